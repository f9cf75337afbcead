import { metaDescription } from '@/lib/domain/discovery/page-head';

const acetone = {
  document: 'Label of Acetone, technical',
  signalWord: 'Danger',
  hazards: ['Highly flammable liquid and vapour.', 'Causes serious eye irritation.'],
  supplier: 'Demo Chemicals GmbH',
};

test.each([
  [
    acetone,
    'Label of Acetone, technical. Danger: Highly flammable liquid and vapour. Causes serious eye irritation. Demo Chemicals GmbH.',
  ],
  [{ ...acetone, signalWord: null, hazards: [] }, 'Label of Acetone, technical. Demo Chemicals GmbH.'],
  [{ ...acetone, hazards: [], supplier: null }, 'Label of Acetone, technical. Danger.'],
  [{ ...acetone, signalWord: null, supplier: null, hazards: ['Flammable'] }, 'Label of Acetone, technical. Flammable.'],
])('a meta description is made of %p', (parts, expected) => {
  expect(metaDescription(parts)).toBe(expected);
});

test('hazards that do not fit are left out whole, and the supplier stays', () => {
  const hazard = 'May cause drowsiness or dizziness.';
  const description = metaDescription({ ...acetone, hazards: [...acetone.hazards, hazard, hazard, hazard] });
  expect(description).toBe(
    'Label of Acetone, technical. Danger: Highly flammable liquid and vapour. Causes serious eye irritation. ' +
      'May cause drowsiness or dizziness. Demo Chemicals GmbH.',
  );
});

test.each([
  ['at a word', 'chemical '.repeat(40), `${'chemical '.repeat(17).trim()}…`],
  ['after a word that just fits', `${'a'.repeat(159)} b`, `${'a'.repeat(159)}…`],
  ['in a word that alone is too long', 'a'.repeat(200), `${'a'.repeat(159)}…`],
  ['never within a character', `${'a'.repeat(158)}🧪🧪`, `${'a'.repeat(158)}…`],
])('a name that is too long is cut %s', (_, name, expected) => {
  const description = metaDescription({ document: name, signalWord: null, hazards: ['Flammable.'], supplier: null });
  expect(description).toBe(expected);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('a product with statements without end has a description at once', () => {
  const started = performance.now();
  const hazards = Array.from({ length: 20_000 }, (_, index) => `Hazard ${index}`);
  expect(
    metaDescription({ document: 'Acetone', signalWord: null, hazards, supplier: null }).length,
  ).toBeLessThanOrEqual(160);
  expect(performance.now() - started).toBeLessThan(10_000);
});
