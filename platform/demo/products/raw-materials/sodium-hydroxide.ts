import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, keepPrecautions, type DemoProduct } from '../../demo-product.ts';
import { sodiumHydroxideElsewhere, demoMarkets } from '../../limits.ts';
import { kemikaPrimer } from '../../parties.ts';
import { collectIngredientData } from '../../hazard-data.ts';
import { substances } from '../../substances.ts';
import * as overrides from '../../overrides.ts';
import * as tds from '../../tds.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'industrial',
  name: wording('Sodium hydroxide solution 30 %', 'Natronlauge 30 %'),
  description: wording(
    'Strong alkali for neutralisation, pH control, regeneration of ion exchangers and cleaning in place.',
    'Starke Lauge zum Neutralisieren, zur pH-Regelung, zur Regeneration von Ionenaustauschern und zur CIP-Reinigung.',
  ),
  identifiers: {
    cas: '1310-73-2',
    ec: '215-185-5',
    index: '011-002-00-6',
    reach: '01-2119457892-27',
    formula: 'NaOH',
    molarMass: '40.00 g/mol',
  },
  ufi: 'EM35-T5HM-2T3J-8XNY',
  composition: [
    { ...substances.sodiumHydroxide, content: 30, contentRange: '30 %' },
    { ...substances.water, content: 70, contentRange: '70 %' },
  ],
  classification: [
    { category: 'Met. Corr. 1', h: ['H290'] },
    { category: 'Skin Corr. 1A', h: ['H314'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
  ],
  overrides: [overrides.corrosiveToMetals],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS05'],
    h: ['H290', 'H314'],
    p: ['P260', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338', 'P310'],
    contains: [substances.sodiumHydroxide.name],
  },
  statementPlaces: { P260: { forms: wording('mist/spray', 'Nebel/Aerosol') } },
  uses: {
    identified: [
      wording('Neutralisation and pH control', 'Neutralisation und pH-Regelung'),
      wording('Raw material in chemical synthesis', 'Rohstoff in der chemischen Synthese'),
      wording('Cleaning of plant and equipment', 'Reinigung von Anlagen und Geräten'),
    ],
    advisedAgainst: [wording('Spraying without extraction', 'Versprühen ohne Absaugung')],
  },
  recommendedUse: wording(
    'Always add the lye to the water, slowly and with stirring; cool where needed.',
    'Stets die Lauge langsam und unter Rühren ins Wasser geben; bei Bedarf kühlen.',
  ),
  recommendedLevels: wording(
    'Cleaning in place: 1 to 3 % in water at 60 to 80 °C.',
    'CIP-Reinigung: 1 bis 3 % in Wasser bei 60 bis 80 °C.',
  ),
  specialFeatures: wording(
    'Solidifies just above 0 °C: store frost-free, heat pipes outdoors.',
    'Erstarrt knapp über 0 °C: frostfrei lagern, Leitungen im Freien beheizen.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('odourless', 'geruchlos'),
    meltingPoint: values.celsius(1),
    boilingPoint: values.celsius(117),
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: values.notDetermined,
    ph: values.at20(14),
    kinematicViscosity: values.notDetermined,
    solubility: values.miscible,
    partitionCoefficient: values.notApplicable,
    vapourPressure: values.notDetermined,
    density: values.at20(1.33, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: sodiumHydroxideElsewhere,
  markets: demoMarkets,
  transport: {
    un: 'UN1824',
    properShippingName: wording('SODIUM HYDROXIDE SOLUTION', 'NATRIUMHYDROXIDLÖSUNG'),
    hazardClass: '8',
    packingGroup: 'II',
    classificationCode: 'C5',
    hazardIdentificationNumber: '80',
    tunnelCode: 'E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  ...collectIngredientData('sodiumHydroxide'),
  phrases: standardPhrases({
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible'],
    '7.2': ['suitablePolyethylene', 'unsuitableLightMetals', 'protectFromFrost'],
    '8.2.2.hands': ['glovesNitrile', 'glovesChloroprene'],
    '8.2.2.respiratory': ['filterP2'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['reactsWithWater'],
    '10.4': ['frost'],
    '10.5': ['ammoniumCompounds', 'halogenatedHydrocarbons'],
    '10.6': ['noDecompositionProducts'],
    '12.2': ['inorganicNotBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['mobileInSoil'],
    '12.5': ['pbtInorganic'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '8.1': wording(
      'The directives of the EU have no limit value for sodium hydroxide.',
      'Die Richtlinien der EU enthalten keinen Grenzwert für Natriumhydroxid.',
    ),
  },
  wasteCode: '06 02 04*',
  wgk: '1',
  changes: [
    wording('Section 2.2: P310 and P301+P330+P331 added.', 'Abschnitt 2.2: P310 und P301+P330+P331 ergänzt.'),
    wording(
      'Section 8.1: limit of the United Kingdom added.',
      'Abschnitt 8.1: Grenzwert des Vereinigten Königreichs ergänzt.',
    ),
  ],
};

/** Before 2.0: fewer precautionary statements and no exposure limit. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  label: { ...newer.label, p: ['P260', 'P280', 'P303+P361+P353', 'P305+P351+P338'] },
  exposureLimits: [],
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'foodPlants'),
  properties: [
    tds.property('sodiumHydroxide', tds.percent('29.5 – 30.5'), 'ISO 979'),
    tds.property('sodiumCarbonate', tds.percent('≤ 0.3')),
    tds.property('chloride', tds.mgPerKg('≤ 30'), 'ISO 981'),
    tds.property('iron', tds.mgPerKg('≤ 5'), 'ISO 983'),
    tds.property('dynamicViscosity', values.at20(13, 'mPa·s')),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'meltingPoint'),
    tds.sdsProperty(sds, 'boilingPoint'),
    tds.sdsProperty(sds, 'ph'),
  ],
  processing: tds.processing(sds, 'becomesWarm', 'doseByPh', 'noLightMetals', 'rinseEquipment'),
  packaging: [tds.pack('plasticCanister', 25, 'kg', 'NL-030-25KG'), tds.pack('ibc', 1300, 'kg', 'NL-030-1300KG')],
  storage: tds.storage('moisture', 'frost', 'awayFromAcids', 'polyethyleneAndSteel'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 40'),
});

/** Before 2: of lower purity, and in canisters only. */
const tdsFacts1 = (sds: ProductFactsInput): TdsFactsInput => {
  const { properties = [], packaging = [], ...newer } = tdsFacts(sds);
  const formerProperties = [
    tds.property('sodiumCarbonate', tds.percent('≤ 0.5')),
    tds.property('chloride', tds.mgPerKg('≤ 100'), 'ISO 981'),
    tds.property('iron', tds.mgPerKg('≤ 10'), 'ISO 983'),
  ];
  return {
    ...newer,
    properties: properties.map((row) => formerProperties.find(({ name }) => name === row.name) ?? row),
    packaging: packaging.filter(({ article }) => article !== 'NL-030-1300KG'),
  };
};

export const sodiumHydroxide: DemoProduct = {
  ...completeProduct,
  id: 1004,
  code: 'NL-030',
  articles: [
    { code: 'NL-030-25KG', id: 10401 },
    { code: 'NL-030-1300KG', id: 10402 },
  ],
  gtin: '09521234000037',
  producer: kemikaPrimer,
  versions: [
    { id: 10042, text: '2.0', created: '2026-02-02', facts },
    { id: 10041, text: '1.0', created: '2022-08-22', facts: facts1(facts) },
  ],
  tdsVersions: [
    { version: 2, created: '2026-02-04', facts: tdsFacts(facts) },
    { version: 1, created: '2022-08-24', facts: tdsFacts1(facts1(facts)) },
  ],
  settledFindings: keepPrecautions(
    'd4932322616bfa46',
    'Each first-aid statement is for a route by which the product burns, and P260 keeps its mist out of the airways.',
    '2026-02-02',
  ),
};
