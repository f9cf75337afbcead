import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { substances } from '../substances.ts';
import * as tds from '../tds.ts';
import { conditions } from '../tds-texts.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const isWater = wording('not applicable (the product is water)', 'nicht anwendbar (das Produkt ist Wasser)');

const facts: ProductFactsInput = {
  kind: 'substance',
  audience: 'public',
  name: wording('Demineralised water', 'Demineralisiertes Wasser'),
  description: wording(
    'Water free of salts for batteries, steam irons and humidifiers.',
    'Salzfreies Wasser für Batterien, Dampfbügeleisen und Luftbefeuchter.',
  ),
  identifiers: { cas: '7732-18-5', ec: '231-791-2', formula: 'H2O', molarMass: '18.02 g/mol' },
  composition: [{ ...substances.water, content: 100, contentRange: '100 %' }],
  classification: [],
  label: { signalWord: null, pictograms: [], h: [], p: [] },
  uses: {
    identified: [
      wording('Filling of batteries, irons and humidifiers', 'Befüllen von Batterien, Bügeleisen und Luftbefeuchtern'),
    ],
    advisedAgainst: [wording('Drinking', 'Trinken')],
  },
  recommendedUse: wording(
    'Fill in as the manufacturer of the appliance says.',
    'Nach Angabe des Geräteherstellers einfüllen.',
  ),
  recommendedLevels: wording('Undiluted.', 'Unverdünnt.'),
  specialFeatures: wording('Conductivity at most 10 µS/cm.', 'Leitfähigkeit höchstens 10 µS/cm.'),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('odourless', 'geruchlos'),
    meltingPoint: values.celsius(0),
    boilingPoint: values.celsius(100),
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: values.distils,
    ph: values.at20('5 – 7'),
    kinematicViscosity: { ...values.at20(1.0034, 'mm²/s'), source: 'ISO/TR 3666' },
    solubility: isWater,
    partitionCoefficient: isWater,
    density: values.at20(0.998, 'g/cm³'),
    vapourPressure: values.at20(23, 'hPa'),
    relativeVapourDensity: values.comparedWithAir(0.62),
    particleCharacteristics: values.notApplicable,
  },
  transport: null,
  phrases: standardPhrases({
    '4.2': ['noSymptomsKnown'],
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible'],
    '7.2': ['protectFromFrost', 'suitablePolyethylene'],
    '8.2.2.hands': ['glovesNotNeeded'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.1': ['noReactivity'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['noHazardousReactions'],
    '10.4': ['frost'],
    '10.5': ['noIncompatibleMaterials'],
    '10.6': ['noDecompositionProducts'],
    '12.2': ['inorganicNotBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['mobileInSoil'],
    '12.5': ['pbtInorganic'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotRequired'],
  }),
  texts: {
    '1.1': wording(
      'Exempt from registration (REACH Article 2(7)(a), Annex IV).',
      'Von der Registrierung ausgenommen (REACH Artikel 2 Absatz 7 Buchstabe a, Anhang IV).',
    ),
  },
  wgk: 'nwg',
};

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'rinsing'),
  properties: [
    tds.property('conductivity', { value: '≤ 10', unit: 'µS/cm', condition: conditions.at25 }, 'ISO 7888'),
    tds.property('silicate', { value: '≤ 0.5', unit: 'mg/l' }),
    tds.property('chloride', { value: '≤ 0.5', unit: 'mg/l' }),
    tds.property('evaporationResidue', { value: '≤ 10', unit: 'mg/l' }),
    tds.sdsProperty(sds, 'density'),
    tds.sdsProperty(sds, 'ph', 'ISO 10523'),
  ],
  processing: tds.processing(sds, 'cleanVessels', 'neverReturn'),
  packaging: [tds.pack('plasticCanister', 5, 'l', 'DW-005-5L')],
  storage: tds.storage('tightlyClosed', 'sunlight', 'frost', 'openedPacks'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 30'),
});

/** A label and a technical data sheet, but no safety data sheet: the substance is not hazardous. */
export const demineralisedWater: DemoProduct = {
  ...completeProduct,
  id: 1020,
  code: 'DW-005',
  documents: { sds: false, tds: true, label: true, ipi: false },
  sdsExists: false,
  articles: [{ code: 'DW-005-5L', id: 12001 }],
  versions: [{ id: 10201, text: '1.0', created: '2026-01-15', facts }],
  tdsVersions: [{ version: 1, created: '2026-01-15', facts: tdsFacts(facts) }],
};
