import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { collectIngredientData } from '../../hazard-data.ts';
import { airLimits, biologicalLimits, demoMarkets } from '../../limits.ts';
import { substances } from '../../substances.ts';
import * as tds from '../../tds.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'industrial',
  name: wording('Ethanol 96 % denatured', 'Ethanol 96 % vergällt'),
  description: wording(
    'Ethanol denatured with butanone, for cleaning, extraction and as a solvent for inks and lacquers.',
    'Mit Butanon vergällter Ethanol zum Reinigen, Extrahieren und als Lösemittel für Druckfarben und Lacke.',
  ),
  identifiers: {
    cas: '64-17-5',
    ec: '200-578-6',
    index: '603-002-00-5',
    reach: '01-2119457610-43',
    formula: 'C2H6O',
    molarMass: '46.07 g/mol',
    synonyms: ['EtOH'],
  },
  ufi: 'NJES-9X96-SD2Q-G336',
  composition: [
    { ...substances.ethanol, content: 93, contentRange: '90 – < 95 %' },
    { ...substances.butanone, content: 1, contentRange: '1 – < 2 %' },
  ],
  classification: [
    { category: 'Flam. Liq. 2', h: ['H225'] },
    { category: 'Eye Irrit. 2', h: ['H319'] },
  ],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS07'],
    h: ['H225', 'H319'],
    p: ['P210', 'P233', 'P240', 'P280', 'P305+P351+P338', 'P403+P235'],
  },
  statementPlaces: { P280: { equipment: wording('protective gloves/eye protection', 'Schutzhandschuhe/Augenschutz') } },
  uses: {
    identified: [
      wording('Solvent', 'Lösemittel'),
      wording('Cleaning agent', 'Reinigungsmittel'),
      wording('Extraction agent', 'Extraktionsmittel'),
    ],
    advisedAgainst: [
      wording('Food, medicinal products and cosmetics', 'Lebensmittel, Arzneimittel und Kosmetika'),
      wording('Fuel for table fireplaces', 'Brennstoff für Tischkamine'),
    ],
  },
  recommendedUse: wording(
    'Apply with a cloth or from a dispenser, keep away from sources of ignition and ventilate well.',
    'Mit Tuch oder aus dem Spender auftragen, von Zündquellen fernhalten und gut lüften.',
  ),
  recommendedLevels: wording(
    'Undiluted, or diluted with water to 70 % by volume for cleaning.',
    'Unverdünnt oder zum Reinigen mit Wasser auf 70 Vol.-% verdünnt.',
  ),
  specialFeatures: wording(
    'Denatured: exempt from spirits duty when used as intended.',
    'Vergällt: bei bestimmungsgemäßer Verwendung frei von Alkoholsteuer.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('alcoholic', 'nach Alkohol'),
    meltingPoint: values.celsius(-114),
    boilingPoint: values.celsius(78),
    flammability: wording('highly flammable liquid', 'leicht entzündbare Flüssigkeit'),
    explosionLimits: values.explosionLimits(3.1, 27.7),
    flashPoint: values.flashPoint(17),
    autoIgnitionTemperature: values.celsius(400),
    decompositionTemperature: values.distils,
    ph: values.notDetermined,
    kinematicViscosity: values.notDetermined,
    solubility: values.miscible,
    partitionCoefficient: values.at20(-0.35),
    vapourPressure: values.at20(58, 'hPa'),
    density: values.at20(0.805, 'g/cm³'),
    relativeVapourDensity: values.comparedWithAir(1.6),
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    { agent: substances.ethanol.name, law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 380, ppm: 200 } },
    {
      agent: substances.butanone.name,
      law: 'Directive 2000/39/EC',
      country: 'EU',
      twa: { mgPerM3: 600, ppm: 200 },
      stel: { mgPerM3: 900, ppm: 300 },
    },
    airLimits.butanone,
  ],
  biologicalLimits: [...biologicalLimits.butanone],
  markets: demoMarkets,
  transport: {
    un: 'UN1170',
    properShippingName: wording('ETHANOL SOLUTION', 'ETHANOL, LÖSUNG'),
    hazardClass: '3',
    packingGroup: 'II',
    classificationCode: 'F1',
    hazardIdentificationNumber: '33',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  ...collectIngredientData('ethanol', 'butanone'),
  phrases: standardPhrases({
    '7.2': ['suitableStainlessSteel'],
    '8.2.2.hands': ['glovesButyl', 'glovesNitrileSplash'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['reactsWithAlkaliMetals'],
    '10.5': ['alkaliMetals', 'acidChlorides'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['volatile'],
    '14.7': ['noBulkTransport'],
    '15.1': ['industrialEmissionsVoc'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '14 06 03*',
  wgk: '1',
  changes: [
    wording('Section 8.1: limit values for butanone added.', 'Abschnitt 8.1: Grenzwerte für Butanon ergänzt.'),
    wording('Section 2.2: P240 added.', 'Abschnitt 2.2: P240 ergänzt.'),
  ],
};

/** Before 3.0: without the limit values for butanone and without P240. */
const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  label: { ...newer.label, p: newer.label.p.filter((code) => code !== 'P240') },
  exposureLimits: newer.exposureLimits?.filter(({ agent }) => agent === substances.ethanol.name),
  changes: [
    wording('Format of Regulation (EU) 2020/878.', 'Format der Verordnung (EU) 2020/878.'),
    wording('Section 8.1: exposure limit added.', 'Abschnitt 8.1: Arbeitsplatzgrenzwert ergänzt.'),
  ],
});

/** Before 2.0: without an exposure limit. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({ ...newer, exposureLimits: [], changes: [] });

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'bondingPreparation'),
  properties: [
    tds.property('ethanol', tds.percent('92.5 – 93.5')),
    tds.property('denaturant', tds.percent('1.0 – 1.2')),
    tds.property('water', tds.percent('≤ 6.5'), 'ASTM D1364'),
    tds.property('acidityAsAceticAcid', tds.percent('≤ 0.003'), 'ASTM D1613'),
    tds.property('evaporationResidue', { value: '≤ 2', unit: 'mg/100 ml' }, 'ASTM D1353'),
    tds.property('colourNumber', { value: '≤ 10' }, 'ASTM D1209'),
    tds.property('evaporationNumber', { value: 8.3 }, 'DIN 53170'),
    tds.sdsProperty(sds, 'density', 'ASTM D4052'),
    tds.sdsProperty(sds, 'boilingPoint', 'ASTM D1078'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 13736'),
    tds.sdsProperty(sds, 'vapourPressure'),
  ],
  processing: tds.processing(sds, 'earthedEquipment', 'neverReturn'),
  packaging: [
    tds.pack('plasticBottle', 1, 'l', 'ET-096-1L'),
    tds.pack('metalCanister', 5, 'l', 'ET-096-5L'),
    tds.pack('steelDrum', 200, 'l', 'ET-096-200L'),
  ],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'ignition', 'steel'),
  shelfLifeMonths: 36,
  storageTemperature: values.celsius('5 – 30'),
});

export const ethanol: DemoProduct = {
  ...completeProduct,
  id: 1002,
  code: 'ET-096',
  articles: [
    { code: 'ET-096-1L', id: 10201 },
    { code: 'ET-096-5L', id: 10202 },
    { code: 'ET-096-5L', id: 10203 },
    { code: 'ET-096-200L', id: 10204 },
  ],
  gtin: '09521234000020',
  versions: [
    { id: 10023, text: '3.0', created: '2026-01-19', facts },
    { id: 10022, text: '2.0', created: '2022-12-05', facts: facts2(facts) },
    { id: 10021, text: '1.0', created: '2019-04-08', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [{ version: 1, created: '2025-03-10', facts: tdsFacts(facts) }],
};
