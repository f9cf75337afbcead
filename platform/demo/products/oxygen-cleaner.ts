import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { collectIngredientData, criteriaNotMet } from '../hazard-data.ts';
import { airLimits, demoMarkets } from '../limits.ts';
import * as overrides from '../overrides.ts';
import { kemikaPrimer } from '../parties.ts';
import { substances } from '../substances.ts';
import * as tds from '../tds.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'public',
  name: wording('Oxygen cleaner with hydrogen peroxide', 'Aktivsauerstoff-Reiniger mit Wasserstoffperoxid'),
  description: wording(
    'Bleaching cleaner against stains on tile joints, garden furniture and light-coloured stone, without chlorine.',
    'Bleichender Reiniger gegen Flecken auf Fliesenfugen, Gartenmöbeln und hellem Stein, ohne Chlor.',
  ),
  identifiers: {},
  ufi: '4S66-857K-YT3H-JTKN',
  composition: [
    { ...substances.hydrogenPeroxide, content: 9, contentRange: '8 – < 10 %' },
    { ...substances.alkylGlucoside, content: 0.8, contentRange: '0.5 – < 1 %' },
    { ...substances.water, content: 90.2, contentRange: '90 – < 95 %' },
  ],
  classification: [
    { category: 'Ox. Liq. 3', h: ['H272'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
  ],
  overrides: [overrides.hydrogenPeroxide9],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS03', 'GHS05'],
    h: ['H272', 'H318'],
    p: ['P102', 'P220', 'P280', 'P305+P351+P338', 'P310', 'P501'],
    contains: [substances.hydrogenPeroxide.name],
    supplementalTexts: [
      {
        act: 'detergents',
        wording: wording(
          'Ingredients: 5 % or over but less than 15 % oxygen-based bleaching agents, less than 5 % non-ionic surfactants.',
          'Inhaltsstoffe: 5 % und darüber, jedoch weniger als 15 % Bleichmittel auf Sauerstoffbasis, unter 5 % nichtionische Tenside.',
        ),
      },
    ],
  },
  statementPlaces: { P280: { equipment: wording('protective gloves/eye protection', 'Schutzhandschuhe/Augenschutz') } },
  uses: {
    identified: [wording('Bleaching cleaner for household and garden', 'Bleichender Reiniger für Haus und Garten')],
    advisedAgainst: [
      wording('Mixing with other cleaners', 'Mischen mit anderen Reinigern'),
      wording('Stained wood, copper and brass', 'Gebeiztes Holz, Kupfer und Messing'),
    ],
    annexXVII: ['cleaner'],
  },
  recommendedUse: wording(
    'Apply with a brush, leave for 10 minutes without drying, then rinse with plenty of water.',
    'Mit einer Bürste auftragen, 10 Minuten ohne Antrocknen einwirken lassen, danach mit viel Wasser abspülen.',
  ),
  recommendedLevels: wording('Undiluted: about 50 ml/m².', 'Unverdünnt: rund 50 ml/m².'),
  specialFeatures: wording(
    'Stabilised; decomposes to water and oxygen.',
    'Stabilisiert; zerfällt zu Wasser und Sauerstoff.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('faint', 'schwach'),
    meltingPoint: values.celsius('< 0'),
    boilingPoint: values.celsius('> 100'),
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: values.celsius('≥ 60'),
    ph: values.at20(3.5),
    kinematicViscosity: values.at20(1, 'mm²/s'),
    solubility: values.miscible,
    partitionCoefficient: values.notApplicable,
    vapourPressure: values.at20(23, 'hPa'),
    density: values.at20(1.03, 'g/cm³'),
    relativeVapourDensity: values.steam,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [airLimits.hydrogenPeroxide],
  markets: {
    ...demoMarkets,
    DE: {
      national: {
        taLuft: wording(
          'concerns installations, in which this household product is not used',
          'betrifft Anlagen, in denen dieses Haushaltsprodukt nicht verwendet wird',
        ),
      },
    },
  },
  transport: {
    un: 'UN2984',
    properShippingName: wording('HYDROGEN PEROXIDE, AQUEOUS SOLUTION', 'WASSERSTOFFPEROXID, WÄSSERIGE LÖSUNG'),
    hazardClass: '5.1',
    packingGroup: 'III',
    classificationCode: 'O1',
    hazardIdentificationNumber: '50',
    tunnelCode: 'E',
    limitedQuantity: '5 L',
    environmentallyHazardous: false,
    packingInstruction: ['P504', 'IBC02'],
    sea: { packingInstruction: ['P504', 'IBC02'] },
    air: {
      passenger: { packingInstruction: '551', maxQuantity: '2.5 L' },
      cargo: { packingInstruction: '555', maxQuantity: '30 L' },
      limitedQuantities: { packingInstruction: 'Y541', maxQuantity: '1 L' },
      exceptedQuantity: 'E1',
    },
  },
  notClassified: {
    explosives: criteriaNotMet,
    selfReactive: criteriaNotMet,
  },
  ...collectIngredientData('hydrogenPeroxide'),
  phrases: standardPhrases({
    '4.2': ['symptomOxygenEmbolism'],
    '5.1': ['organicMediaUnsuitable', 'adaptToSurroundings'],
    '5.2': ['notCombustible'],
    '6.3': ['diluteWithWater'],
    '7.2': ['ventedContainer', 'suitablePolyethylene', 'protectFromFrost'],
    '8.2.2.hands': ['glovesNitrile'],
    '8.2.2.respiratory': ['respiratoryNotNeeded'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended', 'stabilised'],
    '10.4': ['frost'],
    '12.2': ['decomposesInWater', 'surfactantsBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '14.7': ['noBulkTransport'],
    '15.1': ['detergents'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: { '12.4': values.mobileUntilDecomposed },
  wasteCode: '20 01 29*',
  wgk: '1',
  changes: [wording('Section 2.2: P501 added.', 'Abschnitt 2.2: P501 ergänzt.')],
};

/** Before 2.0: without P501. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  label: { ...newer.label, p: newer.label.p.filter((code) => code !== 'P501') },
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'joints'),
  properties: [
    tds.property('hydrogenPeroxide', tds.percent('8.5 – 9.5'), 'EN 902'),
    tds.property('activeOxygen', tds.percent('4.0 – 4.5')),
    tds.sdsProperty(sds, 'odour'),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'ph'),
  ],
  processing: tds.processing(sds, 'hiddenPlace', 'noMixing'),
  packaging: [tds.pack('plasticBottle', 1, 'l', 'OX-009-1L')],
  storage: tds.storage('vented', 'sunlight', 'frost', 'children'),
  shelfLifeMonths: 18,
  storageTemperature: values.celsius('5 – 30'),
});

export const oxygenCleaner: DemoProduct = {
  ...completeProduct,
  id: 1028,
  code: 'OX-009',
  articles: [{ code: 'OX-009-1L', id: 12801 }],
  gtin: '09521234000167',
  producer: kemikaPrimer,
  versions: [
    { id: 10282, text: '2.0', created: '2026-08-03', facts },
    { id: 10281, text: '1.0', created: '2024-02-19', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2024-02-21', facts: tdsFacts(facts) }],
};
