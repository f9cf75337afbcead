import { allFeatures, featuresOf } from '@/lib/domain/site/feature-flags';

test.each([
  [{}, true],
  [{ changes: true }, true],
  [{ changes: false }, false],
  [{ changes: null }, true],
  [{ changes: 'false' }, true],
  [{ share: false }, true],
])('with the configuration %p the changes screen is on: %p', (configured, expected) => {
  expect(featuresOf(configured).changes).toBe(expected);
});

test('without a configuration everything is on', () => {
  expect(Object.values(allFeatures)).toEqual([true, true, true, true, true]);
});
