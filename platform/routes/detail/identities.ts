import { inLanguage } from '../../phrases/in-language.ts';
import type { LanguageCode } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import type { ProductFacts } from '../../store/facts.ts';
import type { ProductDetail } from './schema.ts';

/** What else the product is known as: its other names in `lang`, then its numbers with their registers. */
export function identities({ identifiers }: ProductFacts, lang: LanguageCode): ProductDetail['synonyms'] {
  const { synonyms, cas, ec, index, reach } = identifiers;
  const named = synonyms.flatMap((name) => inLanguage(name, lang) ?? []);
  const { numbers } = phrasesFor(lang);
  const numbered = Object.entries({ cas, ec, index, reach }).flatMap(([register, number]) =>
    number ? [`${numbers[register as keyof typeof numbers]} ${number}`] : [],
  );
  const all = [...named, ...numbered];
  return all.length > 0 ? [{ identifiers: all.map((identity) => ({ identity })) }] : [];
}
