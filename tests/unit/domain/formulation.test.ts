import { type FormulationRow, type Material, totalsOf } from '@/lib/domain/product/formulation';

const material = (amounts: Partial<Material>): FormulationRow => ({
  kind: 'material',
  name: 'Water',
  supplier: null,
  purpose: null,
  content: null,
  volume: null,
  price: null,
  instruction: null,
  ...amounts,
});
const instruction: FormulationRow = { kind: 'instruction', instruction: 'Stir.' };

test.each<[string, FormulationRow[], number | null, number]>([
  ['no rows', [], null, 0],
  ['instructions only', [instruction], null, 0],
  ['one material', [material({ content: 12.5 })], 12.5, 0],
  [
    'materials with an instruction between them',
    [material({ content: 40 }), instruction, material({ content: 60 })],
    100,
    0,
  ],
  ['a material without the amount', [material({ content: 40 }), material({})], 40, 1],
  ['materials none of which has the amount', [material({}), material({})], null, 2],
  ['nothing of a material, which is an amount', [material({ content: 0 }), material({ content: 0 })], 0, 0],
  ['amounts that are no binary fractions', [material({ content: 0.1 }), material({ content: 0.2 })], 0.3, 0],
  ['amounts below what is shown', [material({ content: 39.985 }), material({ content: 60.015 })], 100, 0],
])('the mass %% of %s adds up', (_what, rows, sum, missing) => {
  expect(totalsOf(rows).content).toEqual({ sum, missing });
});

test('mass %, volume and price are added up each for itself', () => {
  const rows = [material({ content: 87, volume: 87, price: 0.26 }), material({ content: 13, price: 2.55 })];
  expect(totalsOf(rows)).toEqual({
    content: { sum: 100, missing: 0 },
    volume: { sum: 87, missing: 1 },
    price: { sum: 2.81, missing: 0 },
  });
});
