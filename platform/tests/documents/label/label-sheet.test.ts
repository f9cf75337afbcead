import { fillSheets, formatSheet, layOutSheet } from '../../../documents/label/label-sheet.ts';
import { labelDimensions } from '../../../law/label/sizes.ts';
import { sheetFormats } from '../../../law/sheet-formats.ts';

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
  for (const [index, position] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      const apart = Math.max(Math.abs(position.x - other.x) - labelWidth, Math.abs(position.y - other.y) - labelHeight);
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

test('the sheets of labels fit on A4, with equal margins and labels that do not overlap', () => {
  for (const format of sheetFormats) {
    const { places } = formatSheet(format);
    const [first, last] = [places[0]!, places.at(-1)!];
    expect(places).toHaveLength(format.columns * format.rows);
    expect(Math.min(first.x, first.y)).toBeGreaterThanOrEqual(0);
    expect(last.x + format.widthMm + first.x).toBeCloseTo(210, 6);
    expect(last.y + format.heightMm + first.y).toBeCloseTo(297, 6);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length);
    if (format.columns > 1) expect(places[1]!.x - first.x).toBeCloseTo(format.widthMm + format.gapMm, 6);
  }
});

test('printing begins at the chosen label of the first sheet, moved by the error of the printer', () => {
  const sheet = formatSheet(sheetFormats.find(({ columns, rows }) => columns === 2 && rows === 2)!);
  const labels = Array.from({ length: 6 }, (_, label) => ({ label }));
  const pages = fillSheets(sheet, labels, { start: 3, offsetX: 1.5, offsetY: -2 });
  expect(pages.map((cells) => cells.map(({ label }) => label))).toEqual([
    [0, 1],
    [2, 3, 4, 5],
  ]);
  const { x, y } = sheet.places[2]!;
  expect(pages[0]![0]).toEqual({ label: 0, x: x + 1.5, y: y - 2 });
});
