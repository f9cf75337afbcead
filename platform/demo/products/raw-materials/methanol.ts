import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { biologicalLimits, demoMarkets } from '../../limits.ts';
import { substances } from '../../substances.ts';
import { hazardData } from '../../hazard-data.ts';
import * as tds from '../../tds.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const facts: ProductFactsInput = {
  kind: 'substance',
  audience: 'professionalOnly',
  name: wording('Methanol 99.9 %', 'Methanol 99,9 %'),
  description: wording(
    'High-purity solvent and raw material for synthesis and analysis. Toxic: for professional users only.',
    'Hochreines Lösemittel und Rohstoff für Synthese und Analytik. Giftig: nur für gewerbliche Anwender.',
  ),
  identifiers: {
    cas: '67-56-1',
    ec: '200-659-6',
    index: '603-001-00-X',
    reach: '01-2119433307-44',
    formula: 'CH4O',
    molarMass: '32.04 g/mol',
    synonyms: ['MeOH'],
  },
  composition: [{ ...substances.methanol, content: 99.9, contentRange: '≥ 99.9 %' }],
  classification: substances.methanol.classification,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS06', 'GHS08'],
    h: ['H225', 'H301+H311+H331', 'H370'],
    p: ['P210', 'P260', 'P280', 'P301+P310', 'P302+P352', 'P304+P340', 'P308+P311'],
  },
  statementPlaces: {
    H370: { organs: wording('eyes, central nervous system', 'Augen, Zentralnervensystem') },
    P260: { forms: wording('mist/vapours/spray', 'Nebel/Dampf/Aerosol') },
    P280: {
      equipment: wording(
        'protective gloves/protective clothing/eye protection',
        'Schutzhandschuhe/Schutzkleidung/Augenschutz',
      ),
    },
  },
  uses: {
    identified: [
      wording('Raw material in chemical synthesis', 'Rohstoff in der chemischen Synthese'),
      wording('Process solvent', 'Prozesslösemittel'),
      wording('Laboratory reagent', 'Laborreagenz'),
    ],
    advisedAgainst: [
      wording('Consumer uses', 'Verbraucherverwendungen'),
      wording('Windscreen washing and defrosting fluids', 'Scheibenreinigungs- und Enteisungsmittel'),
    ],
  },
  recommendedUse: wording(
    'Use in closed systems or under extraction; earth all equipment before transfer.',
    'In geschlossenen Anlagen oder unter Absaugung verwenden; vor dem Umfüllen alle Teile erden.',
  ),
  recommendedLevels: wording('Undiluted, as the process requires.', 'Unverdünnt, nach Vorgabe des Verfahrens.'),
  specialFeatures: wording(
    'Water content at most 0.05 %; burns with a flame that is hardly visible in daylight.',
    'Wassergehalt höchstens 0,05 %; brennt mit bei Tageslicht kaum sichtbarer Flamme.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('alcoholic', 'nach Alkohol'),
    meltingPoint: values.celsius(-98),
    boilingPoint: values.celsius(65),
    flammability: wording('highly flammable liquid', 'leicht entzündbare Flüssigkeit'),
    explosionLimits: values.explosionLimits(6, 50),
    flashPoint: values.flashPoint(9),
    autoIgnitionTemperature: values.celsius(440),
    decompositionTemperature: values.distils,
    ph: values.notApplicable,
    kinematicViscosity: values.at20(0.75, 'mm²/s'),
    solubility: values.miscible,
    partitionCoefficient: values.at20(-0.77),
    vapourPressure: values.at20(128, 'hPa'),
    density: values.at20(0.792, 'g/cm³'),
    relativeVapourDensity: values.comparedWithAir(1.1),
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    { law: 'Directive 2006/15/EC', country: 'EU', twa: { mgPerM3: 260, ppm: 200 }, skin: true },
    {
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 130, ppm: 100 },
      skin: true,
      note: wording('peak limit factor 2(II), remark Y', 'Überschreitungsfaktor 2(II), Bemerkung Y'),
    },
  ],
  biologicalLimits: [...biologicalLimits.methanol],
  markets: demoMarkets,
  transport: {
    un: 'UN1230',
    properShippingName: wording('METHANOL', 'METHANOL'),
    hazardClass: '3 (6.1)',
    packingGroup: 'II',
    classificationCode: 'FT1',
    hazardIdentificationNumber: '336',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  ...hazardData.methanol,
  phrases: standardPhrases({
    '4.2': ['symptomMethanol'],
    '4.3': ['methanolTreatment'],
    '5.2': ['formaldehyde'],
    '7.1': ['closedSystem'],
    '7.2': ['suitableStainlessSteel', 'unsuitableLightMetals'],
    '8.1': ['methanolBiologicalLimit'],
    '8.2.2.hands': ['glovesButyl'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['reactsWithAlkaliMetals'],
    '10.5': ['strongAcids', 'alkaliMetals', 'acidChlorides'],
    '11.1': ['methanolHumanToxicity'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['mobileInSoil'],
    '14.7': ['noBulkTransport'],
    '15.1': ['industrialEmissionsVoc'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '14 06 03*',
  wgk: '2',
  changes: [
    wording('Section 2.2: organs of H370 named.', 'Abschnitt 2.2: Organe zu H370 benannt.'),
    wording(
      'Section 15.1: named substance of Directive 2012/18/EU.',
      'Abschnitt 15.1: namentlich genannter Stoff der Richtlinie 2012/18/EU.',
    ),
  ],
};

/** Before 3.0: the organs of H370 and the named substance of Seveso III not mentioned. */
const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  classification: newer.classification.map(({ category, h }) => ({ category, h })),
  statementPlaces: Object.fromEntries(Object.entries(newer.statementPlaces ?? {}).filter(([code]) => code !== 'H370')),
  changes: [
    wording('Format of Regulation (EU) 2020/878.', 'Format der Verordnung (EU) 2020/878.'),
    wording('Section 15.1: entry 69 of REACH Annex XVII.', 'Abschnitt 15.1: Eintrag 69 von REACH Anhang XVII.'),
  ],
});

/** Before 2.0: nothing on windscreen washing fluids. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({ ...newer, regulatory: [], changes: [] });

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'biodiesel'),
  properties: [
    tds.property('assay', tds.percent('≥ 99.9')),
    tds.property('water', tds.percent('≤ 0.05'), 'ASTM D1364'),
    tds.property('acidityAsAceticAcid', tds.percent('≤ 0.003'), 'ASTM D1613'),
    tds.property('evaporationResidue', { value: '≤ 1', unit: 'mg/100 ml' }, 'ASTM D1353'),
    tds.property('colourNumber', { value: '≤ 5' }, 'ASTM D1209'),
    tds.property('evaporationNumber', { value: 6.3 }, 'DIN 53170'),
    tds.property('refractiveIndex', values.at20(1.329), 'ASTM D1218'),
    tds.sdsProperty(sds, 'density', 'ASTM D4052'),
    tds.sdsProperty(sds, 'boilingPoint', 'ASTM D1078'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 13736'),
    tds.sdsProperty(sds, 'vapourPressure'),
  ],
  processing: tds.processing(sds, 'earthedEquipment', 'inert', 'neverReturn'),
  packaging: [tds.pack('glassBottle', 2.5, 'l', 'ME-999-2.5L'), tds.pack('metalCanister', 25, 'l', 'ME-999-25L')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'ignition', 'steel'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 30'),
});

export const methanol: DemoProduct = {
  ...completeProduct,
  id: 1006,
  code: 'ME-999',
  articles: [
    { code: 'ME-999-2.5L', id: 10601 },
    { code: 'ME-999-25L', id: 10602 },
  ],
  versions: [
    { id: 10063, text: '3.0', created: '2026-01-26', facts },
    { id: 10062, text: '2.0', created: '2022-10-10', facts: facts2(facts) },
    { id: 10061, text: '1.0', created: '2017-11-06', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [{ version: 1, created: '2025-01-20', facts: tdsFacts(facts) }],
};
