import { mergeRows } from '@/lib/domain/changes/marks';

interface Row {
  cas?: string;
  name: string;
  share?: number;
}
const keys = [({ cas }: Row) => cas ?? null, ({ name }: Row) => name];

/** `name`, with what became of it: `+name`, `-name`, `older>name` for a row that changed. */
const written = (older: Row[], newer: Row[]) =>
  mergeRows(older, newer, keys).map(({ change, oldRow, newRow, row }) => {
    if (change === 'added') return `+${row.name}`;
    if (change === 'deleted') return `-${row.name}`;
    return oldRow === newRow || JSON.stringify(oldRow) === JSON.stringify(newRow)
      ? row.name
      : `${oldRow?.name} ${oldRow?.share}>${newRow?.name} ${newRow?.share}`;
  });

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each<[string, Row[], Row[], string[]]>([
  ['the same rows', named('a', 'b'), named('a', 'b'), ['a', 'b']],
  ['no rows in either', [], [], []],
  ['a row that came', named('a'), named('a', 'b'), ['a', '+b']],
  ['a row that went stands where it stood', named('a', 'b', 'c'), named('a', 'c'), ['a', '-b', 'c']],
  ['the first row went', named('a', 'b'), named('b'), ['-a', 'b']],
  ['all rows went', named('a', 'b'), [], ['-a', '-b']],
  ['one row for another', named('a', 'b', 'c'), named('a', 'x', 'c'), ['a', '-b', '+x', 'c']],
  ['a new order alone is no change', named('a', 'b', 'c'), named('c', 'a', 'b'), ['c', 'a', 'b']],
  ['a row with another value is the same row', [{ name: 'a', share: 1 }], [{ name: 'a', share: 2 }], ['a 1>a 2']],
  [
    'the first key goes before the name',
    [{ cas: '1', name: 'a', share: 1 }],
    [{ cas: '1', name: 'b', share: 1 }],
    ['a 1>b 1'],
  ],
  [
    'the name finds what lacks the first key',
    [{ name: 'a', share: 1 }],
    [{ cas: '1', name: 'a', share: 2 }],
    ['a 1>a 2'],
  ],
  ['rows with the same key are paired in their order', named('a', 'a'), named('a', 'a', 'a'), ['a', 'a', '+a']],
  [
    'equal rows are paired before others with their key',
    [
      { cas: '1', name: 'a', share: 1 },
      { cas: '1', name: 'a', share: 2 },
    ],
    [{ cas: '1', name: 'a', share: 2 }],
    ['-a', 'a'],
  ],
])('%s', (_what, older, newer, expected) => {
  expect(written(older, newer)).toEqual(expected);
});

test('thousands of rows with one key cost little', () => {
  const many = (share: number) => Array.from({ length: 2_000 }, () => ({ name: 'a', share }));
  const started = performance.now();
  expect(mergeRows(many(1), many(2), keys).every(({ change }) => change === null)).toBe(true);
  expect(performance.now() - started).toBeLessThan(10_000);
});
