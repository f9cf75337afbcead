import { expectEach } from '../../../tests/support/expect-each.ts';
import { checkProduct, readProductFile } from '../../product/read/read-product-file.ts';
import { compareFindings, type Finding, isError, isSettled, weightOf, weights } from '../../product/findings.ts';
import type { ProductFile } from '../../product/product-file.ts';
import { settledKeyOf, signSettled } from '../../product/check/settled-findings.ts';
import { acetoneFile } from './sample-file.ts';

type Label = ProductFile['versions'][number]['facts']['label'];

const fileOf = (label: Label, settledFindings?: ProductFile['settledFindings']): ProductFile => {
  const file = acetoneFile();
  const [version] = file.versions;
  return {
    ...file,
    versions: [{ ...version!, facts: { ...version!.facts, label } }],
    ...(settledFindings && { settledFindings }),
  };
};
const foreignLabel: Label = { pictograms: ['GHS02', 'GHS07', 'GHS09'], euh: ['EUH066'], p: ['P210', 'P305+P351+P338'] };
const findingOf = (file: ProductFile, code = 'extraPictogram') =>
  checkProduct(file).findings.find(({ texts }) => texts?.source?.code === code)!;
const entryFor = (file: ProductFile) => ({ ...settledKeyOf(findingOf(file))!, reason: 'A customer prints it.' });

test('findings are sorted by what may come of them, errors first', () => {
  const { findings } = checkProduct(fileOf({ ...foreignLabel, p: [], signalWord: 'warning' }));
  const sorted = findings.toSorted(compareFindings);
  const places = sorted.map((finding) => (isError(finding) ? -1 : weights.indexOf(weightOf(finding))));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(new Set(places).size).toBeGreaterThan(1);
});

test('each kind of finding weighs what it may do', () =>
  expectEach(
    [
      ['lacksPictogram', 'injury'],
      ['wrongSignalWord', 'injury'],
      ['harmonised', 'injury'],
      ['lacksForPublic', 'provision'],
      ['extraPictogram', 'provision'],
      ['textsNotIn', 'missing'],
      ['tooManyPrecautions', 'appearance'],
      ['a kind without a row', 'provision'],
    ] as const,
    ([code]) => code,
    ([code, weight]) => {
      const finding = { texts: { source: { code, values: '[]' } } } as unknown as Finding;
      expect(weightOf(finding)).toBe(weight);
    },
  ));

test('a settled warning has its reason and is not reported; an error and another warning are', () => {
  const file = fileOf(foreignLabel);
  const settled = { ...entryFor(file), user: 'ana', date: '2026-11-30' };
  const { findings } = checkProduct(fileOf(foreignLabel, [settled]));
  expect(findings.filter(isSettled).map(({ settled: found }) => found)).toEqual([
    { scope: 'product', reason: settled.reason, user: 'ana', date: '2026-11-30' },
  ]);
  const reported = (settledFindings?: ProductFile['settledFindings']) =>
    readProductFile(JSON.stringify(fileOf(foreignLabel, settledFindings)), 'a.json').problems.length;
  expect(reported([settled])).toBe(reported() - 1);
});

test('a settled warning is open again when a value changes at which it stands or which it names', () => {
  const file = fileOf(foreignLabel);
  const entry = entryFor(file);
  const isOpen = (label: Label) => !isSettled(findingOf(fileOf(label, [entry])));
  expect(isOpen(foreignLabel)).toBe(false);
  expect(isOpen({ ...foreignLabel, p: ['P210'] })).toBe(false);
  expect(isOpen({ ...foreignLabel, pictograms: ['GHS02', 'GHS09'] })).toBe(true);
  expect(isOpen({ ...foreignLabel, pictograms: ['GHS02', 'GHS07', 'GHS08'] })).toBe(true);
});

test('an entry of another kind or basis settles nothing, and an error cannot be settled', () => {
  const entry = entryFor(fileOf(foreignLabel));
  for (const other of [
    { ...entry, finding: 'lacksPictogram' },
    { ...entry, basis: '0000000000000000' },
  ])
    expect(findingOf(fileOf(foreignLabel, [other])).settled).toBeUndefined();
  const wrong = { ...fileOf({ ...foreignLabel, h: ['H999'] }) };
  expect(checkProduct(wrong).findings.filter(isError).map(settledKeyOf)).toEqual([undefined]);
});

test('a reason is 1 to 1,000 characters, a day is one, and there are at most 200 entries', () => {
  const entry = entryFor(fileOf(foreignLabel));
  const errorsOf = (...entries: object[]) =>
    checkProduct({ ...fileOf(foreignLabel), settledFindings: entries })
      .findings.filter(isError)
      .map(({ path }) => path.join('.'));
  expect(errorsOf(entry)).toEqual([]);
  expectEach(
    [
      [{ reason: '' }, 'settledFindings.0.reason'],
      [{ reason: 'x'.repeat(1_001) }, 'settledFindings.0.reason'],
      [{ basis: 'not a digest' }, 'settledFindings.0.basis'],
      [{ finding: '../a' }, 'settledFindings.0.finding'],
      [{ date: '2026-02-30' }, 'settledFindings.0.date'],
      [{ user: 'x'.repeat(201) }, 'settledFindings.0.user'],
      [{ level: 'error' }, 'settledFindings.0.level'],
    ] as const,
    ([change]) => JSON.stringify(change).slice(0, 40),
    ([change, path]) => expect(errorsOf({ ...entry, ...change })).toEqual([path]),
  );
  expect(errorsOf(...Array.from({ length: 201 }, () => entry))).toEqual(['settledFindings']);
});

test('who saves an entry has settled it; an entry that is stored keeps who and when', () => {
  const key = { finding: 'usesOpen', basis: '0123456789abcdef' };
  const stored = [{ ...key, reason: 'a', user: 'ana', date: '2026-01-01' }];
  const ben = { name: 'ben', today: '2026-11-30' };
  expectEach(
    [
      ['kept without a name', [{ ...key, reason: 'a' }], stored],
      ['kept with another name', [{ ...key, reason: 'a', user: 'x', date: '1999-01-01' }], stored],
      [
        'another reason',
        [{ ...key, reason: 'b', user: 'ana' }],
        [{ ...key, reason: 'b', user: 'ben', date: '2026-11-30' }],
      ],
      ['no list', 'a', 'a'],
      ['no entries', [null, 7, { reason: 'a' }], [null, 7, { reason: 'a' }]],
    ] as const,
    ([name]) => name,
    ([, saved, signed]) => expect(signSettled(saved, stored, ben)).toEqual(signed),
  );
});
