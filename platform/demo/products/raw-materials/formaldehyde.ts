import type { ProductFactsInput } from '../../../product/facts.ts';
import type { TdsFactsInput } from '../../../product/tds-facts.ts';
import { completeProduct, type DemoProduct } from '../../demo-product.ts';
import { collectIngredientData } from '../../hazard-data.ts';
import { airLimits, biologicalLimits, demoMarkets } from '../../limits.ts';
import { substances } from '../../substances.ts';
import * as tds from '../../tds.ts';
import * as values from '../../values.ts';
import { standardPhrases } from '../../values.ts';
import { wording } from '../../wording.ts';

const gaseous = wording('gaseous formaldehyde', 'gasförmiger Formaldehyd');

const facts: ProductFactsInput = {
  kind: 'mixture',
  audience: 'professionalOnly',
  name: wording('Formaldehyde solution 37 % (methanol < 1 %)', 'Formaldehydlösung 37 % (Methanol < 1 %)'),
  description: wording(
    'Aqueous raw material for resins and for the fixing of tissue; low in methanol, kept stable by warm storage.',
    'Wässriger Rohstoff für Harze und zum Fixieren von Gewebe; methanolarm, durch warme Lagerung stabil.',
  ),
  identifiers: {
    cas: '50-00-0',
    ec: '200-001-8',
    index: '605-001-00-5',
    reach: '01-2119488953-20',
    formula: 'CH2O',
    molarMass: '30.03 g/mol',
    synonyms: [wording('Formalin', 'Formalin')],
  },
  ufi: '9YES-TXR6-AD25-ST0H',
  composition: [
    { ...substances.formaldehyde, content: 37, contentRange: '37 %' },
    { ...substances.methanol, content: 0.8, contentRange: '< 1 %' },
    { ...substances.water, content: 62.2, contentRange: '60 – < 65 %' },
  ],
  classification: [
    { category: 'Acute Tox. 4', h: ['H302'] },
    { category: 'Acute Tox. 2', h: ['H330'] },
    { category: 'Skin Corr. 1B', h: ['H314'] },
    { category: 'Eye Dam. 1', h: ['H318'] },
    { category: 'Skin Sens. 1', h: ['H317'] },
    { category: 'STOT SE 3', h: ['H335'] },
    { category: 'Muta. 2', h: ['H341'] },
    { category: 'Carc. 1B', h: ['H350'] },
  ],
  label: {
    signalWord: 'danger',
    pictograms: ['GHS05', 'GHS06', 'GHS08'],
    h: ['H302', 'H314', 'H317', 'H330', 'H335', 'H341', 'H350'],
    euh: ['EUH071'],
    p: [
      'P201',
      'P260',
      'P280',
      'P284',
      'P301+P330+P331',
      'P303+P361+P353',
      'P304+P340',
      'P305+P351+P338',
      'P308+P313',
      'P310',
    ],
    contains: [substances.formaldehyde.name, substances.methanol.name],
  },
  statementPlaces: { P260: { forms: wording('gas/mist/vapours', 'Gas/Nebel/Dampf') } },
  uses: {
    identified: [
      wording('Raw material for resins', 'Rohstoff für Harze'),
      wording('Fixing agent in histology and pathology', 'Fixiermittel in Histologie und Pathologie'),
    ],
    advisedAgainst: [wording('Consumer uses', 'Verbraucherverwendungen')],
  },
  recommendedUse: wording(
    'Use in closed systems or in a fume cupboard; keep the time of exposure as short as possible.',
    'In geschlossenen Anlagen oder im Abzug verwenden; Expositionszeit so kurz wie möglich halten.',
  ),
  recommendedLevels: wording(
    'Fixing of tissue: diluted with buffer to a formaldehyde content of 4 %.',
    'Fixieren von Gewebe: mit Puffer auf 4 % Formaldehyd verdünnt.',
  ),
  specialFeatures: wording(
    'Becomes cloudy below about 35 °C through paraformaldehyde.',
    'Trübt sich unter etwa 35 °C durch Paraformaldehyd.',
  ),
  basicProperties: {
    physicalState: values.liquid,
    colour: values.colourless,
    odour: wording('pungent', 'stechend'),
    meltingPoint: wording(
      'cannot be measured: paraformaldehyde separates before the solution freezes',
      'nicht messbar: Paraformaldehyd scheidet sich ab, bevor die Lösung erstarrt',
    ),
    boilingPoint: values.celsius(97),
    flammability: values.combustible,
    explosionLimits: { ...values.explosionLimits(7, 73), condition: gaseous },
    flashPoint: values.flashPoint('> 60'),
    autoIgnitionTemperature: { ...values.celsius(424), condition: gaseous },
    decompositionTemperature: { ...values.celsius('> 150'), condition: gaseous },
    ph: values.at20(3.2),
    kinematicViscosity: { value: 1.7, unit: 'mm²/s', condition: wording('at 40 °C', 'bei 40 °C') },
    solubility: values.miscible,
    vapourPressure: values.at20(20, 'hPa'),
    density: values.at20(1.09, 'g/cm³'),
    relativeVapourDensity: {
      value: 1.04,
      condition: wording('gaseous formaldehyde, air = 1', 'gasförmiger Formaldehyd, Luft = 1'),
    },
    particleCharacteristics: values.notApplicable,
  },
  exposureLimits: [
    {
      agent: substances.formaldehyde.name,
      law: 'Directive (EU) 2019/983',
      country: 'EU',
      twa: { mgPerM3: 0.37, ppm: 0.3 },
      stel: { mgPerM3: 0.74, ppm: 0.6 },
      note: wording('dermal sensitisation', 'Sensibilisierung der Haut'),
    },
    {
      agent: substances.formaldehyde.name,
      law: 'TRGS 900',
      country: 'DE',
      twa: { mgPerM3: 0.37, ppm: 0.3 },
      note: wording('peak limit factor 2(I), remarks Sh, Y, X', 'Überschreitungsfaktor 2(I), Bemerkungen Sh, Y, X'),
    },
    airLimits.methanolInUnion,
    airLimits.methanol,
  ],
  biologicalLimits: [...biologicalLimits.methanol],
  markets: demoMarkets,
  transport: {
    un: 'UN2209',
    properShippingName: wording('FORMALDEHYDE SOLUTION', 'FORMALDEHYDLÖSUNG'),
    hazardClass: '8',
    packingGroup: 'III',
    classificationCode: 'C9',
    hazardIdentificationNumber: '80',
    tunnelCode: 'E',
    limitedQuantity: '5 L',
    environmentallyHazardous: false,
  },
  ...collectIngredientData('formaldehyde', 'methanol'),
  phrases: standardPhrases({
    '5.1': ['alcoholResistantFoam', 'dryPowder', 'carbonDioxide', 'waterSpray', 'fullWaterJet'],
    '5.2': ['combustible', 'carbonOxides', 'formaldehyde', 'formicAcid'],
    '7.2': ['keepTightlyClosedWarm', 'suitablePolyethylene'],
    '8.2.2.hands': ['glovesButyl', 'glovesNitrile'],
    '8.2.2.respiratory': ['filterB'],
    '8.2.2.thermal': ['noThermalHazard'],
    '10.2': ['stableAsRecommended'],
    '10.3': ['polymerisation', 'reactsWithOxidisers', 'reactsWithAlkalis'],
    '10.4': ['heat', 'longExposureToAir'],
    '10.5': ['strongOxidisers', 'acids', 'alkalis', 'amines', 'phenol', 'isocyanates'],
    '10.6': ['formicAcid'],
    '12.2': ['readilyBiodegradable'],
    '12.3': ['notBioaccumulative'],
    '12.4': ['mobileInSoil'],
    '14.7': ['noBulkTransport'],
    '15.2': ['csaNotCarriedOut'],
  }),
  texts: {
    '7.2': wording(
      'Storage temperature: 35 °C to 45 °C. Stainless steel is suitable, too; unalloyed steel, copper, nickel, zinc and their alloys are unsuitable.',
      'Lagertemperatur: 35 °C bis 45 °C. Auch Edelstahl ist geeignet; ungeeignet sind unlegierter Stahl, Kupfer, Nickel, Zink und deren Legierungen.',
    ),
    '10.2': wording(
      'Becomes cloudy below about 35 °C through paraformaldehyde.',
      'Trübt sich unter etwa 35 °C durch Paraformaldehyd.',
    ),
    '9.2': wording(
      'Flash point and explosion limits depend on the content of methanol.',
      'Flammpunkt und Explosionsgrenzen hängen vom Methanolgehalt ab.',
    ),
  },
  wasteCode: '16 05 08*',
  wgk: '3',
  regulatory: [
    wording(
      'REACH Annex XVII, entry 77: formaldehyde and formaldehyde releasers in articles and vehicles',
      'REACH Anhang XVII, Eintrag 77: Formaldehyd und Formaldehydabspalter in Erzeugnissen und Fahrzeugen',
    ),
  ],
  changes: [
    wording('Section 2.2: P284, P304+P340 and P310 added.', 'Abschnitt 2.2: P284, P304+P340 und P310 ergänzt.'),
    wording(
      'Sections 2, 3 and 11: harmonised classification of formaldehyde in the version of Delegated Regulation (EU) 2024/2564 (22nd adaptation), which applies from 1 May 2026: Acute Tox. 2 (inhalation, H330) and Acute Tox. 4 (oral, H302) replace Acute Tox. 3 (H301, H311, H331); EUH071 added.',
      'Abschnitte 2, 3 und 11: harmonisierte Einstufung von Formaldehyd in der ab 1. Mai 2026 geltenden Fassung der Delegierten Verordnung (EU) 2024/2564 (22. Anpassung): Acute Tox. 2 (inhalativ, H330) und Acute Tox. 4 (oral, H302) ersetzen Acute Tox. 3 (H301, H311, H331); EUH071 ergänzt.',
    ),
  ],
};

/** CLP Annex VI, index number 605-001-00-5, as it stood until 30 April 2026. */
const formaldehydeBefore = {
  ...substances.formaldehyde,
  classification: [
    { category: 'Acute Tox. 3', h: ['H301'] },
    { category: 'Acute Tox. 3', h: ['H311'] },
    { category: 'Acute Tox. 3', h: ['H331'] },
    ...substances.formaldehyde.classification.filter(({ category }) => !category.startsWith('Acute Tox.')),
  ],
  euh: [],
  limits: substances.formaldehyde.limits.filter((limit) => !limit.startsWith('ATE')),
};

const facts2 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  composition: newer.composition.map(({ content, contentRange, ...substance }) =>
    substance.cas === '50-00-0'
      ? { ...formaldehydeBefore, content, contentRange }
      : { ...substance, content, contentRange },
  ),
  classification: [
    { category: 'Acute Tox. 3', h: ['H301'] },
    { category: 'Acute Tox. 3', h: ['H311'] },
    { category: 'Acute Tox. 3', h: ['H331'] },
    ...newer.classification.filter(({ category }) => !category.startsWith('Acute Tox.')),
  ],
  label: {
    ...newer.label,
    h: ['H301+H311+H331', 'H314', 'H317', 'H335', 'H341', 'H350'],
    euh: [],
    contains: [substances.formaldehyde.name],
    p: ['P201', 'P260', 'P280', 'P303+P361+P353', 'P305+P351+P338', 'P308+P313'],
  },
  changes: [
    wording(
      'Section 8.1: binding EU limit values of Directive (EU) 2019/983.',
      'Abschnitt 8.1: verbindliche EU-Grenzwerte der Richtlinie (EU) 2019/983.',
    ),
  ],
});

/** Before 2.0: the German limit only. */
const facts1 = (newer: ProductFactsInput): ProductFactsInput => ({
  ...newer,
  exposureLimits: newer.exposureLimits?.filter(({ country }) => country === 'DE'),
  regulatory: [],
  changes: [],
});

const tdsFacts = (sds: ProductFactsInput): TdsFactsInput => ({
  ...tds.introduction(sds),
  uses: tds.uses(sds, 'woodPanels'),
  properties: [
    tds.property('formaldehyde', tds.percent('36.5 – 37.5'), 'ISO 2227'),
    tds.property('methanol', tds.percent('< 1')),
    tds.property('acidityAsFormicAcid', tds.percent('≤ 0.03')),
    tds.property('iron', tds.mgPerKg('≤ 1')),
    tds.property('colourNumber', { value: '≤ 10' }, 'ISO 6271'),
    tds.sdsProperty(sds, 'density', 'DIN 51757'),
    tds.sdsProperty(sds, 'boilingPoint'),
    tds.sdsProperty(sds, 'flashPoint', 'ISO 2719'),
    tds.sdsProperty(sds, 'ph'),
  ],
  processing: tds.processing(sds, 'warmBeforeUse', 'neverReturn'),
  packaging: [tds.pack('plasticCanister', 10, 'l', 'FA-037-10L'), tds.pack('plasticDrum', 220, 'kg', 'FA-037-220KG')],
  storage: tds.storage('tightlyClosed', 'warm', 'plasticsOnly'),
  shelfLifeMonths: 3,
  storageTemperature: values.celsius('35 – 45'),
});

export const formaldehyde: DemoProduct = {
  ...completeProduct,
  id: 1007,
  code: 'FA-037',
  articles: [
    { code: 'FA-037-10L', id: 10701 },
    { code: 'FA-037-220KG', id: 10702 },
  ],
  versions: [
    { id: 10073, text: '3.0', created: '2026-05-04', facts },
    { id: 10072, text: '2.0', created: '2024-09-16', facts: facts2(facts) },
    { id: 10071, text: '1.0', created: '2021-02-01', facts: facts1(facts2(facts)) },
  ],
  tdsVersions: [{ version: 1, created: '2024-09-18', facts: tdsFacts(facts) }],
};
