import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, keepPrecautions, type DemoProduct } from '../../demo-product.ts';
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
  name: wording('Phosphoric acid 75 %', 'Phosphorsäure 75 %'),
  description: wording(
    'Technical acid for phosphating, descaling and as a raw material.',
    'Technische Säure zum Phosphatieren, Entkalken und als Rohstoff.',
  ),
  identifiers: {
    cas: '7664-38-2',
    ec: '231-633-2',
    index: '015-011-00-6',
    reach: '01-2119485924-24',
    formula: 'H3PO4',
    molarMass: '98.00 g/mol',
  },
  ufi: 'MTA6-15P8-CT3S-NUYP',
  composition: [
    { ...substances.phosphoricAcid, content: 75, contentRange: '75 %' },
    { ...substances.water, content: 25, contentRange: '25 %' },
  ],
  classification: [
    { category: 'Met. Corr. 1', h: ['H290'] },
    { category: 'Skin Corr. 1B', h: ['H314'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
  ],
  overrides: [overrides.corrosiveToMetals],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS05'],
    h: ['H290', 'H314'],
    p: ['P260', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338', 'P310'],
    contains: [substances.phosphoricAcid.name],
  },
  statementPlaces: { P260: { forms: wording('mist/spray', 'Nebel/Aerosol') } },
  uses: {
    identified: [
      wording('Phosphating of metals', 'Phosphatieren von Metallen'),
      wording('Raw material in chemical synthesis', 'Rohstoff in der chemischen Synthese'),
    ],
    advisedAgainst: [wording('Food', 'Lebensmittel')],
  },
  recommendedUse: wording('Always add the acid to the water.', 'Stets die Säure ins Wasser geben.'),
  recommendedLevels: wording('Phosphating: 5 to 15 % in water.', 'Phosphatieren: 5 bis 15 % in Wasser.'),
  specialFeatures: wording('Low in iron and chloride.', 'Eisen- und chloridarm.'),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('odourless', 'geruchlos'),
    meltingPoint: values.celsius(-17),
    boilingPoint: values.celsius(135),
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
    density: values.at20(1.58, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      agent: substances.phosphoricAcid.name,
      law: 'Directive 2000/39/EC',
      country: 'EU',
      twa: { mgPerM3: 1 },
      stel: { mgPerM3: 2 },
    },
    {
      agent: substances.phosphoricAcid.name,
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 2 },
      note: wording('peak limit factor 2(I), inhalable fraction', 'Überschreitungsfaktor 2(I), einatembare Fraktion'),
    },
  ],
  markets: demoMarkets,
  transport: {
    un: 'UN1805',
    properShippingName: wording('PHOSPHORIC ACID, SOLUTION', 'PHOSPHORSÄURE, LÖSUNG'),
    hazardClass: '8',
    packingGroup: 'III',
    classificationCode: 'C1',
    hazardIdentificationNumber: '80',
    tunnelCode: 'E',
    limitedQuantity: '5 L',
    environmentallyHazardous: false,
  },
  ...collectIngredientData('phosphoricAcid'),
  phrases: standardPhrases({
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible', 'phosphorusOxides'],
    '7.2': ['suitablePolyethylene', 'unsuitableMetals'],
    '8.2.2.hands': ['glovesNitrile', 'glovesChloroprene'],
    '8.2.2.respiratory': ['filterP2'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.4': ['heat'],
    '10.5': ['metals'],
    '10.6': ['phosphorusOxides'],
    '12.2': ['inorganicNotBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['mobileInSoil'],
    '12.5': ['pbtInorganic'],
    '12.7': ['eutrophication'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '06 01 04*',
  wgk: '1',
  changes: [wording('Section 8.1: exposure limit added.', 'Abschnitt 8.1: Arbeitsplatzgrenzwert ergänzt.')],
};

/** Before 2.0: EU limit only. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  exposureLimits: newer.exposureLimits?.filter(({ country }) => country === 'EU'),
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'boilers', 'rust'),
  properties: [
    tds.property('phosphoricAcid', tds.percent('74.5 – 75.5')),
    tds.property('chloride', tds.mgPerKg('≤ 5')),
    tds.property('sulphate', tds.mgPerKg('≤ 50')),
    tds.property('iron', tds.mgPerKg('≤ 10')),
    tds.property('arsenic', tds.mgPerKg('≤ 1')),
    tds.property('colourNumber', { value: '≤ 20' }, 'ISO 6271'),
    tds.property('dynamicViscosity', values.at20(20, 'mPa·s')),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'meltingPoint'),
    tds.sdsProperty(sds, 'boilingPoint'),
    tds.sdsProperty(sds, 'ph'),
  ],
  processing: tds.processing(sds, 'becomesWarm', 'rinseEquipment', 'dryWithWarmAir'),
  packaging: [tds.pack('plasticCanister', 35, 'kg', 'PS-075-35KG')],
  storage: tds.storage('tightlyClosed', 'awayFromAlkalis', 'plasticsOnly', 'frost'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 40'),
});

/** Has an attachment that visitors have no access to. */
export const phosphoricAcid: DemoProduct = {
  ...completeProduct,
  id: 1024,
  code: 'PS-075',
  articles: [{ code: 'PS-075-35KG', id: 12401 }],
  producer: kemikaPrimer,
  versions: [
    { id: 10242, text: '2.0', created: '2026-05-18', facts },
    { id: 10241, text: '1.0', created: '2023-02-27', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2023-03-01', facts: tdsFacts(facts) }],
  attachments: [
    {
      key: 'ps075-audit-2026',
      description: 'supplier-audit-2026.pdf',
      category: 'Audit report',
      langCode: 'en',
      status: 'valid',
      created: '2026-05-20',
      permitted: false,
      content: {
        kind: 'audit',
        site: 'Kemika Primer d.o.o., Celje, Slovenia',
        audited: '2026-05-12',
        issued: '2026-05-20',
        standard: 'ISO 9001:2015',
        findings: [
          {
            area: 'Incoming goods',
            clause: '8.4',
            finding: 'Every tank is sampled before it is emptied.',
            grade: 'conforms',
          },
          {
            area: 'Production',
            clause: '8.5.1',
            finding: 'Concentration and temperature are recorded every ten minutes.',
            grade: 'conforms',
          },
          {
            area: 'Filling',
            clause: '8.5.2',
            finding: 'One of twelve canisters carried the batch number by hand only.',
            grade: 'observation',
          },
          {
            area: 'Laboratory',
            clause: '7.1.5',
            finding: 'The balance was calibrated 17 days after its date.',
            grade: 'minor',
          },
          { area: 'Complaints', clause: '10.2', finding: 'Answered within eight days on average.', grade: 'conforms' },
        ],
        conclusion:
          'No major findings. The site stays an approved supplier; the measure against the minor finding is to be shown by 30 June 2026.',
      },
    },
  ],
  settledFindings: keepPrecautions(
    'd4932322616bfa46',
    'Each first-aid statement is for a route by which the product burns, and P260 keeps its mist out of the airways.',
    '2026-05-18',
  ),
};
