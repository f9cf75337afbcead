import { maxSelected, selectionScope, selectProducts } from '@/lib/domain/lists/product-list';

const acetone = { id: 1001, name: 'Acetone' };
const ammonia = { id: 1004, name: 'Ammonia' };
const many = Array.from({ length: 150 }, (_, index) => ({ id: index + 1, name: `Product ${index + 1}` }));

test('products join the selection at its end, each once', () => {
  expect(selectProducts([acetone], [ammonia, acetone], true)).toEqual([acetone, ammonia]);
});

test('products leave it, whatever else stands there', () => {
  expect(selectProducts([acetone, ammonia], [acetone], false)).toEqual([ammonia]);
});

test('nothing but id and name of a product is kept', () => {
  expect(selectProducts([], [{ ...acetone, price: 3 } as typeof acetone], true)).toEqual([acetone]);
});

test('a selection holds no more products than one share', () => {
  expect(selectProducts(many.slice(0, 60), many, true)).toEqual(many.slice(0, maxSelected));
});

test('another user and another workgroup have another selection', () => {
  const scopes = [selectionScope(7, 3), selectionScope(7, 4), selectionScope(7, null), selectionScope(73, null)];
  expect(new Set(scopes).size).toBe(scopes.length);
});
