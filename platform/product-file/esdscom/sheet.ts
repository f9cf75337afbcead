import type { Phrases } from '../../phrases/en.ts';
import type { LanguageCode, Localised } from '../../phrases/languages.ts';
import type { Part } from './part.ts';

/** A data sheet of a feed, read in one language. */
export interface Sheet {
  /** The element `Datasheet`. */
  part: Part;
  lang: LanguageCode;
  words: Phrases;
  /** ISO 3166 code of the country for whose law the feed was written, where it says one. */
  country: string | undefined;
}

/** A text of the sheet by its language. */
export const localisedText = ({ lang }: Sheet, text: string): Localised => ({ [lang]: text });

export const localisedTextOrUndefined = (sheet: Sheet, text: string | undefined): Localised | undefined =>
  text === undefined ? undefined : localisedText(sheet, text);

/** The way back of termsText: `Richtlinie 2000/39/EG` → `Directive 2000/39/EC`. */
export function untranslateTerms({ words }: Sheet, text: string): string {
  const terms = Object.entries(words.terms).sort(([, a], [, b]) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d-])(${terms.map(([, term]) => term).join('|')})(?![\\p{L}\\d-])`, 'gu');
  return text.replace(pattern, (term) => terms.find(([, own]) => own === term)?.[0] ?? term);
}
