import type { StandardPhrase } from '../languages/en/sheet.ts';
import { documentLanguages, type LanguageCode } from '../languages/languages.ts';
import { phrasesFor } from '../languages/phrases.ts';
import { placesOfPhrase, takesPhrase } from '../product/phrase-rules.ts';
import type { Slot } from '../product/slots.ts';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();

interface Phrase {
  name: StandardPhrase;
  subsections: Slot[];
  text: Record<LanguageCode, string>;
  folded: Record<LanguageCode, string>;
}

let known: Phrase[] | undefined;

/** All phrases, folded for the search, at the first call. */
function allPhrases(): Phrase[] {
  known ??= (Object.keys(phrasesFor('en').standard) as StandardPhrase[]).map((name) => {
    const texts = documentLanguages.map(({ code }) => [code, phrasesFor(code).standard[name]] as const);
    return {
      name,
      subsections: placesOfPhrase(name),
      text: Object.fromEntries(texts) as Phrase['text'],
      folded: Object.fromEntries(texts.map(([code, text]) => [code, fold(text)])) as Phrase['folded'],
    };
  });
  return known;
}

/**
 * The standard phrases with all words of a search in any document language; those with the words in `language` come first.
 * @param subsection that takes the phrases; undefined: any
 */
export function searchPhrases(search: string, subsection: Slot | undefined, language: LanguageCode, max: number) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const has = ({ folded }: Phrase, code: LanguageCode) => words.every((word) => folded[code].includes(word));
  const found = allPhrases()
    .filter(({ name }) => subsection === undefined || takesPhrase(subsection, name))
    .filter((phrase) => documentLanguages.some(({ code }) => has(phrase, code)));
  const ranked = [
    ...found.filter((phrase) => has(phrase, language)),
    ...found.filter((phrase) => !has(phrase, language)),
  ];
  return ranked.slice(0, max).map(({ name, subsections, text }) => ({
    name,
    subsection: subsection ?? subsections[0] ?? null,
    subsections,
    text,
  }));
}
