import type { ProductFactsInput } from '../product/facts.ts';
import {
  cancerOfNasopharynx,
  corrosive,
  damageToHeart,
  damageToNerves,
  damageToTestes,
  damageToUnborn,
  drowsiness,
  eyeDamaging,
  gas,
  irritatesAirways,
  irritating,
  negative,
  notIrritating,
  notSensitising,
  positive,
  sensitising,
  tumoursOfNose,
  vapour,
} from './values.ts';
import { substances } from './substances.ts';

type Study = NonNullable<ProductFactsInput['studies']>[number];
type Level = NonNullable<ProductFactsInput['noEffectLevels']>[number];
type Concentration = NonNullable<ProductFactsInput['noEffectConcentrations']>[number];

/** Data published by the registrants of a substance: test results, DNEL and PNEC, and the result of the PBT assessment. */
interface HazardData {
  notClassified?: ProductFactsInput['notClassified'];
  studies: Study[];
  noEffectLevels: Level[];
  noEffectConcentrations: Concentration[];
}

const source = 'ECHA registration dossier';
/** Sources of verified.ts. */
const dossier15858 = 'ECHA registration dossier 15858';
const iarc88 = 'IARC Monographs, volume 88';
type Endpoint = Study['endpoint'];

const test = (
  endpoint: Endpoint,
  value: string,
  species: string,
  exposureTime?: string,
  more: Partial<Study> = {},
): Study => ({ endpoint, value, species, ...(exposureTime && { exposureTime }), source, ...more });

const found = (endpoint: Endpoint, result: Study['result'], species: string, guideline?: string): Study => ({
  endpoint,
  result,
  species,
  source,
  ...(guideline && { guideline }),
});

/** `logKow` and the like, which have neither species nor duration. */
const figure = (endpoint: Endpoint, value: string, more: Partial<Study> = {}): Study => ({
  endpoint,
  value,
  source,
  ...more,
});

type Levels = Partial<Record<'inhalation' | 'dermal' | 'oral', number>>;

const unitOf = { inhalation: 'mg/m³', dermal: 'mg/kg bw/day', oral: 'mg/kg bw/day' } as const;
const routes = ['inhalation', 'dermal', 'oral'] as const;

/** Long-term systemic levels by route. */
const longTerm = (population: Level['population'], levels: Levels): Level[] =>
  routes.flatMap((route) =>
    levels[route] === undefined
      ? []
      : {
          population,
          route,
          duration: 'longTerm',
          effect: 'systemic',
          value: levels[route],
          unit: unitOf[route],
          source,
        },
  );

/** A level by inhalation with another duration or effect. */
const inhaled = (
  population: Level['population'],
  duration: Level['duration'],
  effect: Level['effect'],
  value: number,
): Level => ({ population, route: 'inhalation', duration, effect, value, unit: 'mg/m³', source });

const solidCompartments: readonly Concentration['compartment'][] = ['freshWaterSediment', 'marineSediment', 'soil'];

/** By compartment, in mg/l of water and mg/kg of sediment and soil. */
const pnec = (values: Partial<Record<Concentration['compartment'], number>>): Concentration[] =>
  (Object.entries(values) as [Concentration['compartment'], number][]).map(([compartment, value]) => ({
    compartment,
    value,
    source,
    unit: solidCompartments.includes(compartment) ? 'mg/kg' : 'mg/l',
  }));

/** Whoever classified it, registrant or producer, concludes from data that a class does not apply. */
export const criteriaNotMet = { reason: 'conclusive', source } as const;

/** The registrants conclude that the substance is neither PBT nor vPvB. */
const notPersistent: HazardData['notClassified'] = { pbt: criteriaNotMet };

export const hazardData = {
  acetone: {
    notClassified: notPersistent,
    studies: [
      test('acuteOral', 'LD50: 5 800 mg/kg', 'rat'),
      test('acuteInhalation', 'LC50: 76 mg/l', 'rat', '4 h', { result: vapour }),
      found('eyeDamage', irritating, 'rabbit', 'OECD 405'),
      found('skinSensitisation', notSensitising, 'guinea pig'),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      found('stotSingle', drowsiness, 'human'),
      test('stotRepeated', 'NOAEL: 900 mg/kg bw/day', 'rat', '90 d', { route: 'oral', guideline: 'OECD 408' }),
      test('fish', 'LC50: 5 540 mg/l', 'Oncorhynchus mykiss', '96 h'),
      test('daphnia', 'LC50: 8 800 mg/l', 'Daphnia pulex', '48 h'),
      test('daphniaChronic', 'NOEC: 2 212 mg/l', 'Daphnia pulex', '28 d'),
      figure('biodegradation', '91 %', { exposureTime: '28 d', guideline: 'OECD 301 B' }),
      figure('bioconcentration', 'BCF: 3'),
      figure('surfaceTension', '23.5 mN/m (20 °C)'),
    ],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 1210, dermal: 186 }),
      inhaled('workers', 'acute', 'local', 2420),
      ...longTerm('generalPopulation', { inhalation: 200, dermal: 62, oral: 62 }),
    ],
    noEffectConcentrations: pnec({
      freshWater: 10.6,
      seaWater: 1.06,
      intermittentRelease: 21,
      sewageTreatment: 100,
      freshWaterSediment: 30.4,
      marineSediment: 3.04,
      soil: 29.5,
    }),
  },
  ethanol: {
    notClassified: notPersistent,
    studies: [
      test('acuteOral', 'LD50: 10 470 mg/kg', 'rat', undefined, { guideline: 'OECD 401' }),
      test('acuteInhalation', 'LC50: 124.7 mg/l', 'rat', '4 h', { result: vapour }),
      found('skinCorrosion', notIrritating, 'rabbit', 'OECD 404'),
      found('eyeDamage', irritating, 'rabbit', 'OECD 405'),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      test('fish', 'LC50: 14 200 mg/l', 'Pimephales promelas', '96 h'),
      test('daphnia', 'EC50: 5 012 mg/l', 'Ceriodaphnia dubia', '48 h'),
      test('daphniaChronic', 'NOEC: 9.6 mg/l', 'Ceriodaphnia dubia', '10 d'),
      test('algae', 'EC50: 275 mg/l', 'Chlorella vulgaris', '72 h'),
    ],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 950, dermal: 343 }),
      inhaled('workers', 'acute', 'local', 1900),
      ...longTerm('generalPopulation', { inhalation: 114, dermal: 206, oral: 87 }),
      inhaled('generalPopulation', 'acute', 'local', 950),
    ],
    noEffectConcentrations: pnec({
      freshWater: 0.96,
      seaWater: 0.79,
      intermittentRelease: 2.75,
      sewageTreatment: 580,
      freshWaterSediment: 3.6,
      soil: 0.63,
    }),
  },
  propan2ol: {
    notClassified: notPersistent,
    studies: [
      test('acuteOral', 'LD50: 5 840 mg/kg', 'rat', undefined, { guideline: 'OECD 401' }),
      found('eyeDamage', irritating, 'rabbit', 'OECD 405'),
      found('skinSensitisation', notSensitising, 'guinea pig', 'OECD 406'),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      found('stotSingle', drowsiness, 'human'),
      test('fish', 'LC50: 9 640 mg/l', 'Pimephales promelas', '96 h'),
      test('daphnia', 'EC50: > 10 000 mg/l', 'Daphnia magna', '24 h'),
      figure('biodegradation', '53 %', { exposureTime: '5 d', guideline: 'EU C.5' }),
    ],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 500, dermal: 888 }),
      ...longTerm('generalPopulation', { inhalation: 89, dermal: 319, oral: 26 }),
    ],
    noEffectConcentrations: pnec({
      freshWater: 140.9,
      seaWater: 140.9,
      intermittentRelease: 140.9,
      sewageTreatment: 2251,
      freshWaterSediment: 552,
      marineSediment: 552,
      soil: 28,
    }),
  },
  methanol: {
    notClassified: notPersistent,
    studies: [
      found('skinCorrosion', notIrritating, 'rabbit'),
      found('eyeDamage', notIrritating, 'rabbit'),
      found('skinSensitisation', notSensitising, 'guinea pig', 'OECD 406'),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      test('fish', 'LC50: 15 400 mg/l', 'Lepomis macrochirus', '96 h'),
      test('daphnia', 'EC50: 18 260 mg/l', 'Daphnia magna', '96 h', { guideline: 'OECD 202' }),
      figure('biodegradation', '95 %', { exposureTime: '20 d' }),
    ],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 130, dermal: 20 }),
      ...longTerm('generalPopulation', { inhalation: 26, dermal: 4, oral: 4 }),
    ],
    noEffectConcentrations: pnec({
      freshWater: 20.8,
      seaWater: 2.08,
      intermittentRelease: 1540,
      sewageTreatment: 100,
      freshWaterSediment: 77,
      marineSediment: 7.7,
      soil: 100,
    }),
  },
  toluene: {
    notClassified: notPersistent,
    studies: [
      test('acuteOral', 'LD50: 5 580 mg/kg', 'rat'),
      test('acuteDermal', 'LD50: > 5 000 mg/kg', 'rabbit'),
      found('skinCorrosion', irritating, 'rabbit'),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      test('fish', 'LC50: 5.5 mg/l', 'Oncorhynchus kisutch', '96 h'),
      test('fishChronic', 'NOEC: 1.39 mg/l', 'Oncorhynchus kisutch', '40 d'),
      test('daphnia', 'EC50: 3.78 mg/l', 'Ceriodaphnia dubia', '48 h'),
      test('daphniaChronic', 'NOEC: 0.74 mg/l', 'Ceriodaphnia dubia', '7 d'),
      figure('bioconcentration', 'BCF: 90', { species: 'Leuciscus idus', exposureTime: '3 d' }),
    ],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 192, dermal: 384 }),
      inhaled('workers', 'longTerm', 'local', 192),
      inhaled('workers', 'acute', 'systemic', 384),
      inhaled('workers', 'acute', 'local', 384),
      ...longTerm('generalPopulation', { inhalation: 56.5, dermal: 226, oral: 8.13 }),
    ],
    noEffectConcentrations: pnec({
      freshWater: 0.68,
      seaWater: 0.68,
      intermittentRelease: 0.68,
      sewageTreatment: 13.61,
      freshWaterSediment: 16.39,
      marineSediment: 16.39,
      soil: 2.89,
    }),
  },
  hexane: {
    notClassified: {
      ...notPersistent,
      acuteOral: criteriaNotMet,
      acuteDermal: criteriaNotMet,
      acuteInhalation: criteriaNotMet,
      eye: criteriaNotMet,
      skinSensitisation: criteriaNotMet,
      mutagenicity: criteriaNotMet,
      corrosiveToMetals: criteriaNotMet,
    },
    studies: [
      test('acuteOral', 'LD50: 16 000 mg/kg', 'rat', undefined, { guideline: 'OECD 401' }),
      test('acuteDermal', 'LD50: > 3 350 mg/kg', 'rabbit'),
      test('acuteInhalation', 'LC50: 169 mg/l', 'rat', '4 h', { result: vapour }),
      found('skinCorrosion', irritating, 'rabbit'),
      found('eyeDamage', notIrritating, 'rabbit', 'OECD 405'),
      found('skinSensitisation', notSensitising, 'mouse', 'OECD 429'),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      { ...found('reproductiveToxicity', damageToTestes, 'rat'), route: 'inhalation' },
      found('stotSingle', drowsiness, 'human'),
      found('stotRepeated', damageToNerves, 'human'),
      test('fish', 'LC50: 2.5 mg/l', 'Pimephales promelas', '96 h'),
      test('daphnia', 'EC50: 2.1 mg/l', 'Daphnia magna', '48 h'),
      test('algae', 'EL50: 9.29 mg/l', 'Raphidocelis subcapitata', '72 h', { guideline: 'QSAR' }),
      figure('biodegradation', '98 %', { exposureTime: '28 d', guideline: 'OECD 301 F' }),
      figure('bioconcentration', 'BCF: 501', { guideline: 'QSAR' }),
      figure('surfaceTension', '17.9 mN/m (25 °C)'),
    ],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 75, dermal: 11 }),
      ...longTerm('generalPopulation', { inhalation: 16, dermal: 5.3, oral: 4 }),
    ],
    noEffectConcentrations: [],
  },
  whiteSpirit: {
    studies: [],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 871, dermal: 208 }),
      ...longTerm('generalPopulation', { inhalation: 185, dermal: 125, oral: 125 }),
    ],
    noEffectConcentrations: [],
  },
  trichloroethylene: {
    notClassified: notPersistent,
    studies: [
      test('fish', 'LC50: 28.3 mg/l', 'Jordanella floridae', '96 h'),
      test('daphnia', 'EC50: 20.8 mg/l', 'Daphnia magna', '48 h'),
      test('algae', 'EC50: 36.5 mg/l', 'Chlamydomonas reinhardtii', '72 h'),
    ],
    noEffectLevels: [],
    noEffectConcentrations: pnec({ freshWater: 0.115, freshWaterSediment: 0.316, soil: 0.155 }),
  },
  butanone: {
    studies: [],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 600, dermal: 1161 }),
      ...longTerm('generalPopulation', { inhalation: 106, dermal: 412, oral: 31 }),
    ],
    noEffectConcentrations: pnec({
      freshWater: 55.8,
      seaWater: 55.8,
      sewageTreatment: 709,
      freshWaterSediment: 284.7,
      soil: 22.5,
    }),
  },
  sodiumHydroxide: {
    studies: [
      found('skinCorrosion', corrosive, 'rabbit', 'OECD 404'),
      found('eyeDamage', eyeDamaging, 'rabbit', 'OECD 405'),
      test('daphnia', 'EC50: 40.4 mg/l', 'Ceriodaphnia sp.', '48 h'),
    ],
    noEffectLevels: [inhaled('workers', 'longTerm', 'local', 1), inhaled('generalPopulation', 'longTerm', 'local', 1)],
    noEffectConcentrations: [],
  },
  sodiumHypochlorite: {
    studies: [
      found('skinCorrosion', corrosive, 'rabbit', 'OECD 404'),
      found('eyeDamage', eyeDamaging, 'rabbit', 'OECD 405'),
      found('skinSensitisation', notSensitising, 'guinea pig', 'OECD 406'),
      test('fish', 'LC50: 0.06 mg/l', 'Oncorhynchus mykiss', '96 h'),
      test('fishChronic', 'NOEC: 0.04 mg/l', 'Menidia peninsulae', '28 d'),
      test('daphnia', 'EC50: 0.035 mg/l', 'Ceriodaphnia dubia', '48 h'),
      test('algae', 'NOEC: 0.0021 mg/l', 'algae', '7 d'),
      figure('partitionCoefficient', 'log Kow: -3.42', { guideline: 'QSAR' }),
    ],
    noEffectLevels: [inhaled('workers', 'longTerm', 'local', 1.55), inhaled('workers', 'acute', 'local', 3.1)],
    noEffectConcentrations: pnec({ freshWater: 0.00021, seaWater: 0.000042, intermittentRelease: 0.00026 }),
  },
  hydrochloricAcid: {
    studies: [],
    noEffectLevels: [inhaled('workers', 'longTerm', 'local', 8), inhaled('workers', 'acute', 'local', 15)],
    noEffectConcentrations: [],
  },
  formaldehyde: {
    studies: [
      test('acuteOral', 'LD50: 460 – 832 mg/kg', 'rat', undefined, { source: dossier15858 }),
      test('acuteInhalation', 'LC50: < 463 ppm', 'rat', '4 h', { source: dossier15858 }),
      found('skinCorrosion', corrosive, 'rabbit', 'OECD 404'),
      found('eyeDamage', eyeDamaging, 'rabbit', 'OECD 405'),
      found('skinSensitisation', sensitising, 'mouse', 'OECD 429'),
      found('mutagenicity', positive, 'Salmonella typhimurium', 'OECD 471'),
      { ...found('carcinogenicity', cancerOfNasopharynx, 'human'), route: 'inhalation', source: iarc88 },
      { ...found('carcinogenicity', tumoursOfNose, 'rat'), route: 'inhalation', source: iarc88 },
      found('stotSingle', irritatesAirways, 'human'),
      test('fish', 'LC50: 6.7 mg/l', 'Morone saxatilis', '96 h'),
      test('daphnia', 'EC50: 5.8 mg/l', 'Daphnia pulex', '48 h'),
      test('algae', 'ErC50: 4.89 mg/l', 'Desmodesmus subspicatus', '72 h'),
      figure('biodegradation', '99 %', { exposureTime: '28 d', guideline: 'OECD 301 A' }),
      figure('partitionCoefficient', 'log Kow: 0.35'),
      figure('soilAdsorption', 'Koc: 15.9', { guideline: 'QSAR' }),
    ],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 9, dermal: 240 }),
      inhaled('workers', 'longTerm', 'local', 0.375),
      inhaled('workers', 'acute', 'local', 0.75),
    ],
    noEffectConcentrations: pnec({
      freshWater: 0.44,
      seaWater: 0.44,
      intermittentRelease: 4.44,
      sewageTreatment: 0.19,
      freshWaterSediment: 2.3,
      marineSediment: 2.3,
      soil: 0.2,
    }),
  },
  hydrogenPeroxide: {
    studies: [
      { ...found('eyeDamage', eyeDamaging, 'rabbit', 'OECD 405'), dose: '10 %' },
      test('fish', 'LC50: 16.4 mg/l', 'Pimephales promelas', '96 h'),
      test('daphnia', 'EC50: 2.4 mg/l', 'Daphnia pulex', '48 h'),
      test('algae', 'ErC50: 1.38 mg/l', 'Skeletonema costatum', '72 h'),
      figure('biodegradation', '> 99 %', { exposureTime: '30 min' }),
      figure('partitionCoefficient', 'log Kow: -1.57', { guideline: 'QSAR' }),
    ],
    noEffectLevels: [inhaled('workers', 'longTerm', 'local', 1.4), inhaled('workers', 'acute', 'local', 3)],
    noEffectConcentrations: pnec({
      freshWater: 0.0126,
      seaWater: 0.0126,
      intermittentRelease: 0.0138,
      sewageTreatment: 4.66,
      freshWaterSediment: 0.047,
      marineSediment: 0.047,
      soil: 0.0023,
    }),
  },
  ammonia: {
    studies: [],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 47.6, dermal: 6.8 }),
      inhaled('workers', 'longTerm', 'local', 14),
      inhaled('workers', 'acute', 'local', 36),
    ],
    noEffectConcentrations: [],
  },
  phosphoricAcid: {
    studies: [],
    noEffectLevels: [inhaled('workers', 'longTerm', 'local', 1), inhaled('workers', 'acute', 'local', 2)],
    noEffectConcentrations: [],
  },
  butoxyethanol: {
    studies: [],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 98 }),
      inhaled('workers', 'acute', 'local', 246),
      ...longTerm('generalPopulation', { inhalation: 59 }),
    ],
    noEffectConcentrations: pnec({
      freshWater: 8.8,
      seaWater: 0.88,
      sewageTreatment: 463,
      freshWaterSediment: 34.6,
      marineSediment: 3.46,
    }),
  },
  epoxyResin: {
    studies: [],
    noEffectLevels: [],
    noEffectConcentrations: pnec({
      freshWater: 0.006,
      seaWater: 0.0006,
      intermittentRelease: 0.018,
      sewageTreatment: 10,
    }),
  },
  isophoroneDiamine: {
    studies: [],
    noEffectLevels: [inhaled('workers', 'longTerm', 'local', 0.073)],
    noEffectConcentrations: pnec({
      freshWater: 0.06,
      seaWater: 0.006,
      intermittentRelease: 0.23,
      sewageTreatment: 3.18,
      freshWaterSediment: 5.784,
      marineSediment: 0.578,
      soil: 1.121,
    }),
  },
  benzylAlcohol: {
    studies: [],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 22, dermal: 8 }),
      inhaled('workers', 'acute', 'systemic', 110),
      ...longTerm('generalPopulation', { inhalation: 5.4, dermal: 4, oral: 4 }),
    ],
    noEffectConcentrations: pnec({
      freshWater: 1,
      seaWater: 0.1,
      intermittentRelease: 2.3,
      sewageTreatment: 39,
      freshWaterSediment: 5.27,
      marineSediment: 0.527,
      soil: 0.456,
    }),
  },
  urea: {
    studies: [],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 292, dermal: 580 }),
      ...longTerm('generalPopulation', { inhalation: 125, dermal: 580, oral: 42 }),
    ],
    noEffectConcentrations: pnec({ freshWater: 0.47 }),
  },
  citricAcid: {
    studies: [],
    noEffectLevels: [],
    noEffectConcentrations: pnec({
      freshWater: 0.44,
      seaWater: 0.044,
      sewageTreatment: 1000,
      freshWaterSediment: 34.6,
      marineSediment: 3.46,
      soil: 33.1,
    }),
  },
  mdiOligomers: {
    studies: [
      test('acuteOral', 'LD50: > 10 000 mg/kg', 'rat'),
      test('acuteDermal', 'LD50: > 9 400 mg/kg', 'rabbit'),
      found('skinCorrosion', irritating, 'rabbit', 'OECD 404'),
      found('eyeDamage', irritating, 'rabbit', 'OECD 405'),
      found('skinSensitisation', sensitising, 'mouse', 'OECD 429'),
      found('respiratorySensitisation', sensitising, 'guinea pig'),
      found('stotSingle', irritatesAirways, 'human'),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      test('carcinogenicity', 'NOAEC: 1 mg/m³', 'rat', '730 d', { route: 'inhalation', guideline: 'OECD 453' }),
      test('reproductiveToxicity', 'NOAEC: 4 mg/m³', 'rat', undefined, { route: 'inhalation', guideline: 'OECD 414' }),
      test('stotRepeated', 'NOAEC: 0.2 mg/m³', 'rat', '730 d', { route: 'inhalation', guideline: 'OECD 453' }),
      test('fish', 'LC50: > 1 000 mg/l', 'Danio rerio', '96 h', { guideline: 'OECD 203' }),
      test('daphnia', 'EC50: > 1 000 mg/l', 'Daphnia magna', '24 h', { guideline: 'OECD 202' }),
      test('daphniaChronic', 'NOEC: ≥ 10 mg/l', 'Daphnia magna', '21 d', { guideline: 'OECD 202' }),
      test('algae', 'ErC50: > 1 640 mg/l', 'Desmodesmus subspicatus', '72 h', { guideline: 'OECD 201' }),
      figure('biodegradation', '0 %', { exposureTime: '28 d', guideline: 'OECD 302 C' }),
      figure('bioconcentration', 'BCF: 200', {
        species: 'Cyprinus carpio',
        exposureTime: '28 d',
        guideline: 'OECD 305',
      }),
    ],
    noEffectLevels: [
      inhaled('workers', 'longTerm', 'local', 0.05),
      inhaled('workers', 'acute', 'local', 0.1),
      inhaled('generalPopulation', 'longTerm', 'local', 0.025),
      inhaled('generalPopulation', 'acute', 'local', 0.05),
    ],
    noEffectConcentrations: pnec({
      freshWater: 1,
      seaWater: 0.1,
      intermittentRelease: 10,
      sewageTreatment: 1,
      soil: 1,
    }),
  },
  mdi44: {
    studies: [
      test('acuteOral', 'LD50: > 2 000 mg/kg', 'rat'),
      found('skinCorrosion', irritating, 'rabbit', 'OECD 404'),
      found('skinSensitisation', sensitising, 'mouse', 'OECD 429'),
      found('respiratorySensitisation', sensitising, 'guinea pig'),
    ],
    noEffectLevels: [],
    noEffectConcentrations: [],
  },
  mdi24: {
    studies: [
      test('acuteOral', 'LD50: > 2 000 mg/kg', 'rat', undefined, { guideline: 'OECD 425' }),
      found('skinCorrosion', irritating, 'rabbit', 'OECD 404'),
      found('skinSensitisation', sensitising, 'mouse', 'OECD 429'),
    ],
    noEffectLevels: [],
    noEffectConcentrations: [],
  },
  butane: {
    studies: [
      test('acuteInhalation', 'LC50: 658 mg/l', 'rat', '4 h', { result: gas }),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      figure('partitionCoefficient', 'log Kow: 2.89'),
    ],
    noEffectLevels: [],
    noEffectConcentrations: [],
  },
  propane: {
    studies: [
      test('acuteInhalation', 'LC50: > 800 000 ppm', 'rat', '15 min', { result: gas }),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      figure('partitionCoefficient', 'log Kow: 2.36'),
    ],
    noEffectLevels: [],
    noEffectConcentrations: [],
  },
  titaniumDioxide: {
    studies: [
      test('acuteOral', 'LD50: > 5 000 mg/kg', 'rat', undefined, { guideline: 'OECD 425' }),
      test('fish', 'LC50: > 100 mg/l', 'Oncorhynchus mykiss', '96 h', { guideline: 'OECD 203' }),
      test('daphnia', 'EC50: > 100 mg/l', 'Daphnia magna', '48 h', { guideline: 'OECD 202' }),
    ],
    noEffectLevels: [],
    noEffectConcentrations: [],
  },
  benzisothiazolinone: {
    studies: [
      found('skinSensitisation', sensitising, 'guinea pig', 'OECD 406'),
      test('fish', 'LC50: 2.18 mg/l', 'Oncorhynchus mykiss', '96 h', { guideline: 'OECD 203' }),
      test('daphnia', 'EC50: 2.94 mg/l', 'Daphnia magna', '48 h', { guideline: 'OECD 202' }),
      test('algae', 'ErC50: 0.11 mg/l', 'Raphidocelis subcapitata', '72 h', { guideline: 'OECD 201' }),
      figure('biodegradation', '0 %', { exposureTime: '28 d', guideline: 'OECD 301 C' }),
      figure('bioconcentration', 'BCF: 6.95', {
        species: 'Lepomis macrochirus',
        exposureTime: '56 d',
        guideline: 'OECD 305',
      }),
      figure('partitionCoefficient', 'log Kow: 0.7', { guideline: 'OECD 117' }),
      figure('soilAdsorption', 'Koc: 9.33', { guideline: 'OECD 121' }),
    ],
    noEffectLevels: [
      ...longTerm('workers', { inhalation: 6.81, dermal: 0.966 }),
      ...longTerm('generalPopulation', { inhalation: 1.2, dermal: 0.345 }),
    ],
    noEffectConcentrations: pnec({
      freshWater: 0.00403,
      seaWater: 0.000403,
      intermittentRelease: 0.0011,
      sewageTreatment: 1.03,
      freshWaterSediment: 0.0499,
      marineSediment: 0.00499,
      soil: 3,
    }),
  },
  carbonMonoxide: {
    studies: [
      test('acuteInhalation', 'LC50: 3 760 ppm', 'rat', '1 h', { result: gas }),
      found('stotRepeated', damageToHeart, 'human'),
      found('reproductiveToxicity', damageToUnborn, 'human'),
      figure('partitionCoefficient', 'log Kow: 1.78'),
    ],
    noEffectLevels: [...longTerm('workers', { inhalation: 23 }), inhaled('workers', 'acute', 'systemic', 117)],
    noEffectConcentrations: [],
  },
  nAlkanes: {
    studies: [
      test('acuteOral', 'LD50: > 5 000 mg/kg', 'rat', undefined, { guideline: 'OECD 401' }),
      test('acuteDermal', 'LD50: > 5 000 mg/kg', 'rabbit', undefined, { guideline: 'OECD 402' }),
      found('skinCorrosion', notIrritating, 'rabbit', 'OECD 404'),
      found('eyeDamage', notIrritating, 'rabbit', 'OECD 405'),
      found('skinSensitisation', notSensitising, 'guinea pig', 'OECD 406'),
      found('mutagenicity', negative, 'Salmonella typhimurium', 'OECD 471'),
      test('fish', 'LL50: > 1 000 mg/l', 'Oncorhynchus mykiss', '96 h', { guideline: 'OECD 203' }),
      test('daphnia', 'EL50: > 1 000 mg/l', 'Daphnia magna', '48 h', { guideline: 'OECD 202' }),
      test('algae', 'EL50: > 1 000 mg/l', 'Raphidocelis subcapitata', '72 h', { guideline: 'OECD 201' }),
      figure('biodegradation', '80 %', { exposureTime: '28 d', guideline: 'OECD 301 F' }),
      figure('surfaceTension', '25 mN/m (20 °C)'),
    ],
    noEffectLevels: [],
    noEffectConcentrations: [],
  },
  lampOilHydrocarbons: {
    studies: [
      test('acuteOral', 'LD50: > 5 000 mg/kg', 'rat', undefined, { guideline: 'OECD 401' }),
      test('fish', 'LL50: > 1 000 mg/l', 'Oncorhynchus mykiss', '96 h', { guideline: 'OECD 203' }),
      figure('biodegradation', '69 %', { exposureTime: '28 d', guideline: 'OECD 301 F' }),
    ],
    noEffectLevels: [],
    noEffectConcentrations: [],
  },
} satisfies Partial<Record<keyof typeof substances, HazardData>>;

type Known = keyof typeof hazardData;

/** Collects the data of substances for the ingredients of a mixture. */
export function collectIngredientData(...names: Known[]): Omit<HazardData, 'notClassified'> {
  const all = names.map((name) => ({ ...(hazardData[name] as HazardData), substance: substances[name].name }));
  return {
    studies: all.flatMap(({ studies, substance }) => studies.map((study) => ({ ...study, substance }))),
    noEffectLevels: all.flatMap(({ noEffectLevels, substance }) =>
      noEffectLevels.map((level) => ({ ...level, substance })),
    ),
    noEffectConcentrations: all.flatMap(({ noEffectConcentrations, substance }) =>
      noEffectConcentrations.map((concentration) => ({ ...concentration, substance })),
    ),
  };
}
