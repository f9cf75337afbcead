import { classify } from '../../../law/classification/classify.ts';
import { acuteRows } from '../../../law/classification/tables/acute-limits.ts';
import { singleRules } from '../../../law/classification/tables/single-limits.ts';
import { nonAdditiveLimits, sumLimits } from '../../../law/classification/tables/sum-limits.ts';
import type { HazardClass } from '../../../law/hazard-classes.ts';
import type { MeasuredFacts } from '../../../law/classification/model/model.ts';
import { type IngredientInput, mixture, verdictsOf } from './mixture.ts';

const recipe = (content: number, is: string, ...limits: string[]): IngredientInput[] => [{ content, is, limits }];

test.each<[what: string, HazardClass, IngredientInput[], expected: string, measured?: Partial<MeasuredFacts>]>([
  ['1A: the mixture is of category 1', 'skinSensitisation', recipe(0.1, 'Skin Sens. 1A'), 'Skin Sens. 1 H317'],
  ['1A below', 'skinSensitisation', recipe(0.09, 'Skin Sens. 1A'), 'conclusive belowLimit'],
  ['1', 'skinSensitisation', recipe(1, 'Skin Sens. 1'), 'Skin Sens. 1 H317'],
  ['1B below', 'skinSensitisation', recipe(0.99, 'Skin Sens. 1B'), 'conclusive belowLimit'],
  ['1 and 1B', 'skinSensitisation', [...recipe(1, 'Skin Sens. 1B'), ...recipe(1, 'Skin Sens. 1')], 'Skin Sens. 1 H317'],
  [
    'two below the limit do not add up',
    'skinSensitisation',
    [...recipe(0.6, 'Skin Sens. 1'), ...recipe(0.6, 'Skin Sens. 1')],
    'conclusive belowLimit',
  ],
  [
    'a specific limit',
    'skinSensitisation',
    recipe(0.0015, 'Skin Sens. 1A', 'Skin Sens. 1A; H317: C ≥ 0,0015 %'),
    'Skin Sens. 1A H317',
  ],
  [
    'a higher one',
    'skinSensitisation',
    recipe(0.5, 'Skin Sens. 1A', 'Skin Sens. 1; H317: C ≥ 1 %'),
    'conclusive belowLimit',
  ],
  ['liquid', 'respiratorySensitisation', recipe(0.2, 'Resp. Sens. 1'), 'conclusive belowLimit'],
  ['gas', 'respiratorySensitisation', recipe(0.2, 'Resp. Sens. 1'), 'Resp. Sens. 1 H334', { physicalState: 'gas' }],
  [
    'state unknown',
    'respiratorySensitisation',
    recipe(0.2, 'Resp. Sens. 1B'),
    'open physicalStateUnknown',
    { physicalState: null },
  ],
  ['1B', 'mutagenicity', recipe(0.1, 'Muta. 1B'), 'Muta. 1B H340'],
  ['2', 'mutagenicity', recipe(1, 'Muta. 2'), 'Muta. 2 H341'],
  ['1B and 2', 'carcinogenicity', [...recipe(0.1, 'Carc. 1B H350'), ...recipe(5, 'Carc. 2')], 'Carc. 1B H350'],
  ['by inhalation', 'carcinogenicity', recipe(0.1, 'Carc. 1A H350i'), 'Carc. 1A H350i'],
  [
    'not only by inhalation',
    'carcinogenicity',
    [...recipe(1, 'Carc. 1A H350i'), ...recipe(1, 'Carc. 1B H350')],
    'Carc. 1A H350',
  ],
  [
    'limits for two categories',
    'carcinogenicity',
    recipe(0.01, 'Carc. 1B', 'Carc. 1B; H350: C ≥ 0.01 %'),
    'Carc. 1B H350',
  ],
  ['above a limit', 'carcinogenicity', recipe(10, 'Carc. 2', 'Carc. 2; H351: C > 10 %'), 'conclusive belowLimit'],
  ['1B', 'reproductiveToxicity', recipe(0.3, 'Repr. 1B H360FD'), 'Repr. 1B H360FD'],
  ['below', 'reproductiveToxicity', recipe(0.29, 'Repr. 1B H360FD'), 'conclusive belowLimit'],
  [
    'effects of two ingredients',
    'reproductiveToxicity',
    [...recipe(0.3, 'Repr. 1B H360F'), ...recipe(3, 'Repr. 2 H361d')],
    'Repr. 1B H360Fd',
  ],
  [
    'the graver effect first',
    'reproductiveToxicity',
    [...recipe(0.3, 'Repr. 1B H360D'), ...recipe(3, 'Repr. 2 H361f')],
    'Repr. 1B H360Df',
  ],
  [
    'an effect that is not specified',
    'reproductiveToxicity',
    [...recipe(0.3, 'Repr. 1B H360D'), ...recipe(0.3, 'Repr. 1B H360')],
    'Repr. 1B H360',
  ],
  ['lactation', 'lactation', recipe(0.3, 'Lact.'), 'Lact. H362'],
  ['STOT SE 1', 'stotSingle', recipe(10, 'STOT SE 1'), 'STOT SE 1 H370'],
  ['STOT SE 1 from 1 %', 'stotSingle', recipe(1, 'STOT SE 1'), 'STOT SE 2 H371'],
  ['STOT SE 2', 'stotSingle', recipe(9.9, 'STOT SE 2'), 'conclusive belowLimit'],
  [
    'methanol',
    'stotSingle',
    recipe(3, 'STOT SE 1', 'STOT SE 1; H370: C ≥ 10 %', 'STOT SE 2; H371: 3 % ≤ C < 10 %'),
    'STOT SE 2 H371',
  ],
  [
    'methanol below',
    'stotSingle',
    recipe(2, 'STOT SE 1', 'STOT SE 1; H370: C ≥ 10 %', 'STOT SE 2; H371: 3 % ≤ C < 10 %'),
    'conclusive belowLimit',
  ],
  ['STOT RE 1', 'stotRepeated', recipe(10, 'STOT RE 1'), 'STOT RE 1 H372'],
  ['STOT RE 1 from 1 %', 'stotRepeated', recipe(9.9, 'STOT RE 1'), 'STOT RE 2 H373'],
  ['STOT RE 2', 'stotRepeated', recipe(10, 'STOT RE 2'), 'STOT RE 2 H373'],
  ['ED HH 1', 'endocrineHuman', recipe(0.1, 'ED HH 1 EUH380'), 'ED HH 1 EUH380'],
  ['ED HH 2', 'endocrineHuman', recipe(1, 'ED HH 2 EUH381'), 'ED HH 2 EUH381'],
  ['ED ENV 2 below', 'endocrineEnvironment', recipe(0.99, 'ED ENV 2 EUH431'), 'conclusive belowLimit'],
  ['ozone', 'ozone', recipe(0.1, 'Ozone 1 H420'), 'Ozone 1 H420'],
  ['unknown', 'carcinogenicity', [{ content: 0.1, is: null }], 'noData unknownIngredient'],
  ['unknown below all limits', 'carcinogenicity', [{ content: 0.09, is: null }], 'conclusive noHazardousIngredient'],
])('%s (%s)', (_, hazardClass, ingredients, expected, measured = {}) => {
  expect(verdictsOf(classify(mixture(ingredients, measured)), hazardClass)).toEqual([expected]);
});

test('PBT, vPvB, PMT and vPvM have verdicts of their own', () => {
  const derived = classify(mixture([...recipe(0.1, 'PBT EUH440'), ...recipe(0.1, 'vPvM EUH451')]));
  expect(verdictsOf(derived, 'pbt')).toEqual(['PBT EUH440', 'conclusive noHazardousIngredient']);
  expect(verdictsOf(derived, 'pmt')).toEqual(['conclusive noHazardousIngredient', 'vPvM EUH451']);
});

test.each([
  [null, undefined, 'ED HH 1 EUH380'],
  ['2026-04-30', undefined, 'notApplicable transition'],
  ['2026-04-30', '2028-04-30', 'notApplicable transition'],
  ['2026-04-30', '2028-05-01', 'ED HH 1 EUH380'],
  ['2026-05-01', undefined, 'ED HH 1 EUH380'],
])('placed on the market %s, classified for %s: %s (CLP Annex I 3.11.3)', (placedOnMarket, assessedOn, expected) => {
  const options = { placedOnMarket, ...(assessedOn && { assessedOn }) };
  expect(verdictsOf(classify(mixture(recipe(1, 'ED HH 1 EUH380'), {}, options)), 'endocrineHuman')).toEqual([expected]);
});

test('names organs and routes of the ingredients that count', () => {
  const entry = (detail: string) => [{ category: 'STOT RE 1', h: ['H372'], detail }];
  const base = mixture([{ content: 10 }, { content: 12 }]);
  const ingredients = base.ingredients.map((ingredient, index) => ({
    ...ingredient,
    classification: entry(['liver', 'kidneys'][index]!),
  }));
  expect(
    classify({ ...base, ingredients }).verdicts.find(({ hazardClass }) => hazardClass === 'stotRepeated'),
  ).toMatchObject({
    detail: 'kidneys; liver',
  });
});

test('every rule has a statement for each category that it gives', () => {
  for (const { limits, h } of singleRules)
    for (const { result: category } of limits) expect(h[category.replace(/(?<=\d)[AB]$/, '')]).toMatch(/^(EU)?H\d{3}$/);
});

test('each limit of the tables is positive and has its provision', () => {
  const singleLimits = singleRules.flatMap(({ limits, provision }) => limits.map((limit) => ({ ...limit, provision })));
  const withProvisions = [...sumLimits, ...nonAdditiveLimits, ...singleLimits];
  for (const { provision } of withProvisions) expect(provision).toMatch(/^CLP Annex I/);
  const limits = [...withProvisions.map(({ limit }) => limit), ...acuteRows.flatMap(({ upTo: maximum }) => maximum)];
  expect(limits.length).toBeGreaterThan(70);
  for (const limit of limits) expect(limit).toBeGreaterThan(0);
});

test('of a gas the result says that mass % stands for volume %', () => {
  const notes = (physicalState: 'gas' | 'liquid') =>
    classify(mixture(recipe(0.3, 'Resp. Sens. 1'), { physicalState })).verdicts.find(
      ({ hazardClass }) => hazardClass === 'respiratorySensitisation',
    )!.notes ?? [];
  expect([notes('gas'), notes('liquid')]).toEqual([['volumePercentAssumed'], []]);
});
