import { planHistory, type Version } from '../../product/version-history.ts';

interface Facts {
  say: string;
  changes: string[];
}

const version = (text: string, created: string, say: string, changes: string[] = []): Version<Facts> => ({
  text,
  created,
  issued: true,
  facts: { say, changes },
});
const first = version('1.0', '2024-01-01', 'a');
const second = version('2.0', '2025-01-01', 'b', ['b instead of a']);
const third = version('3.0', '2026-06-01', 'c');

/** `add 3.0 2026-06-01`, `anew 2.0`, or what is refused. */
const outcomeOf = (stored: Version<Facts>[], imported: Version<Facts>[], wasShown = true) => {
  const { added, rewritten, findings } = planHistory({
    stored,
    fileVersions: imported,
    wasShown,
    today: '2026-11-22',
    path: ['versions'],
  });
  return [
    ...findings.map(({ message }) => message),
    ...added.map(({ version: { text, created, facts } }) => `add ${text} ${created} ${facts.say}`),
    ...rewritten.map(({ text, version: { facts } }) => `anew ${text} ${facts.say}`),
  ];
};

test.each<[what: string, stored: Version<Facts>[], imported: Version<Facts>[], outcome: string[]]>([
  [
    'a new product gets its whole history, the oldest first',
    [],
    [second, first],
    ['add 1.0 2024-01-01 a', 'add 2.0 2025-01-01 b'],
  ],
  ['the same history changes nothing', [second, first], [second, first], []],
  ['a file may leave older versions out', [second, first], [second], []],
  ['a file may be silent of what changed', [second, first], [version('2.0', '2025-01-01', 'b')], []],
  ['a version on top is added', [second, first], [third, second, first], ['add 3.0 2026-06-01 c']],
  ['so are two', [first], [third, second, first], ['add 2.0 2025-01-01 b', 'add 3.0 2026-06-01 c']],
  ['a file of the new version alone will do', [second, first], [third], ['add 3.0 2026-06-01 c']],
  [
    'other facts in the newest version make the next one, of today',
    [second, first],
    [version('2.0', '2025-01-01', 'x'), first],
    ['add 3.0 2026-11-22 x'],
  ],
  [
    'once it is made, the same file changes nothing',
    [version('3.0', '2026-11-22', 'x'), second, first],
    [version('2.0', '2025-01-01', 'x'), first],
    [],
  ],
  [
    'the next change in it makes the one after',
    [version('3.0', '2026-11-22', 'x'), second, first],
    [version('2.0', '2025-01-01', 'y'), first],
    ['add 4.0 2026-11-22 y'],
  ],
  [
    'a file that returns to an older version makes the next one, which is told',
    [third, second, first],
    [second, first],
    [
      'the file ends with version 2.0, and 3.0 is stored: its contents become version 4.0; if that is not meant, export the product first',
      'add 4.0 2026-11-22 b',
    ],
  ],
  [
    'once it is made, the same file changes nothing either',
    [version('4.0', '2026-11-22', 'b'), third, second, first],
    [second, first],
    [],
  ],
  [
    'where the next version has no number, a file that returns to an older one must say it',
    [version('B', '2025-01-01', 'b'), version('A', '2024-01-01', 'a')],
    [version('A', '2024-01-01', 'a')],
    ['version B is issued and the facts differ: give them a new version'],
  ],
  [
    'an older version can’t be written anew',
    [second, first],
    [second, version('1.0', '2024-01-01', 'x')],
    ['version 1.0 is issued and stored with other contents: it must stay as it is'],
  ],
  [
    'nor what changed in the newest',
    [second, first],
    [version('2.0', '2025-01-01', 'b', ['nothing']), first],
    ['version 2.0 is issued: its date and its changes must stay as they are'],
  ],
  [
    'nor its date',
    [second, first],
    [version('2.0', '2025-01-02', 'b', ['b instead of a']), first],
    ['version 2.0 is issued: its date and its changes must stay as they are'],
  ],
  [
    'a version can’t be put between others',
    [second, first],
    [second, version('1.5', '2024-06-01', 'x'), first],
    ['version 1.5 is not stored, and newer ones are'],
  ],
  [
    'a new version is not older than the newest',
    [second, first],
    [version('3.0', '2024-12-31', 'c'), second, first],
    ['2024-12-31 is before version 2.0, which is stored (2025-01-01)', 'add 3.0 2024-12-31 c'],
  ],
  [
    'where the next version has no number, the file must say it',
    [version('A', '2025-01-01', 'a')],
    [version('A', '2025-01-01', 'b')],
    ['version A is issued and the facts differ: give them a new version'],
  ],
])('%s', (_, stored, imported, outcome) => {
  expect(outcomeOf(stored, imported)).toEqual(outcome);
});

test('what changed in an older version is not said of the version that returns to it', () => {
  const { added } = planHistory({
    stored: [third, second, first],
    fileVersions: [second, first],
    wasShown: true,
    today: '2026-11-22',
    path: ['versions'],
  });
  expect(added.map((next) => next.version.facts)).toEqual([{ say: 'b', changes: [] }]);
});

test('a version of a product that was never shown is overwritten', () => {
  expect(outcomeOf([second, first], [version('2.0', '2025-01-01', 'x'), first], false)).toEqual(['anew 2.0 x']);
});

test('a file that ends with an older version makes the next one of such a product too: the change would not be seen', () => {
  expect(outcomeOf([second, first], [version('1.0', '2024-01-01', 'x')], false)).toEqual(['add 3.0 2026-11-22 x']);
});

test('a version that was not issued is overwritten', () => {
  const draft = { ...first, issued: false };
  expect(outcomeOf([draft], [{ ...draft, facts: { say: 'x', changes: [] } }])).toEqual(['anew 1.0 x']);
});
