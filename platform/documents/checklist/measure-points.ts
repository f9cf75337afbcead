import {
  blocksOf,
  byHazards,
  hasOnlyPhrases,
  hasOwnText,
  hasPhrase,
  hasStatement,
  hasTrait,
  onlyClassified,
  type Point,
  saysNothing,
  type SheetUnderCheck,
  tableRows,
  textsBelow,
  withPlainSpaces,
  textsOf,
  valuesOf,
  remedy,
  slotText,
} from './point.ts';
import { hasCompleteLimits, limitListsOf, missingAirLimits } from '../../product/markets/markets.ts';
import { namesWithoutLimits } from '../sds/exposure.ts';
import { countryName } from '../../languages/languages.ts';
import type { Phrases, StandardPhrase } from '../../languages/en/sheet.ts';
import { inEveryLanguage, type MessageWith, messageTexts, type Texts } from '../../languages/messages.ts';
import { phraseTexts } from '../../languages/phrases.ts';

const isFlammable = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H22[0-8]/);
const isCorrosive = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H314/);
const isToxic = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H3[013][01]|^H370/);
const notFlammable = (sheet: SheetUnderCheck) => !isFlammable(sheet) && 'the product is not classified as flammable';

/** One of several standard phrases stands in the subsection, or a text of the author does. */
const lacksPhrase =
  (number: string, what: MessageWith<never>, ...keys: StandardPhrase[]) =>
  (sheet: SheetUnderCheck): Texts | false =>
    !hasPhrase(sheet, number, ...keys) && !hasOwnText(sheet, number) && messageTexts(what);

const route = (id: '4.1-1' | '4.1-2' | '4.1-3' | '4.1-4', term: (phrases: Phrases) => string): Point => ({
  id,
  asks: messageTexts(id),
  provision: 'REACH Annex II 4.1.1',
  missing: saysNothing('4.1', term),
  remedy: remedy('addPhrasesOrText', { subsection: '4.1' }),
});

const section4: Point[] = [
  route('4.1-1', ({ labels }) => labels.afterInhalation),
  route('4.1-2', ({ labels }) => labels.afterSkinContact),
  route('4.1-3', ({ labels }) => labels.afterEyeContact),
  route('4.1-4', ({ labels }) => labels.afterIngestion),
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
    exempt: onlyClassified,
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

const section5: Point[] = [
  {
    id: '5.1-1',
    asks: messageTexts('5.1-1'),
    provision: 'REACH Annex II 5.1',
    missing: saysNothing('5.1', ({ labels }) => labels.suitableMedia),
    remedy: remedy('addPhrases', { subsection: '5.1' }),
  },
  {
    id: '5.1-2',
    asks: messageTexts('5.1-2'),
    provision: 'REACH Annex II 5.1',
    missing: saysNothing('5.1', ({ labels }) => labels.unsuitableMedia),
    remedy: remedy('addPhrases', { subsection: '5.1' }),
  },
  {
    id: '5.2-1',
    asks: messageTexts('5.2-1'),
    provision: 'REACH Annex II 5.2',
    missing: saysNothing('5.2'),
    remedy: remedy('addPhrasesOrText', { subsection: '5.2' }),
  },
  {
    id: '5.2-2',
    asks: messageTexts('5.2-2'),
    provision: 'REACH Annex II 5.2',
    exempt: notFlammable,
    missing: (sheet) =>
      !blocksOf(sheet, '5.2').some(
        (block) => block.kind === 'list' && block.label === sheet.phrases.labels.fireGases,
      ) && messageTexts('noCombustionProduct'),
    remedy: remedy('addCombustionProducts'),
  },
  {
    id: '5.3-1',
    asks: messageTexts('5.3-1'),
    provision: 'REACH Annex II 5.3',
    missing: lacksPhrase('5.3', 'noFireEquipment', 'selfContainedBreathing', 'chemicalSuit'),
    remedy: remedy('addPhrasesOrText', { subsection: '5.3' }),
  },
  {
    id: '5.3-2',
    asks: messageTexts('5.3-2'),
    provision: 'REACH Annex II 5.3',
    exempt: (sheet) =>
      hasTrait(sheet, 'waterUnsuitable') && !hasTrait(sheet, 'pressurised', 'aerosol')
        ? 'water is unsuitable'
        : !hasTrait(sheet, 'flammable', 'oxidising', 'pressurised', 'aerosol') && 'containers do not burst or ignite',
    missing: lacksPhrase('5.3', 'noCooling', 'coolContainers', 'coolContainersFromDistance'),
    remedy: remedy('addText', { subsection: '5.3' }),
  },
];

const section6: Point[] = [
  {
    id: '6.1-1',
    asks: messageTexts('6.1-1'),
    provision: 'REACH Annex II 6.1.1(a)',
    missing: (sheet) =>
      !textsBelow(sheet, '6.1', '6.1.1').includes(withPlainSpaces(sheet.phrases.standard.wearProtection)) &&
      !hasOwnText(sheet, '6.1') &&
      messageTexts('noProtectiveEquipment'),
    remedy: remedy('addText', { subsection: '6.1' }),
  },
  {
    id: '6.1-2',
    asks: messageTexts('6.1-2'),
    provision: 'REACH Annex II 6.1.1(b)',
    exempt: (sheet) =>
      !hasTrait(sheet, 'flammable', 'harmsAirways', 'solid') && 'neither ignition nor vapour nor dust is a hazard',
    missing: lacksPhrase(
      '6.1',
      'noSpillPrevention',
      'removeIgnitionSources',
      'ventilateArea',
      'avoidVapours',
      'avoidDust',
    ),
    remedy: remedy('addText', { subsection: '6.1' }),
  },
  {
    id: '6.1-3',
    asks: messageTexts('6.1-3'),
    provision: 'REACH Annex II 6.1.1(c)',
    exempt: onlyClassified,
    missing: lacksPhrase('6.1', 'noEvacuation', 'keepPersonsAway', 'evacuate'),
    remedy: remedy('addText', { subsection: '6.1' }),
  },
  {
    id: '6.1-4',
    asks: messageTexts('6.1-4'),
    provision: 'REACH Annex II 6.1.2',
    missing: (sheet) => textsBelow(sheet, '6.1', '6.1.2').length === 0 && messageTexts('noText', { section: '6.1.2' }),
    remedy: remedy('addPhrasesOrText', { subsection: slotText('6.1.responders') }),
  },
  {
    id: '6.2-1',
    asks: messageTexts('6.2-1'),
    provision: 'REACH Annex II 6.2',
    missing: lacksPhrase('6.2', 'noDrainProtection', 'keepOutOfDrains', 'coverDrains'),
    remedy: remedy('addText', { subsection: '6.2' }),
  },
  {
    id: '6.3-1',
    asks: messageTexts('6.3-1'),
    provision: 'REACH Annex II 6.3.1',
    missing: lacksPhrase('6.3', 'noContainment', 'absorbInert', 'pumpOff', 'collectMechanically', 'letGasDisperse'),
    remedy: remedy('addText', { subsection: '6.3' }),
  },
  {
    id: '6.3-2',
    asks: messageTexts('6.3-2'),
    provision: 'REACH Annex II 6.3.2',
    missing: (sheet) => textsOf(sheet, '6.3').length < 2 && messageTexts('oneSentenceOnSpills'),
    remedy: remedy('addPhrasesOrText', { subsection: '6.3' }),
  },
  {
    id: '6.3-3',
    asks: messageTexts('6.3-3'),
    provision: 'REACH Annex II 6.3.3',
    exempt: (sheet) => !hasTrait(sheet, 'oxidising', 'EUH031', 'flammable') && 'no usual technique is dangerous',
    missing: lacksPhrase(
      '6.3',
      'noDangerousTechniques',
      'noCombustibleAbsorbents',
      'neverAcidOnHypochlorite',
      'nonSparkingTools',
    ),
    remedy: remedy('addText', { subsection: '6.3' }),
  },
  {
    id: '6.4-1',
    asks: messageTexts('6.4-1'),
    provision: 'REACH Annex II 6.4',
    missing: (sheet) =>
      !(textsOf(sheet, '6.4').join(' ').includes('8') && textsOf(sheet, '6.4').join(' ').includes('13')) &&
      messageTexts('noReferenceTo8And13'),
    remedy: remedy('addText', { subsection: '6.4' }),
  },
];

const separations: readonly StandardPhrase[] = [
  'apartFromOxidisers',
  'apartFromAcids',
  'apartFromAlkalis',
  'apartFromCombustibles',
  'storeSeparately',
];

const section7: Point[] = [
  {
    id: '7.1-1',
    asks: messageTexts('7.1-1'),
    provision: 'REACH Annex II 7.1.1',
    missing: (sheet) =>
      textsOf(sheet, '7.1').filter((text) => text !== sheet.phrases.standard.hygiene).length === 0 &&
      !hasOwnText(sheet, '7.1') &&
      isAnyHazard(sheet) &&
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
      'no incompatibility follows from the classification',
    missing: lacksPhrase('7.1', 'noIncompatibles', 'noMixingWithAcids', 'keepFromCombustibles'),
    remedy: remedy('addText', { subsection: '7.1' }),
  },
  {
    id: '7.1-4',
    asks: messageTexts('7.1-4'),
    provision: 'REACH Annex II 7.1.2',
    missing: lacksPhrase('7.1', 'noHygiene', 'hygiene'),
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
    missing: lacksPhrase('7.2', 'noSeparateStorage', 'apartFromFood', ...separations),
    // Food is kept apart for hygiene: it is no incompatible material.
    open: (sheet) =>
      !hasPhrase(sheet, '7.2', ...separations) &&
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
      'suitableStainlessSteel',
      'corrosionResistantContainer',
      'unsuitableLightMetals',
      'unsuitableMetals',
      'unsuitablePlastics',
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
const annex: Point = {
  id: '7.3-2',
  asks: messageTexts('7.3-2'),
  provision: 'REACH Art. 31(7), Annex II 7.3',
  exempt: ({ facts }) => !facts.exposureScenarios?.length && 'no exposure scenario is annexed',
  missing: (sheet) =>
    !textsOf(sheet, '7.3').includes(sheet.phrases.sentences.seeAnnex) && messageTexts('noReferenceToAnnex'),
  remedy: remedy('renderAnew'),
};

const isAnyHazard = (sheet: SheetUnderCheck) => sheet.facts.classification.length > 0;
const needsGloves = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H3(?:1[0-7]|61)/) || hasTrait(sheet, 'EUH066');
const harmsAirways = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H33[0-7]/) || hasTrait(sheet, 'EUH071');

const hasNoEffectTables = (sheet: SheetUnderCheck): boolean => {
  const { dnel, pnec } = sheet.phrases.labels;
  return tableRows(sheet, '8.1', dnel).length + tableRows(sheet, '8.1', pnec).length > 0;
};
const countryTexts = ({ market }: SheetUnderCheck): Texts =>
  inEveryLanguage((lang) => countryName(market.country, lang));

const controlParameters: Point[] = [
  {
    id: '8.1-1',
    asks: messageTexts('8.1-1'),
    provision: 'REACH Annex II 8.1.1.1',
    missing: (sheet) => {
      if (tableRows(sheet, '8.1').length === 0 && !blocksOf(sheet, '8.1').some(({ kind }) => kind === 'paragraph'))
        return messageTexts('noLimits');
      const lacking = limitListsOf(sheet.market).flatMap((list) =>
        missingAirLimits(sheet.facts, list).map(({ name }) => `${list.law}, ${name}`),
      );
      return lacking.length > 0 && messageTexts('lacks', { section: '8.1', what: [...new Set(lacking)] });
    },
    open: (sheet) => {
      const names = namesWithoutLimits(sheet);
      return names.length > 0 && messageTexts('limitsNotCompared', { country: countryTexts(sheet), names });
    },
    remedy: remedy('fillInLimits'),
  },
  {
    id: '8.1-2',
    asks: messageTexts('8.1-2'),
    provision: 'REACH Annex II 8.1.1.1',
    exempt: ({ facts }) => facts.exposureLimits.length === 0 && 'no limit is recorded',
    missing: ({ facts }) => {
      const lacking = facts.exposureLimits.filter(({ twa, stel }) => !twa && !stel);
      return lacking.length > 0 && messageTexts('noLimitValue', { lists: lacking.map(({ law }) => law) });
    },
    remedy: remedy('fillInLimitValue'),
  },
  {
    id: '8.1-4',
    asks: messageTexts('8.1-4'),
    provision: 'REACH Annex II 8.1.1.2',
    missing: (sheet) => {
      const { facts, market, phrases } = sheet;
      const { biologicalLimits } = phrases.labels;
      if (tableRows(sheet, '8.1', biologicalLimits).length > 0) return false;
      if (valuesOf(sheet, '8.1', biologicalLimits).length === 0) return messageTexts('noBiologicalLimits');
      const lacking = limitListsOf(market).flatMap(({ law, biological = [] }) =>
        biological
          .filter(({ cas }) => facts.composition.some((one) => one.cas === cas))
          .map(({ name }) => `${law}, ${name}`),
      );
      return lacking.length > 0 && messageTexts('lacks', { section: '8.1', what: [...new Set(lacking)] });
    },
    open: (sheet) =>
      tableRows(sheet, '8.1', sheet.phrases.labels.biologicalLimits).length === 0 &&
      !hasOwnText(sheet, '8.1') &&
      !hasCompleteLimits(sheet.market, 'biological') &&
      messageTexts('biologicalNotCompared', { country: countryTexts(sheet) }),
    remedy: remedy('fillInBiological'),
  },
  {
    id: '8.1-5',
    asks: messageTexts('8.1-5'),
    provision: 'REACH Annex II 8.1.4',
    exempt: (sheet) =>
      !hasPhrase(sheet, '15.2', 'csaCarriedOut') &&
      (hasPhrase(sheet, '15.2', 'csaNotCarriedOut', 'csaNotRequired') || hasOwnText(sheet, '15.2')) &&
      'no chemical safety assessment was carried out',
    missing: (sheet) =>
      hasPhrase(sheet, '15.2', 'csaCarriedOut') && !hasNoEffectTables(sheet) && messageTexts('noDnelOrPnec'),
    open: (sheet) => !hasNoEffectTables(sheet) && messageTexts('assessmentNotKnown'),
    remedy: remedy('fillInNoEffect'),
  },
  {
    id: '8.1-3',
    asks: messageTexts('8.1-3'),
    provision: 'REACH Annex II 8.1.2',
    missing: saysNothing('8.1', ({ labels }) => labels.monitoring),
    isByHazards: true,
    remedy: remedy('renderAnew'),
  },
];

const exposureControls: Point[] = [
  {
    id: '8.2-1',
    asks: messageTexts('8.2-1'),
    provision: 'REACH Annex II 8.2.1',
    missing: (sheet) => textsBelow(sheet, '8.2', '8.2.1').length === 0 && messageTexts('noText', { section: '8.2.1' }),
    remedy: remedy('addPhrasesOrText', { subsection: '8.2.1' }),
  },
  {
    id: '8.2-2',
    asks: messageTexts('8.2-2'),
    provision: 'REACH Annex II 8.2.2.2(a)',
    missing: (sheet) => {
      const own = valuesOf(sheet, '8.2', sheet.phrases.labels.eyeProtection);
      return !own.some((text) => /EN[\s\u00a0](?:ISO[\s\u00a0])?\d/.test(text)) && messageTexts('noEyeStandard');
    },
    remedy: remedy('addPhrasesOrText', { subsection: slotText('8.2.2.eyes') }),
  },
  {
    id: '8.2-3',
    asks: messageTexts('8.2-3'),
    provision: 'REACH Annex II 8.2.2.2(b)(i)',
    exempt: (sheet) => !needsGloves(sheet) && 'no hazard by skin contact',
    missing: (sheet) => {
      const own = valuesOf(sheet, '8.2', sheet.phrases.labels.handProtection).join(' ');
      const lacking = [
        [/\d[\s\u202f\u00a0]mm|laminat|EVAL/i, messageTexts('thickness')],
        [/\d[\s\u202f\u00a0]min/, messageTexts('breakthroughTime')],
      ] as const;
      const found = lacking.filter(([pattern]) => !pattern.test(own)).map(([, name]) => name);
      return found.length > 0 && messageTexts('glovesLack', { what: found });
    },
    remedy: remedy('addGloves'),
  },
  {
    id: '8.2-4',
    asks: messageTexts('8.2-4'),
    provision: 'REACH Annex II 8.2.2.2(b)(ii)',
    missing: saysNothing('8.2', ({ labels }) => labels.skinProtection),
    remedy: remedy('addPhrasesOrText', { subsection: slotText('8.2.2.skin') }),
  },
  {
    id: '8.2-5',
    asks: messageTexts('8.2-5'),
    provision: 'REACH Annex II 8.2.2.2(c)',
    exempt: (sheet) => !harmsAirways(sheet) && 'no hazard by inhalation',
    missing: (sheet) => {
      const keys = Object.entries(sheet.phrases.standard).filter(
        ([key]) => /^filter/.test(key) || key === 'selfContainedAtHighConcentration',
      );
      const own = valuesOf(sheet, '8.2', sheet.phrases.labels.respiratoryProtection);
      const isNamed = own.some((text) =>
        keys.some(([, phrase]) => phrase.replace(/\s/g, '') === text.replace(/\s/g, '')),
      );
      return !isNamed && !hasOwnText(sheet, '8.2.2.respiratory') && messageTexts('noFilter');
    },
    remedy: remedy('addFilter'),
  },
  {
    id: '8.2-6',
    asks: messageTexts('8.2-6'),
    provision: 'REACH Annex II 8.2.2.2(d)',
    missing: saysNothing('8.2', ({ labels }) => labels.thermalProtection),
    remedy: remedy('addPhrasesOrText', { subsection: slotText('8.2.2.thermal') }),
  },
  {
    id: '8.2-7',
    asks: messageTexts('8.2-7'),
    provision: 'REACH Annex II 8.2.2.2(c)',
    exempt: (sheet) => !hasStatement(sheet, /^H33[0-4]|^H3[4-7]/) && !hasTrait(sheet, 'EUH071') && 'no such class',
    missing: (sheet) =>
      valuesOf(sheet, '8.2', sheet.phrases.labels.respiratoryProtection).includes(
        sheet.phrases.standard.respiratoryNotNeeded,
      ) && messageTexts('saysNotNeeded', { phrase: phraseTexts(({ standard }) => standard.respiratoryNotNeeded) }),
    remedy: remedy('stateFilter'),
  },
  {
    id: '8.2-8',
    asks: messageTexts('8.2-8'),
    provision: 'REACH Annex II 8.2.3',
    missing: (sheet) => textsBelow(sheet, '8.2', '8.2.3').length === 0 && messageTexts('noText', { section: '8.2.3' }),
    remedy: remedy('addPhrasesOrText', { subsection: '8.2.3' }),
  },
];

/** Sections 4 to 8; section 8.1 has limits and levels, all else measures against the hazards. */
export const measurePoints: readonly Point[] = [
  ...byHazards([...section4, ...section5, ...section6, ...section7]),
  annex,
  ...controlParameters,
  ...byHazards(exposureControls),
];
