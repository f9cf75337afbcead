import fc from 'fast-check';
import { isSame, mergeFields } from '@/lib/domain/studio/merge';
import { pathOf, withValueAt } from '@/lib/domain/studio/pointers';
import type { JsonValue } from '@/lib/domain/studio/step-props';
import { expectEach } from '@/tests/support/expect-each';

const row = (name: string, content = 1) => ({ name, content });
const [a, b, c, x, y] = ['a', 'b', 'c', 'x', 'y'].map((name) => row(name)) as [Row, Row, Row, Row, Row];
type Row = ReturnType<typeof row>;
type Value = JsonValue | undefined;

interface Merge {
  base: Value;
  mine: Value;
  theirs: Value;
  merged: Value;
  conflicts?: string[];
}

const merges: [string, Merge][] = [
  ['only mine changed', { base: 1, mine: 2, theirs: 1, merged: 2 }],
  ['only theirs changed', { base: 1, mine: 1, theirs: 3, merged: 3 }],
  ['both changed in the same way', { base: 1, mine: 2, theirs: 2, merged: 2 }],
  ['both changed differently', { base: 1, mine: 2, theirs: 3, merged: 2, conflicts: [''] }],
  [
    'different fields of an object',
    { base: { p: 1, q: 1 }, mine: { p: 2, q: 1 }, theirs: { p: 1, q: 3 }, merged: { p: 2, q: 3 } },
  ],
  [
    'one field that both changed, another that one changed',
    { base: { p: 1, q: 1 }, mine: { p: 2, q: 1 }, theirs: { p: 3, q: 4 }, merged: { p: 2, q: 4 }, conflicts: ['/p'] },
  ],
  ['a field that mine removed', { base: { p: 1, q: 1 }, mine: { q: 1 }, theirs: { p: 1, q: 2 }, merged: { q: 2 } }],
  [
    'a field that mine removed and theirs changed',
    { base: { p: 1 }, mine: {}, theirs: { p: 2 }, merged: {}, conflicts: ['/p'] },
  ],
  ['a field that both added', { base: {}, mine: { p: 1 }, theirs: { p: 2 }, merged: { p: 1 }, conflicts: ['/p'] }],
  [
    'texts in two languages',
    {
      base: { en: 'A' },
      mine: { en: 'A', de: 'B' },
      theirs: { en: 'A', fr: 'C' },
      merged: { en: 'A', de: 'B', fr: 'C' },
    },
  ],
  [
    'different rows of a list',
    { base: [a, b, c], mine: [row('a', 2), b, c], theirs: [a, b, row('c', 3)], merged: [row('a', 2), b, row('c', 3)] },
  ],
  [
    'one field of one row',
    { base: [a], mine: [row('a', 2)], theirs: [row('a', 3)], merged: [row('a', 2)], conflicts: ['/0/content'] },
  ],
  ['different fields of one row', { base: [a], mine: [row('b')], theirs: [row('a', 3)], merged: [row('b', 3)] }],
  [
    'a row that mine put in between',
    { base: [a, b], mine: [a, x, b], theirs: [a, row('b', 2)], merged: [a, x, row('b', 2)] },
  ],
  ['a row that mine removed', { base: [a, b, c], mine: [a, c], theirs: [a, b, row('c', 2)], merged: [a, row('c', 2)] }],
  ['rows that both added at the end', { base: [a], mine: [a, x], theirs: [a, y], merged: [a, y, x] }],
  [
    'a row that mine removed and theirs changed',
    { base: [a, b], mine: [a], theirs: [a, row('b', 2)], merged: [a], conflicts: [''] },
  ],
  [
    'fields in another order, as a database gives them back',
    {
      base: [{ name: 'a', content: 1 }, b],
      mine: [a, b, x],
      theirs: [{ content: 1, name: 'a' }, row('b', 2)],
      merged: [a, row('b', 2), x],
      conflicts: [],
    },
  ],
];

test('what one side changed is merged, and only what both changed differently is a conflict', async () => {
  await expectEach(
    merges,
    ([what]) => what,
    ([, { base, mine, theirs, merged, conflicts = [] }]) => {
      const result = mergeFields(base, mine, theirs);
      expect(result.conflicts.map(({ pointer }) => pointer)).toEqual(conflicts);
      expect(isSame(result.merged, merged) ? merged : result.merged).toEqual(merged);
    },
  );
});

const json = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<JsonValue>;

test('whatever the values are, a side that changed nothing takes the other, and conflicts are the same from both sides', () => {
  fc.assert(
    fc.property(json, json, json, (base, mine, theirs) => {
      expect(isSame(mergeFields(base, base, theirs).merged, theirs)).toBe(true);
      expect(isSame(mergeFields(base, mine, base).merged, mine)).toBe(true);
      const [ours, other] = [mergeFields(base, mine, theirs), mergeFields(base, theirs, mine)];
      expect(ours.conflicts.length).toBe(other.conflicts.length);
    }),
  );
});

test('a conflict that is decided for the other side has its value', () => {
  const { merged, conflicts } = mergeFields({ 'a/b': [a] }, { 'a/b': [row('a', 2)] }, { 'a/b': [row('a', 3)] });
  const [conflict] = conflicts;
  expect(conflict).toEqual({ pointer: '/a~1b/0/content', mine: 2, theirs: 3 });
  expect(withValueAt(merged, pathOf(conflict!.pointer), conflict!.theirs)).toEqual({ 'a/b': [row('a', 3)] });
});
