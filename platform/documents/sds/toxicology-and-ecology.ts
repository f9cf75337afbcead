import { definitions, paragraph, row, subheading, list } from '../blocks/builders.ts';
import { orNoInformation, sentencesAt } from './sentences.ts';
import { slotBlocks, statement, type Builders, type Sheet } from './sheet.ts';
import { endpointsOfSection, type StudyEndpoint } from '../../product/studies.ts';
import { studyTable } from './studies.ts';
import { endocrineDisruption, persistence } from './hazards.ts';
import { acuteRoutes, type HazardClass, type HealthHazard, healthHazardNames } from '../../law/hazard-classes.ts';
import { acuteEstimateLines, unknownAcuteLines, aquaticSumLines, unknownAquaticLines } from './calculated-figures.ts';
import { healthHazards, type Part } from './health-hazards.ts';
import { notClassifiedSentence } from './not-classified.ts';
import type { Block } from '../blocks/block.ts';

const acuteEndpoints: readonly StudyEndpoint[] = acuteRoutes.map(({ hazardClass }) => hazardClass);

/** Section 11. */
export const toxicology = {
  '11.1': (sheet) => {
    const { labels, healthHazardClasses, notAvailable } = sheet.phrases;
    return [
      ...slotBlocks(sheet, '11.1'),
      ...definitions(
        ...healthHazardNames.map((name) => row(healthHazardClasses[name], healthHazardLines(sheet, name))),
      ),
      ...studyTable(sheet, labels.acuteToxicityResults, acuteEndpoints),
      ...studyTable(
        sheet,
        labels.otherHealthResults,
        endpointsOfSection('11.1').filter((endpoint) => !acuteEndpoints.includes(endpoint)),
      ),
      ...definitions(
        row(labels.routesOfExposure, sentencesAt(sheet, '11.1.routes'), notAvailable),
        row(labels.symptoms, sentencesAt(sheet, '11.1.symptoms')),
      ),
    ];
  },
  '11.2': (sheet) => {
    const { labels, subheadings } = sheet.phrases;
    return [
      subheading(subheadings['11.2.1'], '11.2.1'),
      ...endocrineDisruption(sheet, ['endocrineHuman']).map(paragraph),
      ...studyTable(sheet, labels.endocrine, endpointsOfSection('11.2')),
      subheading(subheadings['11.2.2'], '11.2.2'),
      ...orNoInformation(sheet, slotBlocks(sheet, '11.2')),
    ];
  },
} satisfies Builders;

/**
 * The lines of 11.1 for a class: its categories in section 2.1; for each differentiation that is not there the reason; supplemental
 * statements; of acute toxicity the estimates of the mixture and the share of unknown toxicity.
 */
export function healthHazardLines(sheet: Sheet, name: HealthHazard): string[] {
  const { parts, supplemental } = healthHazards[name];
  const isAcute = name === 'acuteToxicity';
  return [
    ...classifiedOrImplied(sheet, name),
    ...absentLines(sheet, name, parts),
    ...supplementalLines(sheet, supplemental),
    ...(isAcute ? [...acuteEstimateLines(sheet), ...unknownAcuteLines(sheet)] : []),
  ];
}

/** The lines of one differentiation, without its name and without supplemental statements. */
export function differentiationLines(sheet: Sheet, hazardClass: HazardClass): string[] {
  const parts = Object.values(healthHazards).flatMap((hazard) => hazard.parts);
  const part = parts.find((one) => one.hazardClass === hazardClass);
  const lines = classifiedLines(sheet, part?.statements ?? []);
  return lines.length ? lines : [notClassifiedSentence(sheet, hazardClass)];
}

/** The supplemental statements of sensitisation. */
export const supplementalSensitisationLines = (sheet: Sheet): string[] =>
  supplementalLines(sheet, healthHazards.sensitisation.supplemental);

function classifiedOrImplied(sheet: Sheet, name: HealthHazard): string[] {
  const { parts, impliedBy = [] } = healthHazards[name];
  const lines = classifiedLines(
    sheet,
    parts.flatMap(({ statements }) => statements),
  );
  return lines.length ? lines : classifiedLines(sheet, impliedBy);
}

/** Why differentiations are not in section 2.1: one sentence if it is the same for the whole class. */
function absentLines(sheet: Sheet, name: HealthHazard, parts: readonly Part[]): string[] {
  if (parts.length === 1 && classifiedOrImplied(sheet, name).length) return [];
  const absent = parts
    .filter(({ statements }) => !classifiedLines(sheet, statements).length)
    .map((part) => ({ part, sentence: notClassifiedSentence(sheet, part.hazardClass, part.effect) }));
  const [first, ...others] = absent.map(({ sentence }) => sentence);
  if (first !== undefined && absent.length === parts.length && others.every((other) => other === first)) return [first];
  const { phrases } = sheet;
  return absent.map(({ part, sentence }) => `${part.name?.(phrases) ?? ''}${phrases.colon}${sentence}`);
}

const isAbout = (codes: readonly string[]) => (code: string) =>
  code.split('+').some((part) => codes.includes(part.replace(/(?<![A-Za-z])[A-Za-z]+$/, '')));

/** `Eye Irrit. 2 – H319: Causes serious eye irritation.` */
const classifiedLines = (sheet: Sheet, codes: readonly string[]): string[] =>
  sheet.facts.classification.flatMap(({ category, h, detail }) =>
    h
      .filter(isAbout(codes))
      .map((code) => `${category} – ${code}${sheet.phrases.colon}${statement(sheet, code, detail)}`),
  );

const supplementalLines = (sheet: Sheet, codes: readonly string[]): string[] =>
  sheet.facts.label.euh.filter(isAbout(codes)).map((code) => `${code}${sheet.phrases.colon}${statement(sheet, code)}`);

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
      ...sentencesAt(sheet, '12.3').map(paragraph),
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
export const aquaticClasses = [
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

/** The line of 12.3 on the partition coefficient; null without a figure. */
export const partitionCoefficientLine = (sheet: Sheet): string | null => sentencesAt(sheet, '12.3')[0] ?? null;
