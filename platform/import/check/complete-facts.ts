import { precautionsOf } from '../../rules/class-precautions.ts';
import { combineStatements, labelHazardStatements, labelPictograms, labelSignalWord } from '../../rules/precedence.ts';
import { choosePrecautions } from '../../rules/precautions.ts';
import { ingredientNames, mixtureOf } from '../../product/mixture.ts';
import { classify } from '../../rules/classification/classify.ts';
import type { Derived } from '../../rules/classification/model/model.ts';
import type { Localised } from '../../phrases/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { ReadProductFile } from '../../product/product-file.ts';

type FactsInFile = ReadProductFile['versions'][number]['facts'];

/**
 * Adds what the file omits: of a mixture the classification, as it follows from the composition (CLP Art. 9(1), Annex I), with its
 * supplemental statements (Annex II) and the names on the label (Art. 18(3)(b)); of all products the label's elements that follow
 * from the classification: CLP Art. 19 and 26 (pictograms), 20 (signal word), 21 and 27 (hazard statements), 22 and 28
 * (precautionary statements).
 * @throws UnknownCategoryError
 */
export function completeFacts({ label, ...given }: FactsInFile): ProductFacts {
  // Where the file omits nothing that follows from the composition, nothing is derived from it.
  const isWhole = given.classification && label.euh && label.contains;
  const derived = given.kind === 'mixture' && !isWhole ? classify(mixtureOf(given)) : null;
  const classification = given.classification ?? (derived ? entriesOf(derived, given.composition) : []);
  const facts = { ...given, classification };
  const { audience } = facts;
  const h = label.h ?? combineStatements(labelHazardStatements(classification));
  return {
    ...facts,
    label: {
      signalWord: label.signalWord === undefined ? labelSignalWord(classification) : label.signalWord,
      pictograms: label.pictograms ?? labelPictograms(classification),
      h,
      euh: label.euh ?? derived?.supplemental.map(({ code }) => code) ?? [],
      p: label.p ?? choosePrecautions(precautionsOf(classification, audience), { audience, h }).selected,
      contains: label.contains ?? derived?.labelNames.map((name) => localisedName(name, given.composition)) ?? [],
    },
  };
}

/** The derived classes as entries of section 2.1: those of equal category in one, as for Acute Tox. 3 by two routes. */
export function entriesOf(
  { verdicts }: Pick<Derived, 'verdicts'>,
  composition: FactsInFile['composition'],
): ProductFacts['classification'] {
  const entries = new Map<string, ProductFacts['classification'][number]>();
  for (const verdict of verdicts) {
    if (verdict.kind !== 'classified') continue;
    const { category, h } = verdict;
    const detail = composition
      .flatMap(({ classification }) => classification)
      .find((one) => one.detail && h.some((code) => one.h.includes(code)))?.detail;
    const earlier = entries.get(category);
    entries.set(category, {
      category,
      h: [...new Set([...(earlier?.h ?? []), ...h])],
      ...((earlier?.detail ?? detail) && { detail: earlier?.detail ?? detail }),
    });
  }
  return [...entries.values()];
}

/** The name of an ingredient in all languages that it has. */
function localisedName(name: string, composition: FactsInFile['composition']): Localised {
  const index = ingredientNames(composition).indexOf(name);
  return composition[index]?.name ?? { en: name };
}
