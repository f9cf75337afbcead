import { illustrative } from '../../verified.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { airLimits, demoMarkets } from '../../limits.ts';
import { kemikaPrimer } from '../../parties.ts';
import { collectIngredientData } from '../../hazard-data.ts';
import { substances } from '../../substances.ts';
import * as overrides from '../../overrides.ts';
import * as tds from '../../tds.ts';
import { conditions } from '../../tds-texts.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const hydrogenPeroxideData = collectIngredientData('hydrogenPeroxide');

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'industrial',
  name: wording('Hydrogen peroxide 35 %', 'Wasserstoffperoxid 35 %'),
  description: wording(
    'Oxidising and bleaching solution for water treatment, surface treatment and the pulp industry.',
    'Oxidations- und Bleichlösung für Wasseraufbereitung, Oberflächenbehandlung und Zellstoffindustrie.',
  ),
  identifiers: {
    cas: '7722-84-1',
    ec: '231-765-0',
    index: '008-003-00-9',
    reach: '01-2119485845-22',
    formula: 'H2O2',
    molarMass: '34.01 g/mol',
  },
  ufi: 'T756-45TF-FT3M-NP3G',
  composition: [
    { ...substances.hydrogenPeroxide, content: 35, contentRange: '35 %' },
    { ...substances.water, content: 65, contentRange: '65 %' },
  ],
  classification: [
    { category: 'Ox. Liq. 2', h: ['H272'] },
    { category: 'Acute Tox. 4', h: ['H302'] },
    { category: 'Acute Tox. 4', h: ['H332'] },
    { category: 'Skin Irrit. 2', h: ['H315'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
    { category: 'STOT SE 3', h: ['H335'] },
  ],
  overrides: overrides.hydrogenPeroxide35,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS03', 'GHS05', 'GHS07'],
    h: ['H272', 'H302+H332', 'H315', 'H318', 'H335'],
    p: ['P210', 'P220', 'P261', 'P280', 'P305+P351+P338', 'P310'],
    contains: [substances.hydrogenPeroxide.name],
  },
  statementPlaces: { P261: { forms: wording('mist/vapours/spray', 'Nebel/Dampf/Aerosol') } },
  uses: {
    identified: [
      wording('Bleaching agent', 'Bleichmittel'),
      wording('Water treatment', 'Wasseraufbereitung'),
      wording('Surface treatment of metals', 'Oberflächenbehandlung von Metallen'),
    ],
    advisedAgainst: [],
  },
  recommendedUse: wording(
    'Dose from the original container with clean equipment; never return product that has been taken out.',
    'Mit sauberen Geräten aus dem Originalbehälter dosieren; entnommenes Produkt niemals zurückgeben.',
  ),
  recommendedLevels: wording('Bleaching: 2 to 10 g/l in water.', 'Bleichen: 2 bis 10 g/l in Wasser.'),
  specialFeatures: wording(
    'Stabilised; decomposes to water and oxygen.',
    'Stabilisiert; zerfällt zu Wasser und Sauerstoff.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('faint', 'schwach'),
    meltingPoint: values.celsius(-33),
    boilingPoint: values.celsius(108),
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: values.decomposesWhenHeated,
    ph: values.at20(3),
    kinematicViscosity: values.notDetermined,
    solubility: values.miscible,
    vapourPressure: values.notDetermined,
    density: values.at20(1.13, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [airLimits.hydrogenPeroxide],
  markets: demoMarkets,
  transport: {
    un: 'UN2014',
    properShippingName: wording('HYDROGEN PEROXIDE, AQUEOUS SOLUTION', 'WASSERSTOFFPEROXID, WÄSSERIGE LÖSUNG'),
    hazardClass: '5.1 (8)',
    packingGroup: 'II',
    classificationCode: 'OC1',
    hazardIdentificationNumber: '58',
    tunnelCode: 'E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  ...hydrogenPeroxideData,
  studies: [
    { endpoint: 'acuteOral', value: 'LD50: 1 193 mg/kg', species: 'rat', source: illustrative },
    { endpoint: 'acuteDermal', value: 'LD50: > 2 000 mg/kg', species: 'rabbit', source: illustrative },
    ...hydrogenPeroxideData.studies,
  ],
  phrases: standardPhrases({
    '4.2': ['symptomOxygenEmbolism'],
    '5.1': ['organicMediaUnsuitable'],
    '5.2': ['notCombustible', 'oxygenRelease'],
    '6.3': ['diluteWithWater'],
    '7.1': ['neverReturnResidues', 'cleanEquipmentOnly'],
    '7.2': ['ventedContainer', 'suitablePolyethylene'],
    '8.2.2.hands': ['glovesButyl', 'glovesUnsuitableLeather'],
    '8.2.2.respiratory': ['filterNOP3'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended', 'stabilised'],
    '10.3': ['heavyMetalDecomposition', 'reactsWithAlkalis'],
    '10.4': ['impurities'],
    '10.5': ['heavyMetals', 'alkalis', 'metals'],
    '10.6': ['oxygen'],
    '12.2': ['decomposesInWater'],
    '12.3': ['notBioaccumulative'],
    '12.5': ['pbtInorganic'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: { '12.4': values.mobileUntilDecomposed },
  wasteCode: '16 09 03*',
  wgk: '1',
  changes: [
    wording('Section 2: STOT SE 3 (H335) at 35 % and above.', 'Abschnitt 2: STOT SE 3 (H335) ab 35 %.'),
    wording(
      'Section 15.1: restricted explosives precursor according to Regulation (EU) 2019/1148.',
      'Abschnitt 15.1: beschränkter Ausgangsstoff für Explosivstoffe nach Verordnung (EU) 2019/1148.',
    ),
  ],
};

/** Before 3.0: H335 was missing, and the explosives precursor in section 15.1. */
const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  classification: newer.classification.filter(({ h }) => !h.includes('H335')),
  label: { ...newer.label, h: ['H272', 'H302+H332', 'H315', 'H318'] },
  phrases: { ...newer.phrases, '15.1': [] },
  changes: [wording('Section 1.1: UFI added.', 'Abschnitt 1.1: UFI ergänzt.')],
});

/** Before 2.0: not yet notified with a UFI. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({ ...newer, ufi: undefined, changes: [] });

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'bleachingTextiles'),
  properties: [
    tds.property('hydrogenPeroxide', tds.percent('35.0 – 36.0'), 'EN 902'),
    tds.property('activeOxygen', tds.percent('16.5 – 16.9')),
    tds.property('stability', { ...tds.percent('≥ 98'), condition: conditions.heated }),
    tds.property('evaporationResidue', tds.mgPerKg('≤ 600')),
    tds.property('dynamicViscosity', values.at20(1.1, 'mPa·s')),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'meltingPoint'),
    tds.sdsProperty(sds, 'boilingPoint'),
    tds.sdsProperty(sds, 'ph'),
  ],
  processing: tds.processing(sds, 'noImpurities', 'rinseEquipment'),
  packaging: [tds.pack('plasticCanister', 30, 'kg', 'HP-035-30KG'), tds.pack('ibc', 1100, 'kg', 'HP-035-1100KG')],
  storage: tds.storage('vented', 'sunlight', 'coolAndDry', 'polyethyleneAndSteel'),
  shelfLifeMonths: 12,
  storageTemperature: values.celsius('5 – 30'),
});

/** Before 2: less stable, and in drums that are no longer sold. */
const tdsFacts1 = (sds: ProductFactsInput): TdsFactsInput => {
  const { properties = [], ...newer } = tdsFacts(sds);
  const stability = tds.property('stability', { ...tds.percent('≥ 96'), condition: conditions.heated });
  return {
    ...newer,
    properties: properties.map((row) => (row.name === stability.name ? stability : row)),
    packaging: [tds.pack('plasticCanister', 30, 'kg', 'HP-035-30KG'), tds.pack('plasticDrum', 220, 'kg')],
    shelfLifeMonths: 6,
  };
};

export const hydrogenPeroxide: DemoProduct = {
  ...completeProduct,
  id: 1010,
  code: 'HP-035',
  articles: [
    { code: 'HP-035-30KG', id: 11001 },
    { code: 'HP-035-1100KG', id: 11002 },
  ],
  producer: kemikaPrimer,
  versions: [
    { id: 10103, text: '3.0', created: '2026-03-16', facts },
    { id: 10102, text: '2.0', created: '2020-11-16', facts: facts2(facts) },
    { id: 10101, text: '1.0', created: '2016-05-23', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [
    { version: 2, created: '2026-03-18', facts: tdsFacts(facts) },
    { version: 1, created: '2020-11-18', facts: tdsFacts1(facts2(facts)) },
  ],
};
