import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { collectIngredientData, criteriaNotMet } from '../hazard-data.ts';
import { demoMarkets } from '../limits.ts';
import { supplies } from '../parties.ts';
import { substances } from '../substances.ts';
import * as tds from '../tds.ts';
import { conditions, propertyValues } from '../tds-texts.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'public',
  name: wording('Interior wall paint, water-borne', 'Innenwandfarbe, wasserbasiert'),
  description: wording(
    'White matt emulsion paint for walls and ceilings indoors; free of solvents and plasticisers.',
    'Weiße, matte Dispersionsfarbe für Wände und Decken innen; frei von Löse- und Weichmachern.',
  ),
  identifiers: {},
  composition: [
    { ...substances.titaniumDioxide, content: 14, contentRange: '10 – < 20 %' },
    { ...substances.benzisothiazolinone, content: 0.015, contentRange: '0.01 – 0.02 %' },
    { ...substances.water, content: 39.985, contentRange: '30 – < 50 %' },
  ],
  classification: [],
  label: {
    signalWord: null,
    pictograms: [],
    h: [],
    euh: ['EUH208'],
    p: ['P102', 'P501'],
    voc: { subcategory: 'A/a', limitValue: 30, maxContent: 1 },
    supplementalTexts: [
      {
        act: 'treatedArticles',
        wording: wording(
          'Contains a biocidal product that preserves the paint in the pail: 1,2-benzisothiazol-3(2H)-one.',
          'Enthält ein Biozidprodukt, das die Farbe im Eimer konserviert: 1,2-Benzisothiazol-3(2H)-on.',
        ),
      },
    ],
  },
  statementPlaces: { EUH208: { substance: substances.benzisothiazolinone.name } },
  uses: {
    identified: [wording('Paint for walls and ceilings indoors', 'Anstrich für Wände und Decken innen')],
    advisedAgainst: [wording('Spraying without a particle filter mask', 'Verspritzen ohne Partikelfiltermaske')],
  },
  recommendedUse: wording(
    'Stir, apply with roller or brush in two coats to a clean, dry base; between coats let dry for 4 hours.',
    'Aufrühren, mit Rolle oder Pinsel in zwei Anstrichen auf sauberen, trockenen Untergrund auftragen; dazwischen 4 Stunden trocknen lassen.',
  ),
  recommendedLevels: wording(
    '140 ml/m² per coat; 10 l cover about 70 m².',
    '140 ml/m² je Anstrich; 10 l reichen für rund 70 m².',
  ),
  specialFeatures: wording(
    'Wet scrub resistance class 2, hiding power class 1 at 7 m²/l (EN 13300).',
    'Nassabriebbeständigkeit Klasse 2, Deckvermögen Klasse 1 bei 7 m²/l (EN 13300).',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: wording('white', 'weiß'),
    odour: wording('faint', 'schwach'),
    meltingPoint: { ...values.celsius(0), condition: substances.water.name },
    boilingPoint: { ...values.celsius(100), condition: substances.water.name },
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: wording(
      'cannot be measured: the water evaporates first',
      'nicht messbar: zuvor verdunstet das Wasser',
    ),
    ph: values.at20(8.5),
    kinematicViscosity: { value: '> 20.5', unit: 'mm²/s', condition: wording('at 40 °C', 'bei 40 °C') },
    solubility: values.miscible,
    vapourPressure: values.at20(23, 'hPa'),
    density: values.at20(1.5, 'g/cm³'),
    relativeVapourDensity: values.steam,
    particleCharacteristics: values.notApplicable,
  },
  otherProperties: [{ name: wording('VOC content', 'VOC-Gehalt'), value: { value: '< 1', unit: 'g/l' } }],
  markets: demoMarkets,
  transport: null,
  notClassified: {
    explosives: criteriaNotMet,
    selfReactive: criteriaNotMet,
    pyrophoricLiquids: criteriaNotMet,
    oxidisingLiquids: criteriaNotMet,
    corrosiveToMetals: criteriaNotMet,
  },
  ...collectIngredientData('titaniumDioxide', 'benzisothiazolinone'),
  phrases: standardPhrases({
    '2.3': ['slipHazard'],
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible', 'carbonOxides'],
    '7.2': ['protectFromFrost', 'storageTemperature5to25'],
    '8.2.2.hands': ['glovesNotNeeded', 'glovesNitrile'],
    '8.2.2.respiratory': ['filterP2WhenSpraying'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.1': ['noReactivity'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['noHazardousReactions'],
    '10.4': ['frost'],
    '10.5': ['noIncompatibleMaterials'],
    '10.6': ['noDecompositionProducts'],
    '14.7': ['noBulkTransport'],
    '15.1': ['decorativePaints', 'biocides'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '15.1': wording(
      'EU limit value for this product (category A/a, matt coatings for interior walls and ceilings): 30 g/l VOC. This product contains at most 1 g/l VOC.',
      'EU-Grenzwert für dieses Produkt (Kat. A/a, matte Beschichtungen für Innenwände und -decken): 30 g/l VOC. Dieses Produkt enthält höchstens 1 g/l VOC.',
    ),
  },
  wasteCode: '08 01 12',
  wgk: '1',
  changes: [
    wording(
      'Section 3: classification of 1,2-benzisothiazol-3(2H)-one in the version of Delegated Regulation (EU) 2024/197 (21st adaptation).',
      'Abschnitt 3: Einstufung von 1,2-Benzisothiazol-3(2H)-on in der Fassung der Delegierten Verordnung (EU) 2024/197 (21. Anpassung).',
    ),
    wording('Section 2.2: P501 added.', 'Abschnitt 2.2: P501 ergänzt.'),
  ],
};

/** Before 3.0: CLP Annex VI, index number 613-088-00-6, as it stood until 31 August 2025. */
const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  composition: newer.composition.map((ingredient) =>
    ingredient.cas === '2634-33-5'
      ? {
          ...ingredient,
          classification: [
            { category: 'Acute Tox. 4', h: ['H302'] },
            { category: 'Skin Irrit. 2', h: ['H315'] },
            { category: 'Eye Dam. 1', h: ['H318'] },
            { category: 'Skin Sens. 1', h: ['H317'] },
            { category: 'Aquatic Acute 1', h: ['H400'] },
          ],
          limits: ['Skin Sens. 1; H317: C ≥ 0.05 %'],
        }
      : ingredient,
  ),
  label: { ...newer.label, p: ['P102'] },
  changes: [wording('Section 2.2: EUH208 added.', 'Abschnitt 2.2: EUH208 ergänzt.')],
});

/** Before 2.0: the preservative not named on the label. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  label: { ...newer.label, euh: [] },
  statementPlaces: {},
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'wallBases', 'livingRooms'),
  properties: [
    tds.property('coverage', { value: 7, unit: 'm²/l' }),
    tds.property('recoatable', values.at20(4, 'h')),
    tds.property('wetScrub', { value: 2 }, 'EN 13300'),
    tds.property('hidingPower', { value: 1, condition: conditions.at7LitresPerM2 }, 'EN 13300'),
    tds.property('gloss', propertyValues.deadMatt, 'EN 13300'),
    tds.property('grainSize', propertyValues.fine, 'EN 13300'),
    tds.property('solids', tds.percent(58), 'ISO 3251'),
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'density', 'ISO 2811-1'),
    tds.sdsProperty(sds, 'ph', 'ISO 19396-1'),
    ...tds.othersOfSds(sds, 'ISO 11890-2'),
  ],
  processing: tds.processing(sds, 'wallBase', 'thinBy5', 'notBelow5', 'toolsWithWater'),
  packaging: [tds.pack('plasticPail', 2.5, 'l', 'WF-100-2.5L'), tds.pack('plasticPail', 10, 'l', 'WF-100-10L')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'frost', 'openedPacks'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 25'),
});

/** Before 2: thicker, so that it takes more water, and in another small pail. */
const tdsFacts1 = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tdsFacts(sds),
  processing: tds.processing(sds, 'wallBase', 'thinBy10', 'notBelow5', 'toolsWithWater'),
  packaging: [tds.pack('plasticPail', 5, 'l'), tds.pack('plasticPail', 10, 'l', 'WF-100-10L')],
});

export const wallPaint: DemoProduct = {
  ...completeProduct,
  ...supplies.alpenchem,
  id: 1017,
  code: 'WF-100',
  articles: [
    { code: 'WF-100-2.5L', id: 11701 },
    { code: 'WF-100-10L', id: 11702 },
  ],
  gtin: '09521234000105',
  versions: [
    { id: 10173, text: '3.0', created: '2026-01-05', facts },
    { id: 10172, text: '2.0', created: '2022-03-14', facts: facts2(facts) },
    { id: 10171, text: '1.0', created: '2018-01-22', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [
    { version: 2, created: '2026-01-07', facts: tdsFacts(facts) },
    { version: 1, created: '2022-03-16', facts: tdsFacts1(facts2(facts)) },
  ],
};
