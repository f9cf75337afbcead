import type { ProductFactsInput } from '../../store/facts.ts';
import { csv, pdf, png } from '../attachments.ts';
import { completeProduct } from '../complete-product.ts';
import type { DemoProduct } from '../demo-product.ts';
import { substances } from '../substances.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

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
  ],
  transport: {
    un: 'UN1090',
    properShippingName: 'ACETONE',
    hazardClass: '3',
    packingGroup: 'II',
    classificationCode: 'F1',
    hazardIdentificationNumber: '33',
    tunnelCode: 'D/E',
    limitedQuantity: '1 L',
  },
  studies: [
    { endpoint: 'acuteOral', value: 'LD50: 5 800 mg/kg, rat', source: 'ECHA registration dossier' },
    { endpoint: 'acuteInhalation', value: 'LC50: 76 mg/l, 4 h, rat, vapours' },
    {
      endpoint: 'fish',
      value: 'LC50: 5 540 mg/l, 96 h, Oncorhynchus mykiss',
      source: 'ECHA registration dossier',
    },
    { endpoint: 'daphnia', value: 'LC50: 8 800 mg/l, 48 h, Daphnia pulex', source: 'ECHA registration dossier' },
    { endpoint: 'biodegradation', value: '91 %, 28 d', source: 'OECD 301 B' },
  ],
  wasteCode: '14 06 03*',
  wgk: '1',
  phrases: standardPhrases({
    '7.2': ['suitableStainlessSteel', 'unsuitablePlastics'],
    '8.2.2.hands': ['glovesButyl'],
    '10.3': ['reactsWithChloroform', 'reactsWithHydrogenPeroxide'],
    '10.5': ['strongAlkalis', 'chloroform', 'hydrogenPeroxide', 'plasticsAndRubber'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '15.1': ['explosivesPrecursorReportable', 'drugPrecursor3', 'industrialEmissionsVoc'],
    '15.2': ['csaCarriedOut'],
  }),
  changes: [
    wording(
      'Section 8.1: German exposure limit supplemented by peak limit and remark.',
      'Abschnitt 8.1: deutscher Arbeitsplatzgrenzwert um Spitzenbegrenzung und Bemerkung ergänzt.',
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
    { version: 2, created: '2026-02-18' },
    { version: 1, created: '2023-01-09' },
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
      content: pdf([
        'Certificate of analysis',
        'Acetone technical 99.5 %, code AC-100',
        'Batch 26-0417, filled 2026-04-17',
        '',
        'Assay (GC)                  99.7 %         at least 99.5 %',
        'Water (Karl Fischer)        0.21 %         at most 0.30 %',
        'Density at 20 °C            0.791 g/cm³    0.790 to 0.792 g/cm³',
        'Colour (Pt-Co)              3              at most 10',
        'Acidity as acetic acid      0.001 %        at most 0.002 %',
        '',
        'The batch complies. Demo Chemicals GmbH, quality control',
      ]),
    },
    {
      key: 'ac100-swatch',
      description: 'colour-sample.png',
      category: 'Picture',
      langCode: 'en',
      status: 'valid',
      created: '2026-02-18',
      permitted: true,
      content: png(160, 96, (x, y) => [236 - Math.round(y / 4), 242 - Math.round(x / 16), 248]),
    },
    {
      key: 'ac100-compatibility',
      description: 'materials-compatibility.csv',
      category: 'Technical information',
      langCode: 'en',
      status: 'valid',
      created: '2025-09-30',
      permitted: true,
      content: csv([
        ['Material', 'Resistance at 20 °C', 'Remark'],
        ['Stainless steel 1.4301', 'resistant', ''],
        ['PTFE', 'resistant', ''],
        ['HDPE', 'limited', 'swells slightly, test before storage'],
        ['ABS', 'not resistant', 'dissolves'],
        ['NBR', 'not resistant', 'swells strongly'],
      ]),
    },
  ],
};
