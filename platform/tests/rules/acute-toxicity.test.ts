import { missingToxicity } from '../../rules/acute-toxicity.ts';

const toxic = (category: 1 | 2 | 3 | 4, h: string, content?: number, ...limits: string[]) => ({
  name: 'toxic substance',
  classification: [{ category: `Acute Tox. ${category}`, h: [h] }],
  ...(content !== undefined && { content }),
  limits,
});

test.each<[what: string, ingredients: ReturnType<typeof toxic>[], missing: object[]]>([
  [
    'estimates of the ingredients: 100 / (20/500 + 10/1000)',
    [toxic(4, 'H302', 20, 'ATE (H302) = 500 mg/kg'), toxic(4, 'H302', 10, 'ATE (H302) = 1 000 mg/kg bw')],
    [{ route: 'oral', category: 4, ate: 2000, unit: 'mg/kg' }],
  ],
  ['a little less of them', [toxic(4, 'H302', 24.9)], []],
  ['converted ones where there is none (Table 3.1.2)', [toxic(3, 'H301', 50)], [oral(3, 200)]],
  ['through the skin', [toxic(3, 'H311', 50)], [{ route: 'dermal', category: 3, ate: 600, unit: 'mg/kg' }]],
  [
    'breathed in, as a vapour 4, as a mist 4',
    [toxic(3, 'H331', 20)],
    [{ route: 'inhalation', category: 4, ate: 15, unit: 'mg/l' }],
  ],
  ['breathed in, as a vapour 3, as a mist 4', [toxic(4, 'H332', 50, 'ATE (H332) = 2 mg/l')], [inhaled(4)]],
  ['breathed in, as a vapour nothing, as a mist 4', [toxic(4, 'H332', 40)], []],
  ['a gas among them', [toxic(3, 'H331', 20), toxic(2, 'H330', 20, 'ATE (H330) = 100 ppmV')], []],
  ['without a content', [toxic(1, 'H300')], []],
  ['below the cut-off of 0.1 %', [toxic(1, 'H300', 0.09)], []],
  ['below the cut-off of 1 % of category 4', [toxic(4, 'H302', 0.9, 'ATE (H302) = 10 mg/kg')], []],
])('acute toxicity by %s (CLP Annex I 3.1.3.6.1)', (_, ingredients, missing) => {
  expect(missingToxicity(ingredients, [])).toEqual(
    missing.map((one) => ({ ...one, ate: expect.closeTo((one as { ate: number }).ate, 6) as number })),
  );
});

test('a class of the mixture that is as grave is enough, a milder one and one of another route are not', () => {
  const ingredients = [toxic(3, 'H301', 50)];
  const missing = (category: string, h: string) => missingToxicity(ingredients, [{ category, h: [h] }]).length;
  expect(missing('Acute Tox. 3', 'H301')).toBe(0);
  expect(missing('Acute Tox. 2', 'H300')).toBe(0);
  expect(missing('Acute Tox. 4', 'H302')).toBe(1);
  expect(missing('Acute Tox. 3', 'H311')).toBe(1);
});

function oral(category: number, ate: number) {
  return { route: 'oral', category, ate, unit: 'mg/kg' };
}

function inhaled(category: number) {
  return { route: 'inhalation', category, ate: 4, unit: 'mg/l' };
}
