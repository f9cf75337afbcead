import { illustrative } from '../verified.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../demo-product.ts';
import { demoMarkets } from '../limits.ts';
import { supplies } from '../parties.ts';
import { collectIngredientData } from '../hazard-data.ts';
import { substances } from '../substances.ts';
import * as tds from '../tds.ts';
import { conditions } from '../tds-texts.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'industrial',
  name: wording('Epoxy system – component A (resin)', 'Epoxidsystem – Komponente A (Harz)'),
  description: wording(
    'Solvent-free epoxy resin for floor coatings and castings; hardened with component B.',
    'Lösemittelfreies Epoxidharz für Bodenbeschichtungen und Verguss; Härtung mit Komponente B.',
  ),
  identifiers: {},
  ufi: '0XV7-96JJ-100C-MHX0',
  composition: [
    { ...substances.epoxyResin, content: 82, contentRange: '70 – < 90 %' },
    { ...substances.alkylGlycidylEther, content: 15, contentRange: '10 – < 20 %' },
  ],
  classification: [
    { category: 'Skin Irrit. 2', h: ['H315'] },
    { category: 'Eye Irrit. 2', h: ['H319'] },
    { category: 'Skin Sens. 1', h: ['H317'] },
    { category: 'Aquatic Chronic 2', h: ['H411'] },
  ],
  label: {
    signalWord: 'warning',
    pictograms: ['GHS07', 'GHS09'],
    h: ['H315', 'H317', 'H319', 'H411'],
    euh: ['EUH205'],
    p: ['P261', 'P273', 'P280', 'P302+P352', 'P333+P313', 'P391'],
    contains: [
      wording(
        'epoxy resin (number average molecular weight ≤ 700)',
        'Epoxidharz (durchschnittliches Molekulargewicht ≤ 700)',
      ),
      substances.alkylGlycidylEther.name,
    ],
  },
  statementPlaces: {
    P261: { forms: wording('vapours', 'Dampf') },
    'P302+P352': { agent: wording('soap and water', 'Wasser und Seife') },
  },
  uses: {
    identified: [
      wording('Resin component of coatings', 'Harzkomponente von Beschichtungen'),
      wording('Casting resin', 'Gießharz'),
    ],
    advisedAgainst: [wording('Contact with drinking water and food', 'Kontakt mit Trinkwasser und Lebensmitteln')],
  },
  recommendedUse: wording(
    'Mix with component B, pour into a clean container, mix again and process within 30 minutes.',
    'Mit Komponente B mischen, umtopfen, nochmals mischen und innerhalb von 30 Minuten verarbeiten.',
  ),
  recommendedLevels: wording(
    'Mixing ratio A : B = 100 : 50 by weight.',
    'Mischungsverhältnis A : B = 100 : 50 nach Gewicht.',
  ),
  specialFeatures: wording(
    'Hardens without shrinkage; walkable after 24 hours at 20 °C.',
    'Härtet schwundfrei; bei 20 °C nach 24 Stunden begehbar.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: wording('colourless to yellowish', 'farblos bis gelblich'),
    odour: wording('faint', 'schwach'),
    meltingPoint: values.notDetermined,
    boilingPoint: values.notDetermined,
    flammability: values.combustible,
    explosionLimits: values.notDetermined,
    flashPoint: values.flashPoint('> 150'),
    autoIgnitionTemperature: values.notDetermined,
    decompositionTemperature: values.notDetermined,
    ph: values.notDetermined,
    kinematicViscosity: values.notDetermined,
    solubility: wording('insoluble in water', 'in Wasser unlöslich'),
    vapourPressure: values.notDetermined,
    density: values.at20(1.14, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [],
  markets: demoMarkets,
  transport: {
    un: 'UN3082',
    properShippingName: wording(
      'ENVIRONMENTALLY HAZARDOUS SUBSTANCE, LIQUID, N.O.S. (epoxy resin)',
      'UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G. (Epoxidharz)',
    ),
    hazardClass: '9',
    packingGroup: 'III',
    classificationCode: 'M6',
    hazardIdentificationNumber: '90',
    tunnelCode: null,
    limitedQuantity: '5 L',
    environmentallyHazardous: true,
    note: wording(
      'Packages of up to 5 l are not subject to the regulations (ADR special provision 375, IMDG 2.10.2.7).',
      'Versandstücke bis 5 l unterliegen nicht den Vorschriften (ADR-Sondervorschrift 375, IMDG 2.10.2.7).',
    ),
  },
  ...collectIngredientData('epoxyResin'),
  studies: [
    {
      endpoint: 'acuteOral',
      substance: wording('epoxy resin', 'Epoxidharz'),
      value: 'LD50: > 2 000 mg/kg',
      species: 'rat',
      guideline: 'OECD 420',
    },
    {
      endpoint: 'daphnia',
      substance: wording('epoxy resin', 'Epoxidharz'),
      value: 'EC50: 1.8 mg/l',
      exposureTime: '48 h',
      species: 'Daphnia magna',
      source: illustrative,
    },
  ],
  phrases: standardPhrases({
    '4.1.skin': ['wipeOffResin'],
    '5.1': ['foam', 'dryPowder', 'carbonDioxide', 'waterSpray', 'fullWaterJet'],
    '5.2': ['combustible', 'carbonOxides', 'phenols'],
    '6.3': ['letResinCure'],
    '7.2': ['storageTemperature5to25'],
    '8.2.2.hands': ['glovesButyl', 'glovesNitrileSplash', 'glovesUnsuitableNatural'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['polymerisation', 'reactsWithAmines'],
    '10.4': ['heat', 'frost'],
    '10.5': ['amines', 'strongAcids', 'strongAlkalis', 'strongOxidisers'],
    '10.6': ['combustionSeeSection5'],
    '12.2': ['notReadilyBiodegradable'],
    '12.3': ['bioaccumulationPossible'],
    '12.4': ['lowMobility'],
    '13.1': ['hardenedResin'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  wasteCode: '08 04 09*',
  wgk: '2',
  changes: [
    wording('Section 4.1: wipe off resin before washing.', 'Abschnitt 4.1: Harz vor dem Waschen abwischen.'),
    wording('Section 14: special provision 375 mentioned.', 'Abschnitt 14: Sondervorschrift 375 aufgenommen.'),
  ],
};

/** Before 2.0: without the advice on wiping resin off and the remark on transport in small packages. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  phrases: { ...newer.phrases, '4.1.skin': [] },
  transport: newer.transport && { ...newer.transport, note: undefined },
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'floors', 'electricalCasting'),
  properties: [
    tds.property('epoxyEquivalent', { value: '175 – 185', unit: 'g/eq' }, 'ISO 3001'),
    tds.property('dynamicViscosity', { value: '900 – 1 200', unit: 'mPa·s', condition: conditions.at25 }, 'ISO 3219'),
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'density', 'ISO 2811-1'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 2719'),
    tds.property('mixingRatioByWeight', { value: '100 : 50' }),
    tds.property('mixingRatioByVolume', { value: '100 : 58' }),
    tds.property('potLife', values.at20(30, 'min'), 'ISO 9514'),
    tds.property('shoreD', { value: 80 }, 'ISO 868'),
    tds.property('compressiveStrength', { value: 85, unit: 'N/mm²' }, 'ISO 604'),
  ],
  processing: tds.processing(sds, 'floorBase', 'dewPoint', 'resinConsumption', 'fullLoad', 'toolsWithAcetone'),
  packaging: [tds.pack('tin', 2, 'kg', 'EP-500-A-2KG'), tds.pack('metalPail', 20, 'kg', 'EP-500-A-20KG')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'frost', 'crystals'),
  shelfLifeMonths: 24,
  storageTemperature: values.celsius('5 – 25'),
});

export const epoxyResin: DemoProduct = {
  ...completeProduct,
  ...supplies.alpenchem,
  id: 1013,
  code: 'EP-500-A',
  articles: [
    { code: 'EP-500-A-2KG', id: 11301 },
    { code: 'EP-500-A-20KG', id: 11302 },
  ],
  gtin: '09521234000068',
  versions: [
    { id: 10132, text: '2.0', created: '2026-02-23', facts },
    { id: 10131, text: '1.0', created: '2022-12-12', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2023-01-16', facts: tdsFacts(facts) }],
};
