import {
  allowedInProd,
  emergencyStatements,
  isUnclassified,
  needsAdvertisementSentence,
} from '@/lib/domain/product/hazards';

test('the product shows what was classified or set by hand', () => {
  expect([0, 1, 2, 3].filter((inProd) => allowedInProd.has(inProd))).toEqual([1, 2]);
});

test('in an emergency the response statements count, in the order of the label', () => {
  const statement = (code: string) => ({ code, set: 'P' as const, text: code });
  const label = ['H225', 'P210', 'P280', 'P305+P351+P338', 'P301+P310', 'P391', 'P403+P235', 'P501'].map(statement);
  expect(emergencyStatements(label).map(({ code }) => code)).toEqual(['P305+P351+P338', 'P301+P310', 'P391']);
});

test.each([
  [['H225'], true],
  [['EUH210'], true],
  [['P102'], false],
  [[], false],
  [['H225', 'H350'], false],
])('codes %p ask for the sentence about the label: %p', (codes, expected) => {
  expect(needsAdvertisementSentence(codes)).toBe(expected);
});

test.each<[classification: { id: string; text: string }[] | null, codes: string[], expected: boolean]>([
  [[], [], true],
  [[], ['EUH210'], true],
  [[], ['H225'], false],
  [[{ id: '1', text: 'Flam. Liq. 2' }], [], false],
  [null, [], false],
  [null, ['EUH210'], false],
])(
  'of the classification %j with the statements %j it is said that there is none: %p',
  (classification, codes, expectedText) => {
    const statements = codes.map((code) => ({ code, text: code }));
    expect(isUnclassified({ classification, statements, signalWord: null, pictograms: [] })).toBe(expectedText);
  },
);
