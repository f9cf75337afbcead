import { fill } from '../../languages/languages.ts';
import { definitions, paragraph, row, subheading, list } from '../blocks/builders.ts';
import { orNoInformation, slotBlocks, statement, type Builders, type Sheet, formatFigure } from './sheet.ts';
import { coldGases, gases, harmsByMouth } from '../../product/phrase-rules.ts';
import type { Trait } from '../../product/product-traits.ts';
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
    const { labels, healthHazardClasses, notAvailable, sentences } = sheet.phrases;
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
        row(labels.routesOfExposure, exposureRoutes(sheet), notAvailable),
        row(labels.symptoms, fill(sentences.seeSection, { number: '4.2' })),
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

/** Gases that harm skin or eyes, by their classes or by cold. */
const harmsByContact: readonly Trait[] = ['harmsSkin', 'eyeDamage', 'H319', 'EUH070', ...coldGases];

/**
 * The likely routes by the state of matter, of a gas by what it harms too; a gas that section 9.1 calls liquid is one. Swallowing an
 * aerosol is likely only where 4.1 has first aid for it. Null: the state is not known.
 */
function exposureRoutes({ traits, phrases }: Sheet): string | null {
  const hasAny = (wanted: readonly Trait[]) => wanted.some((trait) => traits.has(trait));
  const { exposureRoutes: everyRoute, exposureRoutesWithoutIngestion, exposureRoutesGas } = phrases.sentences;
  if (hasAny(['aerosol'])) return hasAny(harmsByMouth) ? everyRoute : exposureRoutesWithoutIngestion;
  if (hasAny(gases)) return hasAny(harmsByContact) ? exposureRoutesWithoutIngestion : exposureRoutesGas;
  return hasAny(['liquid', 'solid']) ? everyRoute : null;
}

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
