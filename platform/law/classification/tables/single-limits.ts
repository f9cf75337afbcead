import type { HazardClass } from '../../hazard-classes.ts';

/** A generic limit: content of an ingredient of a category, mass % (of gases volume %), from which the mixture has the category `result`. */
export interface GenericLimit {
  ingredient: string;
  result: string;
  limit: number;
  /** Limit for gaseous mixtures, where the table has a separate one. */
  gas?: number;
}

/** A class in which each ingredient is judged by itself: contents are not added. */
export interface SingleRule {
  hazardClass: HazardClass;
  /** Beginning of the categories: `Carc.`; a rule of one category has it in full. */
  family: string;
  /** Set when the class has several rules and verdicts. */
  effect?: string;
  limits: readonly GenericLimit[];
  /** The sub-category of an ingredient is not that of the mixture (Table 3.4.5); only a specific limit names one. */
  isWithoutSubcategory?: true;
  /** Statement by category. */
  h: Readonly<Record<string, string>>;
  provision: string;
  /** First and last day of the period in which the class need not be applied to mixtures that were on the market before. */
  transition?: { newFrom: string; allFrom: string };
}

const row = (ingredient: string, result: string, limit: number, gas?: number): GenericLimit => ({
  ingredient,
  result,
  limit,
  ...(gas !== undefined && { gas }),
});

/** Each of (EU) 2023/707 has the same days (CLP Annex I, for example 4.3.3.2). */
const since2023 = { newFrom: '2026-05-01', allFrom: '2028-05-01' };

const single = (
  hazardClass: HazardClass,
  category: string,
  h: string,
  limit: number,
  provision: string,
): SingleRule => ({
  hazardClass,
  family: category,
  effect: category,
  limits: [row(category, category, limit)],
  h: { [category]: h },
  provision: `CLP Annex I ${provision}`,
  ...(hazardClass !== 'lactation' && hazardClass !== 'ozone' && { transition: since2023 }),
});

export const singleRules: readonly SingleRule[] = [
  {
    hazardClass: 'respiratorySensitisation',
    family: 'Resp. Sens.',
    limits: [
      row('Resp. Sens. 1A', 'Resp. Sens. 1', 0.1, 0.1),
      row('Resp. Sens. 1', 'Resp. Sens. 1', 1, 0.2),
      row('Resp. Sens. 1B', 'Resp. Sens. 1', 1, 0.2),
    ],
    isWithoutSubcategory: true,
    h: { 'Resp. Sens. 1': 'H334' },
    provision: 'CLP Annex I 3.4.3.3, Table 3.4.5',
  },
  {
    hazardClass: 'skinSensitisation',
    family: 'Skin Sens.',
    limits: [
      row('Skin Sens. 1A', 'Skin Sens. 1', 0.1),
      row('Skin Sens. 1', 'Skin Sens. 1', 1),
      row('Skin Sens. 1B', 'Skin Sens. 1', 1),
    ],
    isWithoutSubcategory: true,
    h: { 'Skin Sens. 1': 'H317' },
    provision: 'CLP Annex I 3.4.3.3, Table 3.4.5',
  },
  {
    hazardClass: 'mutagenicity',
    family: 'Muta.',
    limits: [
      row('Muta. 1A', 'Muta. 1A', 0.1),
      row('Muta. 1', 'Muta. 1', 0.1),
      row('Muta. 1B', 'Muta. 1B', 0.1),
      row('Muta. 2', 'Muta. 2', 1),
    ],
    h: { 'Muta. 1': 'H340', 'Muta. 2': 'H341' },
    provision: 'CLP Annex I 3.5.3.1, Table 3.5.2',
  },
  {
    hazardClass: 'carcinogenicity',
    family: 'Carc.',
    limits: [
      row('Carc. 1A', 'Carc. 1A', 0.1),
      row('Carc. 1', 'Carc. 1', 0.1),
      row('Carc. 1B', 'Carc. 1B', 0.1),
      row('Carc. 2', 'Carc. 2', 1),
    ],
    h: { 'Carc. 1': 'H350', 'Carc. 2': 'H351' },
    provision: 'CLP Annex I 3.6.3.1, Table 3.6.2',
  },
  {
    hazardClass: 'reproductiveToxicity',
    family: 'Repr.',
    limits: [
      row('Repr. 1A', 'Repr. 1A', 0.3),
      row('Repr. 1', 'Repr. 1', 0.3),
      row('Repr. 1B', 'Repr. 1B', 0.3),
      row('Repr. 2', 'Repr. 2', 3),
    ],
    h: { 'Repr. 1': 'H360', 'Repr. 2': 'H361' },
    provision: 'CLP Annex I 3.7.3.1, Table 3.7.2',
  },
  {
    hazardClass: 'stotSingle',
    family: 'STOT SE',
    limits: [row('STOT SE 1', 'STOT SE 1', 10), row('STOT SE 1', 'STOT SE 2', 1), row('STOT SE 2', 'STOT SE 2', 10)],
    h: { 'STOT SE 1': 'H370', 'STOT SE 2': 'H371' },
    provision: 'CLP Annex I 3.8.3.4, Table 3.8.3',
  },
  {
    hazardClass: 'stotRepeated',
    family: 'STOT RE',
    limits: [row('STOT RE 1', 'STOT RE 1', 10), row('STOT RE 1', 'STOT RE 2', 1), row('STOT RE 2', 'STOT RE 2', 10)],
    h: { 'STOT RE 1': 'H372', 'STOT RE 2': 'H373' },
    provision: 'CLP Annex I 3.9.3.4, Table 3.9.4',
  },
  {
    hazardClass: 'endocrineHuman',
    family: 'ED HH',
    limits: [row('ED HH 1', 'ED HH 1', 0.1), row('ED HH 2', 'ED HH 2', 1)],
    h: { 'ED HH 1': 'EUH380', 'ED HH 2': 'EUH381' },
    provision: 'CLP Annex I 3.11.3.1, Table 3.11.2',
    transition: since2023,
  },
  {
    hazardClass: 'endocrineEnvironment',
    family: 'ED ENV',
    limits: [row('ED ENV 1', 'ED ENV 1', 0.1), row('ED ENV 2', 'ED ENV 2', 1)],
    h: { 'ED ENV 1': 'EUH430', 'ED ENV 2': 'EUH431' },
    provision: 'CLP Annex I 4.2.3.1, Table 4.2.2',
    transition: since2023,
  },
  single('lactation', 'Lact.', 'H362', 0.3, '3.7.3.1, Table 3.7.2'),
  single('pbt', 'PBT', 'EUH440', 0.1, '4.3.3.1'),
  single('pbt', 'vPvB', 'EUH441', 0.1, '4.3.3.1'),
  single('pmt', 'PMT', 'EUH450', 0.1, '4.4.3.1'),
  single('pmt', 'vPvM', 'EUH451', 0.1, '4.4.3.1'),
  single('ozone', 'Ozone 1', 'H420', 0.1, '5.1.3.1, Table 5.1'),
];

/** Lowest generic limit at which a sensitiser can elicit a reaction, mass % (CLP Annex I, Table 3.4.6). */
export const elicitationLimits: Readonly<Record<string, number>> = { '1A': 0.01, '1': 0.1, '1B': 0.1 };
