import { figureOrText, formatCells, numberOrTyped, parseCells } from '@/lib/domain/studio/entered-values';
import { expectEach } from '@/tests/support/expect-each';

// What people type and paste into the forms of the Studio.

const table = <Case extends readonly unknown[]>(cases: readonly Case[], check: (...row: Case) => void) =>
  expectEach(
    cases,
    (row) => JSON.stringify(row),
    (row) => check(...row),
  );

test('figures may have a decimal comma, and what is no figure is kept as typed', () =>
  table(
    [
      ['12,5', 12.5, 12.5],
      ['1 200.5', 1200.5, '1 200.5'],
      [' 7 ', 7, 7],
      ['−3', -3, '−3'],
      ['2,0', 2, '2.0'],
      ['< -20', '< -20', '< -20'],
      ['about 3', 'about 3', 'about 3'],
      ['', undefined, undefined],
    ] as const,
    (typed, number, numberOrText) => {
      expect(numberOrTyped(typed)).toBe(number);
      expect(figureOrText(typed)).toBe(numberOrText);
    },
  ));

test('a block of cells is read as spreadsheets copy it, and written so', () => {
  const rows = [
    ['acetone', '67-64-1', '12,5'],
    ['a "quoted"\nname\twith all', '', '3'],
  ];
  expect(parseCells(formatCells(rows))).toEqual(rows);
  expect(parseCells('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseCells('"open\tb')).toEqual([['"open', 'b']]);
  expect(parseCells('one')).toEqual([['one']]);
});
