import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { acetoneElsewhere, biologicalLimits, demoMarkets, italianLimits } from '../../limits.ts';
import { substances } from '../../substances.ts';
import { hazardData } from '../../hazard-data.ts';
import * as tds from '../../tds.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const facts: ProductFactsInput = {
  kind: 'substance',
  audience: 'industrial',
  name: wording('Acetone technical 99.5 %', 'Aceton technisch 99,5 %'),
  description: wording(
    'Fast-evaporating solvent for resins, lacquers and adhesives; degreases metal, glass and tools.',
    'Schnell verdunstendes Lösemittel für Harze, Lacke und Klebstoffe; entfettet Metall, Glas und Werkzeuge.',
  ),
  identifiers: {
    cas: '67-64-1',
    ec: '200-662-2',
    index: '606-001-00-8',
    reach: '01-2119471330-49',
    formula: 'C3H6O',
    molarMass: '58.08 g/mol',
    synonyms: ['DMK'],
  },
  composition: [{ ...substances.acetone, content: 99.5, contentRange: '≥ 99.5 %' }],
  classification: substances.acetone.classification,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS07'],
    h: ['H225', 'H319', 'H336'],
    euh: ['EUH066'],
    p: ['P210', 'P233', 'P261', 'P280', 'P305+P351+P338', 'P403+P235'],
  },
  statementPlaces: {
    P261: { forms: wording('vapours', 'Dampf') },
    P280: { equipment: wording('protective gloves/eye protection', 'Schutzhandschuhe/Augenschutz') },
  },
  uses: {
    identified: [
      wording('Solvent', 'Lösemittel'),
      wording('Cleaning and degreasing agent', 'Reinigungs- und Entfettungsmittel'),
      wording('Laboratory reagent', 'Laborreagenz'),
    ],
    advisedAgainst: [wording('Consumer spray applications', 'Sprühanwendungen durch Verbraucher')],
  },
  recommendedUse: wording(
    'Wipe the surface with a lint-free cloth wetted with acetone and let it dry; use in well-ventilated places only.',
    'Oberfläche mit einem mit Aceton benetzten, fusselfreien Tuch abwischen und trocknen lassen; nur in gut gelüfteten Räumen verwenden.',
  ),
  recommendedLevels: wording('Undiluted.', 'Unverdünnt.'),
  specialFeatures: wording(
    'Evaporates without residue. Softens polystyrene, ABS and many lacquers: test first in a hidden place.',
    'Verdunstet rückstandsfrei. Löst Polystyrol, ABS und viele Lacke an: zuerst an verdeckter Stelle prüfen.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('sweetish', 'süßlich'),
    meltingPoint: values.celsius(-95),
    boilingPoint: values.celsius(56),
    flammability: wording('highly flammable liquid', 'leicht entzündbare Flüssigkeit'),
    explosionLimits: values.explosionLimits(2.5, 13),
    flashPoint: values.flashPoint('< -20'),
    autoIgnitionTemperature: values.celsius(535),
    decompositionTemperature: values.distils,
    ph: values.notApplicable,
    kinematicViscosity: values.at20(0.41, 'mm²/s'),
    solubility: values.miscible,
    partitionCoefficient: values.at20(-0.24),
    vapourPressure: values.at20(246, 'hPa'),
    density: values.at20(0.791, 'g/cm³'),
    relativeVapourDensity: values.comparedWithAir(2),
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    { law: 'Directive 2000/39/EC', country: 'EU', twa: { mgPerM3: 1210, ppm: 500 } },
    {
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 1200, ppm: 500 },
      note: wording('peak limit factor 2(I), remark Y', 'Überschreitungsfaktor 2(I), Bemerkung Y'),
    },
    ...acetoneElsewhere,
    italianLimits.acetone,
  ],
  biologicalLimits: [...biologicalLimits.acetone],
  markets: {
    ...demoMarkets,
    DE: { national: { taLuft: wording('No. 5.2.5: organic substances', 'Nummer 5.2.5: organische Stoffe') } },
  },
  transport: {
    un: 'UN1090',
    properShippingName: wording('ACETONE', 'ACETON'),
    hazardClass: '3',
    packingGroup: 'II',
    classificationCode: 'F1',
    hazardIdentificationNumber: '33',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  ...hazardData.acetone,
  wasteCode: '14 06 03*',
  wgk: '1',
  phrases: standardPhrases({
    '7.2': ['suitableStainlessSteel', 'unsuitablePlastics'],
    '8.2.2.hands': ['glovesButyl'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['reactsWithChloroform', 'reactsWithHydrogenPeroxide'],
    '10.5': ['strongAlkalis', 'chloroform', 'hydrogenPeroxide', 'plasticsAndRubber'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '14.7': ['noBulkTransport'],
    '15.1': ['explosivesPrecursorReportable', 'drugPrecursor3', 'industrialEmissionsVoc'],
    '15.2': ['csaNotCarriedOut'],
  }),
  changes: [
    wording(
      'Section 8.1: exposure limit supplemented by peak limit and remark.',
      'Abschnitt 8.1: Arbeitsplatzgrenzwert um Spitzenbegrenzung und Bemerkung ergänzt.',
    ),
    wording(
      'Section 15.1: drug precursor and solvent emissions added.',
      'Abschnitt 15.1: Drogenausgangsstoff und Lösemittelemissionen ergänzt.',
    ),
  ],
};

/** Before 3.0: without the remarks on the German limit, and P403+P233 instead of P403+P235. */
const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  label: { ...newer.label, p: ['P210', 'P233', 'P261', 'P280', 'P305+P351+P338', 'P403+P233'] },
  exposureLimits: [
    { law: 'Directive 2000/39/EC', country: 'EU', twa: { mgPerM3: 1210, ppm: 500 } },
    { law: 'TRGS 900', country: 'DE', twa: { mgPerM3: 1200, ppm: 500 } },
  ],
  phrases: { ...newer.phrases, '15.1': ['explosivesPrecursorReportable'] },
  changes: [
    wording(
      'Format of Regulation (EU) 2020/878 in all sections.',
      'Format der Verordnung (EU) 2020/878 in allen Abschnitten.',
    ),
    wording(
      'Section 9.1: flash point and density measured anew.',
      'Abschnitt 9.1: Flammpunkt und Dichte neu bestimmt.',
    ),
  ],
});

/** Before 2.0: the older measurements. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  basicProperties: {
    ...newer.basicProperties,
    flashPoint: values.flashPoint(-17),
    density: values.at20(0.79, 'g/cm³'),
  },
  studies: newer.studies?.filter(({ endpoint }) => endpoint !== 'biodegradation'),
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'thinner', 'toolCleaning', 'bondingPreparation'),
  properties: [
    tds.property('assay', tds.percent('≥ 99.5')),
    tds.property('water', tds.percent('≤ 0.30'), 'ASTM D1364'),
    tds.property('acidityAsAceticAcid', tds.percent('≤ 0.002'), 'ASTM D1613'),
    tds.property('evaporationResidue', { value: '≤ 1', unit: 'mg/100 ml' }, 'ASTM D1353'),
    tds.property('colourNumber', { value: '≤ 10' }, 'ASTM D1209'),
    tds.property('evaporationNumber', { value: 2 }, 'DIN 53170'),
    tds.property('refractiveIndex', values.at20(1.359), 'ASTM D1218'),
    tds.sdsProperty(sds, 'density', 'ASTM D4052'),
    tds.sdsProperty(sds, 'boilingPoint', 'ASTM D1078'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 13736'),
    tds.sdsProperty(sds, 'vapourPressure'),
  ],
  processing: tds.processing(sds, 'earthedEquipment', 'neverReturn'),
  packaging: [
    tds.pack('plasticBottle', 1, 'l', 'AC-100-1L'),
    tds.pack('metalCanister', 5, 'l', 'AC-100-5L'),
    tds.pack('metalCanister', 25, 'l', 'AC-100-25L'),
    tds.pack('steelDrum', 200, 'l', 'AC-100-200L'),
  ],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'ignition', 'steel'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 30'),
});

/** Before 2: the older measurements, a higher water content, and no drums yet. */
const tdsFacts1 = (sds: ProductFactsInput): TdsFactsInput => {
  const { properties = [], packaging = [], ...newer } = tdsFacts(sds);
  const water = tds.property('water', tds.percent('≤ 0.50'), 'ASTM D1364');
  return {
    ...newer,
    properties: properties.map((row) => (row.name === water.name ? water : row)),
    packaging: packaging.filter(({ article }) => article !== 'AC-100-200L'),
  };
};

export const acetone: DemoProduct = {
  ...completeProduct,
  id: 1001,
  code: 'AC-100',
  articles: [
    { code: 'AC-100-1L', id: 10101 },
    { code: 'AC-100-5L', id: 10102 },
    { code: 'AC-100-25L', id: 10103 },
    { code: 'AC-100-200L', id: 10104 },
  ],
  gtin: '09521234000013',
  versions: [
    { id: 10013, text: '3.0', created: '2026-02-16', facts },
    { id: 10012, text: '2.0', created: '2024-05-06', facts: facts2(facts) },
    { id: 10011, text: '1.0', created: '2022-11-14', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [
    { version: 2, created: '2026-02-18', facts: tdsFacts(facts) },
    { version: 1, created: '2023-01-09', facts: tdsFacts1(facts1(facts2(facts))) },
  ],
  attachments: [
    {
      key: 'ac100-coa-260417',
      description: 'certificate-of-analysis-26-0417.pdf',
      category: 'Certificate of analysis',
      langCode: 'en',
      status: 'valid',
      created: '2026-04-17',
      permitted: true,
      content: {
        kind: 'certificate',
        batch: '26-0417',
        filled: '2026-04-16',
        analysed: '2026-04-17',
        useBy: '2028-04-16',
        tests: [
          {
            test: 'Appearance',
            result: 'clear, colourless',
            specification: 'clear, colourless, no solids',
            method: 'visual',
          },
          { test: 'Assay', result: '99.7 %', specification: '≥ 99.5 %', method: 'DIN 51405 (GC)' },
          { test: 'Water', result: '0.21 %', specification: '≤ 0.30 %', method: 'ASTM D1364' },
          { test: 'Acidity as acetic acid', result: '0.001 %', specification: '≤ 0.002 %', method: 'ASTM D1613' },
          {
            test: 'Evaporation residue',
            result: '0.4 mg/100 ml',
            specification: '≤ 1 mg/100 ml',
            method: 'ASTM D1353',
          },
          { test: 'Colour (Pt-Co)', result: '3', specification: '≤ 10', method: 'ASTM D1209' },
          {
            test: 'Density at 20 °C',
            result: '0.791 g/cm³',
            specification: '0.790 – 0.792 g/cm³',
            method: 'ASTM D4052',
          },
          {
            test: 'Refractive index at 20 °C',
            result: '1.359',
            specification: '1.358 – 1.360',
            method: 'ASTM D1218',
          },
        ],
      },
    },
    {
      key: 'ac100-pack-sizes',
      description: 'pack-sizes.png',
      category: 'Picture',
      langCode: 'en',
      status: 'valid',
      created: '2026-02-18',
      permitted: true,
      content: {
        kind: 'picture',
        packs: [
          {
            form: 'bottle',
            name: '1 l bottle',
            article: 'AC-100-1L',
            widthInMm: 88,
            heightInMm: 230,
          },
          {
            form: 'canister',
            name: '5 l canister',
            article: 'AC-100-5L',
            widthInMm: 192,
            depthInMm: 120,
            heightInMm: 265,
          },
          {
            form: 'canister',
            name: '25 l canister',
            article: 'AC-100-25L',
            widthInMm: 290,
            depthInMm: 235,
            heightInMm: 440,
          },
          {
            form: 'drum',
            name: '200 l drum',
            article: 'AC-100-200L',
            widthInMm: 585,
            heightInMm: 880,
          },
        ],
      },
    },
    {
      key: 'ac100-compatibility',
      description: 'materials-compatibility.xlsx',
      category: 'Technical information',
      langCode: 'en',
      status: 'valid',
      created: '2025-09-30',
      permitted: true,
      content: {
        kind: 'spreadsheet',
        sheet: 'Acetone at 20 °C',
        columns: [
          { title: 'Material', width: 30 },
          { title: 'Kind', width: 14 },
          { title: 'Resistance at 20 °C', width: 20 },
          { title: 'Remark', width: 48 },
        ],
        rows: [
          ['Stainless steel 1.4301', 'metal', 'resistant', ''],
          ['Stainless steel 1.4571', 'metal', 'resistant', ''],
          ['Carbon steel', 'metal', 'resistant', 'keep dry: water in the solvent lets it rust'],
          ['Aluminium', 'metal', 'resistant', ''],
          ['Copper, brass', 'metal', 'resistant', 'may colour the solvent'],
          ['Glass, ceramics', 'mineral', 'resistant', ''],
          ['PTFE, PFA, FEP', 'plastic', 'resistant', ''],
          ['HDPE', 'plastic', 'limited', 'swells slightly; test before storage for longer'],
          ['PP', 'plastic', 'limited', 'swells slightly; not above 20 °C'],
          ['PA 6, PA 66', 'plastic', 'resistant', ''],
          ['PVC, rigid', 'plastic', 'not resistant', 'softens'],
          ['ABS', 'plastic', 'not resistant', 'dissolves'],
          ['PS', 'plastic', 'not resistant', 'dissolves'],
          ['PC', 'plastic', 'not resistant', 'stress cracks within minutes'],
          ['PMMA', 'plastic', 'not resistant', 'dissolves'],
          ['EPDM', 'rubber', 'resistant', 'the choice for seals and hoses'],
          ['IIR (butyl rubber)', 'rubber', 'resistant', 'the choice for gloves'],
          ['FFKM', 'rubber', 'resistant', ''],
          ['FKM', 'rubber', 'not resistant', 'swells strongly'],
          ['NBR', 'rubber', 'not resistant', 'swells strongly'],
          ['NR (natural rubber)', 'rubber', 'limited', 'swells; for a short splash only'],
        ],
      },
    },
  ],
};
