import type { Localised } from '../phrases/languages.ts';
import { labelNames } from './label-names.ts';
import { textsEl } from './texts/el.ts';
import { textsEs } from './texts/es.ts';
import { textsFr } from './texts/fr.ts';
import { textsIt } from './texts/it.ts';
import { textsPl } from './texts/pl.ts';
import { textsSl } from './texts/sl.ts';

/** The catalogue's texts in the other languages, by their English text. */
const texts = { fr: textsFr, sl: textsSl, it: textsIt, es: textsEs, pl: textsPl, el: textsEl };

/** A text of the catalogue in every language that has a translation; names of substances also in those of labels only. */
export function wording(en: string, de: string): Localised {
  const further = Object.entries(texts).flatMap(([lang, text]) => (text[en] ? [[lang, text[en]] as const] : []));
  return { en, de, ...Object.fromEntries(further), ...labelNames(en) };
}
