import { fill } from '../../phrases/languages.ts';
import { list, paragraph } from '../blocks/builders.ts';
import type { Block } from '../blocks/block.ts';
import { formatFigure, orNotAvailable, slotBlocks, statement, type Builders, type Sheet } from './sheet.ts';
import { studyTable } from './studies.ts';
import { endocrineDisruption, persistence } from './hazards.ts';

/** Section 12. */
export const ecology = {
  '12.1': (sheet) => [
    ...aquaticClassification(sheet),
    ...slotBlocks(sheet, '12.1'),
    ...studyTable(sheet, sheet.phrases.labels.ecotoxicityResults, ['fish', 'daphnia', 'algae']),
  ],
  '12.2': (sheet) =>
    orNotAvailable(sheet, [
      ...slotBlocks(sheet, '12.2'),
      ...studyTable(sheet, sheet.phrases.labels.degradationResults, ['biodegradation']),
    ]),
  '12.3': (sheet) =>
    orNotAvailable(sheet, [
      ...slotBlocks(sheet, '12.3'),
      ...partitionCoefficient(sheet),
      ...studyTable(sheet, sheet.phrases.labels.accumulationResults, ['bioconcentration']),
    ]),
  '12.4': (sheet) =>
    orNotAvailable(sheet, [
      ...slotBlocks(sheet, '12.4'),
      ...studyTable(sheet, sheet.phrases.labels.mobilityResults, ['soilAdsorption']),
    ]),
  '12.5': (sheet) => [paragraph(persistence(sheet)), ...slotBlocks(sheet, '12.5')],
  '12.6': (sheet) => [paragraph(endocrineDisruption(sheet)), ...slotBlocks(sheet, '12.6')],
  '12.7': (sheet) => orNotAvailable(sheet, slotBlocks(sheet, '12.7')),
} satisfies Builders;

function aquaticClassification(sheet: Sheet): Block[] {
  const hazards = aquaticHazards(sheet);
  return hazards.length ? list(hazards) : [paragraph(sheet.phrases.sentences.criteriaNotMet)];
}

/** `Aquatic Chronic 2 – H411: …` */
const aquaticHazards = (sheet: Sheet): string[] =>
  sheet.facts.classification.flatMap(({ category, h, detail }) =>
    h
      .filter((code) => /^H41?[0-3]/.test(code))
      .map((code) => `${category} – ${code}${sheet.phrases.colon}${statement(sheet, code, detail)}`),
  );

/** The lines of 12.1 on the classification. */
export function aquaticLines(sheet: Sheet): string[] {
  const hazards = aquaticHazards(sheet);
  return hazards.length ? hazards : [sheet.phrases.sentences.criteriaNotMet];
}

const partitionCoefficient = (sheet: Sheet): Block[] => {
  const line = partitionCoefficientLine(sheet);
  return line ? [paragraph(line)] : [];
};

/** The line of 12.3 on the partition coefficient; null without a figure. */
export function partitionCoefficientLine(sheet: Sheet): string | null {
  const property = sheet.facts.basicProperties.partitionCoefficient;
  if (!property || typeof property === 'string' || !('value' in property)) return null;
  return fill(sheet.phrases.sentences.logPow, { value: formatFigure(sheet, property.value) });
}
