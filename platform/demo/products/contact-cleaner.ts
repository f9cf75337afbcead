import type { ProductFactsInput } from '../../product/facts.ts';
import type { TdsFactsInput } from '../../product/tds-facts.ts';
import { completeProduct, type DemoProduct, keepPrecautions } from '../demo-product.ts';
import { airLimits, biologicalLimits, demoMarkets, italianLimits } from '../limits.ts';
import { supplies } from '../parties.ts';
import { collectIngredientData, criteriaNotMet } from '../hazard-data.ts';
import { substances } from '../substances.ts';
import * as tds from '../tds.ts';
import * as values from '../values.ts';
import { standardPhrases } from '../values.ts';
import { wording } from '../wording.ts';

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'public',
  name: wording('Contact cleaner aerosol 500 ml', 'Kontaktreiniger-Spray 500 ml'),
  description: wording(
    'Spray for degreasing electrical contacts, switches and plugs; evaporates without residue.',
    'Spray zum Entfetten elektrischer Kontakte, Schalter und Stecker; verdunstet rückstandsfrei.',
  ),
  identifiers: {},
  ufi: 'J3W7-96XA-N00C-X734',
  composition: [
    { ...substances.acetone, content: 55, contentRange: '50 – < 60 %' },
    { ...substances.propan2ol, content: 8, contentRange: '5 – < 10 %' },
    { ...substances.butane, content: 24, contentRange: '20 – < 30 %' },
    { ...substances.propane, content: 13, contentRange: '10 – < 20 %' },
  ],
  classification: [
    { category: 'Aerosol 1', h: ['H222', 'H229'] },
    { category: 'Eye Irrit. 2', h: ['H319'] },
    { category: 'STOT SE 3', h: ['H336'] },
  ],
  // The active substance, without its propellant, is liquid. Lower heats of combustion of the ingredients, with an efficiency of 95 %.
  classificationData: { physicalState: 'liquid', aerosol: { flammableContent: 100, heatOfCombustion: 33 } },
  label: {
    signalWord: 'danger',
    pictograms: ['GHS02', 'GHS07'],
    h: ['H222', 'H229', 'H319', 'H336'],
    euh: ['EUH066'],
    p: ['P102', 'P210', 'P211', 'P251', 'P261', 'P305+P351+P338', 'P410+P412', 'P501'],
    contains: [substances.acetone.name, substances.propan2ol.name],
    supplementalTexts: [
      {
        act: 'aerosols',
        wording: wording(
          'Switch off the current before use. Use only in well ventilated rooms.',
          'Vor Gebrauch den Strom abschalten. Nur in gut belüfteten Räumen verwenden.',
        ),
      },
    ],
  },
  statementPlaces: { P261: { forms: wording('vapours/spray', 'Dampf/Aerosol') } },
  uses: {
    identified: [wording('Cleaning of electrical contacts', 'Reinigen elektrischer Kontakte')],
    advisedAgainst: [wording('Live or hot parts', 'Unter Spannung stehende oder heiße Teile')],
    annexXVII: ['cleaner', 'sprayCleaner'],
  },
  recommendedUse: wording(
    'Switch off the current, spray from a distance of 20 cm, let dry for 10 minutes and ventilate.',
    'Strom abschalten, aus 20 cm Abstand sprühen, 10 Minuten trocknen lassen und lüften.',
  ),
  recommendedLevels: wording('One or two short bursts per contact.', 'Ein bis zwei kurze Sprühstöße je Kontakt.'),
  specialFeatures: wording(
    'Softens polystyrene and polycarbonate: test first in a hidden place.',
    'Greift Polystyrol und Polycarbonat an: zuerst an verdeckter Stelle prüfen.',
  ),
  basicProperties: {
    physicalState: wording('aerosol', 'Aerosol'),
    colour: values.colourless,
    odour: wording('solvent-like', 'nach Lösemittel'),
    meltingPoint: { ...values.celsius(-95), condition: substances.acetone.name },
    boilingPoint: { ...values.celsius(-42), condition: substances.propane.name },
    flammability: wording('extremely flammable aerosol', 'extrem entzündbares Aerosol'),
    explosionLimits: values.explosionLimits(1.5, 13),
    decompositionTemperature: values.ingredientsDistil,
    ph: values.notApplicable,
    solubility: wording('partly soluble in water', 'in Wasser teilweise löslich'),
    vapourPressure: values.at20(4, 'bar'),
    density: values.at20(0.72, 'g/cm³'),
    relativeVapourDensity: { value: '> 1', condition: wording('air = 1', 'Luft = 1') },
    particleCharacteristics: values.notApplicable,
  },
  otherProperties: [
    { name: wording('Pressure in the can', 'Druck in der Dose'), value: values.at20(4, 'bar') },
    { name: wording('Net content', 'Nettoinhalt'), value: { value: 500, unit: 'ml' } },
  ],
  exposureLimits: [
    {
      agent: substances.acetone.name,
      law: 'Directive 2000/39/EC',
      country: 'EU',
      twa: { mgPerM3: 1210, ppm: 500 },
    },
    {
      agent: substances.acetone.name,
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 1200, ppm: 500 },
      note: wording('peak limit factor 2(I), remark Y', 'Überschreitungsfaktor 2(I), Bemerkung Y'),
    },
    italianLimits.acetone,
    {
      agent: substances.propan2ol.name,
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 500, ppm: 200 },
      note: wording('peak limit factor 2(II), remark Y', 'Überschreitungsfaktor 2(II), Bemerkung Y'),
    },
    airLimits.butane,
    airLimits.propane,
  ],
  biologicalLimits: [...biologicalLimits.acetone, ...biologicalLimits.propan2ol],
  markets: demoMarkets,
  transport: {
    un: 'UN1950',
    properShippingName: wording('AEROSOLS, flammable', 'DRUCKGASPACKUNGEN, entzündbar'),
    hazardClass: '2.1',
    packingGroup: null,
    classificationCode: '5F',
    hazardIdentificationNumber: null,
    tunnelCode: 'D',
    limitedQuantity: '1 L',
    environmentallyHazardous: false,
  },
  notClassified: { corrosiveToMetals: criteriaNotMet },
  ...collectIngredientData('acetone', 'propan2ol', 'butane', 'propane'),
  phrases: standardPhrases({
    '5.2': ['soot'],
    '8.2.2.hands': ['glovesButyl'],
    '8.2.2.respiratory': ['filterAX'],
    '10.2': ['stableAsRecommended'],
    '10.5': ['plasticsAndRubber'],
    '11.1': ['solventAbuse'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['volatile'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '8.2.2.thermal': wording(
      'Prolonged spraying from a short distance can cause frostbite: do not spray on the skin.',
      'Längeres Sprühen aus kurzer Entfernung kann Erfrierungen verursachen: nicht auf die Haut sprühen.',
    ),
  },
  wasteCode: '16 05 04*',
  wgk: '1',
  changes: [
    wording('Section 3: propan-2-ol instead of ethanol.', 'Abschnitt 3: Propan-2-ol statt Ethanol.'),
    wording(
      'Section 1.1: new UFI because of the changed formula.',
      'Abschnitt 1.1: neuer UFI wegen geänderter Rezeptur.',
    ),
    wording(
      'Section 8.1: limit values for propan-2-ol, butane and propane in the sheets for countries whose values are recorded.',
      'Abschnitt 8.1: Grenzwerte für Propan-2-ol, Butan und Propan in den Blättern für Länder, deren Werte erfasst sind.',
    ),
  ],
};

/** Before 3.0: the former formula with ethanol, and its UFI. */
const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  ufi: 'V6W7-T6MQ-X00U-KJP6',
  composition: newer.composition.map((ingredient) =>
    ingredient.cas === '67-63-0' ? { ...substances.ethanol, content: 8, contentRange: '5 – < 10 %' } : ingredient,
  ),
  label: { ...newer.label, contains: [substances.acetone.name] },
  exposureLimits: newer.exposureLimits?.filter(({ agent }) => agent === substances.acetone.name),
  studies: newer.studies?.filter(({ substance }) => substance !== substances.propan2ol.name),
  changes: [wording('Section 1.1: UFI added.', 'Abschnitt 1.1: UFI ergänzt.')],
});

/** Before 2.0: not yet notified with a UFI. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({ ...newer, ufi: undefined, changes: [] });

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'electronics'),
  properties: [
    tds.property('propellant', tds.percent(37)),
    tds.property('evaporationResidue', { value: '≤ 1', unit: 'mg/100 ml' }, 'ASTM D1353'),
    tds.sdsProperty(sds, 'colour'),
    tds.sdsProperty(sds, 'odour'),
    tds.sdsProperty(sds, 'density'),
    ...tds.othersOfSds(sds),
  ],
  processing: tds.processing(sds, 'shakeCan', 'switchOn'),
  packaging: [tds.pack('aerosolCan', 500, 'ml', 'KR-050-500ML')],
  storage: tds.storage('coolAndDry', 'sunlight', 'notAbove50'),
  shelfLifeMonths: 36,
  storageTemperature: values.celsius('10 – 30'),
});

export const contactCleaner: DemoProduct = {
  ...completeProduct,
  ...supplies.alpenchem,
  id: 1015,
  code: 'KR-050',
  articles: [{ code: 'KR-050-500ML', id: 11501 }],
  gtin: '09521234000082',
  versions: [
    { id: 10153, text: '3.0', created: '2026-04-27', facts },
    { id: 10152, text: '2.0', created: '2023-06-05', facts: facts2(facts) },
    { id: 10151, text: '1.0', created: '2018-10-15', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [{ version: 1, created: '2023-06-07', facts: tdsFacts(facts) }],
  settledFindings: keepPrecautions(
    'c98311caaa110a1e',
    'An aerosol for the public needs its statements on fire, children and disposal; P305+P351+P338 is what helps when it is sprayed into an eye.',
    '2026-04-27',
  ),
};
