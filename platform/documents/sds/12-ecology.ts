import type { StandardPhrase } from '../../languages/en/sheet.ts';
import { localise } from '../../languages/languages.ts';
import { type Texts, messageTexts } from '../../languages/messages.ts';
import { phraseTexts, provisionText } from '../../languages/phrases.ts';
import { causesOf } from '../../law/classification/model/verdicts.ts';
import type { HazardClass } from '../../law/hazard-classes.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { isContentBelow } from '../../product/mixture.ts';
import { endpointsOfSection, studyEndpoints } from '../../product/studies.ts';
import type { Block } from '../blocks/block.ts';
import { list, paragraph } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  dataLacking,
  hasOnlyPhrases,
  hasOwnText,
  hasPhrase,
  hasStatement,
  isMixture,
  isNotIdentified,
  remedy,
  saysNothing,
} from './sheet/point.ts';
import { endocrineDisruption, persistence } from './02-hazards.ts';
import { causeLines, causeNames } from './11-health-classes.ts';
import { aquaticSumLines, unknownAquaticLines } from './sheet/calculated-figures.ts';
import { verdictsOfClass } from './sheet/class-results.ts';
import { notClassifiedSentence, outcomeOf } from './sheet/not-classified.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { type Sheet, slotBlocks, statement, textInLanguage } from './sheet/sheet.ts';
import { studyTable } from './sheet/studies.ts';

const subsections: Section<12>['subsections'] = {
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
};

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
      ...aquaticCauseLines(sheet, hazardClass, name),
    ];
  }),
  ...unknownAquaticLines(sheet),
];

/** The ingredients that give a calculated class of section 2.1, and those of them that section 12.1 has no result of. */
function aquaticCauseLines(sheet: Sheet, hazardClass: HazardClass, name: string): string[] {
  const { facts, phrases, lang } = sheet;
  const [verdict] = verdictsOfClass(sheet, hazardClass);
  if (verdict?.kind !== 'classified' || verdict.basis !== 'calculation') return [];
  if (!facts.classification.some(({ category }) => category === verdict.category)) return [];
  const causes = causesOf(verdict);
  const studied = new Set(aquaticStudies(facts).map(({ substance = {} }) => localise(substance, 'en')));
  const untested = causeLines(sheet, causes).filter((ingredient) => !studied.has(localise(ingredient.name, 'en')));
  return sentencesAt(sheet, '12.1.causes', {
    ingredients: causeNames(sheet, causes),
    provision: provisionText(verdict.provision, lang),
    untested: untested.flatMap((ingredient) => textInLanguage(sheet, ingredient.name) ?? []),
  }).map((sentence) => `${name}${phrases.colon}${sentence}`);
}

/** The line of 12.3 on the partition coefficient; null without a figure. */
export const partitionCoefficientLine = (sheet: Sheet): string | null => sentencesAt(sheet, '12.3')[0] ?? null;

/** Traces below 0.1 % do not count (CLP Annex I, Table 1.1). */
const isAquatic = (facts: ProductFacts) => (ingredient: ProductFacts['composition'][number]) =>
  !isContentBelow(ingredient, facts, 0.1) &&
  ingredient.classification.some(({ category }) => category.startsWith('Aquatic'));

const aquaticEndpoints = ['fish', 'fishChronic', 'daphnia', 'daphniaChronic', 'algae'] as const;
const aquaticStudies = ({ studies }: ProductFacts) =>
  studies.filter(({ endpoint }) => aquaticEndpoints.some((name) => name === endpoint));

/** `open` of section 12: a phrase without the result or source behind it; `reasons` say why there can be none. */
const hasNoResult =
  (number: '12.2' | '12.3' | '12.4', ...reasons: StandardPhrase[]) =>
  (sheet: SheetUnderCheck): Texts | false => {
    const { studies, basicProperties: properties } = sheet.facts;
    const hasResult =
      studies.some(({ endpoint }) => studyEndpoints[endpoint].section === number) ||
      (number === '12.3' && typeof properties.partitionCoefficient === 'object');
    return (
      !hasResult &&
      !hasOwnText(sheet, number) &&
      !hasPhrase(sheet, number, ...reasons) &&
      messageTexts('onlyPhrase', { section: number })
    );
  };

const points: Point[] = [
  {
    id: '12.1-1',
    asks: messageTexts('12.1-1'),
    provision: 'REACH Annex II 12.1',
    missing: saysNothing('12.1'),
    open: (sheet) =>
      dataLacking(
        aquaticClasses
          .filter(({ statements }) => !hasStatement(sheet, statements))
          .filter(({ hazardClass }) => outcomeOf(sheet, hazardClass) === 'noData')
          .map(({ abbreviation }) => phraseTexts(({ hazardClasses }) => hazardClasses[abbreviation])),
      ),
    remedy: remedy('fillInClassOrStudies'),
  },
  {
    id: '12.1-2',
    asks: messageTexts('12.1-2'),
    provision: 'REACH Annex II 12.1',
    exempt: (sheet) =>
      !hasStatement(sheet, /^H4[01]/) &&
      !sheet.facts.composition.some(isAquatic(sheet.facts)) &&
      'nothing in the product is hazardous to water',
    missing: ({ facts }) => aquaticStudies(facts).length === 0 && messageTexts('noAquaticResult'),
    // The results of one ingredient say nothing of another that is toxic to water.
    open: ({ facts }) => {
      const studies = aquaticStudies(facts);
      if (facts.kind === 'substance' || studies.some(({ substance }) => substance === undefined)) return false;
      const studied = new Set(studies.map(({ substance = {} }) => localise(substance, 'en')));
      const ingredients = facts.composition.filter(isAquatic(facts));
      const names = ingredients.map(({ name }) => name).filter((name) => !studied.has(localise(name, 'en')));
      // A result may have another name of a substance than section 3.
      return studied.size < ingredients.length && messageTexts('noFigureFor', { names });
    },
    isHazardDependent: true,
    remedy: remedy('addAquaticStudies'),
  },
  {
    id: '12.2-1',
    asks: messageTexts('12.2-1'),
    provision: 'REACH Annex II 12.2',
    missing: saysNothing('12.2'),
    open: hasNoResult('12.2', 'inorganicNotBiodegradable'),
    remedy: remedy('addStudies', { subsection: '12.2' }),
  },
  {
    id: '12.3-1',
    asks: messageTexts('12.3-1'),
    provision: 'REACH Annex II 12.3',
    missing: saysNothing('12.3'),
    open: hasNoResult('12.3'),
    remedy: remedy('addStudies', { subsection: '12.3' }),
  },
  {
    id: '12.3-2',
    asks: messageTexts('12.3-2'),
    provision: 'REACH Annex II 12.3',
    exempt: (sheet) =>
      (isMixture(sheet) && 'the product is a mixture') ||
      (sheet.facts.basicProperties.partitionCoefficient === 'notApplicable' && 'it does not apply to the substance'),
    missing: ({ facts }) => {
      const property = facts.basicProperties.partitionCoefficient;
      const hasFigure = typeof property === 'object';
      return (
        !hasFigure &&
        !facts.studies.some(({ endpoint }) => endpoint === 'bioconcentration') &&
        messageTexts('noPartition')
      );
    },
    remedy: remedy('fillInPartition'),
  },
  {
    id: '12.4-1',
    asks: messageTexts('12.4-1'),
    provision: 'REACH Annex II 12.4',
    missing: saysNothing('12.4'),
    open: hasNoResult('12.4'),
    remedy: remedy('addStudies', { subsection: '12.4' }),
  },
  {
    id: '12.5-1',
    asks: messageTexts('12.5-1'),
    provision: 'REACH Annex II 12.5',
    missing: saysNothing('12.5'),
    open: isNotIdentified('pbt'),
    remedy: remedy('identify'),
  },
  {
    id: '12.6-1',
    asks: messageTexts('12.6-1'),
    provision: 'REACH Annex II 12.6',
    missing: saysNothing('12.6'),
    open: isNotIdentified('endocrineEnvironment'),
    remedy: remedy('identify'),
  },
  {
    id: '12.7-1',
    asks: messageTexts('12.7-1'),
    provision: 'REACH Annex II 12.7',
    missing: saysNothing('12.7'),
    open: hasOnlyPhrases('12.7', 'noFurtherData', 'avoidRelease'),
    remedy: remedy('addPhrasesOrText', { subsection: '12.7' }),
  },
];

/** Section 12, ecological information. */
export const ecology: Section<12> = { subsections, points };
