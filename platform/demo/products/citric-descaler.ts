import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { collectIngredientData } from '../hazard-data.ts';
import { demoMarkets } from '../limits.ts';
import { substances } from '../substances.ts';
import * as overrides from '../overrides.ts';
import * as tds from '../tds.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'public',
  name: wording('Citric acid descaler', 'Zitronensäure-Entkalker'),
  description: wording(
    'Liquid descaler for kettles, coffee machines and taps, without mineral acids.',
    'Flüssiger Entkalker für Wasserkocher, Kaffeemaschinen und Armaturen, ohne Mineralsäuren.',
  ),
  identifiers: {},
  ufi: '3FGS-EXFX-HD2K-1KWM',
  composition: [
    { ...substances.citricAcid, content: 15, contentRange: '10 – < 20 %' },
    { ...substances.water, content: 85, contentRange: '80 – < 90 %' },
  ],
  classification: [{ category: 'Eye Irrit. 2', h: ['H319'] }],
  overrides: overrides.dilutedCitricAcid,
  // Citric acid to pH 4, where 1.03 of its three protons are gone: 0.78 mmol/g × 1.03 × 40 mg/mmol.
  classificationData: { reserve: 3.2 },
  label: {
    signalWord: 'warning',
    pictograms: ['GHS07'],
    h: ['H319'],
    p: ['P102', 'P264', 'P280', 'P305+P351+P338', 'P337+P313', 'P501'],
  },
  statementPlaces: { P280: { equipment: wording('eye protection', 'Augenschutz') } },
  uses: {
    identified: [wording('Descaler for household and trade', 'Entkalker für Haushalt und Gewerbe')],
    advisedAgainst: [wording('Marble and other limestone', 'Marmor und anderer Kalkstein')],
  },
  recommendedUse: wording(
    'Fill in the diluted product, leave to act for 20 minutes, empty and rinse twice with fresh water.',
    'Verdünnt einfüllen, 20 Minuten einwirken lassen, ausgießen und zweimal mit frischem Wasser spülen.',
  ),
  recommendedLevels: wording('125 ml for 0.5 l of water.', '125 ml auf 0,5 l Wasser.'),
  specialFeatures: wording('Food-grade citric acid.', 'Citronensäure in Lebensmittelqualität.'),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('odourless', 'geruchlos'),
    meltingPoint: values.notDetermined,
    boilingPoint: values.notDetermined,
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: values.notDetermined,
    ph: values.at20(1.8),
    kinematicViscosity: values.notDetermined,
    solubility: values.miscible,
    vapourPressure: values.notDetermined,
    density: values.at20(1.06, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  markets: demoMarkets,
  transport: null,
  ...collectIngredientData('citricAcid'),
  phrases: standardPhrases({
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible'],
    '7.2': ['suitablePolyethylene', 'unsuitableMetals'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended'],
    '10.4': ['noConditionsToAvoid'],
    '10.5': ['hypochlorites', 'baseMetals'],
    '10.6': ['noDecompositionProducts'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['mobileInSoil'],
    '14.7': ['noBulkTransport'],
    '15.1': ['detergents'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '20 01 30',
  regulatory: [
    wording(
      'Regulation (EC) No 648/2004, Annex VII A: none of the constituents that the label must name',
      'Verordnung (EG) Nr. 648/2004, Anhang VII A: keine der auf dem Etikett zu nennenden Bestandteile',
    ),
  ],
  wgk: '1',
  changes: [wording('Section 2.2: P337+P313 added.', 'Abschnitt 2.2: P337+P313 ergänzt.')],
};

/** Before 2.0: without P337+P313. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  label: { ...newer.label, p: newer.label.p.filter((code) => code !== 'P337+P313') },
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'household'),
  properties: [
    tds.property('citricAcid', tds.percent('14.5 – 15.5')),
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'ph', 'EN 1262'),
  ],
  processing: tds.processing(sds, 'noLimestone', 'noMixing'),
  packaging: [tds.pack('plasticBottle', 500, 'ml', 'ZE-015-500ML')],
  storage: tds.storage('tightlyClosed', 'children', 'plasticsOnly'),
  shelfLifeMonths: 36,
  storageTemperature: values.celsius('5 – 30'),
});

/** A product whose technical data sheet is offered but not released. */
export const citricDescaler: DemoProduct = {
  ...completeProduct,
  id: 1019,
  code: 'ZE-015',
  documents: { ...completeProduct.documents, tds: false },
  articles: [{ code: 'ZE-015-500ML', id: 11901 }],
  gtin: '09521234000112',
  versions: [
    { id: 10192, text: '2.0', created: '2026-02-25', facts },
    { id: 10191, text: '1.0', created: '2023-05-15', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2026-02-26', facts: tdsFacts(facts) }],
  // The pH alone gives Skin Corr. 1 and Eye Dam. 1; results and the reserve show that they do not apply.
  settledFindings: ['44257e7ec5eea2c2', '5ced7de27cfe1a55'].map((basis) => ({
    finding: 'override.differs',
    basis,
    reason: 'The results for citric acid 30 % and the acid reserve decide, not the pH alone (CLP Annex I 3.2.3.1.2).',
    date: '2026-02-25',
  })),
};
