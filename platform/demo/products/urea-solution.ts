import { illustrative } from '../verified.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { collectIngredientData } from '../hazard-data.ts';
import { demoMarkets } from '../limits.ts';
import { substances } from '../substances.ts';
import * as tds from '../tds.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'public',
  name: wording('Urea solution 32.5 % (AUS 32)', 'Harnstofflösung 32,5 % (AUS 32)'),
  description: wording(
    'Reducing agent for diesel engines with selective catalytic reduction, quality according to ISO 22241-1.',
    'Reduktionsmittel für Dieselmotoren mit selektiver katalytischer Reduktion, Qualität nach ISO 22241-1.',
  ),
  identifiers: { synonyms: ['AUS 32', 'DEF'] },
  composition: [
    { ...substances.urea, content: 32.5, contentRange: '32.5 %' },
    { ...substances.water, content: 67.5, contentRange: '67.5 %' },
  ],
  classification: [],
  label: { signalWord: null, pictograms: [], h: [], p: [] },
  uses: {
    identified: [wording('Reducing agent for exhaust gas treatment', 'Reduktionsmittel zur Abgasnachbehandlung')],
    advisedAgainst: [wording('Filling into the fuel tank', 'Einfüllen in den Kraftstofftank')],
  },
  recommendedUse: wording(
    'Fill into the tank marked for AUS 32 only; wipe off splashes with water at once.',
    'Nur in den für AUS 32 gekennzeichneten Tank füllen; Spritzer sofort mit Wasser abwischen.',
  ),
  recommendedLevels: wording(
    'About 3 to 5 % of the consumption of diesel fuel.',
    'Rund 3 bis 5 % des Dieselverbrauchs.',
  ),
  specialFeatures: wording(
    'Freezes at −11.5 °C without damage. Keeps for 18 months at up to 25 °C.',
    'Gefriert bei −11,5 °C ohne Schaden. 18 Monate haltbar bei bis zu 25 °C.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('faintly of ammonia', 'schwach nach Ammoniak'),
    meltingPoint: values.celsius(-11.5),
    boilingPoint: values.celsius(103),
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: values.notDetermined,
    ph: values.at20(9.5),
    kinematicViscosity: values.notDetermined,
    solubility: values.miscible,
    vapourPressure: values.notDetermined,
    density: values.at20(1.09, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  otherProperties: [
    { name: wording('Urea content', 'Harnstoffgehalt'), value: { value: '31.8 – 33.2', unit: '%' } },
    { name: wording('Density range', 'Dichtebereich'), value: values.at20('1087 – 1093', 'kg/m³') },
    { name: wording('Refractive index', 'Brechungsindex'), value: values.at20('1.3814 – 1.3843') },
    { name: wording('Biuret', 'Biuret'), value: { value: '≤ 0.3', unit: '%' } },
    { name: wording('Aldehydes', 'Aldehyde'), value: { value: '≤ 5', unit: 'mg/kg' } },
  ],
  markets: demoMarkets,
  transport: null,
  ...collectIngredientData('urea'),
  studies: [
    {
      endpoint: 'fish',
      substance: substances.urea.name,
      value: 'LC50: > 6 810 mg/l',
      exposureTime: '96 h',
      species: 'Leuciscus idus',
      source: illustrative,
    },
    {
      endpoint: 'daphnia',
      substance: substances.urea.name,
      value: 'EC50: > 10 000 mg/l',
      exposureTime: '24 h',
      species: 'Daphnia magna',
      source: illustrative,
    },
  ],
  phrases: standardPhrases({
    '2.3': ['crystallisation', 'slipHazard'],
    '4.2': ['noSymptomsKnown'],
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible', 'ammonia', 'nitrogenOxides'],
    '6.3': ['rinseResidues'],
    '7.2': ['storageBelow25', 'protectFromFrost', 'suitablePolyethylene', 'unsuitableMetals'],
    '8.2.2.hands': ['glovesNotNeeded'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended'],
    '10.4': ['frost', 'above50'],
    '10.5': ['strongOxidisers', 'nitrites', 'hypochlorites'],
    '10.6': ['ammonia'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['mobileInSoil'],
    '12.7': ['eutrophication'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '10.3': wording(
      'Explosive nitrogen trichloride can form with hypochlorites.',
      'Mit Hypochloriten kann explosionsfähiges Stickstofftrichlorid entstehen.',
    ),
  },
  wasteCode: '16 10 02',
  wgk: '1',
  changes: [
    wording('Section 9.2: limits of ISO 22241-1 added.', 'Abschnitt 9.2: Grenzwerte der ISO 22241-1 ergänzt.'),
    wording('Section 2.3: danger of slipping.', 'Abschnitt 2.3: Rutschgefahr.'),
  ],
};

/** Before 2.0: without the limits of the standard. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  otherProperties: [],
  phrases: { ...newer.phrases, '2.3': ['crystallisation'] },
  changes: [],
});

/** The limits of ISO 22241-1, table 1. */
const traceElements = [
  tds.property('calcium', tds.mgPerKg('≤ 0.5'), 'ISO 22241-2'),
  tds.property('iron', tds.mgPerKg('≤ 0.5'), 'ISO 22241-2'),
  tds.property('copper', tds.mgPerKg('≤ 0.2'), 'ISO 22241-2'),
  tds.property('zinc', tds.mgPerKg('≤ 0.2'), 'ISO 22241-2'),
  tds.property('chromium', tds.mgPerKg('≤ 0.2'), 'ISO 22241-2'),
  tds.property('nickel', tds.mgPerKg('≤ 0.2'), 'ISO 22241-2'),
  tds.property('aluminium', tds.mgPerKg('≤ 0.5'), 'ISO 22241-2'),
  tds.property('magnesium', tds.mgPerKg('≤ 0.5'), 'ISO 22241-2'),
  tds.property('sodium', tds.mgPerKg('≤ 0.5'), 'ISO 22241-2'),
  tds.property('potassium', tds.mgPerKg('≤ 0.5'), 'ISO 22241-2'),
];

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'commercialVehicles', 'cars'),
  properties: [
    ...tds.othersOfSds(sds, 'ISO 22241-2'),
    tds.property('alkalinityAsAmmonia', tds.percent('≤ 0.2'), 'ISO 22241-2'),
    tds.property('insolubleMatter', tds.mgPerKg('≤ 20'), 'ISO 22241-2'),
    tds.property('phosphate', tds.mgPerKg('≤ 0.5'), 'ISO 22241-2'),
    ...traceElements,
    tds.sdsProperty(sds, 'density', 'ISO 12185'),
    tds.sdsProperty(sds, 'meltingPoint'),
    tds.sdsProperty(sds, 'ph'),
  ],
  processing: tds.processing(sds, 'ownFunnels', 'wrongTank'),
  packaging: [tds.pack('plasticCanister', 10, 'l', 'US-032-10L'), tds.pack('ibc', 1000, 'l', 'US-032-1000L')],
  storage: tds.storage('tightlyClosed', 'sunlight', 'frost', 'thawed', 'plasticsOnly'),
  shelfLifeMonths: 18,
  storageTemperature: values.celsius('0 – 25'),
});

/** Before 2: without the limits for trace elements, and not in IBCs. */
const tdsFacts1 = (sds: ProductFactsInput): TdsFactsInput => {
  const { properties = [], packaging = [], ...newer } = tdsFacts(sds);
  return {
    ...newer,
    properties: properties.filter((row) => !traceElements.includes(row)),
    packaging: packaging.filter(({ article }) => article !== 'US-032-1000L'),
  };
};

export const ureaSolution: DemoProduct = {
  ...completeProduct,
  id: 1016,
  code: 'US-032',
  articles: [
    { code: 'US-032-10L', id: 11601 },
    { code: 'US-032-1000L', id: 11602 },
  ],
  gtin: '09521234000099',
  versions: [
    { id: 10162, text: '2.0', created: '2026-01-12', facts },
    { id: 10161, text: '1.0', created: '2023-03-06', facts: facts1(facts) },
  ],
  tdsVersions: [
    { version: 2, created: '2026-01-14', facts: tdsFacts(facts) },
    { version: 1, created: '2023-03-08', facts: tdsFacts1(facts) },
  ],
};
