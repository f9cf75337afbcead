import type { ProductFactsInput } from '../product/facts.ts';
import { substances } from './substances.ts';
import { wording } from './wording.ts';

type Air = NonNullable<ProductFactsInput['exposureLimits']>[number];
type Biological = NonNullable<ProductFactsInput['biologicalLimits']>[number];

/** All markets of the demo catalogue. */
export const demoMarkets = {
  DE: {},
  AT: {},
  FR: {},
  BE: {},
  IT: {},
  ES: {},
  PL: {},
  SI: {},
  GR: {},
  IE: {},
  GB: {},
  CH: {},
} satisfies ProductFactsInput['markets'];

const trgs903 = (
  agent: keyof typeof substances,
  parameter: Biological['parameter'],
  [value, unit]: [number, string],
  ...[specimen, ...sampling]: [Biological['specimen'], ...NonNullable<Biological['sampling']>]
): Biological => ({
  agent: substances[agent].name,
  law: 'TRGS 903',
  country: 'DE',
  parameter,
  value,
  unit,
  specimen,
  sampling,
});

const acetone = substances.acetone.name;
const isocyanates = wording('isocyanates, as NCO', 'Isocyanate, als NCO');

/** Biological limit values of TRGS 903, as amended to October 2024. */
export const biologicalLimits = {
  acetone: [trgs903('acetone', acetone, [50, 'mg/l'], 'urine', 'endOfShift')],
  butanone: [trgs903('butanone', substances.butanone.name, [2, 'mg/l'], 'urine', 'endOfShift')],
  methanol: [trgs903('methanol', substances.methanol.name, [15, 'mg/l'], 'urine', 'endOfShift', 'endOfSeveralShifts')],
  propan2ol: [
    trgs903('propan2ol', acetone, [25, 'mg/l'], 'blood', 'endOfShift'),
    trgs903('propan2ol', acetone, [25, 'mg/l'], 'urine', 'endOfShift'),
  ],
  butoxyethanol: [
    trgs903(
      'butoxyethanol',
      wording('butoxyacetic acid (after hydrolysis)', 'Butoxyessigsäure (nach Hydrolyse)'),
      [150, 'mg/g creatinine'],
      'urine',
      'endOfSeveralShifts',
    ),
  ],
  hexane: [
    trgs903(
      'hexane',
      wording(
        '2,5-hexanedione and 4,5-dihydroxy-2-hexanone (after hydrolysis)',
        '2,5-Hexandion und 4,5-Dihydroxy-2-hexanon (nach Hydrolyse)',
      ),
      [5, 'mg/l'],
      'urine',
      'endOfShift',
    ),
  ],
  toluene: [
    trgs903('toluene', substances.toluene.name, [600, 'µg/l'], 'blood', 'afterExposure'),
    trgs903(
      'toluene',
      wording('o-cresol (after hydrolysis)', 'o-Kresol (nach Hydrolyse)'),
      [1.5, 'mg/l'],
      'urine',
      'endOfShift',
      'endOfSeveralShifts',
    ),
    trgs903('toluene', substances.toluene.name, [75, 'µg/l'], 'urine', 'endOfShift'),
  ],
  carbonMonoxide: [
    trgs903('carbonMonoxide', wording('carboxyhaemoglobin', 'Carboxyhämoglobin'), [5, '%'], 'blood', 'endOfShift'),
  ],
  isocyanates: [
    {
      agent: isocyanates,
      law: 'EH40/2005, Table 2',
      country: 'GB',
      parameter: wording('isocyanate-derived diamine', 'aus Isocyanat gebildetes Diamin'),
      value: 1,
      unit: 'µmol/mol creatinine',
      specimen: 'urine',
      sampling: ['afterExposure'],
    },
  ],
} satisfies Record<string, Biological[]>;

const peak4 = wording('peak limit factor 4(II)', 'Überschreitungsfaktor 4(II)');

const germanLimit = (agent: keyof typeof substances, mgPerM3: number, ppm: number, further: Partial<Air>): Air => ({
  agent: substances[agent].name,
  law: 'TRGS 900',
  country: 'DE',
  twa: { mgPerM3, ppm },
  ...further,
});

/** Limits in air that several products share. */
export const airLimits = {
  butane: germanLimit('butane', 2400, 1000, { note: peak4 }),
  propane: germanLimit('propane', 1800, 1000, { note: peak4 }),
  butanone: germanLimit('butanone', 600, 200, {
    skin: true,
    note: wording('peak limit factor 1(I), remark Y', 'Überschreitungsfaktor 1(I), Bemerkung Y'),
  }),
  methanolInUnion: {
    agent: substances.methanol.name,
    law: 'Directive 2006/15/EC',
    country: 'EU',
    twa: { mgPerM3: 260, ppm: 200 },
    skin: true,
  },
  methanol: germanLimit('methanol', 130, 100, {
    skin: true,
    note: wording('peak limit factor 2(II), remark Y', 'Überschreitungsfaktor 2(II), Bemerkung Y'),
  }),
  hydrogenPeroxide: {
    agent: wording('hydrogen peroxide', 'Wasserstoffperoxid'),
    law: 'TRGS 900',
    country: 'DE',
    twa: { mgPerM3: 0.71, ppm: 0.5 },
    note: wording('peak limit factor 1(I), remark Y', 'Überschreitungsfaktor 1(I), Bemerkung Y'),
  },
  aliphaticHydrocarbons: {
    agent: wording('hydrocarbon mixture C9-C14, aliphatic', 'Kohlenwasserstoffgemisch C9-C14, Aliphaten'),
    law: 'TRGS 900',
    country: 'DE',
    twa: { mgPerM3: 300 },
    note: wording('peak limit factor 2(II)', 'Überschreitungsfaktor 2(II)'),
  },
  carbonMonoxideInUnion: {
    agent: substances.carbonMonoxide.name,
    law: 'Directive 2004/37/EC',
    country: 'EU',
    twa: { mgPerM3: 23, ppm: 20 },
    stel: { mgPerM3: 117, ppm: 100 },
  },
  carbonMonoxide: germanLimit('carbonMonoxide', 23, 20, {
    note: wording('peak limit factor 2(II), remark Z', 'Überschreitungsfaktor 2(II), Bemerkung Z'),
  }),
  // Until 31 December 2028.
  diisocyanatesInUnion: {
    agent: wording('diisocyanates, as NCO', 'Diisocyanate, als NCO'),
    law: 'Directive 98/24/EC, Annex I',
    country: 'EU',
    twa: { mgPerM3: 0.01 },
    stel: { mgPerM3: 0.02 },
    skin: true,
    note: wording('sensitises skin and airways', 'sensibilisiert Haut und Atemwege'),
  },
  mdi: {
    agent: wording('MDI and its oligomers, inhalable fraction', 'MDI und seine Oligomere, einatembare Fraktion'),
    law: 'TRGS 900',
    country: 'DE',
    twa: { mgPerM3: 0.05 },
    skin: true,
    note: wording('peak limit factor 1;=2=(I), remarks Sah, Y', 'Überschreitungsfaktor 1;=2=(I), Bemerkungen Sah, Y'),
  },
  isocyanatesInBritain: {
    agent: isocyanates,
    law: 'EH40/2005',
    country: 'GB',
    twa: { mgPerM3: 0.02 },
    stel: { mgPerM3: 0.07 },
    note: wording('sensitises the airways', 'sensibilisiert die Atemwege'),
  },
} satisfies Record<string, Air>;

const italianLimit = (agent: Air['agent'], values: Pick<Air, 'twa' | 'stel' | 'skin'>): Air => ({
  agent,
  law: 'D.Lgs. 81/2008, allegato XXXVIII',
  country: 'IT',
  ...values,
});

/** Limits of Italy, whose list the platform does not ship. */
export const italianLimits = {
  acetone: italianLimit(acetone, { twa: { mgPerM3: 1210, ppm: 500 } }),
  chlorine: italianLimit(wording('chlorine', 'Chlor'), { stel: { mgPerM3: 1.5, ppm: 0.5 } }),
  hexane: italianLimit(substances.hexane.name, { twa: { mgPerM3: 72, ppm: 20 } }),
  toluene: italianLimit(substances.toluene.name, { twa: { mgPerM3: 192, ppm: 50 }, skin: true }),
} satisfies Record<string, Air>;

/** Limits of acetone and sodium hydroxide in countries whose lists the platform does not ship. */
export const acetoneElsewhere: Air[] = [
  { law: 'GKV', country: 'AT', twa: { mgPerM3: 1200, ppm: 500 }, stel: { mgPerM3: 4800, ppm: 2000 } },
  {
    law: 'Code du travail, R. 4412-149',
    country: 'FR',
    twa: { mgPerM3: 1210, ppm: 500 },
    stel: { mgPerM3: 2420, ppm: 1000 },
  },
  {
    law: 'EH40/2005',
    country: 'GB',
    twa: { mgPerM3: 1210, ppm: 500 },
    stel: { mgPerM3: 3620, ppm: 1500 },
  },
];

const sodiumHydroxideLimit = (law: string, country: string, limits: Pick<Air, 'twa' | 'stel'>): Air => ({
  agent: substances.sodiumHydroxide.name,
  law,
  country,
  ...limits,
});

export const sodiumHydroxideElsewhere: Air[] = [
  sodiumHydroxideLimit('GKV', 'AT', { twa: { mgPerM3: 2 }, stel: { mgPerM3: 4 } }),
  sodiumHydroxideLimit('INRS ED 984', 'FR', { twa: { mgPerM3: 2 } }),
  sodiumHydroxideLimit('INSST', 'ES', { stel: { mgPerM3: 2 } }),
  sodiumHydroxideLimit('EH40/2005', 'GB', { stel: { mgPerM3: 2 } }),
];
