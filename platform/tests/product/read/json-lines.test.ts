import { type AnyNode, parse } from '@humanwhocodes/momoa';
import fc from 'fast-check';
import { linesOf } from '../../../product/read/json-text.ts';
import type { Path } from '../../../product/findings.ts';

/** Every value of a text with its line, by a parser that makes a tree of it. */
function linesByTree(node: AnyNode, path: Path = []): { path: Path; line: number }[] {
  const nodeLine = { path, line: node.loc.start.line };
  if (node.type === 'Array')
    return [nodeLine, ...node.elements.flatMap(({ value }, index) => linesByTree(value, [...path, index]))];
  if (node.type !== 'Object') return [nodeLine];
  const key = ({ name }: (typeof node.members)[number]) => (name.type === 'String' ? name.value : name.name);
  return [nodeLine, ...node.members.flatMap((member) => linesByTree(member.value, [...path, key(member)]))];
}

test('the line of every value of any JSON is that which a parser finds', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.constantFrom('', ' ', '\t', '\n '), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), null, indent);
      const found = linesByTree(parse(text, { mode: 'json' }).body);
      expect(
        linesOf(
          text,
          found.map(({ path }) => path),
        ),
      ).toEqual(found.map(({ line }) => line));
    }),
    { numRuns: 300 },
  );
});

test.each<[path: Path, line: number]>([
  [[], 1],
  [['a'], 2],
  [['b', 1], 4],
  [['b', 7], 3],
  [['c', 'd'], 8],
  [['c', '"]}'], 7],
  [['missing', 'too'], 1],
  [['a', 'inside'], 2],
])('the line of %j is found', (path, line) => {
  const text = '{\n"a": "\\"\\\\",\n"b": [1,\n 2],\n"c":\n1, "c": {"\\"]}":\n"}", "d"\n:3}}';
  expect(linesOf(text, [path])).toEqual([line]);
});
