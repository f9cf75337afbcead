import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { demoMarkets } from '../../limits.ts';
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
  name: wording('Hydrochloric acid 31 %', 'Salzsäure 31 %'),
  description: wording(
    'Technical acid for pickling steel, descaling, neutralisation and the regeneration of ion exchangers.',
    'Technische Säure zum Beizen von Stahl, zum Entkalken, Neutralisieren und zur Regeneration von Ionenaustauschern.',
  ),
  identifiers: {
    cas: '7647-01-0',
    ec: '231-595-7',
    index: '017-002-01-X',
    reach: '01-2119484862-27',
    formula: 'HCl',
    molarMass: '36.46 g/mol',
  },
  ufi: 'JP35-A570-DT32-X981',
  composition: [
    { ...substances.hydrochloricAcid, content: 31, contentRange: '31 %' },
    { ...substances.water, content: 69, contentRange: '69 %' },
  ],
  classification: [
    { category: 'Met. Corr. 1', h: ['H290'] },
    { category: 'Skin Corr. 1B', h: ['H314'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
    { category: 'STOT SE 3', h: ['H335'] },
  ],
  overrides: [overrides.corrosiveToMetals],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS05', 'GHS07'],
    h: ['H290', 'H314', 'H335'],
    p: ['P260', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338', 'P310'],
    contains: [substances.hydrochloricAcid.name],
  },
  statementPlaces: { P260: { forms: wording('gas/mist/vapours', 'Gas/Nebel/Dampf') } },
  uses: {
    identified: [
      wording('Pickling of metals', 'Beizen von Metallen'),
      wording('Neutralisation and pH control', 'Neutralisation und pH-Regelung'),
      wording('Regeneration of ion exchangers', 'Regeneration von Ionenaustauschern'),
    ],
    advisedAgainst: [wording('Use together with chlorine bleach', 'Anwendung zusammen mit Chlorbleiche')],
  },
  recommendedUse: wording(
    'Always add the acid to the water; use with extraction and resistant equipment.',
    'Stets die Säure ins Wasser geben; mit Absaugung und beständigen Geräten verwenden.',
  ),
  recommendedLevels: wording(
    'Pickling: 10 to 18 % in water. Descaling: 3 to 5 %.',
    'Beizen: 10 bis 18 % in Wasser. Entkalken: 3 bis 5 %.',
  ),
  specialFeatures: wording('Fumes in moist air.', 'Raucht an feuchter Luft.'),
  basicProperties: {
    physicalState: values.liquid,
    colour: wording('colourless to yellowish', 'farblos bis gelblich'),
    odour: wording('pungent', 'stechend'),
    meltingPoint: values.celsius(-42),
    boilingPoint: values.celsius(84),
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: values.notDetermined,
    ph: values.at20('< 1'),
    kinematicViscosity: values.notDetermined,
    solubility: values.miscible,
    partitionCoefficient: values.notApplicable,
    vapourPressure: values.notDetermined,
    density: values.at20(1.155, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      agent: wording('hydrogen chloride', 'Chlorwasserstoff'),
      law: 'Directive 2000/39/EC',
      country: 'EU',
      twa: { mgPerM3: 8, ppm: 5 },
      stel: { mgPerM3: 15, ppm: 10 },
    },
    {
      agent: wording('hydrogen chloride', 'Chlorwasserstoff'),
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 3, ppm: 2 },
      note: wording('peak limit factor 2(I), remark Y', 'Überschreitungsfaktor 2(I), Bemerkung Y'),
    },
  ],
  markets: demoMarkets,
  transport: {
    un: 'UN1789',
    properShippingName: wording('HYDROCHLORIC ACID', 'CHLORWASSERSTOFFSÄURE'),
    hazardClass: '8',
    packingGroup: 'II',
    classificationCode: 'C1',
    hazardIdentificationNumber: '80',
    tunnelCode: 'E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  ...collectIngredientData('hydrochloricAcid'),
  phrases: standardPhrases({
    '4.1.inhalation': ['inhalationDelayedEffects'],
    '5.1': ['adaptToSurroundings', 'waterSpray', 'noUnsuitableMedia'],
    '5.2': ['notCombustible', 'hydrogenFromMetals', 'hydrogenChloride'],
    '7.2': ['suitablePolyethylene', 'unsuitableMetals'],
    '8.2.2.hands': ['glovesNitrile', 'glovesChloroprene'],
    '8.2.2.respiratory': ['filterE'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['reactsWithMetals', 'chlorineWithHypochlorites'],
    '10.4': ['heat'],
    '10.5': ['metals', 'hypochlorites', 'strongOxidisers'],
    '10.6': ['hydrogenChloride'],
    '12.2': ['inorganicNotBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['mobileInSoil'],
    '12.5': ['pbtInorganic'],
    '14.7': ['noBulkTransport'],
    '15.1': ['drugPrecursor3'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '06 01 02*',
  wgk: '1',
  changes: [
    wording(
      'Section 2: H290 added; STOT SE 3 (H335) shown on the label with GHS07.',
      'Abschnitt 2: H290 ergänzt; STOT SE 3 (H335) mit GHS07 auf dem Etikett.',
    ),
    wording('Section 8.1: exposure limit added.', 'Abschnitt 8.1: Arbeitsplatzgrenzwert ergänzt.'),
  ],
};

/** Before 3.0: not yet classified as corrosive to metals, EU limit only. */
const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  classification: newer.classification.filter(({ h }) => !h.includes('H290')),
  overrides: undefined,
  label: { ...newer.label, h: ['H314', 'H335'] },
  exposureLimits: newer.exposureLimits?.filter(({ country }) => country === 'EU'),
  changes: [wording('Section 1.1: UFI added.', 'Abschnitt 1.1: UFI ergänzt.')],
});

/** Before 2.0: not yet notified with a UFI. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({ ...newer, ufi: undefined, changes: [] });

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'boilers'),
  properties: [
    tds.property('hydrogenChloride', tds.percent('30.5 – 31.5'), 'ISO 904'),
    tds.property('iron', tds.mgPerKg('≤ 5')),
    tds.property('sulphate', tds.mgPerKg('≤ 20')),
    tds.property('freeChlorine', tds.mgPerKg('≤ 5')),
    tds.property('dynamicViscosity', values.at20(1.9, 'mPa·s')),
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'boilingPoint'),
    tds.sdsProperty(sds, 'ph'),
  ],
  processing: tds.processing(sds, 'inhibitor', 'becomesWarm', 'doseByPh', 'rinseEquipment'),
  packaging: [tds.pack('plasticCanister', 10, 'l', 'HC-031-10L'), tds.pack('ibc', 1000, 'l', 'HC-031-1000L')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'awayFromAlkalis', 'plasticsOnly'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 30'),
});

export const hydrochloricAcid: DemoProduct = {
  ...completeProduct,
  id: 1005,
  code: 'HC-031',
  articles: [
    { code: 'HC-031-10L', id: 10501 },
    { code: 'HC-031-1000L', id: 10502 },
  ],
  producer: kemikaPrimer,
  versions: [
    { id: 10053, text: '3.0', created: '2026-03-23', facts },
    { id: 10052, text: '2.0', created: '2023-02-13', facts: facts2(facts) },
    { id: 10051, text: '1.0', created: '2019-06-17', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [{ version: 1, created: '2023-02-20', facts: tdsFacts(facts) }],
};
