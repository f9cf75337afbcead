import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { biologicalLimits, demoMarkets, italianLimits } from '../../limits.ts';
import { supplies } from '../../parties.ts';
import { substances } from '../../substances.ts';
import { hazardData } from '../../hazard-data.ts';
import * as tds from '../../tds.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const facts: ProductFactsInput = {
  kind: 'substance',
  audience: 'industrial',
  name: wording('Toluene', 'Toluol'),
  description: wording(
    'Aromatic solvent for coatings, adhesives and printing inks; raw material for synthesis.',
    'Aromatisches Lösemittel für Lacke, Klebstoffe und Druckfarben; Rohstoff für Synthesen.',
  ),
  identifiers: {
    cas: '108-88-3',
    ec: '203-625-9',
    index: '601-021-00-3',
    reach: '01-2119471310-51',
    formula: 'C7H8',
    molarMass: '92.14 g/mol',
  },
  composition: [{ ...substances.toluene, content: 99.8, contentRange: '≥ 99.5 %' }],
  classification: substances.toluene.classification,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS07', 'GHS08'],
    h: ['H225', 'H304', 'H315', 'H336', 'H361d', 'H373', 'H412'],
    p: ['P201', 'P210', 'P260', 'P280', 'P301+P310', 'P331'],
  },
  statementPlaces: { P260: { forms: wording('mist/vapours/spray', 'Nebel/Dampf/Aerosol') } },
  uses: {
    identified: [
      wording('Solvent in coatings and inks', 'Lösemittel in Lacken und Farben'),
      wording('Raw material in chemical synthesis', 'Rohstoff in der chemischen Synthese'),
    ],
    advisedAgainst: [
      wording(
        'Adhesives and spray paints for the general public',
        'Klebstoffe und Sprühfarben für die breite Öffentlichkeit',
      ),
    ],
  },
  recommendedUse: wording(
    'Use with extraction and explosion-proof equipment; keep off the skin.',
    'Mit Absaugung und explosionsgeschützten Geräten verwenden; Hautkontakt vermeiden.',
  ),
  recommendedLevels: wording('Undiluted or as the formulation requires.', 'Unverdünnt oder nach Rezeptur.'),
  specialFeatures: wording(
    'Charges electrostatically when poured: earth containers and limit the flow rate.',
    'Lädt sich beim Umfüllen elektrostatisch auf: Behälter erden, Strömungsgeschwindigkeit begrenzen.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('aromatic', 'aromatisch'),
    meltingPoint: values.celsius(-95),
    boilingPoint: values.celsius(110.6),
    flammability: wording('highly flammable liquid', 'leicht entzündbare Flüssigkeit'),
    explosionLimits: values.explosionLimits(1.1, 7.8),
    flashPoint: values.flashPoint(4),
    autoIgnitionTemperature: values.celsius(535),
    decompositionTemperature: values.distils,
    ph: values.notApplicable,
    kinematicViscosity: values.at20(0.65, 'mm²/s'),
    solubility: values.at20(0.5, 'g/l'),
    partitionCoefficient: values.at20(2.73),
    vapourPressure: values.at20(29, 'hPa'),
    density: values.at20(0.867, 'g/cm³'),
    relativeVapourDensity: values.comparedWithAir(3.2),
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      law: 'Directive 2006/15/EC',
      country: 'EU',
      twa: { mgPerM3: 192, ppm: 50 },
      stel: { mgPerM3: 384, ppm: 100 },
      skin: true,
    },
    {
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 190, ppm: 50 },
      skin: true,
      note: wording('peak limit factor 2(II), remark Y', 'Überschreitungsfaktor 2(II), Bemerkung Y'),
    },
    italianLimits.toluene,
  ],
  biologicalLimits: [...biologicalLimits.toluene],
  markets: demoMarkets,
  transport: {
    un: 'UN1294',
    properShippingName: wording('TOLUENE', 'TOLUEN'),
    hazardClass: '3',
    packingGroup: 'II',
    classificationCode: 'F1',
    hazardIdentificationNumber: '33',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  ...hazardData.toluene,
  phrases: standardPhrases({
    '5.1': ['foam'],
    '5.2': ['soot'],
    '7.2': ['suitableStainlessSteel', 'unsuitablePlastics'],
    '8.2.2.hands': ['glovesFluorocarbon', 'glovesLaminate'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended'],
    '10.5': ['nitricAcid', 'halogens', 'plasticsAndRubber'],
    '11.1': ['solventAbuse'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['floatsOnWater'],
    '14.7': ['noBulkTransport'],
    '15.1': ['drugPrecursor3', 'industrialEmissionsVoc'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '14 06 03*',
  wgk: '3',
  changes: [
    wording('Section 2: Aquatic Chronic 3 (H412) added.', 'Abschnitt 2: Aquatic Chronic 3 (H412) ergänzt.'),
    wording('Section 15.1: water hazard class 3 instead of 2.', 'Abschnitt 15.1: Wassergefährdungsklasse 3 statt 2.'),
    wording('Section 8.1: exposure limit added.', 'Abschnitt 8.1: Arbeitsplatzgrenzwert ergänzt.'),
  ],
};

const formerClassification = substances.toluene.classification.filter(
  ({ category }) => category !== 'Aquatic Chronic 3',
);

/** Before 2.0: the former water hazard class, EU limit only, without H412. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  composition: newer.composition.map((ingredient) => ({ ...ingredient, classification: formerClassification })),
  classification: formerClassification,
  label: { ...newer.label, h: newer.label.h.filter((code) => code !== 'H412') },
  wgk: '2',
  exposureLimits: newer.exposureLimits?.filter(({ country }) => country === 'EU'),
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'thinner', 'toolCleaning'),
  properties: [
    tds.property('assay', tds.percent('≥ 99.5')),
    tds.property('benzene', tds.mgPerKg('≤ 100')),
    tds.property('sulphur', tds.mgPerKg('≤ 1'), 'ASTM D5453'),
    tds.property('water', tds.percent('≤ 0.03'), 'ASTM D1364'),
    tds.property('colourNumber', { value: '≤ 10' }, 'ASTM D1209'),
    tds.property('evaporationNumber', { value: 6.1 }, 'DIN 53170'),
    tds.property('refractiveIndex', values.at20(1.497), 'ASTM D1218'),
    tds.property('boilingRange', values.celsius('110 – 111'), 'ASTM D1078'),
    tds.sdsProperty(sds, 'density', 'ASTM D4052'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 13736'),
    tds.sdsProperty(sds, 'kinematicViscosity', 'ISO 3104'),
    tds.sdsProperty(sds, 'solubility'),
    tds.sdsProperty(sds, 'vapourPressure'),
  ],
  processing: tds.processing(sds, 'earthedEquipment', 'inert', 'neverReturn'),
  packaging: [tds.pack('metalCanister', 5, 'l', 'TO-995-5L'), tds.pack('steelDrum', 200, 'l', 'TO-995-200L')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'ignition', 'steel'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 30'),
});

export const toluene: DemoProduct = {
  ...completeProduct,
  ...supplies.novasol,
  id: 1008,
  code: 'TO-995',
  articles: [
    { code: 'TO-995-5L', id: 10801 },
    { code: 'TO-995-200L', id: 10802 },
  ],
  gtin: '09521234000044',
  versions: [
    { id: 10082, text: '2.0', created: '2026-02-09', facts },
    { id: 10081, text: '1.0', created: '2022-10-17', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2022-10-19', facts: tdsFacts(facts) }],
};
