import {
  blocksOf,
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
  textsOf,
  valuesOf,
} from './point.ts';
import { appliesIn } from '../../product/markets/markets.ts';
import type { Phrases, StandardPhrase } from '../../phrases/en.ts';

const isFlammable = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H22[0-8]/);
const isCorrosive = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H314/);
const isToxic = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H3[013][01]|^H370/);
const notFlammable = (sheet: SheetUnderCheck) => !isFlammable(sheet) && 'the product is not classified as flammable';

/** One of several standard phrases stands in the subsection, or a text of the author does. */
const lacksPhrase =
  (number: string, what: string, ...keys: StandardPhrase[]) =>
  (sheet: SheetUnderCheck): string | false =>
    !hasPhrase(sheet, number, ...keys) && !hasOwnText(sheet, number) && `section ${number} does not say ${what}`;

const route = (id: string, name: string, term: (phrases: Phrases) => string): Point => ({
  id,
  asks: `First aid following ${name}.`,
  provision: 'REACH Annex II 4.1.1',
  missing: saysNothing('4.1', term),
  remedy: 'add phrases or a text to 4.1',
});

const section4: Point[] = [
  route('4.1-1', 'inhalation', ({ labels }) => labels.afterInhalation),
  route('4.1-2', 'skin contact', ({ labels }) => labels.afterSkinContact),
  route('4.1-3', 'eye contact', ({ labels }) => labels.afterEyeContact),
  route('4.1-4', 'ingestion', ({ labels }) => labels.afterIngestion),
  {
    id: '4.1-5',
    asks: 'Whether immediate medical attention is required, and whether delayed effects can be expected.',
    provision: 'REACH Annex II 4.1.2(a)',
    exempt: (sheet) => !isToxic(sheet) && !isCorrosive(sheet) && 'no class asks for immediate attention',
    missing: lacksPhrase(
      '4.1',
      'that a doctor is needed at once',
      'inhalationMedicalAtOnce',
      'ingestionMedicalAtOnce',
      'skinMedicalAtOnce',
      'skinBurnsMedical',
    ),
    remedy: 'add a text to 4.1',
  },
  {
    id: '4.1-6',
    asks: 'Protection of first-aid responders.',
    provision: 'REACH Annex II 4.1.2(d)',
    exempt: (sheet) => !isToxic(sheet) && !isCorrosive(sheet) && 'first-aid responders are not in danger',
    missing: lacksPhrase('4.1', 'how first-aid responders protect themselves', 'firstAiderProtection'),
    remedy: 'add a text to 4.1',
  },
  {
    id: '4.1-7',
    asks: 'Removal of contaminated clothing.',
    provision: 'REACH Annex II 4.1.2(c)',
    exempt: onlyClassified,
    missing: lacksPhrase('4.1', 'that contaminated clothing is taken off', 'removeContaminatedClothing'),
    remedy: 'add a text to 4.1',
  },
  {
    id: '4.2-1',
    asks: 'The most important symptoms and effects, acute and delayed.',
    provision: 'REACH Annex II 4.2',
    missing: (sheet) =>
      hasStatement(sheet, /^H3/) && hasPhrase(sheet, '4.2', 'noSymptomsKnown')
        ? 'section 4.2 says that no symptoms are known, though section 2 has a health hazard'
        : saysNothing('4.2')(sheet),
    remedy: 'add phrases or a text to 4.2',
  },
  {
    id: '4.3-1',
    asks: 'Immediate medical attention and special treatment: monitoring, antidotes, contraindications.',
    provision: 'REACH Annex II 4.3',
    missing: saysNothing('4.3'),
    remedy: 'add phrases or a text to 4.3',
  },
];

const section5: Point[] = [
  {
    id: '5.1-1',
    asks: 'Suitable extinguishing media.',
    provision: 'REACH Annex II 5.1',
    missing: saysNothing('5.1', ({ labels }) => labels.suitableMedia),
    remedy: 'add phrases to 5.1',
  },
  {
    id: '5.1-2',
    asks: 'Unsuitable extinguishing media.',
    provision: 'REACH Annex II 5.1',
    missing: saysNothing('5.1', ({ labels }) => labels.unsuitableMedia),
    remedy: 'add phrases to 5.1',
  },
  {
    id: '5.2-1',
    asks: 'Hazards from the product in a fire.',
    provision: 'REACH Annex II 5.2',
    missing: saysNothing('5.2'),
    remedy: 'add phrases or a text to 5.2',
  },
  {
    id: '5.2-2',
    asks: 'Hazardous combustion products of a combustible product.',
    provision: 'REACH Annex II 5.2',
    exempt: notFlammable,
    missing: (sheet) =>
      !blocksOf(sheet, '5.2').some(
        (block) => block.kind === 'list' && block.label === sheet.phrases.labels.fireGases,
      ) && 'section 5.2 names no combustion product',
    remedy: 'add phrases such as carbonOxides to 5.2',
  },
  {
    id: '5.3-1',
    asks: 'Protective actions and equipment of firefighters.',
    provision: 'REACH Annex II 5.3',
    missing: lacksPhrase('5.3', 'which equipment firefighters wear', 'selfContainedBreathing', 'chemicalSuit'),
    remedy: 'add phrases or a text to 5.3',
  },
  {
    id: '5.3-2',
    asks: 'Cooling of containers that a fire endangers.',
    provision: 'REACH Annex II 5.3',
    exempt: (sheet) =>
      !hasTrait(sheet, 'flammable', 'oxidising', 'pressurised', 'aerosol') && 'containers do not burst or ignite',
    missing: lacksPhrase('5.3', 'that containers are cooled', 'coolContainers'),
    remedy: 'add a text to 5.3',
  },
];

const section6: Point[] = [
  {
    id: '6.1-1',
    asks: 'Protective equipment for persons who are no responders.',
    provision: 'REACH Annex II 6.1.1(a)',
    missing: (sheet) =>
      !textsBelow(sheet, '6.1', '6.1.1').some((text) => text === sheet.phrases.standard.wearProtection) &&
      !hasOwnText(sheet, '6.1') &&
      'section 6.1.1 names no protective equipment',
    remedy: 'add a text to 6.1',
  },
  {
    id: '6.1-2',
    asks: 'Removal of ignition sources, ventilation, control of dust.',
    provision: 'REACH Annex II 6.1.1(b)',
    exempt: (sheet) =>
      !hasTrait(sheet, 'flammable', 'harmsAirways', 'solid') && 'neither ignition nor vapour nor dust is a hazard',
    missing: lacksPhrase(
      '6.1',
      'how ignition, vapours and dust are avoided',
      'removeIgnitionSources',
      'ventilateArea',
      'avoidVapours',
      'avoidDust',
    ),
    remedy: 'add a text to 6.1',
  },
  {
    id: '6.1-3',
    asks: 'Emergency procedures such as evacuation.',
    provision: 'REACH Annex II 6.1.1(c)',
    exempt: onlyClassified,
    missing: lacksPhrase('6.1', 'that persons are kept away', 'keepPersonsAway', 'evacuate'),
    remedy: 'add a text to 6.1',
  },
  {
    id: '6.1-4',
    asks: 'Material of the protective clothing of emergency responders.',
    provision: 'REACH Annex II 6.1.2',
    missing: (sheet) => textsBelow(sheet, '6.1', '6.1.2').length === 0 && 'section 6.1.2 has no text',
    remedy: 'add phrases or a text to 6.1.responders',
  },
  {
    id: '6.2-1',
    asks: 'How the product is kept away from drains, water and ground.',
    provision: 'REACH Annex II 6.2',
    missing: lacksPhrase('6.2', 'that the product is kept out of drains and water', 'keepOutOfDrains', 'coverDrains'),
    remedy: 'add a text to 6.2',
  },
  {
    id: '6.3-1',
    asks: 'How a spill is contained: bunding, covering of drains.',
    provision: 'REACH Annex II 6.3.1',
    missing: lacksPhrase('6.3', 'how a spill is contained', 'absorbInert', 'pumpOff', 'collectMechanically'),
    remedy: 'add a text to 6.3',
  },
  {
    id: '6.3-2',
    asks: 'How a spill is cleaned up.',
    provision: 'REACH Annex II 6.3.2',
    missing: (sheet) => textsOf(sheet, '6.3').length < 2 && 'section 6.3 has one sentence or none',
    remedy: 'add phrases or a text to 6.3',
  },
  {
    id: '6.3-3',
    asks: 'Clean-up techniques that are not appropriate.',
    provision: 'REACH Annex II 6.3.3',
    exempt: (sheet) => !hasTrait(sheet, 'oxidising', 'EUH031', 'flammable') && 'no usual technique is dangerous',
    missing: lacksPhrase(
      '6.3',
      'which techniques are dangerous',
      'noCombustibleAbsorbents',
      'neverAcidOnHypochlorite',
      'nonSparkingTools',
    ),
    remedy: 'add a text to 6.3',
  },
  {
    id: '6.4-1',
    asks: 'Reference to sections 8 and 13.',
    provision: 'REACH Annex II 6.4',
    missing: (sheet) =>
      !(textsOf(sheet, '6.4').join(' ').includes('8') && textsOf(sheet, '6.4').join(' ').includes('13')) &&
      'section 6.4 does not refer to sections 8 and 13',
    remedy: 'add a text to 6.4',
  },
];

const section7: Point[] = [
  {
    id: '7.1-1',
    asks: 'Safe handling: containment, prevention of fire, aerosol and dust.',
    provision: 'REACH Annex II 7.1.1',
    missing: (sheet) =>
      textsOf(sheet, '7.1').filter((text) => text !== sheet.phrases.standard.hygiene).length === 0 &&
      !hasOwnText(sheet, '7.1') &&
      isAnyHazard(sheet) &&
      'section 7.1 says nothing but hygiene',
    remedy: 'add phrases or a text to 7.1',
  },
  {
    id: '7.1-2',
    asks: 'Keeping away ignition sources, earthing and explosion protection of flammable products.',
    provision: 'REACH Annex II 7.1.1(a), 7.2(a)',
    exempt: notFlammable,
    missing: lacksPhrase('7.1', 'that ignition sources are kept away', 'keepFromIgnition', 'noSprayOnFlames'),
    remedy: 'add a text to 7.1',
  },
  {
    id: '7.1-3',
    asks: 'Handling of incompatible substances.',
    provision: 'REACH Annex II 7.1.1(b)',
    exempt: (sheet) =>
      !hasStatement(sheet, /^H27[0-2]/) &&
      !hasTrait(sheet, 'EUH031') &&
      'no incompatibility follows from the classification',
    missing: lacksPhrase('7.1', 'what the product must not be mixed with', 'noMixingWithAcids', 'keepFromCombustibles'),
    remedy: 'add a text to 7.1',
  },
  {
    id: '7.1-4',
    asks: 'Occupational hygiene: no eating, drinking and smoking; washing hands; contaminated clothing.',
    provision: 'REACH Annex II 7.1.2',
    missing: lacksPhrase('7.1', 'how workers keep hygiene', 'hygiene'),
    remedy: 'add a text to 7.1',
  },
  {
    id: '7.2-1',
    asks: 'Conditions of safe storage.',
    provision: 'REACH Annex II 7.2',
    missing: saysNothing('7.2'),
    remedy: 'add phrases or a text to 7.2',
  },
  {
    id: '7.2-2',
    asks: 'Incompatible materials that are stored apart.',
    provision: 'REACH Annex II 7.2(a)(iv)',
    missing: lacksPhrase(
      '7.2',
      'what is stored apart',
      'apartFromFood',
      'apartFromOxidisers',
      'apartFromAcids',
      'apartFromAlkalis',
      'apartFromCombustibles',
    ),
    remedy: 'add a text to 7.2',
  },
  {
    id: '7.2-3',
    asks: 'Effects of temperature, sunlight and weather.',
    provision: 'REACH Annex II 7.2(b)',
    missing: lacksPhrase(
      '7.2',
      'at which temperature the product is stored',
      'keepTightlyClosed',
      'keepTightlyClosedWarm',
      'protectFromHeat',
      'protectFromFrost',
      'storageTemperature5to25',
      'storageBelow25',
      'aerosolStorage',
    ),
    remedy: 'add phrases or a text to 7.2',
  },
  {
    id: '7.2-4',
    asks: 'Packaging: materials that are suitable or not for a corrosive or solvent product.',
    provision: 'REACH Annex II 7.2(d)(iv)',
    exempt: (sheet) =>
      hasTrait(sheet, 'aerosol') || !(isCorrosive(sheet) || hasStatement(sheet, /^H290/))
        ? 'no material follows as unsuitable'
        : false,
    missing: lacksPhrase(
      '7.2',
      'which materials are suitable',
      'suitablePolyethylene',
      'suitableStainlessSteel',
      'corrosionResistantContainer',
      'unsuitableLightMetals',
      'unsuitableMetals',
      'unsuitablePlastics',
    ),
    remedy: 'add phrases such as suitablePolyethylene to 7.2',
  },
  {
    id: '7.3-1',
    asks: 'Recommendations for specific end uses, or a reference to the identified uses.',
    provision: 'REACH Annex II 7.3',
    missing: saysNothing('7.3'),
    remedy: 'add a text to 7.3',
  },
];

/** REACH Art. 31(7). */
const annex: Point = {
  id: '7.3-2',
  asks: 'Exposure scenarios are annexed, and the sheet refers to them.',
  provision: 'REACH Art. 31(7), Annex II 7.3',
  exempt: ({ facts }) => !facts.exposureScenarios?.length && 'no exposure scenario is annexed',
  missing: (sheet) =>
    !textsOf(sheet, '7.3').includes(sheet.phrases.sentences.seeAnnex) && 'section 7.3 does not refer to the annex',
  remedy: 'render the sheet anew',
};

const isAnyHazard = (sheet: SheetUnderCheck) => sheet.facts.classification.length > 0;
const needsGloves = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H3(?:1[0-7]|61)/) || hasTrait(sheet, 'EUH066');
const harmsAirways = (sheet: SheetUnderCheck) => hasStatement(sheet, /^H33[0-7]/) || hasTrait(sheet, 'EUH071');

const section8: Point[] = [
  {
    id: '8.1-1',
    asks: 'National occupational exposure limits, or that there are none.',
    provision: 'REACH Annex II 8.1.1.1',
    missing: (sheet) =>
      tableRows(sheet, '8.1').length === 0 &&
      !blocksOf(sheet, '8.1').some((block) => block.kind === 'paragraph') &&
      'section 8.1 neither lists limits nor says that there are none',
    remedy: 'fill in exposureLimits',
  },
  {
    id: '8.1-2',
    asks: 'Each limit with a value and its list.',
    provision: 'REACH Annex II 8.1.1.1',
    exempt: ({ facts }) => facts.exposureLimits.length === 0 && 'no limit is recorded',
    missing: ({ facts }) => {
      const lacking = facts.exposureLimits.filter(({ twa, stel }) => !twa && !stel);
      return lacking.length > 0 && `no value in ${lacking.map(({ law }) => law).join(', ')}`;
    },
    remedy: 'fill in twa or stel',
  },
  {
    id: '8.1-4',
    asks: 'Biological limit values, or that there are none.',
    provision: 'REACH Annex II 8.1.1.2',
    exempt: ({ facts, market }) =>
      !facts.biologicalLimits?.some(({ country }) => appliesIn(market, country)) && 'none is recorded for the market',
    missing: (sheet) =>
      tableRows(sheet, '8.1', sheet.phrases.labels.biologicalLimits).length === 0 && 'section 8.1 does not list them',
    remedy: 'render the sheet anew',
  },
  {
    id: '8.1-5',
    asks: 'DNEL and PNEC of a substance whose safety was assessed.',
    provision: 'REACH Annex II 8.1.4',
    exempt: (sheet) => !hasPhrase(sheet, '15.2', 'csaCarriedOut') && 'no chemical safety assessment was carried out',
    missing: (sheet) => {
      const { dnel, pnec } = sheet.phrases.labels;
      return (
        tableRows(sheet, '8.1', dnel).length + tableRows(sheet, '8.1', pnec).length === 0 &&
        'section 8.1 has neither a DNEL nor a PNEC'
      );
    },
    remedy: 'fill in noEffectLevels or noEffectConcentrations',
  },
  {
    id: '8.1-3',
    asks: 'Recommended monitoring procedures.',
    provision: 'REACH Annex II 8.1.2',
    missing: saysNothing('8.1', ({ labels }) => labels.monitoring),
    remedy: 'render the sheet anew',
  },
  {
    id: '8.2-1',
    asks: 'Engineering controls.',
    provision: 'REACH Annex II 8.2.1',
    missing: (sheet) => textsBelow(sheet, '8.2', '8.2.1').length === 0 && 'section 8.2.1 has no text',
    remedy: 'add phrases or a text to 8.2.1',
  },
  {
    id: '8.2-2',
    asks: 'Eye and face protection: type and standard.',
    provision: 'REACH Annex II 8.2.2.2(a)',
    missing: (sheet) => {
      const own = valuesOf(sheet, '8.2', sheet.phrases.labels.eyeProtection);
      return (
        !own.some((text) => /EN[\s\u00a0](?:ISO[\s\u00a0])?\d/.test(text)) &&
        'section 8.2 names no standard of eye protection'
      );
    },
    remedy: 'add phrases or a text to 8.2.2.eyes',
  },
  {
    id: '8.2-3',
    asks: 'Hand protection: material, thickness and breakthrough time of gloves.',
    provision: 'REACH Annex II 8.2.2.2(b)(i)',
    exempt: (sheet) => !needsGloves(sheet) && 'no hazard by skin contact',
    missing: (sheet) => {
      const own = valuesOf(sheet, '8.2', sheet.phrases.labels.handProtection).join(' ');
      const lacking = [
        [/\d[\s\u202f\u00a0]mm|laminat|EVAL/i, 'thickness'],
        [/\d[\s\u202f\u00a0]min/, 'breakthrough time'],
      ] as const;
      const found = lacking.filter(([pattern]) => !pattern.test(own)).map(([, name]) => name);
      return found.length > 0 && `section 8.2 gives no ${found.join(' and ')} of gloves`;
    },
    remedy: 'add a phrase such as glovesNitrile, or a text, to 8.2.2.hands',
  },
  {
    id: '8.2-4',
    asks: 'Other skin protection.',
    provision: 'REACH Annex II 8.2.2.2(b)(ii)',
    missing: saysNothing('8.2', ({ labels }) => labels.skinProtection),
    remedy: 'add phrases or a text to 8.2.2.skin',
  },
  {
    id: '8.2-5',
    asks: 'Respiratory protection: type of filter or apparatus where the airways are in danger.',
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
      return !isNamed && !hasOwnText(sheet, '8.2.2.respiratory') && 'section 8.2 names neither filter nor apparatus';
    },
    remedy: 'add a phrase such as filterA, or a text, to 8.2.2.respiratory',
  },
  {
    id: '8.2-6',
    asks: 'Protection against thermal hazards, or that there are none.',
    provision: 'REACH Annex II 8.2.2.2(d)',
    missing: saysNothing('8.2', ({ labels }) => labels.thermalProtection),
    remedy: 'add phrases or a text to 8.2.2.thermal',
  },
  {
    id: '8.2-7',
    asks: 'No ‘not required’ for respiratory protection where the airways are in danger.',
    provision: 'REACH Annex II 8.2.2.2(c)',
    exempt: (sheet) => !hasStatement(sheet, /^H33[0-4]|^H3[4-7]/) && !hasTrait(sheet, 'EUH071') && 'no such class',
    missing: (sheet) =>
      valuesOf(sheet, '8.2', sheet.phrases.labels.respiratoryProtection).includes(
        sheet.phrases.standard.respiratoryNotNeeded,
      ) && `section 8.2 says '${sheet.phrases.standard.respiratoryNotNeeded}'`,
    remedy: 'state the filter or apparatus',
  },
  {
    id: '8.2-8',
    asks: 'Environmental exposure controls.',
    provision: 'REACH Annex II 8.2.3',
    missing: (sheet) => textsBelow(sheet, '8.2', '8.2.3').length === 0 && 'section 8.2.3 has no text',
    remedy: 'add phrases or a text to 8.2.3',
  },
];

/** Sections 4 to 8. */
export const measurePoints: readonly Point[] = [...section4, ...section5, ...section6, ...section7, annex, ...section8];
