import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { collectIngredientData, criteriaNotMet } from '../hazard-data.ts';
import { airLimits, demoMarkets } from '../limits.ts';
import { supplies } from '../parties.ts';
import { substances } from '../substances.ts';
import * as tds from '../tds.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const boilingRange = values.celsius('190 – 245');

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'public',
  name: wording('Lamp oil, colourless', 'Lampenöl, farblos'),
  description: wording(
    'Highly purified hydrocarbons C10-C14 for oil lamps with a protected wick; without colour and perfume.',
    'Hochreine Kohlenwasserstoffe C10-C14 für Öllampen mit Dochtschutz; ohne Farbe und Parfüm.',
  ),
  identifiers: {},
  ufi: 'X4X7-D673-A009-VA2W',
  composition: [
    { ...substances.nAlkanes, content: 70, contentRange: '60 – < 80 %' },
    { ...substances.lampOilHydrocarbons, content: 30, contentRange: '20 – < 40 %' },
  ],
  classification: [{ category: 'Asp. Tox. 1', h: ['H304'] }],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS08'],
    h: ['H304'],
    euh: ['EUH066'],
    p: ['P101', 'P102', 'P301+P310', 'P331', 'P405', 'P501'],
    contains: [substances.nAlkanes.name, substances.lampOilHydrocarbons.name],
    supplementalTexts: [
      {
        act: 'annexXVII',
        wording: wording(
          'Keep lamps filled with this liquid out of the reach of children',
          'Mit dieser Flüssigkeit gefüllte Lampen sind für Kinder unzugänglich aufzubewahren',
        ),
      },
      {
        act: 'annexXVII',
        wording: wording(
          'Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage',
          'Bereits ein kleiner Schluck Lampenöl – oder auch nur das Saugen an einem Lampendocht – kann zu einer lebensbedrohlichen Schädigung der Lunge führen',
        ),
      },
    ],
  },
  uses: {
    identified: [wording('Fuel for oil lamps that comply with EN 14059', 'Brennstoff für Öllampen nach EN 14059')],
    advisedAgainst: [
      wording('Grill lighter, heating and cleaning', 'Grillanzünder, Heizen und Reinigen'),
      wording('Oil lamps without a protected wick', 'Öllampen ohne Dochtschutz'),
    ],
    annexXVII: ['lampOil'],
  },
  recommendedUse: wording(
    'Fill the cold lamp with a funnel up to three quarters, wipe off what was spilled, and close the lamp before lighting it.',
    'Die kalte Lampe mit einem Trichter bis zu drei Vierteln füllen, Verschüttetes abwischen und die Lampe vor dem Anzünden verschließen.',
  ),
  recommendedLevels: wording('100 ml burn for about 15 hours.', '100 ml brennen rund 15 Stunden.'),
  specialFeatures: wording(
    'Burns almost without soot and smell; black, opaque bottle with a child-resistant cap.',
    'Brennt fast ohne Ruß und Geruch; schwarze, undurchsichtige Flasche mit kindergesichertem Verschluss.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('almost odourless', 'fast geruchlos'),
    meltingPoint: values.celsius('< -5'),
    boilingPoint: boilingRange,
    flammability: values.combustible,
    explosionLimits: values.explosionLimits(0.6, 6),
    flashPoint: values.flashPoint(75),
    autoIgnitionTemperature: values.celsius('> 200'),
    decompositionTemperature: values.distils,
    ph: values.notApplicable,
    kinematicViscosity: { value: 1.6, unit: 'mm²/s', condition: wording('at 40 °C', 'bei 40 °C') },
    solubility: wording('insoluble in water', 'in Wasser unlöslich'),
    partitionCoefficient: { value: '> 4' },
    vapourPressure: values.at20('< 1', 'hPa'),
    density: values.at20(0.76, 'g/cm³'),
    relativeVapourDensity: { value: '> 5', condition: wording('air = 1', 'Luft = 1') },
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [airLimits.aliphaticHydrocarbons],
  markets: demoMarkets,
  transport: null,
  notClassified: { corrosiveToMetals: criteriaNotMet },
  ...collectIngredientData('nAlkanes', 'lampOilHydrocarbons'),
  phrases: standardPhrases({
    '5.1': ['foam', 'dryPowder', 'carbonDioxide', 'fullWaterJet'],
    '5.2': ['combustible', 'carbonOxides', 'soot'],
    '7.1': ['keepFromIgnition'],
    '7.2': ['protectFromHeat', 'keepFromIgnition'],
    '8.2.2.hands': ['glovesNitrile'],
    '8.2.2.respiratory': ['filterA'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.1': ['noReactivity'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['reactsWithOxidisers'],
    '10.4': ['heatAndIgnition'],
    '10.5': ['strongOxidisers', 'plasticsAndRubber'],
    '10.6': ['combustionSeeSection5'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['bioaccumulationPossible'],
    '12.4': ['volatile', 'floatsOnWater'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: { '10.6': values.distilsAtNormalPressure },
  wasteCode: '13 07 03*',
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
  uses: tds.uses(sds, 'lanterns'),
  properties: [
    tds.property('aromatics', tds.percent('< 0.1')),
    tds.property('sulphur', tds.mgPerKg('< 1')),
    tds.property('smokePoint', { value: '≥ 40', unit: 'mm' }, 'ISO 3014'),
    tds.sdsProperty(sds, 'odour'),
    tds.property('boilingRange', boilingRange, 'ASTM D86'),
    tds.sdsProperty(sds, 'density', 'ASTM D4052'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 2719'),
    tds.sdsProperty(sds, 'kinematicViscosity', 'ISO 3104'),
  ],
  processing: tds.processing(sds, 'wickLength'),
  packaging: [tds.pack('blackBottle', 1, 'l', 'LO-010-1L')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'sunlight', 'children'),
  shelfLifeMonths: 60,
  storageTemperature: values.celsius('5 – 30'),
});

export const lampOil: DemoProduct = {
  ...completeProduct,
  ...supplies.alpenchem,
  id: 1027,
  code: 'LO-010',
  articles: [{ code: 'LO-010-1L', id: 12701 }],
  gtin: '09521234000150',
  versions: [
    { id: 10272, text: '2.0', created: '2026-07-06', facts },
    { id: 10271, text: '1.0', created: '2023-10-09', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2023-10-11', facts: tdsFacts(facts) }],
  settledFindings: [
    {
      finding: 'restrictionDuty',
      basis: '3a4b7fc39b7e790f',
      reason: 'It is sold in black opaque bottles of 1 litre only.',
      date: '2026-07-06',
    },
  ],
};
