import type { Phrases } from '../../languages/en/sheet.ts';
import { messageTexts } from '../../languages/messages.ts';
import { placesOf } from '../../law/classification/model/category-place.ts';
import { hazardClassRow } from '../../law/hazard-classes.ts';
import { harmsByMouth } from '../../product/phrase-rules.ts';
import { isGaseous, type Trait } from '../../product/product-traits.ts';
import { targetOrgans } from '../../product/statement-choices.ts';
import type { ExposureRoute } from '../blocks/block.ts';
import { definitions, paragraph } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  type SheetUnderCheck,
  markHazardDependent,
  hasPhrase,
  hasStatement,
  isCorrosive,
  lacksPhrase,
  onlyClassified,
  remedy,
  saysNothing,
} from './sheet/point.ts';
import { orNoInformation, sentencesAt, slotRow } from './sheet/sentences.ts';
import { hasTrait, type Sheet, slotBlocks, slotLines, statement } from './sheet/sheet.ts';

/**
 * The traits of each route by urgency: what kills at once, what asks for a doctor at once, what asks for a doctor if the person feels unwell
 * or irritation lasts (the response statements in the tables of CLP Annex I 3.1.4 to 3.10.4).
 */
const urgencies: Readonly<Record<ExposureRoute, readonly (readonly Trait[])[]>> = {
  inhalation: [
    ['H330', 'suffocating'],
    ['H331', 'H334', 'H314', 'EUH071'],
    ['H332', 'H335', 'H336'],
  ],
  skin: [['H310'], ['H311', 'H314'], ['H312', 'H315', 'H317']],
  eyes: [[], ['eyeDamage', 'EUH070'], ['H319']],
  ingestion: [['H300'], ['H301', 'H304', 'H314'], ['H302']],
};

/**
 * Sorts routes of exposure, the most urgent first; those of the same urgency keep their order. A gas is inhaled first of all, and what is
 * not swallowed comes last. (REACH Annex II 4.1.1, 4.1.2)
 */
export function sortByUrgency(routes: readonly ExposureRoute[], { traits }: Pick<Sheet, 'traits'>): ExposureRoute[] {
  const rankOf = (route: ExposureRoute) => {
    const levels = urgencies[route];
    if (route === 'inhalation' && isGaseous(traits)) return -1;
    if (route === 'ingestion' && traits.has('aerosol') && !harmsByMouth.some((trait) => traits.has(trait)))
      return levels.length;
    const rank = levels.findIndex((level) => level.some((trait) => traits.has(trait)));
    return rank < 0 ? levels.length : rank;
  };
  return routes.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** The statements of the classes that harm organs, later or on long exposure, as they stand in section 2.1. */
export function effectLines(sheet: Sheet): string[] {
  const statementsOf = (isMeant: (row: ReturnType<typeof hazardClassRow>) => boolean) =>
    sheet.facts.classification
      .filter((entry) => placesOf(entry).some(({ hazardClass }) => isMeant(hazardClassRow(hazardClass))))
      .flatMap(({ h, detail }) => h.map((code) => statement(sheet, code, detail)));
  return sentencesAt(sheet, '4.2', {
    organs: statementsOf(({ onset, beginnings }) => onset === 'single' && targetOrgans.test(beginnings[0] ?? '')),
    late: statementsOf(({ onset }) => onset === 'late'),
  });
}

const subsections: Section<4>['subsections'] = {
  '4.1': (sheet) => {
    const { labels } = sheet.phrases;
    const terms: Record<ExposureRoute, string> = {
      inhalation: labels.firstAidInhalation,
      skin: labels.firstAidSkin,
      eyes: labels.firstAidEyes,
      ingestion: labels.firstAidIngestion,
    };
    const routeRow = (route: ExposureRoute) =>
      slotRow(sheet, terms[route], `4.1.${route}`).map((definition) =>
        slotLines(sheet, `4.1.${route}`).length ? { ...definition, route } : definition,
      );
    const routes = sortByUrgency(['inhalation', 'skin', 'eyes', 'ingestion'], sheet);
    return definitions(slotRow(sheet, labels.generalNotes, '4.1'), ...routes.map(routeRow));
  },
  '4.2': (sheet) => orNoInformation(sheet, [...slotBlocks(sheet, '4.2'), ...effectLines(sheet).map(paragraph)]),
  '4.3': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '4.3')),
};

/** What harms at once, also whoever helps. */
const isUrgent = (sheet: SheetUnderCheck) =>
  hasStatement(sheet, /^H3[013][01]|^H370/) || isCorrosive(sheet) || hasTrait(sheet, 'suffocating', 'carbonMonoxide');

/** What asks for a doctor at once, also where it does not endanger whoever helps. An aerosol is not swallowed (CLP Annex I 1.3.3). */
const asksForDoctor = (sheet: SheetUnderCheck) =>
  isUrgent(sheet) ||
  hasStatement(sheet, /^H318/) ||
  hasTrait(sheet, 'hydrogenPeroxide') ||
  (hasStatement(sheet, /^H304/) && !hasTrait(sheet, 'aerosol'));

const route = (id: '4.1-1' | '4.1-2' | '4.1-3' | '4.1-4', term: (phrases: Phrases) => string): Point => ({
  id,
  asks: messageTexts(id),
  provision: 'REACH Annex II 4.1.1',
  missing: saysNothing('4.1', term),
  remedy: remedy('addPhrasesOrText', { subsection: '4.1' }),
});

const points: Point[] = [
  route('4.1-1', ({ labels }) => labels.firstAidInhalation),
  route('4.1-2', ({ labels }) => labels.firstAidSkin),
  route('4.1-3', ({ labels }) => labels.firstAidEyes),
  route('4.1-4', ({ labels }) => labels.firstAidIngestion),
  {
    id: '4.1-5',
    asks: messageTexts('4.1-5'),
    provision: 'REACH Annex II 4.1.2(a)',
    exempt: (sheet) => !asksForDoctor(sheet) && 'no class asks for immediate attention',
    missing: lacksPhrase(
      '4.1',
      'noDoctor',
      'inhalationMedicalAtOnce',
      'ingestionMedicalAtOnce',
      'skinMedicalAtOnce',
      'skinBurnsMedical',
      'eyeSpecialistAtOnce',
      'carbonMonoxideUrgent',
    ),
    remedy: remedy('addText', { subsection: '4.1' }),
  },
  {
    id: '4.1-6',
    asks: messageTexts('4.1-6'),
    provision: 'REACH Annex II 4.1.2(d)',
    exempt: (sheet) => !isUrgent(sheet) && 'first-aid responders are not in danger',
    missing: lacksPhrase(
      '4.1',
      'noResponderProtection',
      'firstAiderContact',
      'firstAiderInhalation',
      'firstAiderMouth',
      'rescuersBreathing',
      'rescuersToxicGas',
      'rescuersToxicNoOxygen',
      'cyanideEmergency',
    ),
    remedy: remedy('addText', { subsection: '4.1' }),
  },
  {
    id: '4.1-7',
    asks: messageTexts('4.1-7'),
    provision: 'REACH Annex II 4.1.2(c)',
    exempt: (sheet) =>
      onlyClassified(sheet) ||
      (isGaseous(sheet.traits) && !hasTrait(sheet, 'harmsSkin') && 'the gas does not stay in clothing'),
    missing: lacksPhrase('4.1', 'noClothingRemoval', 'removeContaminatedClothing'),
    remedy: remedy('addText', { subsection: '4.1' }),
  },
  {
    id: '4.2-1',
    asks: messageTexts('4.2-1'),
    provision: 'REACH Annex II 4.2',
    missing: (sheet) =>
      hasStatement(sheet, /^H3/) && hasPhrase(sheet, '4.2', 'noSymptomsKnown')
        ? messageTexts('noSymptomsThough')
        : saysNothing('4.2')(sheet),
    remedy: remedy('addPhrasesOrText', { subsection: '4.2' }),
  },
  {
    id: '4.3-1',
    asks: messageTexts('4.3-1'),
    provision: 'REACH Annex II 4.3',
    missing: saysNothing('4.3'),
    remedy: remedy('addPhrasesOrText', { subsection: '4.3' }),
  },
];

/** Section 4, first-aid measures. */
export const firstAid: Section<4> = { subsections, points: markHazardDependent(points) };
