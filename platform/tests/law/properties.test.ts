import { basicProperties, propertyRow } from '../../law/properties.ts';

test('the properties have the letters of REACH Annex II 9.1, in its order', () => {
  expect(basicProperties.map((name) => propertyRow(name).letter).join('')).toBe('abcdefghijklmnopqr');
});

test('each property has a place of its own in the sequence of eSDScom', () => {
  const safety = basicProperties
    .map((name) => propertyRow(name).esdscom)
    .filter(({ paths }) => paths.some((path) => path.startsWith('SafetyRelevantInformation/')));
  const orders = safety.map(({ order }) => order).toSorted((a = 0, b = 0) => a - b);
  expect(orders).toEqual(safety.map((_, index) => index + 1));
});
