import { isLargeEnough, isOfPackageSize, labelSizeRule, packLitres } from '../../law/label/sizes.ts';

test.each([
  [1, 52, 74, 10, 16],
  [2, 74, 105, 23, null],
  [3, 105, 148, 32, null],
  [4, 148, 210, 46, null],
] as const)('a pack of size %i wants %i × %i mm and pictograms of %i mm', (size, short, long, edge, preferredEdge) => {
  expect(labelSizeRule(size)).toMatchObject({
    package: size,
    label: { short, long },
    pictogramEdge: edge,
    pictogramEdgeIfPossible: preferredEdge,
  });
});

test.each([1, 2, 3, 4] as const)('the pictogram of size %i covers 1/15 of the least label, and 1 cm²', (size) => {
  const { label, pictogramEdge, pictogramEdgeIfPossible } = labelSizeRule(size);
  const edge = pictogramEdgeIfPossible ?? pictogramEdge;
  // Table 1.3 is in whole millimetres: 32 stands for 32.2.
  expect(edge).toBeGreaterThanOrEqual(Math.floor(Math.sqrt((label.short * label.long) / 15)));
  expect(pictogramEdge).toBeGreaterThanOrEqual(10);
});

test.each([
  [1, 52, 74, true],
  [1, 74, 52, true],
  [1, 52, 73.9, false],
  [2, 74, 105, true],
  [2, 74, 52, false],
  [3, 148, 105, true],
  [3, 74, 210, false],
  [4, 148, 210, true],
  [4, 105, 148, false],
] as const)('on a pack of size %i a label of %p × %p mm is large enough: %p', (size, width, height, enough) => {
  expect(isLargeEnough(width, height, labelSizeRule(size))).toBe(enough);
});

test.each([
  ['1 L', 1],
  ['500 ml', 0.5],
  ['2,5 l', 2.5],
  ['0.125 l', 0.125],
  ['75 cl', 0.75],
  ['12 × 1 l', 1],
  ['Inhalt: 5 Liter', 5],
  ['1 m³', 1000],
  ['25 kg', null],
  ['1.000 ml', null],
  ['5 lbs', null],
  ['0 l', null],
  ['', null],
])('%j holds %p litres', (text, litres) => {
  const found = packLitres(text);
  if (litres === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(litres, 9);
});

test.each([
  [3, 1, true],
  [3.1, 1, false],
  [3, 2, false],
  [50, 2, true],
  [200, 3, true],
  [1000, 4, true],
  [500, 4, false],
] as const)('%p l is of package size %i: %p', (litres, size, expected) => {
  expect(isOfPackageSize(litres, size)).toBe(expected);
});
