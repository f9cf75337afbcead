import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { airLimits, biologicalLimits, demoMarkets } from '../limits.ts';
import * as overrides from '../overrides.ts';
import { collectIngredientData } from '../hazard-data.ts';
import { heartAndNerves, substances } from '../substances.ts';
import * as tds from '../tds.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'professionalOnly',
  name: wording('Calibration gas: carbon monoxide 10 % in nitrogen', 'Prüfgas: Kohlenmonoxid 10 % in Stickstoff'),
  description: wording(
    'Gas mixture in cylinders for calibrating analysers of exhaust, flue and process gas; with certificate.',
    'Gasgemisch in Flaschen zum Kalibrieren von Analysatoren für Ab-, Rauch- und Prozessgas; mit Zertifikat.',
  ),
  identifiers: {},
  ufi: 'GMGS-EXUR-4D2K-C92R',
  composition: [
    { ...substances.carbonMonoxide, content: 10, contentRange: '10 % (V/V)' },
    { ...substances.nitrogen, content: 90, contentRange: '90 % (V/V)' },
  ],
  classification: [
    { category: 'Press. Gas (Comp.)', h: ['H280'] },
    { category: 'Repr. 1A', h: ['H360D'] },
    { category: 'Acute Tox. 4', h: ['H332'] },
    { category: 'STOT RE 1', h: ['H372'], detail: heartAndNerves },
  ],
  overrides: overrides.calibrationGas,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS04', 'GHS07', 'GHS08'],
    h: ['H280', 'H332', 'H360D', 'H372'],
    p: ['P201', 'P260', 'P304+P340', 'P308+P313', 'P405', 'P410+P403'],
    contains: [substances.carbonMonoxide.name],
  },
  statementPlaces: { H372: { organs: heartAndNerves }, P260: { forms: wording('gas', 'Gas') } },
  uses: {
    identified: [wording('Calibration of gas analysers', 'Kalibrieren von Gasanalysatoren')],
    advisedAgainst: [
      wording('Consumer uses', 'Verbraucherverwendungen'),
      wording('Breathing and medical purposes', 'Atemzwecke und medizinische Zwecke'),
    ],
  },
  recommendedUse: wording(
    'Take out with a pressure regulator that is made for carbon monoxide, purge it three times and lead the gas outdoors after use.',
    'Mit einem für Kohlenmonoxid bestimmten Druckminderer entnehmen, ihn dreimal spülen und das Gas nach Gebrauch ins Freie leiten.',
  ),
  recommendedLevels: wording(
    'Flow 0.5 to 1 l/min; use down to a residual pressure of 5 bar.',
    'Durchfluss 0,5 bis 1 l/min; bis zu einem Restdruck von 5 bar verwenden.',
  ),
  specialFeatures: wording(
    'Prepared by weighing (ISO 6142-1); the certificate states the content and its uncertainty.',
    'Durch Einwägen hergestellt (ISO 6142-1); das Zertifikat nennt den Gehalt und seine Unsicherheit.',
  ),
  basicProperties: {
    physicalState: wording('gas', 'Gas'),
    colour: values.colourless,
    odour: wording('odourless', 'geruchlos'),
    meltingPoint: { ...values.celsius(-210), condition: substances.nitrogen.name },
    boilingPoint: { ...values.celsius(-196), condition: substances.nitrogen.name },
    flammability: values.notFlammable,
    explosionLimits: values.notApplicable,
    flashPoint: values.notApplicable,
    autoIgnitionTemperature: values.notApplicable,
    decompositionTemperature: wording(
      'none at the temperatures of use: both gases are stable',
      'keine bei den Temperaturen der Verwendung: beide Gase sind stabil',
    ),
    ph: values.notApplicable,
    kinematicViscosity: values.notApplicable,
    solubility: wording('slightly soluble in water', 'in Wasser wenig löslich'),
    partitionCoefficient: values.notApplicable,
    vapourPressure: values.notApplicable,
    density: { value: 1.16, unit: 'kg/m³', condition: wording('at 20 °C and 1013 hPa', 'bei 20 °C und 1013 hPa') },
    relativeVapourDensity: values.comparedWithAir(0.97),
    particleCharacteristics: values.notApplicable,
  },
  otherProperties: [
    {
      name: wording('Filling pressure', 'Fülldruck'),
      value: { value: 150, unit: 'bar', condition: wording('at 15 °C', 'bei 15 °C') },
    },
  ],
  exposureLimits: [airLimits.carbonMonoxideInUnion, airLimits.carbonMonoxide],
  biologicalLimits: biologicalLimits.carbonMonoxide,
  markets: demoMarkets,
  transport: {
    un: 'UN1956',
    properShippingName: wording(
      'COMPRESSED GAS, N.O.S. (nitrogen, carbon monoxide)',
      'VERDICHTETES GAS, N.A.G. (Stickstoff, Kohlenmonoxid)',
    ),
    hazardClass: '2.2',
    packingGroup: null,
    classificationCode: '1A',
    hazardIdentificationNumber: '20',
    tunnelCode: 'E',
    limitedQuantity: '120 ml',
    environmentallyHazardous: false,
    packingInstruction: ['P200'],
    sea: { packingInstruction: ['P200'] },
    air: {
      passenger: { packingInstruction: '200', maxQuantity: '75 kg' },
      cargo: { packingInstruction: '200', maxQuantity: '150 kg' },
    },
  },
  ...collectIngredientData('carbonMonoxide'),
  phrases: standardPhrases({
    '5.1': ['adaptToSurroundings', 'noUnsuitableMedia'],
    '5.2': ['notCombustible'],
    '7.2': ['apartFromOxidisers'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended'],
    '10.5': ['strongOxidisers'],
    '10.6': ['noDecompositionProducts'],
    '12.2': ['inorganicNotBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.5': ['pbtInorganic'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '3.2': wording(
      'Nitrogen is exempt from registration (REACH Annex IV). Carbon monoxide has Flam. Gas 1 (H220) in CLP Annex VI, without the division into 1A and 1B; given is 1A, to which H220 belongs.',
      'Stickstoff ist von der Registrierung ausgenommen (REACH Anhang IV). Kohlenmonoxid hat in CLP Anhang VI Flam. Gas 1 (H220), ohne Unterteilung in 1A und 1B; angegeben ist 1A, wozu H220 gehört.',
    ),
    '12.4': wording(
      'As a gas it escapes into the air and spreads there; soil and water take up little of it.',
      'Entweicht als Gas in die Luft und verteilt sich dort; Boden und Wasser nehmen wenig davon auf.',
    ),
  },
  wasteCode: '16 05 04*',
  changes: [wording('Section 8.1: exposure limit added.', 'Abschnitt 8.1: Grenzwert ergänzt.')],
};

/** Before 2.0: without the limit value of the Union. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  exposureLimits: [airLimits.carbonMonoxide],
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'flueGas'),
  properties: [
    tds.property('carbonMonoxide', { value: 10, unit: '% (V/V)' }, 'ISO 6142-1'),
    tds.property('uncertainty', tds.percent('≤ 1')),
    tds.property('oxygen', { value: '≤ 5', unit: 'ppm (V/V)' }),
    tds.property('moisture', { value: '≤ 5', unit: 'ppm (V/V)' }),
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'odour'),
    tds.sdsProperty(sds, 'density'),
    ...tds.othersOfSds(sds),
  ],
  processing: tds.processing(sds, 'openSlowly'),
  packaging: [tds.pack('gasCylinder', 10, 'l', 'CG-010-10L')],
  storage: tds.storage('cylindersUpright', 'coolAndDry', 'notAbove50'),
  shelfLifeMonths: 36,
  storageTemperature: values.celsius('-20 – 50'),
});

export const calibrationGas: DemoProduct = {
  ...completeProduct,
  id: 1026,
  code: 'CG-010',
  articles: [{ code: 'CG-010-10L', id: 12601 }],
  gtin: '09521234000143',
  versions: [
    { id: 10262, text: '2.0', created: '2026-06-15', facts },
    { id: 10261, text: '1.0', created: '2022-03-14', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2022-03-16', facts: tdsFacts(facts) }],
};
