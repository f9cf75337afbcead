import { cssPixels, labelSizeOf, nextZoom } from '@/lib/domain/label/label-size';

test.each([
  ['105 × 148 mm', { widthMm: 105, heightMm: 148 }],
  ['52,5 x 74.25 mm', { widthMm: 52.5, heightMm: 74.25 }],
  ['A6', null],
  [undefined, null],
])('the dimension %p is %p', (text, size) => {
  expect(labelSizeOf(text)).toEqual(size);
});

test('an inch is 96 pixels', () => {
  expect(cssPixels(25.4)).toBeCloseTo(96);
  expect(cssPixels(105)).toBeCloseTo(396.85);
});

test.each([
  [1, 1, 1.5],
  [1, -1, 0.75],
  [0.83, 1, 1],
  [0.83, -1, 0.75],
  [0.995, 1, 1.5],
  [4, 1, 4],
  [0.25, -1, 0.25],
  [0.2, -1, 0.2],
] as const)('from %p in direction %p the zoom goes to %p', (zoom, direction, expected) => {
  expect(nextZoom(zoom, direction)).toBe(expected);
});
