import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { biologicalLimits, demoMarkets, italianLimits } from '../../limits.ts';
import { substances } from '../../substances.ts';
import { hazardData } from '../../hazard-data.ts';
import * as tds from '../../tds.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const nervousSystem = wording('nervous system', 'Nervensystem');

const facts: ProductFactsInput = {
  kind: 'substance',
  audience: 'industrial',
  name: wording('n-Hexane 95 %', 'n-Hexan 95 %'),
  description: wording(
    'Low-boiling hydrocarbon for the extraction of vegetable oils, for adhesives and as a reaction medium.',
    'Niedrigsiedender Kohlenwasserstoff zur Extraktion von Pflanzenölen, für Klebstoffe und als Reaktionsmedium.',
  ),
  identifiers: {
    cas: '110-54-3',
    ec: '203-777-6',
    index: '601-037-00-0',
    reach: '01-2119480412-44',
    formula: 'C6H14',
    molarMass: '86.18 g/mol',
  },
  composition: [{ ...substances.hexane, content: 95, contentRange: '≥ 95 %' }],
  classification: substances.hexane.classification,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS07', 'GHS08', 'GHS09'],
    h: ['H225', 'H304', 'H315', 'H336', 'H361f', 'H372', 'H411'],
    p: ['P201', 'P210', 'P260', 'P273', 'P301+P310', 'P331'],
  },
  statementPlaces: {
    H372: { organs: nervousSystem },
    P260: { forms: wording('mist/vapours/spray', 'Nebel/Dampf/Aerosol') },
  },
  uses: {
    identified: [
      wording('Extraction agent', 'Extraktionsmittel'),
      wording('Process solvent', 'Prozesslösemittel'),
      wording('Solvent in adhesives', 'Lösemittel in Klebstoffen'),
    ],
    advisedAgainst: [wording('Consumer uses', 'Verbraucherverwendungen')],
  },
  recommendedUse: wording(
    'Use in closed systems with explosion-proof equipment; check the exposure by measurement.',
    'In geschlossenen Anlagen mit explosionsgeschützten Geräten verwenden; Exposition durch Messung überprüfen.',
  ),
  recommendedLevels: wording('Undiluted, as the process requires.', 'Unverdünnt, nach Vorgabe des Verfahrens.'),
  specialFeatures: wording(
    'Long exposure damages the nerves: where the process allows it, replace by n-heptane or cyclohexane.',
    'Längere Exposition schädigt die Nerven: wo das Verfahren es zulässt, durch n-Heptan oder Cyclohexan ersetzen.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('petrol-like', 'benzinartig'),
    meltingPoint: values.celsius(-95),
    boilingPoint: values.celsius(68.7),
    flammability: wording('highly flammable liquid', 'leicht entzündbare Flüssigkeit'),
    explosionLimits: values.explosionLimits(1, 8.9),
    flashPoint: values.flashPoint('< -20'),
    autoIgnitionTemperature: values.celsius(230),
    decompositionTemperature: values.distils,
    ph: values.notApplicable,
    kinematicViscosity: values.at20('< 1', 'mm²/s'),
    solubility: wording('insoluble in water', 'in Wasser unlöslich'),
    partitionCoefficient: values.at20(4),
    vapourPressure: values.at20(162, 'hPa'),
    density: values.at20(0.66, 'g/cm³'),
    relativeVapourDensity: values.comparedWithAir(3),
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    { law: 'Directive 2006/15/EC', country: 'EU', twa: { mgPerM3: 72, ppm: 20 } },
    {
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 180, ppm: 50 },
      note: wording('peak limit factor 8(II), remark Y', 'Überschreitungsfaktor 8(II), Bemerkung Y'),
    },
    italianLimits.hexane,
  ],
  biologicalLimits: [...biologicalLimits.hexane],
  markets: demoMarkets,
  transport: {
    un: 'UN1208',
    properShippingName: wording('HEXANES', 'HEXANE'),
    hazardClass: '3',
    packingGroup: 'II',
    classificationCode: 'F1',
    hazardIdentificationNumber: '33',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
    environmentallyHazardous: true,
  },
  ...hazardData.hexane,
  phrases: standardPhrases({
    '5.1': ['foam'],
    '5.2': ['soot'],
    '7.1': ['closedSystem'],
    '7.2': ['suitableStainlessSteel', 'unsuitablePlastics'],
    '8.2.2.hands': ['glovesNitrile', 'glovesFluorocarbon'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended'],
    '10.5': ['halogens', 'plasticsAndRubber'],
    '11.1': ['solventAbuse'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['bioaccumulationPossible'],
    '12.4': ['floatsOnWater'],
    '14.7': ['noBulkTransport'],
    '15.1': ['industrialEmissionsVoc'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '3.1': wording(
      'The remainder, at most 5 %, consists of other hydrocarbons C6: methylpentanes and methylcyclopentane.',
      'Der Rest, höchstens 5 %, besteht aus anderen Kohlenwasserstoffen C6: Methylpentanen und Methylcyclopentan.',
    ),
    '10.6': values.distilsAtNormalPressure,
  },
  wasteCode: '14 06 03*',
  wgk: '2',
  changes: [
    wording(
      'Sections 2, 3 and 11: harmonised classification of n-hexane in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: STOT RE 1 (H372, nervous system) replaces STOT RE 2 (H373).',
      'Abschnitte 2, 3 und 11: harmonisierte Einstufung von n-Hexan in der ab 1. Mai 2026 geltenden Fassung der Delegierten Verordnung (EU) 2024/2564 (22. Anpassung): STOT RE 1 (H372, Nervensystem) ersetzt STOT RE 2 (H373).',
    ),
  ],
};

/** CLP Annex VI, index number 601-037-00-0, as it stood until 30 April 2026. */
const classificationBefore = substances.hexane.classification.map((entry) =>
  entry.category === 'STOT RE 1' ? { category: 'STOT RE 2', h: ['H373'], detail: nervousSystem } : entry,
);

const facts1 = ({ statementPlaces, ...newer }: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  composition: newer.composition.map((ingredient) => ({
    ...ingredient,
    classification: classificationBefore,
    limits: ['STOT RE 2; H373: C ≥ 5 %'],
  })),
  classification: classificationBefore,
  label: { ...newer.label, h: ['H225', 'H304', 'H315', 'H336', 'H361f', 'H373', 'H411'] },
  statementPlaces: { P260: statementPlaces?.P260 ?? {}, H373: { organs: nervousSystem } },
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'vegetableOils'),
  properties: [
    tds.property('assay', tds.percent('≥ 95')),
    tds.property('aromatics', tds.mgPerKg('≤ 50')),
    tds.property('benzene', tds.mgPerKg('≤ 10')),
    tds.property('sulphur', tds.mgPerKg('≤ 1'), 'ASTM D5453'),
    tds.property('water', tds.percent('≤ 0.01'), 'ASTM D1364'),
    tds.property('evaporationResidue', { value: '≤ 1', unit: 'mg/100 ml' }, 'ASTM D1353'),
    tds.property('evaporationNumber', { value: 1.4 }, 'DIN 53170'),
    tds.property('boilingRange', values.celsius('67 – 70'), 'ASTM D1078'),
    tds.sdsProperty(sds, 'density', 'ASTM D4052'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 13736'),
    tds.sdsProperty(sds, 'kinematicViscosity', 'ISO 3104'),
    tds.sdsProperty(sds, 'vapourPressure'),
  ],
  processing: tds.processing(sds, 'earthedEquipment', 'inert', 'neverReturn'),
  packaging: [tds.pack('metalCanister', 5, 'l', 'HX-095-5L'), tds.pack('metalCanister', 25, 'l', 'HX-095-25L')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'ignition', 'steel'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 30'),
});

export const hexane: DemoProduct = {
  ...completeProduct,
  id: 1009,
  code: 'HX-095',
  articles: [
    { code: 'HX-095-5L', id: 10901 },
    { code: 'HX-095-25L', id: 10902 },
  ],
  versions: [
    { id: 10092, text: '2.0', created: '2026-05-04', facts },
    { id: 10091, text: '1.0', created: '2022-09-12', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2022-09-14', facts: tdsFacts(facts) }],
};
