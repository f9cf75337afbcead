import { layOutSheet } from '../../../documents/label/label-sheet.ts';
import { labelDimensions } from '../../../rules/label-sizes.ts';

test.each([
  [52, 74, 10, true],
  [74, 52, 10, false],
  [74, 105, 4, false],
  [105, 148, 2, true],
  [148, 105, 2, false],
  [148, 210, 1, false],
])('of %i × %i mm there are %i on a page, turned: %p', (width, height, labels, turned) => {
  const sheet = layOutSheet(width, height);
  expect([sheet.places.length, sheet.turned]).toEqual([labels, turned]);
  expect([sheet.width, sheet.height]).toEqual([210, 297]);
  expect([sheet.labelWidth, sheet.labelHeight]).toEqual(turned ? [height, width] : [width, height]);
});

test.each(labelDimensions)('labels of $widthMm × $heightMm mm', ({ widthMm, heightMm }) => {
  const { places, labelWidth, labelHeight } = layOutSheet(widthMm, heightMm);
  for (const { x, y } of places) {
    expect(Math.min(x, y, 210 - x - labelWidth, 297 - y - labelHeight)).toBeGreaterThanOrEqual(5);
  }
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      const apart = Math.max(Math.abs(one.x - other.x) - labelWidth, Math.abs(one.y - other.y) - labelHeight);
      expect(apart).toBeGreaterThanOrEqual(5 - 1e-9);
    }
  }
});

test('the labels stand in the middle of the page', () => {
  expect(layOutSheet(74, 105).places).toEqual([
    { x: 28.5, y: 41 },
    { x: 107.5, y: 41 },
    { x: 28.5, y: 151 },
    { x: 107.5, y: 151 },
  ]);
});
