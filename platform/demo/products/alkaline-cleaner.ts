import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, keepPrecautions, type DemoProduct } from '../demo-product.ts';
import { collectIngredientData } from '../hazard-data.ts';
import { biologicalLimits, demoMarkets } from '../limits.ts';
import { substances } from '../substances.ts';
import * as overrides from '../overrides.ts';
import * as tds from '../tds.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'industrial',
  name: wording('Alkaline cleaner concentrate', 'Alkalischer Reiniger Konzentrat'),
  description: wording(
    'Concentrate against grease, oil and burnt-on residues on floors, machines and kitchen equipment.',
    'Konzentrat gegen Fett, Öl und Eingebranntes auf Böden, Maschinen und Küchengeräten.',
  ),
  identifiers: {},
  ufi: 'TEFS-CX65-UD2N-3GWU',
  composition: [
    { ...substances.sodiumHydroxide, content: 3, contentRange: '2 – < 5 %' },
    { ...substances.disodiumMetasilicate, content: 4, contentRange: '3 – < 5 %' },
    { ...substances.butoxyethanol, content: 4, contentRange: '3 – < 5 %' },
    { ...substances.alkylGlucoside, content: 2, contentRange: '1 – < 3 %' },
    { ...substances.water, content: 87, contentRange: '80 – < 90 %' },
  ],
  classification: [
    { category: 'Met. Corr. 1', h: ['H290'] },
    { category: 'Skin Corr. 1', h: ['H314'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
  ],
  overrides: [overrides.corrosiveToMetals],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS05'],
    h: ['H290', 'H314'],
    p: ['P260', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338', 'P310'],
    contains: [substances.sodiumHydroxide.name, substances.disodiumMetasilicate.name],
    supplementalTexts: [
      {
        act: 'detergents',
        wording: wording(
          'Ingredients: less than 5 % non-ionic surfactants.',
          'Inhaltsstoffe: unter 5 % nichtionische Tenside.',
        ),
      },
    ],
  },
  statementPlaces: { P260: { forms: wording('mist/spray', 'Nebel/Aerosol') } },
  uses: {
    identified: [wording('Cleaning agent for trade and industry', 'Reinigungsmittel für Gewerbe und Industrie')],
    advisedAgainst: [wording('Aluminium and painted surfaces', 'Aluminium und lackierte Oberflächen')],
  },
  recommendedUse: wording(
    'Dilute, apply, leave for 5 minutes without drying, then rinse with water.',
    'Verdünnen, auftragen, 5 Minuten ohne Antrocknen einwirken lassen, danach mit Wasser abspülen.',
  ),
  recommendedLevels: wording('0.5 to 5 % in water.', '0,5 bis 5 % in Wasser.'),
  specialFeatures: wording(
    'Low foaming: suitable for scrubbing machines and high-pressure cleaners.',
    'Schaumarm: für Scheuersaugmaschinen und Hochdruckreiniger geeignet.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: wording('pale yellow', 'hellgelb'),
    odour: wording('faint', 'schwach'),
    meltingPoint: values.notDetermined,
    boilingPoint: values.notDetermined,
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: values.notDetermined,
    ph: values.at20(13.3),
    kinematicViscosity: values.notDetermined,
    solubility: values.miscible,
    partitionCoefficient: values.notApplicable,
    vapourPressure: values.notDetermined,
    density: values.at20(1.08, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      agent: substances.butoxyethanol.name,
      law: 'Directive 2000/39/EC',
      country: 'EU',
      twa: { mgPerM3: 98, ppm: 20 },
      stel: { mgPerM3: 246, ppm: 50 },
      skin: true,
    },
    {
      agent: substances.butoxyethanol.name,
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 49, ppm: 10 },
      skin: true,
      note: wording('peak limit factor 2(I), remark Y', 'Überschreitungsfaktor 2(I), Bemerkung Y'),
    },
  ],
  biologicalLimits: [...biologicalLimits.butoxyethanol],
  markets: demoMarkets,
  transport: {
    un: 'UN1719',
    properShippingName: wording(
      'CAUSTIC ALKALI LIQUID, N.O.S. (sodium hydroxide, disodium metasilicate)',
      'ÄTZENDER ALKALISCHER FLÜSSIGER STOFF, N.A.G. (Natriumhydroxid, Dinatriummetasilicat)',
    ),
    hazardClass: '8',
    packingGroup: 'II',
    classificationCode: 'C5',
    hazardIdentificationNumber: '80',
    tunnelCode: 'E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  ...collectIngredientData('sodiumHydroxide', 'butoxyethanol'),
  phrases: standardPhrases({
    '4.2': ['symptomFoaming'],
    '4.3': ['antifoam'],
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible', 'carbonOxides'],
    '7.2': ['suitablePolyethylene', 'unsuitableLightMetals', 'protectFromFrost'],
    '8.2.2.hands': ['glovesNitrile', 'glovesChloroprene'],
    '8.2.2.respiratory': ['filterAP2'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.4': ['frost'],
    '10.6': ['noDecompositionProducts'],
    '12.2': ['surfactantsBiodegradable'],
    '14.7': ['noBulkTransport'],
    '15.1': ['detergents'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '12.3': values.noData,
    '12.4': values.noData,
  },
  wasteCode: '20 01 29*',
  wgk: '1',
  regulatory: [
    wording(
      'Ingredients according to Regulation (EC) No 648/2004: less than 5 % non-ionic surfactants',
      'Inhaltsstoffe nach Verordnung (EG) Nr. 648/2004: unter 5 % nichtionische Tenside',
    ),
  ],
  changes: [
    wording(
      'Section 3: 2-butoxyethanol reduced to 3 – < 5 %.',
      'Abschnitt 3: 2-Butoxyethanol auf 3 – < 5 % verringert.',
    ),
    wording(
      'Section 1.1: new UFI because of the changed formula.',
      'Abschnitt 1.1: neuer UFI wegen geänderter Rezeptur.',
    ),
  ],
};

/** Before 3.0: the former formula with more solvent, and its UFI. */
const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  ufi: 'A0GS-WX0Y-0D23-QW09',
  composition: newer.composition.map((ingredient) =>
    ingredient.cas === '111-76-2' ? { ...ingredient, content: 7, contentRange: '5 – < 10 %' } : ingredient,
  ),
  recommendedLevels: wording('1 to 5 % in water.', '1 bis 5 % in Wasser.'),
  changes: [
    wording(
      'Section 8.1: limit values for 2-butoxyethanol added.',
      'Abschnitt 8.1: Grenzwerte für 2-Butoxyethanol ergänzt.',
    ),
  ],
});

/** Before 2.0: without exposure limits. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({ ...newer, exposureLimits: [], changes: [] });

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'workshops', 'cleaningMachines'),
  properties: [
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'odour'),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'ph', 'EN 1262'),
    tds.property('phDiluted', values.at20(11.8), 'EN 1262'),
    tds.property('freeAlkali', tds.percent(3)),
    tds.property('silicate', tds.percent(2)),
    tds.property('dynamicViscosity', values.at20('< 50', 'mPa·s')),
  ],
  processing: tds.processing(sds, 'hotCleaning', 'hiddenPlace', 'noLightMetals', 'rinseEquipment'),
  packaging: [tds.pack('plasticBottle', 1, 'l', 'AR-200-1L'), tds.pack('plasticCanister', 10, 'l', 'AR-200-10L')],
  storage: tds.storage('tightlyClosed', 'frost', 'awayFromAcids', 'polyethyleneAndSteel'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 30'),
});

/** Before 3: the former formula, for cooler baths, and in canisters only. */
const tdsFacts2 = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tdsFacts(sds),
  processing: tds.processing(sds, 'hotCleaningBefore', 'hiddenPlace', 'noLightMetals', 'rinseEquipment'),
  packaging: [tds.pack('plasticCanister', 10, 'l', 'AR-200-10L')],
});

export const alkalineCleaner: DemoProduct = {
  ...completeProduct,
  id: 1012,
  code: 'AR-200',
  articles: [
    { code: 'AR-200-1L', id: 11201 },
    { code: 'AR-200-10L', id: 11202 },
  ],
  gtin: '09521234000051',
  versions: [
    { id: 10123, text: '3.0', created: '2026-06-08', facts },
    { id: 10122, text: '2.0', created: '2024-02-19', facts: facts2(facts) },
    { id: 10121, text: '1.0', created: '2023-12-11', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [
    { version: 3, created: '2026-06-10', facts: tdsFacts(facts) },
    { version: 2, created: '2024-02-21', facts: tdsFacts2(facts2(facts)) },
  ],
  settledFindings: keepPrecautions(
    'd4932322616bfa46',
    'Each first-aid statement is for a route by which the product burns, and P260 keeps its mist out of the airways.',
    '2026-06-08',
  ),
};
