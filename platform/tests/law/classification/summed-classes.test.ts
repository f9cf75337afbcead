import { classify } from '../../../law/classification/classify.ts';
import type { MeasuredFacts } from '../../../law/classification/model/model.ts';
import { type IngredientInput, mixture, verdictsOf } from './mixture.ts';

const recipe = (content: number, is: string, ...limits: string[]): IngredientInput[] => [{ content, is, limits }];

test.each<[what: string, ingredients: IngredientInput[], h335: string, h336: string]>([
  ['20 % narcotic', recipe(20, 'STOT SE 3 H336'), 'conclusive noHazardousIngredient', 'STOT SE 3 H336'],
  [
    '12 + 8 % of the same effect',
    [...recipe(12, 'STOT SE 3 H336'), ...recipe(8, 'STOT SE 3 H336')],
    'conclusive noHazardousIngredient',
    'STOT SE 3 H336',
  ],
  [
    'effects do not add up',
    [...recipe(12, 'STOT SE 3 H336'), ...recipe(12, 'STOT SE 3 H335')],
    'conclusive belowLimit',
    'conclusive belowLimit',
  ],
  [
    'a specific limit with a generic one: 5/10 + 10/20',
    [...recipe(5, '', 'STOT SE 3; H335: C ≥ 10 %'), ...recipe(10, 'STOT SE 3 H335')],
    'STOT SE 3 H335',
    'conclusive noHazardousIngredient',
  ],
  ['unknown that could reach it', [{ content: 20, is: null }], 'noData unknownIngredient', 'noData unknownIngredient'],
  [
    'unknown that could not',
    [{ content: 19, is: null }],
    'conclusive noHazardousIngredient',
    'conclusive noHazardousIngredient',
  ],
])('STOT SE 3: %s', (_, ingredients, ...expected) => {
  expect(verdictsOf(classify(mixture(ingredients)), 'stotSingleNarcoticIrritant')).toEqual(expected);
});

test.each<[what: string, ingredients: IngredientInput[], measured: Partial<MeasuredFacts>, expected: string]>([
  ['10 %, thin', recipe(10, 'Asp. Tox. 1'), { kinematicViscosity40: 20.5 }, 'Asp. Tox. 1 H304'],
  [
    '6 + 4 %',
    [...recipe(6, 'Asp. Tox. 1'), ...recipe(4, 'Asp. Tox. 1')],
    { kinematicViscosity40: 1 },
    'Asp. Tox. 1 H304',
  ],
  ['viscous', recipe(10, 'Asp. Tox. 1'), { kinematicViscosity40: 20.6 }, 'conclusive viscosityOverLimit'],
  ['viscosity unknown', recipe(10, 'Asp. Tox. 1'), {}, 'open viscosityUnknown'],
  ['9.9 %', recipe(9.9, 'Asp. Tox. 1'), {}, 'conclusive belowLimit'],
  ['9 % and 1 % unknown', [...recipe(9, 'Asp. Tox. 1'), { content: 1, is: null }], {}, 'noData unknownIngredient'],
  ['gas', recipe(50, 'Asp. Tox. 1'), { physicalState: 'gas' }, 'notApplicable isGas'],
  ['solid', recipe(50, 'Asp. Tox. 1'), { physicalState: 'solid' }, 'notApplicable notLiquid'],
])('aspiration: %s', (_, ingredients, measured, expected) => {
  expect(verdictsOf(classify(mixture(ingredients, measured)), 'aspiration')).toEqual([expected]);
});

const acute = 'Aquatic Acute 1 H400';
const [chronic1, chronic2, chronic3, chronic4] = ['H410', 'H411', 'H412', 'H413'].map(
  (h, index) => `Aquatic Chronic ${index + 1} ${h}`,
) as [string, string, string, string];
const both = `${acute}, ${chronic1}`;

test.each<[what: string, ingredients: IngredientInput[], acute: string, chronic: string]>([
  ['25 % acute', recipe(25, acute), acute, 'conclusive noHazardousIngredient'],
  ['24.9 %', recipe(24.9, acute), 'conclusive belowLimit', 'conclusive noHazardousIngredient'],
  ['2.5 % with M = 10', recipe(2.5, both, 'M=10'), acute, chronic1],
  ['factors of each effect', recipe(2.5, both, 'M (acute) = 10'), acute, chronic2],
  ['0.01 % with M = 10 counts', recipe(0.01, both, 'M=10'), 'conclusive belowLimit', 'conclusive belowLimit'],
  ['2.5 % chronic 1', recipe(2.5, chronic1), 'conclusive noHazardousIngredient', chronic2],
  ['0.25 % chronic 1', recipe(0.25, chronic1), 'conclusive noHazardousIngredient', chronic3],
  [
    '2 % chronic 1 and 5 % chronic 2',
    [...recipe(2, chronic1), ...recipe(5, chronic2)],
    'conclusive noHazardousIngredient',
    chronic2,
  ],
  [
    '0.09 % chronic 1 is below the cut-off value',
    [...recipe(0.09, chronic1), ...recipe(24.9, chronic3)],
    'conclusive noHazardousIngredient',
    'conclusive belowLimit',
  ],
  [
    '100 × 10 × 0.01 % + 10 × 1 % + 5 %',
    [...recipe(0.01, chronic1, 'M (chronic) = 10'), ...recipe(1, chronic2), ...recipe(5, chronic3)],
    'conclusive noHazardousIngredient',
    chronic3,
  ],
  [
    'safety net',
    [...recipe(20, chronic4), ...recipe(5, chronic3)],
    'conclusive noHazardousIngredient',
    chronic3.replace(/.*/, chronic4),
  ],
  ['unknown', [{ content: 0.1, is: null }], 'noData unknownIngredient', 'noData unknownIngredient'],
  [
    'unknown aquatic hazard',
    [{ content: 1, is: '', unknownAquatic: true }],
    'noData unknownToxicity',
    'noData unknownToxicity',
  ],
])('aquatic: %s', (_, ingredients, ...expected) => {
  const derived = classify(mixture(ingredients));
  expect([verdictsOf(derived, 'aquaticAcute')[0], verdictsOf(derived, 'aquaticChronic')[0]]).toEqual(expected);
});

test('a chronic M factor of its own wins over a bare one, and a missing one is told', () => {
  const is = 'Aquatic Acute 1 H400, Aquatic Chronic 1 H410';
  const derived = (...limits: string[]) => classify(mixture(recipe(5, is, ...limits)));
  expect(verdictsOf(derived('M=10', 'M (Chronic)=1'), 'aquaticChronic')).toEqual(['Aquatic Chronic 2 H411']);
  expect(verdictsOf(derived('M=10'), 'aquaticChronic')).toEqual(['Aquatic Chronic 1 H410']);
  const codes = derived('M (acute) = 10').problems.map(({ code }) => code);
  expect(codes).toEqual(['missingChronicFactor']);
  expect(derived('M=10').problems).toEqual([]);
});
