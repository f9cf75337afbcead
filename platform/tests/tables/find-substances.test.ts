import { expectEach } from '../../../tests/support/expect-each.ts';
import { findSubstances } from '../../tables/find-substances.ts';

/** List and numbers of what is found, best first. */
const found = (text: string) =>
  findSubstances(text, 5).map(({ kind, entries }) => `${kind} ${entries[0]!.indexNumber ?? entries[0]!.cas}`);

test('a substance is found by CAS, EC and index number, and by its name in spite of case, accents, punctuation and typing errors', async () => {
  await expectEach(
    [
      ['67-64-1', 'annexVI 606-001-00-8'],
      ['200-662-2', 'annexVI 606-001-00-8'],
      ['606-001-00-8', 'annexVI 606-001-00-8'],
      ['Acetone', 'annexVI 606-001-00-8'],
      ['aceton', 'annexVI 606-001-00-8'],
      ['ACÉTONE', 'annexVI 606-001-00-8'],
      ['propan 2 one', 'annexVI 606-001-00-8'],
      ['toluol', 'annexVI 601-021-00-3'],
      ['ethylacetat', 'annexVI 607-022-00-5'],
      ['n-buthanol', 'annexVI 603-004-00-6'],
      ['isopropyl alkohol', 'annexVI 603-117-00-0'],
      ['formaldehyd', 'annexVI 605-001-00-5'],
    ] as const,
    ([text]) => text,
    ([text, first]) => {
      expect(found(text)[0]).toBe(first);
    },
  );
});

test('a UN number finds the substances that the dangerous goods list names, and none for an entry n.o.s.', () =>
  expectEach(
    [
      ['UN1090', ['annexVI 606-001-00-8']],
      ['un 1090', ['annexVI 606-001-00-8']],
      ['1230', ['annexVI 603-001-00-X']],
      ['UN1294', ['annexVI 601-021-00-3']],
      ['UN1307', ['annexVI 601-022-00-9']],
      ['UN1993', []],
      ['UN9999', []],
    ] as const,
    ([text]) => text,
    ([text, rows]) => expect(found(text).filter((row) => row.startsWith('annexVI'))).toEqual(rows),
  ));

test('a number in several entries gives all of them, those that are deleted or apply later too', () => {
  const borax = findSubstances('1303-96-4');
  expect(borax.map(({ entries }) => [entries[0]!.indexNumber, entries[0]!.data.deletedFrom ?? null])).toEqual(
    expect.arrayContaining([
      ['005-011-00-4', null],
      ['005-011-01-1', '2022-12-17'],
    ]),
  );
  const styrene = findSubstances('98-83-9').filter(({ kind }) => kind === 'annexVI');
  expect(styrene.map(({ entries }) => entries[0]!.data.from)).toEqual(['2010-12-01', '2027-02-01']);
});

test('a text that is like no name finds nothing, and a long or odd one is read at once', () => {
  expect(findSubstances('qqqqzzzz')).toEqual([]);
  expect(findSubstances('')).toEqual([]);
  expect(findSubstances('%_\u0000')).toEqual([]);
  expect(findSubstances('acetone '.repeat(10_000)).length).toBeLessThan(21);
});
