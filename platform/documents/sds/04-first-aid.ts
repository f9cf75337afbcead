import type { Phrases } from '../../languages/en/sheet.ts';
import { messageTexts } from '../../languages/messages.ts';
import { gases } from '../../product/product-traits.ts';
import type { ExposureRoute } from '../blocks/block.ts';
import { definitions } from '../blocks/builders.ts';
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
import { orNoInformation, slotRow } from './sheet/sentences.ts';
import { hasTrait, slotBlocks, slotLines } from './sheet/sheet.ts';

const subsections: Section<4>['subsections'] = {
  '4.1': (sheet) => {
    const { labels } = sheet.phrases;
    const routeRow = (route: ExposureRoute, term: string) =>
      slotRow(sheet, term, `4.1.${route}`).map((definition) =>
        slotLines(sheet, `4.1.${route}`).length ? { ...definition, route } : definition,
      );
    return definitions(
      slotRow(sheet, labels.generalNotes, '4.1'),
      routeRow('inhalation', labels.firstAidInhalation),
      routeRow('skin', labels.firstAidSkin),
      routeRow('eyes', labels.firstAidEyes),
      routeRow('ingestion', labels.firstAidIngestion),
    );
  },
  '4.2': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '4.2')),
  '4.3': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '4.3')),
};

const isToxic = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H3[013][01]|^H370/);

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
    exempt: (sheet) => !isToxic(sheet) && !isCorrosive(sheet) && 'no class asks for immediate attention',
    missing: lacksPhrase(
      '4.1',
      'noDoctor',
      'inhalationMedicalAtOnce',
      'ingestionMedicalAtOnce',
      'skinMedicalAtOnce',
      'skinBurnsMedical',
    ),
    remedy: remedy('addText', { subsection: '4.1' }),
  },
  {
    id: '4.1-6',
    asks: messageTexts('4.1-6'),
    provision: 'REACH Annex II 4.1.2(d)',
    exempt: (sheet) => !isToxic(sheet) && !isCorrosive(sheet) && 'first-aid responders are not in danger',
    missing: lacksPhrase('4.1', 'noResponderProtection', 'firstAiderProtection'),
    remedy: remedy('addText', { subsection: '4.1' }),
  },
  {
    id: '4.1-7',
    asks: messageTexts('4.1-7'),
    provision: 'REACH Annex II 4.1.2(c)',
    exempt: (sheet) =>
      onlyClassified(sheet) ||
      (hasTrait(sheet, ...gases) && !hasTrait(sheet, 'harmsSkin') && 'the gas does not stay in clothing'),
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
