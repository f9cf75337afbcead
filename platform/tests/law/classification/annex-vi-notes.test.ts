import { classify } from '../../../law/classification/classify.ts';
import { figuresText, notesText } from '../../../product/classification-reasons.ts';
import type { HazardClass } from '../../../law/hazard-classes.ts';
import { type IngredientInput, mixture, verdictsOf } from './mixture.ts';

const boric = (content: number): IngredientInput => ({
  name: 'boric acid',
  cas: '10043-35-3',
  content,
  is: 'Repr. 1B H360FD',
});
const borax = (content: number): IngredientInput => ({
  name: 'borax',
  cas: '1303-96-4',
  content,
  is: 'Repr. 1B H360FD',
});
const acid = (content: number): IngredientInput => ({
  name: '2-ethylhexanoic acid',
  cas: '149-57-5',
  content,
  is: 'Repr. 1B H360D',
});

test.each<[what: string, ingredients: IngredientInput[], reproductiveToxicity: string]>([
  ['two borates of 0.2 % add up', [boric(0.2), borax(0.2)], 'Repr. 1B H360FD'],
  ['on the limit', [boric(0.1), borax(0.2)], 'Repr. 1B H360FD'],
  ['two of 0.1 % stay below 0.3 %', [boric(0.1), borax(0.1)], 'conclusive belowLimit'],
  ['one alone', [boric(0.3)], 'Repr. 1B H360FD'],
  [
    'a borate that Annex VI does not name, by its name',
    [boric(0.2), { name: 'zinc borate', content: 0.2, is: 'Repr. 1B H360D' }],
    'Repr. 1B H360FD',
  ],
  [
    'carbon is no boron',
    [boric(0.2), { name: 'carbonate', content: 0.2, is: 'Repr. 1B H360D' }],
    'conclusive belowLimit',
  ],
  [
    'another toxicant does not add up, but its effect is said',
    [boric(0.2), borax(0.2), { content: 0.3, is: 'Repr. 1B H360Df' }],
    'Repr. 1B H360FD',
  ],
  ['not with a borate of category 2', [boric(0.2), { ...borax(0.2), is: 'Repr. 2 H361d' }], 'conclusive belowLimit'],
  [
    'a former specific limit that is higher does not count',
    [{ ...boric(1), limits: ['Repr. 1B; H360FD: C ≥ 5,5 %'] }],
    'Repr. 1B H360FD',
  ],
  [
    'a lower limit of the ingredient does',
    [{ ...boric(0.02), limits: ['Repr. 1B; H360FD: C ≥ 0,03 %'] }, borax(0.1)],
    'Repr. 1B H360FD',
  ],
  [
    'an acid and its salt by its name',
    [acid(0.2), { name: 'potassium 2-ethylhexanoate', content: 0.2, is: 'Repr. 1B H360D' }],
    'Repr. 1B H360D',
  ],
  [
    'an ester is no salt',
    [acid(0.2), { name: '2-ethylhexyl 2-ethylhexanoate', content: 0.2, is: 'Repr. 1B H360D' }],
    'conclusive belowLimit',
  ],
  ['two groups apart', [acid(0.2), boric(0.2)], 'conclusive belowLimit'],
])('reproductive toxicants of one group: %s', (_, ingredients, expected) => {
  expect(verdictsOf(classify(mixture(ingredients)), 'reproductiveToxicity')).toEqual([expected]);
});

const verdictOf = (ingredients: IngredientInput[], hazardClass: HazardClass) =>
  classify(mixture(ingredients)).verdicts.find((verdict) => verdict.hazardClass === hazardClass)!;

test('the verdict shows the share of each substance of the group, and the label names all', () => {
  const derived = classify(mixture([boric(0.15), borax(0.3), { content: 99 }]));
  expect(derived.verdicts.find(({ hazardClass }) => hazardClass === 'reproductiveToxicity')).toMatchObject({
    provision: 'CLP Annex VI 1.1.3.2, note 11',
    value: 1.5,
    limit: 1,
    unit: '×',
    steps: [
      { ingredient: 'borax', content: 0.3, limit: 0.3, contribution: 1 },
      { ingredient: 'boric acid', content: 0.15, limit: 0.3, contribution: 0.5 },
    ],
  });
  expect(derived.labelNames).toEqual(['borax', 'boric acid']);
});

test('below the limit the sum is shown', () => {
  const verdict = verdictOf([boric(0.1), borax(0.1)], 'reproductiveToxicity');
  expect(figuresText(verdict)).toBe('0.1 of 0.3 % (borax) + 0.1 of 0.3 % (boric acid) = 0.667 times the limit');
});

const leadAcetate = (content: number, more: Partial<IngredientInput> = {}): IngredientInput => ({
  name: 'lead di(acetate)',
  cas: '301-04-2',
  content,
  is: 'Repr. 1A H360Df, STOT RE 2, Skin Sens. 1',
  ...more,
});

test.each<[what: string, ingredient: IngredientInput, hazardClass: HazardClass, expected: string]>([
  ['0.4 % are 0.255 % of lead', leadAcetate(0.4), 'reproductiveToxicity', 'conclusive belowLimit'],
  ['0.48 % are 0.306 % of lead', leadAcetate(0.48), 'reproductiveToxicity', 'Repr. 1A H360Df'],
  ['also for another class of the entry', leadAcetate(15), 'stotRepeated', 'conclusive belowLimit'],
  ['a class of the supplier is of the compound', leadAcetate(1), 'skinSensitisation', 'Skin Sens. 1 H317'],
  [
    'also of a specific limit',
    {
      cas: '7646-79-9',
      content: 0.02,
      is: 'Carc. 1B H350i',
      limits: ['Carc. 1B; H350i: C ≥ 0,01 %'],
    },
    'carcinogenicity',
    'conclusive belowLimit',
  ],
  [
    'a graver class than the harmonised one is of the compound',
    { cas: '7646-79-9', content: 0.1, is: 'Carc. 1A' },
    'carcinogenicity',
    'Carc. 1A H350',
  ],
  [
    'a compound whose formula is not one counts as a whole',
    leadAcetate(0.3, { cas: '1335-32-6' }),
    'reproductiveToxicity',
    'Repr. 1A H360Df',
  ],
])('limits of metal compounds are of the metal: %s', (_, ingredient, hazardClass, expected) => {
  expect(verdictsOf(classify(mixture([ingredient])), hazardClass)).toEqual([expected]);
});

test('the verdict says that the figures are of the metal', () => {
  const verdict = verdictOf([leadAcetate(0.4)], 'reproductiveToxicity');
  expect(figuresText(verdict)).toBe('lead di(acetate) has 0.255 %, the limit is 0.3 %');
  expect(notesText(verdict, 'en')).toEqual([
    'Content and limit are of the metal in the compound (CLP Annex VI, note 1).',
  ]);
});
