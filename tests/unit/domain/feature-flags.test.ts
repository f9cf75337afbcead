import { isFeatureOn } from '@/lib/domain/feature-flags';

test.each([
  [{}, true],
  [{ changes: true }, true],
  [{ changes: false }, false],
  [{ changes: null }, true],
  [{ changes: 'false' }, true],
  [{ share: false }, true],
])('with the configuration %p the changes screen is on: %p', (configured, expected) => {
  expect(isFeatureOn(configured, 'changes')).toBe(expected);
});
