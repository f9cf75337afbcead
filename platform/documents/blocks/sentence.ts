import type { MarketPhrases } from '../../languages/en/markets.ts';
import type { Phrases } from '../../languages/en/sheet.ts';
import { fill, type LanguageCode } from '../../languages/languages.ts';
import { marketPhrases } from '../../languages/markets.ts';
import { phrasesFor } from '../../languages/phrases.ts';

/** Returns the groups of texts in which sentences have their keys. */
const groupsIn = (lang: LanguageCode) => {
  const { sentences, standard, listCheck, ipi, tds } = phrasesFor(lang);
  return { sentences, standard, listCheck, ipi: ipi.sentences, tds: tds.sentences, markets: marketPhrases(lang) };
};

interface Groups {
  sentences: Phrases['sentences'];
  standard: Phrases['standard'];
  listCheck: Phrases['listCheck'];
  ipi: Phrases['ipi']['sentences'];
  tds: Phrases['tds']['sentences'];
  markets: MarketPhrases;
}

/** The texts of a sentence that is different for substances and mixtures. */
type ByKind = Record<'substance' | 'mixture', string>;

type KeysOf<Group extends keyof Groups> = {
  [Key in keyof Groups[Group] & string]: Groups[Group][Key] extends string | ByKind ? `${Group}.${Key}` : never;
}[keyof Groups[Group] & string];

/** `sentences.pbtNone`, `markets.noSeveso`: a group of texts and a key in it. */
export type SentenceKey = { [Group in keyof Groups]: KeysOf<Group> }[keyof Groups];

/** A sentence that a document prints by itself when its source meets the condition. */
export interface Sentence<Source, About = void> {
  key: SentenceKey;
  /**
   * What it is based on. `facts`: a fact that the author states; `derivation`: what follows from the composition, figures or traits;
   * `absence`: says itself that something is not known or not there; `advice`: general advice, which holds for every product.
   */
  basis: 'facts' | 'derivation' | 'absence' | 'advice';
  provision: string;
  /** Omitted: the sentence is always printed. `about` is the subject at its position: an ingredient, a list, a figure. */
  condition?: (source: Source, about: About) => boolean;
  /** The values of the placeholders in its text; omitted: the text has none. */
  values?: (source: Source, about: About) => Readonly<Record<string, string>>;
}

/** Selects one of the texts of a key. */
interface Words {
  lang: LanguageCode;
  kind?: 'substance' | 'mixture';
}

/** The text of a key in a language. */
export function sentenceText(key: SentenceKey, { lang, kind = 'mixture' }: Words): string {
  const [group, name] = key.split('.') as [keyof Groups, string];
  const text = (groupsIn(lang)[group] as unknown as Record<string, string | ByKind>)[name]!;
  return typeof text === 'string' ? text : text[kind];
}

/** Returns the texts of the sentences whose condition holds, in their order. */
export const printSentences = <Source, About>(
  sentences: readonly Sentence<Source, About>[],
  words: Words,
  source: Source,
  about: About,
): string[] =>
  sentences
    .filter(({ condition }) => condition === undefined || condition(source, about))
    .map(({ key, values }) => {
      const text = sentenceText(key, words);
      return values ? fill(text, values(source, about)) : text;
    });
