import { illustrative } from '../verified.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, keepPrecautions, type DemoProduct } from '../demo-product.ts';
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
  name: wording('Epoxy system – component B (hardener)', 'Epoxidsystem – Komponente B (Härter)'),
  description: wording(
    'Cycloaliphatic amine hardener for component A; hardens clear and resistant to yellowing.',
    'Cycloaliphatischer Aminhärter für Komponente A; härtet klar und vergilbungsarm.',
  ),
  identifiers: {},
  ufi: 'S1W7-T67X-A00U-8VH2',
  composition: [
    { ...substances.isophoroneDiamine, content: 50, contentRange: '40 – < 60 %' },
    { ...substances.benzylAlcohol, content: 45, contentRange: '40 – < 60 %' },
  ],
  classification: [
    { category: 'Acute Tox. 4', h: ['H302'] },
    { category: 'Skin Corr. 1', h: ['H314'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
    { category: 'Skin Sens. 1A', h: ['H317'] },
  ],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS05', 'GHS07'],
    h: ['H302', 'H314', 'H317'],
    p: ['P260', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338', 'P310', 'P333+P313'],
    contains: [substances.isophoroneDiamine.name, substances.benzylAlcohol.name],
  },
  statementPlaces: { P260: { forms: wording('mist/vapours', 'Nebel/Dampf') } },
  uses: {
    identified: [
      wording(
        'Hardener component of coatings and casting resins',
        'Härterkomponente von Beschichtungen und Gießharzen',
      ),
    ],
    advisedAgainst: [wording('Consumer uses', 'Verbraucherverwendungen')],
  },
  recommendedUse: wording(
    'Add to component A in full and mix with a slow stirrer for at least 3 minutes.',
    'Vollständig zu Komponente A geben und mit langsam laufendem Rührer mindestens 3 Minuten mischen.',
  ),
  recommendedLevels: wording(
    'Mixing ratio A : B = 100 : 50 by weight.',
    'Mischungsverhältnis A : B = 100 : 50 nach Gewicht.',
  ),
  specialFeatures: wording(
    'Pot life 30 minutes at 20 °C; large batches become hot.',
    'Topfzeit 30 Minuten bei 20 °C; große Ansätze werden heiß.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('amine-like', 'aminartig'),
    meltingPoint: values.notDetermined,
    boilingPoint: values.notDetermined,
    flammability: values.combustible,
    explosionLimits: values.notDetermined,
    flashPoint: values.flashPoint('> 100'),
    autoIgnitionTemperature: values.notDetermined,
    decompositionTemperature: values.notDetermined,
    ph: values.at20(11.5),
    kinematicViscosity: values.notDetermined,
    solubility: wording('partly soluble in water', 'in Wasser teilweise löslich'),
    vapourPressure: values.notDetermined,
    density: values.at20(0.98, 'g/cm³'),
    relativeVapourDensity: values.notDetermined,
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      agent: substances.benzylAlcohol.name,
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 22, ppm: 5 },
      skin: true,
      note: wording('peak limit factor 2(I), remark Y', 'Überschreitungsfaktor 2(I), Bemerkung Y'),
    },
  ],
  markets: demoMarkets,
  transport: {
    un: 'UN2735',
    properShippingName: wording(
      'AMINES, LIQUID, CORROSIVE, N.O.S. (isophoronediamine)',
      'AMINE, FLÜSSIG, ÄTZEND, N.A.G. (Isophorondiamin)',
    ),
    hazardClass: '8',
    packingGroup: 'III',
    classificationCode: 'C7',
    hazardIdentificationNumber: '80',
    tunnelCode: 'E',
    limitedQuantity: '5 L',
    environmentallyHazardous: false,
  },
  ...collectIngredientData('isophoroneDiamine', 'benzylAlcohol'),
  studies: [
    {
      endpoint: 'acuteOral',
      substance: substances.isophoroneDiamine.name,
      value: 'LD50: 1 030 mg/kg',
      species: 'rat',
      source: illustrative,
    },
    {
      endpoint: 'daphnia',
      substance: substances.isophoroneDiamine.name,
      value: 'EC50: 23 mg/l',
      exposureTime: '48 h',
      species: 'Daphnia magna',
      source: illustrative,
    },
    {
      endpoint: 'daphnia',
      substance: substances.benzylAlcohol.name,
      value: 'EC50: 230 mg/l',
      exposureTime: '48 h',
      species: 'Daphnia magna',
      source: illustrative,
    },
  ],
  phrases: standardPhrases({
    '5.1': ['alcoholResistantFoam', 'dryPowder', 'carbonDioxide', 'waterSpray', 'fullWaterJet'],
    '5.2': ['combustible', 'carbonOxides', 'nitrogenOxides', 'ammonia'],
    '6.3': ['letResinCure'],
    '7.2': ['storageTemperature5to25', 'unsuitableLightMetals'],
    '8.2.2.hands': ['glovesButyl', 'glovesUnsuitableNatural'],
    '8.2.2.respiratory': ['filterK'],
    '8.2.2.thermal': ['noThermalHazard'],
    '9.2': ['noFurtherData'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['reactsWithEpoxides'],
    '10.4': ['heat', 'frost'],
    '10.5': ['epoxides', 'strongOxidisers', 'isocyanates', 'nitrites'],
    '10.6': ['combustionSeeSection5'],
    '13.1': ['hardenedResin'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '12.2': values.noData,
    '12.3': values.noData,
    '12.4': values.noData,
    '11.1': wording(
      'Calculated acute toxicity estimate of the mixture, oral: about 1\u202F160 mg/kg.',
      'Berechneter Schätzwert der akuten Toxizität des Gemischs, oral: rund 1\u202F160 mg/kg.',
    ),
  },
  wasteCode: '08 04 09*',
  wgk: '2',
  changes: [
    wording(
      'Section 3: classification of benzyl alcohol in the version of Delegated Regulation (EU) 2024/197 (21st adaptation): Eye Irrit. 2 (H319) and Skin Sens. 1B (H317) added, Acute Tox. 4 by inhalation (H332) dropped.',
      'Abschnitt 3: Einstufung von Benzylalkohol in der Fassung der Delegierten Verordnung (EU) 2024/197 (21. Anpassung): Eye Irrit. 2 (H319) und Skin Sens. 1B (H317) ergänzt, Acute Tox. 4 inhalativ (H332) entfallen.',
    ),
    wording('Section 2.2: benzyl alcohol named on the label.', 'Abschnitt 2.2: Benzylalkohol auf dem Etikett genannt.'),
  ],
};

/** Before 2.0: CLP Annex VI, index number 603-057-00-5, as it stood until 31 August 2025. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  composition: newer.composition.map((ingredient) =>
    ingredient.cas === '100-51-6'
      ? {
          ...ingredient,
          classification: [
            { category: 'Acute Tox. 4', h: ['H302'] },
            { category: 'Acute Tox. 4', h: ['H332'] },
          ],
          limits: [],
        }
      : ingredient,
  ),
  label: { ...newer.label, contains: [substances.isophoroneDiamine.name] },
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'floors', 'electricalCasting'),
  properties: [
    tds.property('amineNumber', { value: '310 – 330', unit: 'mg KOH/g' }, 'ISO 9702'),
    tds.property('dynamicViscosity', { value: '20 – 60', unit: 'mPa·s', condition: conditions.at25 }, 'ISO 3219'),
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'odour'),
    tds.sdsProperty(sds, 'density', 'ISO 2811-1'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 2719'),
    tds.property('mixingRatioByWeight', { value: '100 : 50' }),
    tds.property('mixingRatioByVolume', { value: '100 : 58' }),
    tds.property('potLife', values.at20(30, 'min'), 'ISO 9514'),
  ],
  processing: tds.processing(sds, 'dewPoint', 'toolsWithAcetone'),
  packaging: [tds.pack('tin', 1, 'kg', 'EP-500-B-1KG'), tds.pack('metalPail', 10, 'kg', 'EP-500-B-10KG')],
  storage: tds.storage('tightlyClosed', 'coolAndDry', 'frost', 'moisture'),
  shelfLifeMonths: 12,
  storageTemperature: values.celsius('5 – 25'),
});

export const epoxyHardener: DemoProduct = {
  ...completeProduct,
  ...supplies.alpenchem,
  id: 1014,
  code: 'EP-500-B',
  articles: [
    { code: 'EP-500-B-1KG', id: 11401 },
    { code: 'EP-500-B-10KG', id: 11402 },
  ],
  gtin: '09521234000075',
  versions: [
    { id: 10142, text: '2.0', created: '2026-02-23', facts },
    { id: 10141, text: '1.0', created: '2022-12-12', facts: facts1(facts) },
  ],
  tdsVersions: [{ version: 1, created: '2023-01-16', facts: tdsFacts(facts) }],
  settledFindings: keepPrecautions(
    'f2a29d499098848e',
    'Each first-aid statement is for a route by which the product burns, P260 is for its vapours, and P333+P313 for the allergy that may follow later.',
    '2026-02-23',
  ),
};
