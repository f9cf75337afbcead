import { illustrative } from '../../verified.ts';
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
  name: wording('Ammonia solution 25 %', 'Ammoniaklösung 25 %'),
  description: wording(
    'Aqueous ammonia for flue gas cleaning, neutralisation and as a raw material.',
    'Wässriger Ammoniak zur Rauchgasreinigung, zum Neutralisieren und als Rohstoff.',
  ),
  identifiers: {
    cas: '1336-21-6',
    ec: '215-647-6',
    index: '007-001-01-2',
    reach: '01-2119488876-14',
    formula: 'NH3',
    molarMass: '17.03 g/mol',
  },
  ufi: 'KH66-R55E-2T31-JSUF',
  composition: [
    { ...substances.ammonia, content: 25, contentRange: '25 %' },
    { ...substances.water, content: 75, contentRange: '75 %' },
  ],
  classification: [
    { category: 'Met. Corr. 1', h: ['H290'] },
    { category: 'Skin Corr. 1', h: ['H314'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
    { category: 'STOT SE 3', h: ['H335'] },
    { category: 'Aquatic Acute 1', h: ['H400'] },
  ],
  overrides: [overrides.corrosiveToMetals],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS05', 'GHS07', 'GHS09'],
    h: ['H290', 'H314', 'H335', 'H400'],
    p: ['P260', 'P273', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338', 'P310'],
    contains: [substances.ammonia.name],
  },
  statementPlaces: { P260: { forms: wording('gas/mist/vapours', 'Gas/Nebel/Dampf') } },
  uses: {
    identified: [
      wording('Flue gas cleaning', 'Rauchgasreinigung'),
      wording('Neutralisation and pH control', 'Neutralisation und pH-Regelung'),
      wording('Raw material in chemical synthesis', 'Rohstoff in der chemischen Synthese'),
    ],
    advisedAgainst: [wording('Use together with chlorine bleach', 'Anwendung zusammen mit Chlorbleiche')],
  },
  recommendedUse: wording(
    'Use in closed systems; open containers only when cold and under extraction.',
    'In geschlossenen Anlagen verwenden; Behälter nur kalt und unter Absaugung öffnen.',
  ),
  recommendedLevels: wording('As the process requires.', 'Nach Vorgabe des Verfahrens.'),
  specialFeatures: wording(
    'Gives off ammonia when warm: pressure builds up in closed containers.',
    'Gibt bei Erwärmung Ammoniak ab: in geschlossenen Behältern baut sich Druck auf.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('pungent', 'stechend'),
    meltingPoint: values.celsius(-57),
    boilingPoint: values.celsius(38),
    flammability: values.notFlammable,
    explosionLimits: values.explosionLimits(15.4, 33.6),
    flashPoint: values.notDetermined,
    autoIgnitionTemperature: { ...values.celsius(630), condition: wording('ammonia gas', 'Ammoniakgas') },
    decompositionTemperature: values.notDetermined,
    ph: values.at20(13),
    kinematicViscosity: values.notDetermined,
    solubility: values.miscible,
    vapourPressure: values.at20(483, 'hPa'),
    density: values.at20(0.91, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      agent: wording('ammonia', 'Ammoniak'),
      law: 'Directive 2000/39/EC',
      country: 'EU',
      twa: { mgPerM3: 14, ppm: 20 },
      stel: { mgPerM3: 36, ppm: 50 },
    },
    {
      agent: wording('ammonia', 'Ammoniak'),
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 14, ppm: 20 },
      note: wording('peak limit factor 2(I), remark Y', 'Überschreitungsfaktor 2(I), Bemerkung Y'),
    },
  ],
  markets: demoMarkets,
  transport: {
    un: 'UN2672',
    properShippingName: wording('AMMONIA SOLUTION', 'AMMONIAKLÖSUNG'),
    hazardClass: '8',
    packingGroup: 'III',
    classificationCode: 'C5',
    hazardIdentificationNumber: '80',
    tunnelCode: 'E',
    limitedQuantity: '5 L',
    environmentallyHazardous: true,
  },
  ...collectIngredientData('ammonia'),
  studies: [
    {
      endpoint: 'fish',
      substance: wording('ammonia', 'Ammoniak'),
      value: 'LC50: 0.89 mg/l',
      exposureTime: '96 h',
      species: 'Oncorhynchus mykiss',
      source: illustrative,
    },
    {
      endpoint: 'daphnia',
      substance: wording('ammonia', 'Ammoniak'),
      value: 'LC50: 101 mg/l',
      exposureTime: '48 h',
      species: 'Daphnia magna',
      source: illustrative,
    },
  ],
  phrases: standardPhrases({
    '5.1': ['adaptToSurroundings', 'waterSpray', 'noUnsuitableMedia'],
    '5.2': ['ammonia', 'nitrogenOxides'],
    '5.3': ['coolContainers'],
    '7.2': ['suitablePolyethylene', 'unsuitableLightMetals', 'protectFromHeat'],
    '8.2.2.hands': ['glovesNitrile', 'glovesChloroprene'],
    '8.2.2.respiratory': ['filterK'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.4': ['heat'],
    '10.5': ['hypochlorites', 'halogens', 'heavyMetals'],
    '10.6': ['ammonia'],
    '12.2': ['inorganicNotBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.5': ['pbtInorganic'],
    '12.7': ['eutrophication'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '12.4': values.noData,
    '10.3': wording(
      'Explosive compounds form with halogens and with silver and mercury salts.',
      'Mit Halogenen sowie Silber- und Quecksilbersalzen entstehen explosionsfähige Verbindungen.',
    ),
  },
  wasteCode: '06 02 03*',
  wgk: '2',
  changes: [
    wording('Section 14: environmentally hazardous.', 'Abschnitt 14: umweltgefährdend.'),
    wording('Section 8.1: exposure limit added.', 'Abschnitt 8.1: Arbeitsplatzgrenzwert ergänzt.'),
  ],
};

/** Before 2.0: without the mark in transport, EU limit only. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  transport: newer.transport && { ...newer.transport, environmentallyHazardous: false },
  exposureLimits: newer.exposureLimits?.filter(({ country }) => country === 'EU'),
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'nitrogenOxides'),
  properties: [
    tds.property('ammonia', tds.percent('24.5 – 25.5'), 'ISO 7108'),
    tds.property('evaporationResidue', tds.mgPerKg('≤ 20')),
    tds.property('chloride', tds.mgPerKg('≤ 1')),
    tds.property('iron', tds.mgPerKg('≤ 1')),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'meltingPoint'),
    tds.sdsProperty(sds, 'boilingPoint'),
    tds.sdsProperty(sds, 'vapourPressure'),
    tds.sdsProperty(sds, 'ph'),
  ],
  processing: tds.processing(sds, 'doseByPh', 'noMixing', 'rinseEquipment'),
  packaging: [tds.pack('plasticCanister', 25, 'l', 'AM-025-25L'), tds.pack('ibc', 1000, 'l', 'AM-025-1000L')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'sunlight', 'awayFromAcids', 'polyethyleneAndSteel'),
  shelfLifeMonths: 12,
  storageTemperature: values.celsius('5 – 25'),
});

export const ammonia: DemoProduct = {
  ...completeProduct,
  id: 1011,
  code: 'AM-025',
  articles: [
    { code: 'AM-025-25L', id: 11101 },
    { code: 'AM-025-1000L', id: 11102 },
  ],
  producer: kemikaPrimer,
  versions: [
    { id: 10112, text: '2.0', created: '2026-04-13', facts },
    { id: 10111, text: '1.0', created: '2022-11-28', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2022-11-30', facts: tdsFacts(facts) }],
};
