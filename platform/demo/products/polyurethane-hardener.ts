import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { airLimits, biologicalLimits, demoMarkets } from '../limits.ts';
import { supplies } from '../parties.ts';
import { collectIngredientData, criteriaNotMet } from '../hazard-data.ts';
import { substances } from '../substances.ts';
import * as tds from '../tds.ts';
import { conditions } from '../tds-texts.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'professionalOnly',
  name: wording('Polyurethane system – component B (hardener)', 'Polyurethansystem – Komponente B (Härter)'),
  description: wording(
    'Polymeric diphenylmethane diisocyanate for component A; hardens casting resins and adhesives.',
    'Polymeres Diphenylmethandiisocyanat für Komponente A; härtet Gießharze und Klebstoffe.',
  ),
  identifiers: {},
  ufi: 'TYW7-C6U9-Q009-JMWS',
  composition: [
    { ...substances.mdiOligomers, content: 53, contentRange: '50 – < 60 %' },
    { ...substances.mdi44, content: 41, contentRange: '40 – < 50 %' },
    { ...substances.mdi24, content: 6, contentRange: '5 – < 10 %' },
  ],
  classification: substances.mdi44.classification,
  label: {
    signalWord: 'danger',
    pictograms: ['GHS07', 'GHS08'],
    h: ['H315', 'H317', 'H319', 'H332', 'H334', 'H335', 'H351', 'H373'],
    euh: ['EUH204'],
    p: ['P260', 'P280', 'P284', 'P304+P340', 'P308+P313', 'P342+P311'],
    contains: [substances.mdiOligomers.name, substances.mdi44.name, substances.mdi24.name],
    supplementalTexts: [
      {
        act: 'annexXVII',
        wording: wording(
          'As from 24 August 2023 adequate training is required before industrial or professional use.',
          'Ab dem 24. August 2023 muss vor der industriellen oder gewerblichen Verwendung eine angemessene Schulung erfolgen.',
        ),
      },
    ],
  },
  statementPlaces: {
    H373: { organs: wording('respiratory tract', 'Atemwege') },
    P260: { forms: wording('mist/vapours', 'Nebel/Dampf') },
  },
  uses: {
    identified: [
      wording('Hardener component of casting resins and adhesives', 'Härterkomponente von Gießharzen und Klebstoffen'),
    ],
    advisedAgainst: [
      wording('Consumer uses', 'Verbraucherverwendungen'),
      wording('Spraying without extraction', 'Versprühen ohne Absaugung'),
    ],
  },
  recommendedUse: wording(
    'Stir into component A in full, without air bubbles and with dry tools, and use up within the pot life.',
    'Vollständig, blasenfrei und mit trockenen Werkzeugen in Komponente A einrühren und innerhalb der Topfzeit verbrauchen.',
  ),
  recommendedLevels: wording(
    'Mixing ratio A : B = 100 : 60 by weight.',
    'Mischungsverhältnis A : B = 100 : 60 nach Gewicht.',
  ),
  specialFeatures: wording(
    'Reacts with moisture: foams, and hardens slowly in opened packs.',
    'Reagiert mit Feuchtigkeit: schäumt und härtet in angebrochenen Gebinden langsam aus.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: wording('brown', 'braun'),
    odour: wording('faint, musty', 'schwach, muffig'),
    meltingPoint: values.celsius('< 10'),
    boilingPoint: values.celsius('> 300'),
    flammability: values.combustible,
    explosionLimits: wording(
      'none below the flash point of more than 200 °C: the vapours form no ignitable mixture with air',
      'keine unter dem Flammpunkt von über 200 °C: die Dämpfe bilden kein zündfähiges Gemisch mit Luft',
    ),
    flashPoint: values.flashPoint('> 200'),
    autoIgnitionTemperature: values.celsius('> 500'),
    decompositionTemperature: values.celsius('> 230'),
    ph: values.notApplicable,
    kinematicViscosity: { value: 170, unit: 'mm²/s', condition: conditions.at25 },
    solubility: wording(
      'reacts with water and forms carbon dioxide',
      'reagiert mit Wasser unter Bildung von Kohlendioxid',
    ),
    partitionCoefficient: values.notApplicable,
    vapourPressure: { value: '< 0.0001', unit: 'hPa', condition: conditions.at25 },
    density: values.at20(1.23, 'g/cm³'),
    relativeVapourDensity: values.comparedWithAir(8.6),
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [airLimits.diisocyanatesInUnion, airLimits.mdi, airLimits.isocyanatesInBritain],
  biologicalLimits: biologicalLimits.isocyanates,
  markets: demoMarkets,
  transport: null,
  notClassified: { corrosiveToMetals: criteriaNotMet },
  ...collectIngredientData('mdiOligomers', 'mdi44', 'mdi24'),
  phrases: standardPhrases({
    '5.1': ['foam', 'dryPowder', 'carbonDioxide', 'fullWaterJet'],
    '5.2': ['combustible', 'carbonOxides'],
    '7.2': ['storageTemperature5to25', 'apartFromAlkalis'],
    '8.2.2.hands': ['glovesNitrile', 'glovesUnsuitableNatural'],
    '8.2.2.respiratory': ['filterAP2'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.4': ['heat', 'frost'],
    '10.6': ['combustionSeeSection5'],
    '12.2': ['notReadilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '3.2': wording(
      'The oligomers have no registration number: polymers are exempt from registration (REACH Art. 2(9)).',
      'Die Oligomere haben keine Registrierungsnummer: Polymere sind von der Registrierung ausgenommen (REACH Art. 2 Abs. 9).',
    ),
    '12.2': wording(
      'Reacts with water to solid polyureas, which are insoluble and inert.',
      'Reagiert mit Wasser zu festen Polyharnstoffen, die unlöslich und reaktionsträge sind.',
    ),
    '12.4': wording(
      'Reacts with the water in soil to solid polyureas, which stay where they are; adsorption cannot be measured.',
      'Reagiert mit dem Wasser im Boden zu festen Polyharnstoffen, die an Ort und Stelle bleiben; eine Adsorption ist nicht messbar.',
    ),
  },
  wasteCode: '08 05 01*',
  wgk: '1',
  changes: [
    wording(
      'Section 8.1: limit values of Directive (EU) 2024/869 for diisocyanates.',
      'Abschnitt 8.1: Grenzwerte der Richtlinie (EU) 2024/869 für Diisocyanate.',
    ),
  ],
};

/** Before 2.0: without the limit values of the Union. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  exposureLimits: [airLimits.mdi, airLimits.isocyanatesInBritain],
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'electricalCasting', 'models'),
  properties: [
    tds.property('isocyanate', tds.percent('30.5 – 32.0'), 'ISO 14896'),
    tds.property('dynamicViscosity', { value: '180 – 240', unit: 'mPa·s', condition: conditions.at25 }, 'ISO 3219'),
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'odour'),
    tds.sdsProperty(sds, 'density', 'ISO 2811-1'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 2719'),
    tds.property('mixingRatioByWeight', { value: '100 : 60' }),
    tds.property('potLife', values.at20(40, 'min'), 'ISO 9514'),
  ],
  processing: tds.processing(sds, 'dewPoint', 'toolsWithAcetone'),
  packaging: [tds.pack('metalCanister', 6, 'kg', 'PU-300-B-6KG'), tds.pack('steelDrum', 250, 'kg', 'PU-300-B-250KG')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'frost', 'waterBursts'),
  shelfLifeMonths: 12,
  storageTemperature: values.celsius('5 – 25'),
});

export const polyurethaneHardener: DemoProduct = {
  ...completeProduct,
  ...supplies.alpenchem,
  id: 1025,
  code: 'PU-300-B',
  articles: [
    { code: 'PU-300-B-6KG', id: 12501 },
    { code: 'PU-300-B-250KG', id: 12502 },
  ],
  gtin: '09521234000136',
  versions: [
    { id: 10252, text: '2.0', created: '2026-05-11', facts },
    { id: 10251, text: '1.0', created: '2023-08-21', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2023-08-23', facts: tdsFacts(facts) }],
};
