import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct, keepPrecautions } from '../../demo-product.ts';
import { demoMarkets, italianLimits } from '../../limits.ts';
import { kemikaPrimer } from '../../parties.ts';
import { collectIngredientData } from '../../hazard-data.ts';
import { substances } from '../../substances.ts';
import * as overrides from '../../overrides.ts';
import * as tds from '../../tds.ts';
import { conditions } from '../../tds-texts.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'industrial',
  name: wording('Sodium hypochlorite solution 12 % active chlorine', 'Natriumhypochloritlösung 12 % Aktivchlor'),
  description: wording(
    'Alkaline bleaching and oxidising solution for water treatment, laundries and swimming pool technology.',
    'Alkalische Bleich- und Oxidationslösung für Wasseraufbereitung, Wäschereien und Schwimmbadtechnik.',
  ),
  identifiers: {
    cas: '7681-52-9',
    ec: '231-668-3',
    index: '017-011-00-1',
    reach: '01-2119488154-34',
    formula: 'NaOCl',
    molarMass: '74.44 g/mol',
  },
  ufi: 'QR25-R5MN-0T3M-NHUA',
  composition: [
    { ...substances.sodiumHypochlorite, content: 12.5, contentRange: '12 – < 15 %' },
    { ...substances.sodiumHydroxide, content: 0.6, contentRange: '0.3 – < 1 %' },
    { ...substances.water, content: 86.9, contentRange: '80 – < 90 %' },
  ],
  classification: [
    { category: 'Met. Corr. 1', h: ['H290'] },
    { category: 'Skin Corr. 1', h: ['H314'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
    { category: 'Aquatic Acute 1', h: ['H400'] },
    { category: 'Aquatic Chronic 2', h: ['H411'] },
  ],
  overrides: [overrides.corrosiveToMetals],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS05', 'GHS09'],
    h: ['H290', 'H314', 'H410'],
    euh: ['EUH031'],
    p: [
      'P260',
      'P273',
      'P280',
      'P301+P330+P331',
      'P303+P361+P353',
      'P304+P340',
      'P305+P351+P338',
      'P310',
      'P391',
      'P501',
    ],
    contains: [substances.sodiumHypochlorite.name],
  },
  statementPlaces: { P260: { forms: wording('mist/spray', 'Nebel/Aerosol') } },
  uses: {
    identified: [
      wording('Water treatment', 'Wasseraufbereitung'),
      wording('Bleaching agent in laundries', 'Bleichmittel in Wäschereien'),
      wording('Oxidising agent in the chemical industry', 'Oxidationsmittel in der chemischen Industrie'),
    ],
    advisedAgainst: [wording('Use together with acidic cleaners', 'Anwendung zusammen mit sauren Reinigern')],
  },
  recommendedUse: wording(
    'Dose with a metering pump made of resistant plastics; never mix with acids.',
    'Mit einer Dosierpumpe aus beständigem Kunststoff dosieren; niemals mit Säuren mischen.',
  ),
  recommendedLevels: wording(
    'Swimming pool water: 0.3 to 0.6 mg/l free chlorine. Laundry: 5 to 15 ml per kg of linen.',
    'Beckenwasser: 0,3 bis 0,6 mg/l freies Chlor. Wäscherei: 5 bis 15 ml je kg Wäsche.',
  ),
  specialFeatures: wording(
    'Loses active chlorine in storage: at 20 °C about 1 % of it a week. Use within three months.',
    'Verliert bei Lagerung Aktivchlor: bei 20 °C rund 1 % davon je Woche. Innerhalb von drei Monaten verbrauchen.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: wording('yellowish green', 'gelblich grün'),
    odour: wording('chlorine-like', 'nach Chlor'),
    meltingPoint: values.celsius('< -10'),
    boilingPoint: wording('decomposes', 'zersetzt sich'),
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: values.decomposesSlowly,
    ph: values.at20(12.5),
    kinematicViscosity: values.at20(2.2, 'mm²/s'),
    solubility: values.miscible,
    partitionCoefficient: values.notApplicable,
    vapourPressure: values.at20(23, 'hPa'),
    density: values.at20(1.21, 'g/cm³'),
    relativeVapourDensity: values.steam,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      agent: wording('chlorine', 'Chlor'),
      law: 'Directive 2006/15/EC',
      country: 'EU',
      stel: { mgPerM3: 1.5, ppm: 0.5 },
    },
    {
      agent: wording('chlorine', 'Chlor'),
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 1.5, ppm: 0.5 },
      note: wording('peak limit factor 1(I), remark Y', 'Überschreitungsfaktor 1(I), Bemerkung Y'),
    },
    italianLimits.chlorine,
  ],
  markets: demoMarkets,
  transport: {
    un: 'UN1791',
    properShippingName: wording('HYPOCHLORITE SOLUTION', 'HYPOCHLORITLÖSUNG'),
    hazardClass: '8',
    packingGroup: 'II',
    classificationCode: 'C9',
    hazardIdentificationNumber: '80',
    tunnelCode: 'E',
    limitedQuantity: '1 L',
    environmentallyHazardous: true,
  },
  ...collectIngredientData('sodiumHypochlorite', 'sodiumHydroxide'),
  phrases: standardPhrases({
    '4.1.inhalation': ['inhalationDelayedEffects'],
    '5.1': ['waterSpray', 'adaptToSurroundings', 'organicMediaUnsuitable'],
    '5.2': ['notCombustible', 'chlorine', 'chlorineOxides', 'oxygen'],
    '7.2': ['ventedContainer', 'suitablePolyethylene', 'unsuitableMetals', 'protectFromHeat'],
    '8.2.2.hands': ['glovesNitrile', 'glovesChloroprene'],
    '8.2.2.respiratory': ['filterBP2'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['decomposesSlowly', 'lightSensitive'],
    '10.3': ['chloraminesWithAmmonia', 'heavyMetalDecomposition'],
    '10.4': ['heat', 'sunlight', 'impurities'],
    '10.5': ['ammoniumCompounds', 'amines', 'reducingAgents', 'heavyMetals', 'metals'],
    '10.6': ['chlorine', 'oxygen'],
    '12.2': ['inorganicNotBiodegradable', 'decomposesInWater'],
    '12.3': ['notBioaccumulative'],
    '12.5': ['pbtInorganic'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: { '12.4': values.mobileUntilDecomposed },
  wasteCode: '06 02 05*',
  wgk: '2',
  changes: [
    wording(
      'Section 2.2: P260, P301+P330+P331 and P310 added.',
      'Abschnitt 2.2: P260, P301+P330+P331 und P310 ergänzt.',
    ),
    wording(
      'Section 2.1: Aquatic Chronic 2 (H411), as calculated with the M factors.',
      'Abschnitt 2.1: Aquatic Chronic 2 (H411) nach Berechnung mit den M-Faktoren.',
    ),
    wording(
      'Section 8.1: exposure limit for chlorine added.',
      'Abschnitt 8.1: Arbeitsplatzgrenzwert für Chlor ergänzt.',
    ),
    wording('Section 7.2: advice on vented caps.', 'Abschnitt 7.2: Hinweis auf Entlüftungsverschlüsse.'),
  ],
};

/** Before 3.0: EU limit only, fewer precautionary statements, nothing on vented caps. */
const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  classification: newer.classification.map((entry) =>
    entry.h.includes('H411') ? { category: 'Aquatic Chronic 1', h: ['H410'] } : entry,
  ),
  label: { ...newer.label, p: ['P273', 'P280', 'P303+P361+P353', 'P305+P351+P338', 'P391', 'P501'] },
  statementPlaces: {},
  exposureLimits: newer.exposureLimits?.filter(({ country }) => country === 'EU'),
  phrases: { ...newer.phrases, '7.2': newer.phrases?.['7.2']?.filter((key) => key !== 'ventedContainer') ?? [] },
  changes: [
    wording(
      'Sections 2 and 3: Aquatic Chronic 1 (H410) with its M factor according to CLP Annex VI.',
      'Abschnitte 2 und 3: Aquatic Chronic 1 (H410) mit M-Faktor nach CLP Anhang VI.',
    ),
  ],
});

/** Before 2.0: CLP Annex VI, index number 017-011-00-1, as it stood until 30 April 2020. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  composition: newer.composition.map((ingredient) => ({
    ...ingredient,
    classification: ingredient.classification.filter(({ h }) => !h.includes('H410')),
    limits: ingredient.limits?.filter((limit) => !limit.startsWith('M (chronic)')),
  })),
  classification: newer.classification.filter(({ h }) => !h.includes('H410')),
  label: { ...newer.label, h: ['H290', 'H314', 'H400'] },
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds),
  properties: [
    tds.property('activeChlorine', { ...tds.percent('≥ 12'), condition: conditions.filling }, 'EN 901'),
    tds.property('freeAlkali', tds.percent('0.3 – 0.9'), 'EN 901'),
    tds.property('iron', tds.mgPerKg('≤ 2')),
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'odour'),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'ph'),
  ],
  processing: tds.processing(sds, 'noMixing', 'noImpurities', 'rinseEquipment'),
  packaging: [tds.pack('plasticCanister', 25, 'kg', 'NH-012-25KG'), tds.pack('ibc', 1200, 'kg', 'NH-012-1200KG')],
  storage: tds.storage('vented', 'sunlight', 'awayFromAcids', 'plasticsOnly'),
  shelfLifeMonths: 3,
  storageTemperature: values.celsius('5 – 20'),
});

export const sodiumHypochlorite: DemoProduct = {
  ...completeProduct,
  id: 1003,
  code: 'NH-012',
  articles: [
    { code: 'NH-012-25KG', id: 10301 },
    { code: 'NH-012-1200KG', id: 10302 },
  ],
  producer: kemikaPrimer,
  versions: [
    { id: 10033, text: '3.0', created: '2026-03-09', facts },
    { id: 10032, text: '2.0', created: '2020-05-04', facts: facts2(facts) },
    { id: 10031, text: '1.0', created: '2017-09-18', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [{ version: 1, created: '2024-06-12', facts: tdsFacts(facts) }],
  settledFindings: keepPrecautions(
    '8334ddd5d417d55d',
    'It burns by every route, is very toxic to water and is delivered by the tonne: mist, spillage and disposal need their statements, too.',
    '2026-03-09',
  ),
};
