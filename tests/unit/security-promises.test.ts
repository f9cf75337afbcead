import { readFileSync } from 'node:fs';
import { namedTests, notThere, wronglyMarked } from '@/tests/support/named-tests';

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .map((line) => /^\| ([TCPMBXSDE]\d+) +\| .+? \| (".+) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, id, tests]) => ({ id: id!, tests: tests!.trim() }));

test('every promise of sessions and requests, and those of cost that a test shows, stands in the table', () => {
  expect(rows.map(({ id }) => id)).toEqual([
    'T1',
    'T2',
    'T3',
    'T4',
    'T5',
    'T6',
    'T7',
    'T8',
    'T9',
    'T10',
    'T11',
    'T13',
    'C1',
    'C3',
    'P1',
    'P2',
    'P4',
    'P5',
    'P6',
    'M1',
    'M2',
    'B1',
    'B2',
    'B5',
    'B6',
    'B7',
    'X1',
    'X4',
    'X5',
    'S1',
    'S2',
    'S3',
    'S4',
    'S5',
    'S6',
    'S7',
    'D1',
    'D2',
    'D3',
    'D4',
    'D5',
    'D6',
    'D7',
    'D8',
    'D9',
    'D10',
    'D11',
    'D12',
    'D13',
    'D14',
    'D15',
    'E4',
    'E5',
    'E6',
  ]);
});

test.each(rows)('$id is shown by tests that exist, those of the soak run marked', ({ tests }) => {
  expect(namedTests(tests)).not.toEqual([]);
  expect(notThere(tests)).toEqual([]);
  expect(wronglyMarked(tests)).toEqual([]);
});
