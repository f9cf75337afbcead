import type { StandardPhrase } from '../../languages/en/sheet.ts';
import { messageTexts } from '../../languages/messages.ts';
import { storageClass } from '../../product/markets/goods.ts';
import { definitions, paragraph, row } from '../blocks/builders.ts';
import {
  type Point,
  type Section,
  markHazardDependent,
  hasOnlyPhrases,
  hasOwnText,
  hasPhrase,
  hasStatement,
  isClassified,
  isCorrosive,
  lacksPhrase,
  notFlammable,
  remedy,
  saysNothing,
  textsOf,
} from './sheet/point.ts';
import { orNoInformation, sentencesAt } from './sheet/sentences.ts';
import { contents, slotBlocks, hasTrait } from './sheet/sheet.ts';

const subsections: Section<7>['subsections'] = {
  '7.1': (sheet) => orNoInformation(sheet, slotBlocks(sheet, '7.1')),
  '7.2': (sheet) => {
    // TRGS 510 is German law.
    const storage = sheet.market.country === 'DE' ? storageClass(sheet.facts) : null;
    return orNoInformation(sheet, [
      ...slotBlocks(sheet, '7.2'),
      ...definitions(row(sheet.phrases.labels.storageClass, storage && sheet.marketPhrases.storageClasses[storage])),
    ]);
  },
  '7.3': (sheet) => orNoInformation(sheet, [...slotBlocks(sheet, '7.3'), ...sentencesAt(sheet, '7.3').map(paragraph)]),
};

const separations: readonly StandardPhrase[] = ['apartFromIncompatible', 'storeSeparately'];

const points: Point[] = [
  {
    id: '7.1-1',
    asks: messageTexts('7.1-1'),
    provision: 'REACH Annex II 7.1.1',
    missing: (sheet) =>
      textsOf(sheet, '7.1').filter((text) => text !== sheet.phrases.standard.hygiene).length === 0 &&
      !hasOwnText(sheet, '7.1') &&
      isClassified(sheet) &&
      messageTexts('nothingButHygiene'),
    remedy: remedy('addPhrasesOrText', { subsection: '7.1' }),
  },
  {
    id: '7.1-2',
    asks: messageTexts('7.1-2'),
    provision: 'REACH Annex II 7.1.1(a), 7.2(a)',
    exempt: notFlammable,
    missing: lacksPhrase('7.1', 'noIgnitionSources', 'keepFromIgnition', 'noSprayOnFlames'),
    remedy: remedy('addText', { subsection: '7.1' }),
  },
  {
    id: '7.1-3',
    asks: messageTexts('7.1-3'),
    provision: 'REACH Annex II 7.1.1(b)',
    exempt: (sheet) =>
      !hasStatement(sheet, /^H27[0-2]/) &&
      !hasTrait(sheet, 'EUH031') &&
      contents(sheet, '10.5').entries.length === 0 &&
      'no incompatibility follows',
    missing: (sheet) =>
      !contents(sheet, '7.1').keys.includes('handleApartFromIncompatible') &&
      lacksPhrase('7.1', 'noIncompatibles', 'noMixingWithAcids', 'keepFromCombustibles')(sheet),
    remedy: remedy('addText', { subsection: '7.1' }),
  },
  {
    id: '7.1-4',
    asks: messageTexts('7.1-4'),
    provision: 'REACH Annex II 7.1.2',
    missing: lacksPhrase('7.1', 'noHygiene', 'hygiene', 'hygieneGas'),
    remedy: remedy('addText', { subsection: '7.1' }),
  },
  {
    id: '7.2-1',
    asks: messageTexts('7.2-1'),
    provision: 'REACH Annex II 7.2',
    missing: saysNothing('7.2'),
    remedy: remedy('addPhrasesOrText', { subsection: '7.2' }),
  },
  {
    id: '7.2-2',
    asks: messageTexts('7.2-2'),
    provision: 'REACH Annex II 7.2(a)(iv)',
    missing: lacksPhrase('7.2', 'noSeparateStorage', 'apartFromFood', 'storeSeparately'),
    // Food is kept apart for hygiene; it is not an incompatible material.
    open: (sheet) =>
      !contents(sheet, '7.2').keys.some((key) => separations.includes(key)) &&
      !hasOwnText(sheet, '7.2') &&
      !hasPhrase(sheet, '10.5', 'noIncompatibleMaterials') &&
      messageTexts('onlyFoodApart'),
    remedy: remedy('addText', { subsection: '7.2' }),
  },
  {
    id: '7.2-3',
    asks: messageTexts('7.2-3'),
    provision: 'REACH Annex II 7.2(b)',
    missing: lacksPhrase(
      '7.2',
      'noStorageTemperature',
      'keepTightlyClosed',
      'keepClosedAndDry',
      'keepTightlyClosedWarm',
      'protectFromHeat',
      'protectFromFrost',
      'storageTemperature5to25',
      'storageBelow25',
      'aerosolStorage',
    ),
    remedy: remedy('addPhrasesOrText', { subsection: '7.2' }),
  },
  {
    id: '7.2-4',
    asks: messageTexts('7.2-4'),
    provision: 'REACH Annex II 7.2(d)(iv)',
    exempt: (sheet) =>
      hasTrait(sheet, 'aerosol') || !(isCorrosive(sheet) || hasStatement(sheet, /^H290/))
        ? 'no material follows as unsuitable'
        : false,
    missing: lacksPhrase(
      '7.2',
      'noMaterials',
      'suitablePolyethylene',
      'suitableGlass',
      'suitableStainlessSteel',
      'corrosionResistantContainer',
      'unsuitableLightMetals',
      'unsuitableMetals',
      'unsuitablePlastics',
      'unsuitableGlass',
    ),
    remedy: remedy('addMaterials'),
  },
  {
    id: '7.3-1',
    asks: messageTexts('7.3-1'),
    provision: 'REACH Annex II 7.3',
    missing: saysNothing('7.3'),
    open: hasOnlyPhrases('7.3', 'seeIdentifiedUses'),
    remedy: remedy('addText', { subsection: '7.3' }),
  },
];

/** REACH Art. 31(7). */
const annexPoint: Point = {
  id: '7.3-2',
  asks: messageTexts('7.3-2'),
  provision: 'REACH Art. 31(7), Annex II 7.3',
  exempt: ({ facts }) => !facts.exposureScenarios?.length && 'no exposure scenario is annexed',
  missing: (sheet) =>
    !textsOf(sheet, '7.3').includes(sheet.phrases.sentences.seeAnnex) && messageTexts('noReferenceToAnnex'),
  remedy: remedy('renderAnew'),
};

/** Section 7, handling and storage. */
export const handling: Section<7> = { subsections, points: [...markHazardDependent(points), annexPoint] };
