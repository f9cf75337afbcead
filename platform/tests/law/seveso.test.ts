import { expectEach } from '../../../tests/support/expect-each.ts';
import { sevesoCategories, type SevesoGoods, sevesoNamed } from '../../law/seveso.ts';

interface Case {
  classes?: Record<string, string[]>;
  goods?: Partial<SevesoGoods>;
  gives: string[];
}

const ingredient = (cas: string, content: number, ...categories: string[]) => ({
  cas,
  content,
  categories,
  isUnknown: false,
});

const goodsOf = ({ classes = {}, goods }: Case): SevesoGoods => ({
  isSubstance: false,
  classes: Object.entries(classes).map(([category, h]) => ({ category, h })),
  euh: [],
  state: 'liquid',
  ingredients: [],
  isAcuteOpen: false,
  ...goods,
});

/** Directive 2012/18/EU, Annex I Part 1: category by category, with the cases that do not count. */
const part1: Case[] = [
  { classes: { 'Acute Tox. 1': ['H300'] }, gives: ['H1'] },
  { classes: { 'Acute Tox. 2': ['H310'] }, gives: ['H2'] },
  { classes: { 'Acute Tox. 3': ['H331'] }, gives: ['H2'] },
  { classes: { 'Acute Tox. 3': ['H311'] }, gives: [] },
  { classes: { 'Acute Tox. 3': ['H301'] }, gives: [] },
  { classes: { 'Acute Tox. 3': ['H301'] }, goods: { isAcuteOpen: true }, gives: ['H2'] },
  { classes: { 'STOT SE 1': ['H370'] }, gives: ['H3'] },
  { classes: { 'STOT RE 1': ['H372'] }, gives: [] },
  { classes: { 'Expl. 1.1': ['H201'] }, gives: ['P1a'] },
  { classes: { 'Expl. 1.4': ['H204'] }, gives: ['P1b'] },
  { classes: { 'Flam. Gas 1A': ['H220'] }, goods: { state: 'gas' }, gives: ['P2'] },
  {
    classes: { 'Aerosol 1': ['H222', 'H229'] },
    goods: { ingredients: [ingredient('106-97-8', 30, 'Flam. Gas 1A')] },
    gives: ['P3a'],
  },
  {
    classes: { 'Aerosol 2': ['H223', 'H229'] },
    goods: { ingredients: [ingredient('64-17-5', 30, 'Flam. Liq. 2')] },
    gives: ['P3b'],
  },
  { classes: { 'Aerosol 1': ['H222', 'H229'] }, gives: ['P3'] },
  {
    classes: { 'Aerosol 3': ['H229'] },
    goods: { ingredients: [ingredient('106-97-8', 1, 'Flam. Gas 1A')] },
    gives: [],
  },
  { classes: { 'Ox. Gas 1': ['H270'] }, gives: ['P4'] },
  { classes: { 'Flam. Liq. 1': ['H224'] }, gives: ['P5a'] },
  { classes: { 'Flam. Liq. 3': ['H226'] }, gives: ['P5c'] },
  { classes: { 'Org. Perox. B': ['H241'] }, gives: ['P6a'] },
  { classes: { 'Self-react. D': ['H242'] }, gives: ['P6b'] },
  { classes: { 'Org. Perox. G': [] }, gives: [] },
  { classes: { 'Pyr. Sol. 1': ['H250'] }, gives: ['P7'] },
  { classes: { 'Ox. Liq. 3': ['H272'] }, gives: ['P8'] },
  { classes: { 'Aquatic Acute 1': ['H400'], 'Aquatic Chronic 2': ['H411'] }, gives: ['E1'] },
  { classes: { 'Aquatic Chronic 2': ['H411'] }, gives: ['E2'] },
  { classes: { 'Aquatic Chronic 3': ['H412'] }, gives: [] },
  { goods: { euh: ['EUH014', 'EUH029'] }, gives: ['O1', 'O3'] },
  { classes: { 'Water-react. 1': ['H260'] }, gives: ['O2'] },
];

test('every category of Seveso III, Annex I Part 1 follows from its classes, and from no other', () =>
  expectEach(
    part1,
    (row) => JSON.stringify(row),
    (row) => expect(sevesoCategories(goodsOf(row)).map(({ code }) => code)).toEqual(row.gives),
  ));

const hypochlorite = ingredient('7681-52-9', 4, 'Aquatic Acute 1');
const part2: Case[] = [
  { goods: { ingredients: [ingredient('67-56-1', 99.9)] }, gives: ['22'] },
  { goods: { ingredients: [ingredient('67-56-1', 20)] }, gives: [] },
  { goods: { ingredients: [ingredient('50-00-0', 37)] }, gives: [] },
  { goods: { ingredients: [ingredient('7647-01-0', 31)] }, gives: [] },
  { goods: { state: 'gas', ingredients: [ingredient('7647-01-0', 99)] }, gives: ['16'] },
  { goods: { ingredients: [ingredient('302-01-2', 6)] }, gives: ['33'] },
  { goods: { ingredients: [ingredient('302-01-2', 5)] }, gives: [] },
  ...['68334-30-5', '86290-81-5', '8008-20-6'].map((cas) => ({
    goods: { ingredients: [ingredient(cas, 93, 'Flam. Liq. 3')] },
    gives: ['34'],
  })),
  { goods: { ingredients: [ingredient('68334-30-5', 20, 'Flam. Liq. 3')] }, gives: [] },
  { classes: { 'Aquatic Acute 1': ['H400'] }, goods: { ingredients: [hypochlorite] }, gives: ['41'] },
  {
    classes: { 'Aquatic Acute 1': ['H400'] },
    goods: { ingredients: [{ ...hypochlorite, content: 12 }] },
    gives: [],
  },
  {
    classes: { 'Flam. Gas 1A': ['H220'], 'Press. Gas (Liq.)': ['H280'] },
    goods: { state: 'gas', ingredients: [ingredient('74-98-6', 95)] },
    gives: ['18'],
  },
];

test('a substance of Seveso III, Annex I Part 2 is named where the composition shows it', () =>
  expectEach(
    part2,
    (row) => JSON.stringify(row),
    (row) => expect(sevesoNamed(goodsOf(row)).map(({ entry }) => entry)).toEqual(row.gives),
  ));
