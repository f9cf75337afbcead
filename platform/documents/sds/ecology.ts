import { fill } from '../../phrases/languages.ts';
import { list, paragraph } from '../blocks/builders.ts';
import type { Block } from '../blocks/block.ts';
import { aquaticSumLines, unknownAquaticLines } from './calculated-figures.ts';
import { notClassifiedSentence } from './not-classified.ts';
import { formatFigure, orNoInformation, slotBlocks, statement, type Builders, type Sheet } from './sheet.ts';
import { endpointsOfSection } from '../../product/studies.ts';
import { studyTable } from './studies.ts';
import { endocrineDisruption, persistence } from './hazards.ts';

/** Section 12. */
export const ecology = {
  '12.1': (sheet) => [
    ...aquaticClassification(sheet),
    ...slotBlocks(sheet, '12.1'),
    ...studyTable(sheet, sheet.phrases.labels.ecotoxicityResults, endpointsOfSection('12.1')),
  ],
  '12.2': (sheet) =>
    orNoInformation(sheet, [
      ...slotBlocks(sheet, '12.2'),
      ...studyTable(sheet, sheet.phrases.labels.degradationResults, endpointsOfSection('12.2')),
    ]),
  '12.3': (sheet) =>
    orNoInformation(sheet, [
      ...slotBlocks(sheet, '12.3'),
      ...partitionCoefficient(sheet),
      ...studyTable(sheet, sheet.phrases.labels.accumulationResults, endpointsOfSection('12.3')),
    ]),
  '12.4': (sheet) =>
    orNoInformation(sheet, [
      ...slotBlocks(sheet, '12.4'),
      ...studyTable(sheet, sheet.phrases.labels.mobilityResults, endpointsOfSection('12.4')),
    ]),
  '12.5': (sheet) => [...persistence(sheet).map(paragraph), ...slotBlocks(sheet, '12.5')],
  '12.6': (sheet) => [
    ...endocrineDisruption(sheet, ['endocrineEnvironment']).map(paragraph),
    ...slotBlocks(sheet, '12.6'),
    ...studyTable(sheet, sheet.phrases.labels.endocrine, endpointsOfSection('12.6')),
  ],
  '12.7': (sheet) =>
    orNoInformation(sheet, [
      ...slotBlocks(sheet, '12.7'),
      ...studyTable(sheet, sheet.phrases.subsections['12.7'], endpointsOfSection('12.7')),
    ]),
} satisfies Builders;

const aquaticClassification = (sheet: Sheet): Block[] => list(aquaticLines(sheet));

/** The classes of CLP Annex I 4.1. */
const aquaticClasses = [
  { hazardClass: 'aquaticAcute', abbreviation: 'Aquatic Acute', statements: /^H400$/ },
  { hazardClass: 'aquaticChronic', abbreviation: 'Aquatic Chronic', statements: /^H41[0-3]$/ },
] as const;

/** The lines of 12.1 on the classification: for each class `Aquatic Chronic 2 – H411: …` or why it is not there, and the sum. */
export const aquaticLines = (sheet: Sheet): string[] => [
  ...aquaticClasses.flatMap(({ hazardClass, abbreviation, statements }) => {
    const { colon, hazardClasses } = sheet.phrases;
    const name = hazardClasses[abbreviation];
    const lines = sheet.facts.classification.flatMap(({ category, h, detail }) =>
      h
        .filter((code) => statements.test(code))
        .map((code) => `${category} – ${code}${colon}${statement(sheet, code, detail)}`),
    );
    return [
      ...(lines.length ? lines : [`${name}${colon}${notClassifiedSentence(sheet, hazardClass)}`]),
      ...aquaticSumLines(sheet, hazardClass, name),
    ];
  }),
  ...unknownAquaticLines(sheet),
];

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
