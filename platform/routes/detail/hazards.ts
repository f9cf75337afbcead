import { withNonBreakingSpaces } from '../../documents/blocks/typography.ts';
import type { LanguageCode } from '../../phrases/languages.ts';
import { phrasesFor } from '../../phrases/phrases.ts';
import { statementPlacesOf } from '../../product/statement-choices.ts';
import { statementText } from '../../phrases/statements.ts';
import { unknownHazards } from '../../product/not-classified.ts';
import { hazardClassName, UnknownHazardClassError } from '../../documents/sds/hazard-names.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { ProductDetail } from './schema.ts';

type Entry = ProductFacts['classification'][number];

/** `{"STOT SE 3": ["H335", "H336"]}`: the statements of a category that occurs twice are merged. */
export function statementsByCategory(classification: Entry[]): Record<string, string[]> {
  const categories = new Map<string, string[]>();
  for (const { category, h } of classification) {
    categories.set(category, [...new Set([...(categories.get(category) ?? []), ...h])]);
  }
  return Object.fromEntries(categories);
}

/**
 * `{"Flam. Liq. 2": "Flammable liquid, category 2"}`: the names of the classes of a classification (CLP Annex VI, table 1.1). A
 * class that is not in the table has no entry.
 */
export function classNames(classification: Entry[], lang: LanguageCode): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [category, h] of Object.entries(statementsByCategory(classification))) {
    try {
      names[category] = hazardClassName(category, h, phrasesFor(lang));
    } catch (error) {
      if (!(error instanceof UnknownHazardClassError)) throw error;
    }
  }
  return names;
}

/**
 * The warnings that a visitor sees first (CLP Art. 48): the label's elements, after the precedence rules of CLP Art. 26
 * and 27.
 */
export function healthSafety(facts: ProductFacts, lang: LanguageCode): ProductDetail['health_safety'] {
  const { signalWord, pictograms, h, euh } = facts.label;
  const { signalWords, pictogramNames } = phrasesFor(lang);
  const names: Record<string, string> = pictogramNames;
  return {
    signal_word: { code: signalWord, text: signalWord ? signalWords[signalWord] : '' },
    classification: unknownHazards(facts)
      ? null
      : Object.keys(statementsByCategory(facts.classification)).map((text, index) => ({ id: index + 1, text })),
    rshp: [...h, ...euh].map((code) => ({ rshp_id: code, text: statement(code, facts, lang), inProd: 1 })),
    pictograms: pictograms.map((id) => ({ id, text: names[id] ?? id, inProd: 1 })),
  };
}

/** The label's statements: hazards, supplemental information, precautions. */
export function labelStatements(facts: ProductFacts, lang: LanguageCode): ProductDetail['rshp']['data'] {
  // The words that the label prints.
  const printed = { ...facts, statementPlaces: statementPlacesOf(facts, [lang]) };
  const rows = (rset: 'H' | 'EUH' | 'P', codes: string[]) =>
    codes.map((code) => ({ rshp_id: code, rset, text: statement(code, printed, lang), inLabl: 1 }));
  const { h, euh, p } = facts.label;
  return [...rows('H', h), ...rows('EUH', euh), ...rows('P', p)];
}

const statement = (code: string, facts: ProductFacts, lang: LanguageCode) =>
  withNonBreakingSpaces(statementText(code, lang, facts.statementPlaces[code]));

/** `Flam. Liq. 2; H225 · Eye Irrit. 2; H319` */
export const classificationLine = ({ classification, euh }: ProductFacts['composition'][number]): string =>
  [...classification.map(({ category, h }) => [category, h.join(', ')].filter(Boolean).join('; ')), ...euh].join(' · ');
