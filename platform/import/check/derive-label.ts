import { precautionsOf } from '../../rules/class-precautions.ts';
import { combineStatements, labelHazardStatements, labelPictograms, labelSignalWord } from '../../rules/precedence.ts';
import { choosePrecautions } from '../../rules/precautions.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { ReadProductFile } from '../../product/product-file.ts';

type FactsInFile = ReadProductFile['versions'][number]['facts'];

/**
 * Adds the label's elements that the file omits, as they follow from the classification: CLP Art. 19 and 26
 * (pictograms), 20 (signal word), 21 and 27 (hazard statements), 22 and 28 (precautionary statements).
 * @throws UnknownCategoryError
 */
export function deriveLabel({ label, ...facts }: FactsInFile): ProductFacts {
  const { classification, audience } = facts;
  const h = label.h ?? combineStatements(labelHazardStatements(classification));
  return {
    ...facts,
    label: {
      signalWord: label.signalWord === undefined ? labelSignalWord(classification) : label.signalWord,
      pictograms: label.pictograms ?? labelPictograms(classification),
      h,
      euh: label.euh,
      p: label.p ?? choosePrecautions(precautionsOf(classification, audience), { audience, h }).selected,
      contains: label.contains,
    },
  };
}
