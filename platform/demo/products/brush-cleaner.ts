import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, keepPrecautions, type DemoProduct } from '../demo-product.ts';
import { hazardData } from '../hazard-data.ts';
import { airLimits, demoMarkets } from '../limits.ts';
import { supplies } from '../parties.ts';
import { substances } from '../substances.ts';
import * as tds from '../tds.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const boilingRange = values.celsius('145 – 200');

const facts: ProductFactsInput = {
  kind: 'substance',
  audience: 'public',
  name: wording('Brush cleaner (white spirit)', 'Pinselreiniger (Testbenzin)'),
  description: wording(
    'Low-odour white spirit for thinning alkyd paints and cleaning brushes.',
    'Geruchsarmes Testbenzin zum Verdünnen von Alkydharzlacken und Reinigen von Pinseln.',
  ),
  identifiers: {
    ec: '919-857-5',
    reach: '01-2119463258-33',
    synonyms: [substances.whiteSpirit.name, wording('White spirit', 'Testbenzin')],
  },
  composition: [{ ...substances.whiteSpirit, content: 100, contentRange: '100 %' }],
  classification: substances.whiteSpirit.classification,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS07', 'GHS08'],
    h: ['H226', 'H304', 'H336'],
    euh: ['EUH066'],
    p: ['P102', 'P210', 'P271', 'P301+P310', 'P331', 'P405', 'P501'],
    contains: [substances.whiteSpirit.name],
  },
  uses: {
    identified: [wording('Thinner and brush cleaner', 'Verdünner und Pinselreiniger')],
    advisedAgainst: [wording('Lamp oil and grill lighter', 'Lampenöl und Grillanzünder')],
    annexXVII: ['cleaner'],
  },
  recommendedUse: wording(
    'Clean brushes in it straight after use and let the dirt settle; reuse the clear liquid.',
    'Pinsel sofort nach Gebrauch darin auswaschen, Schmutz absetzen lassen und die klare Flüssigkeit wieder verwenden.',
  ),
  recommendedLevels: wording('As a thinner: 5 to 10 %.', 'Als Verdünner: 5 bis 10 %.'),
  specialFeatures: wording('Free of aromatics (< 2 %).', 'Aromatenfrei (< 2 %).'),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('faintly of petrol', 'schwach nach Benzin'),
    meltingPoint: values.celsius('< -20'),
    boilingPoint: boilingRange,
    flammability: wording('flammable liquid', 'entzündbare Flüssigkeit'),
    explosionLimits: values.explosionLimits(0.6, 7),
    flashPoint: values.flashPoint(38),
    autoIgnitionTemperature: values.celsius('> 200'),
    decompositionTemperature: values.notDetermined,
    ph: values.notApplicable,
    kinematicViscosity: { value: '< 7', unit: 'mm²/s', condition: wording('at 40 °C', 'bei 40 °C') },
    solubility: wording('insoluble in water', 'in Wasser unlöslich'),
    partitionCoefficient: { value: '> 3' },
    vapourPressure: values.at20('< 10', 'hPa'),
    density: values.at20(0.77, 'g/cm³'),
    relativeVapourDensity: { value: '> 4', condition: wording('air = 1', 'Luft = 1') },
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [airLimits.aliphaticHydrocarbons],
  markets: demoMarkets,
  transport: {
    un: 'UN1300',
    properShippingName: wording('TURPENTINE SUBSTITUTE', 'TERPENTINÖLERSATZ'),
    hazardClass: '3',
    packingGroup: 'III',
    classificationCode: 'F1',
    hazardIdentificationNumber: '30',
    tunnelCode: 'D/E',
    limitedQuantity: '5 L',
    environmentallyHazardous: false,
  },
  ...hazardData.whiteSpirit,
  phrases: standardPhrases({
    '5.1': ['foam'],
    '8.2.2.hands': ['glovesNitrile'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.5': ['plasticsAndRubber'],
    '12.2': ['readilyBiodegradable'],
    '12.4': ['volatile', 'floatsOnWater'],
    '14.7': ['noBulkTransport'],
    '15.1': ['industrialEmissionsVoc'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '14 06 03*',
  wgk: '1',
  changes: [wording('Section 2.2: P405 added.', 'Abschnitt 2.2: P405 ergänzt.')],
};

/** Before 2.0: without P405. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  label: { ...newer.label, p: newer.label.p.filter((code) => code !== 'P405') },
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'alkydPaints'),
  properties: [
    tds.property('aromatics', tds.percent('< 2')),
    tds.property('evaporationNumber', { value: 65 }, 'DIN 53170'),
    tds.property('evaporationResidue', { value: '≤ 1', unit: 'mg/100 ml' }, 'ASTM D1353'),
    tds.sdsProperty(sds, 'odour'),
    tds.property('boilingRange', boilingRange, 'ASTM D86'),
    tds.sdsProperty(sds, 'density', 'ASTM D4052'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 13736'),
    tds.sdsProperty(sds, 'kinematicViscosity', 'ISO 3104'),
  ],
  processing: tds.processing(sds, 'settledDirt'),
  packaging: [tds.pack('metalCanister', 1, 'l', 'PR-010-1L')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'ignition', 'children'),
  shelfLifeMonths: 36,
  storageTemperature: values.celsius('5 – 30'),
});

/** Sold in the German-speaking countries: a safety data sheet in German only. */
export const brushCleaner: DemoProduct = {
  ...completeProduct,
  ...supplies.alpenchem,
  id: 1021,
  code: 'PR-010',
  validLangs: [2],
  validTdsLangs: [2],
  articles: [{ code: 'PR-010-1L', id: 12101 }],
  versions: [
    { id: 10212, text: '2.0', created: '2026-03-30', facts },
    { id: 10211, text: '1.0', created: '2023-04-17', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2023-04-18', facts: tdsFacts(facts) }],
  settledFindings: keepPrecautions(
    '4ef17e70cc73cf8b',
    'It is used in homes, where its vapours cause drowsiness: P271 is kept.',
    '2026-03-30',
  ),
};
