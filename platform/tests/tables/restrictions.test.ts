import { expectEach } from '../../../tests/support/expect-each.ts';
import { annexXVIITable, cmrTable, precursorsTable, restrictions } from '../../tables/restrictions.ts';

/** The restrictions for the general public as the checks had them before the tables, from another reading of the acts. */
const earlier: [cas: string[], limit: number, isLimitAllowed: boolean, provision: string][] = [
  [['7722-84-1'], 12, true, 'Regulation (EU) 2019/1148'],
  [['75-52-5'], 16, true, 'Regulation (EU) 2019/1148'],
  [['7697-37-2'], 3, true, 'Regulation (EU) 2019/1148'],
  [['7664-93-9'], 15, true, 'Regulation (EU) 2019/1148'],
  [['3811-04-9', '7775-09-9', '7778-74-7', '7601-89-0'], 40, true, 'Regulation (EU) 2019/1148'],
  [['6484-52-2'], 45.7, true, 'Regulation (EU) 2019/1148'],
  [['67-66-3'], 0.1, false, 'REACH Annex XVII 32'],
  [['79-00-5'], 0.1, false, 'REACH Annex XVII 34'],
  [['79-34-5'], 0.1, false, 'REACH Annex XVII 35'],
  [['630-20-6'], 0.1, false, 'REACH Annex XVII 36'],
  [['76-01-7'], 0.1, false, 'REACH Annex XVII 37'],
  [['75-35-4'], 0.1, false, 'REACH Annex XVII 38'],
  [['108-88-3'], 0.1, false, 'REACH Annex XVII 48'],
  [['111-77-3'], 0.1, false, 'REACH Annex XVII 54'],
  [['112-34-5'], 3, false, 'REACH Annex XVII 55'],
  [['110-82-7'], 0.1, false, 'REACH Annex XVII 57'],
  [['75-09-2'], 0.1, false, 'REACH Annex XVII 59'],
  [['67-56-1'], 0.6, false, 'REACH Annex XVII 69'],
];

test('the tables have each restriction that the checks had before, with the same limit', () =>
  expectEach(
    earlier,
    ([cas]) => cas.join(),
    ([cas, limit, isLimitAllowed, provision]) => {
      const found = restrictions().rules.filter(
        (rule) =>
          rule.duty === 'ban' &&
          rule.audiences?.includes('public') &&
          rule.provision.startsWith(provision) &&
          [...(rule.cas ?? [])].sort().join() === [...cas].sort().join(),
      );
      expect(found.map((rule) => [rule.limit, rule.isLimitAllowed ?? false])).toEqual([[limit, isLimitAllowed]]);
    },
  ));

test('the counts are those of the acts, and every rule has a condition', () => {
  expect([annexXVIITable.meta.rows, precursorsTable.meta.rows, cmrTable.meta.rows]).toEqual([82, 14, 1634]);
  const { rules, groups } = restrictions();
  expect(groups.map(({ entry }) => entry).join()).toBe(
    '2,9,9,10,11,11,12,13,15,18,19,20,23,31,41,43,45,46,58,60,62,65,68,73,74,75,78,79,82',
  );
  expect(rules.filter(({ cas, statements }) => !cas && !statements)).toEqual([]);
  const precursors = new Set([...precursorsTable.rows()].flatMap(({ cas = [] }) => cas));
  expect(precursors.size).toBe(18);
});

test('the appendices have as many entries as (EU) 2025/1731 makes them, and 26 substances wait for an amendment', () => {
  const rows = [...cmrTable.rows()];
  const added = (entry: number) => rows.filter((row) => row.entry === entry && row.from === '2025-09-01').length;
  // 5, 1 and 12 substances; two forms of lead, which Appendix 5 had before, changed in other classes.
  expect([added(28), added(29), added(30)]).toEqual([5, 1, 12 + 2]);
  expect(rows.filter(({ isNotYet }) => isNotYet)).toHaveLength(26);
  expect(cmrTable.find(['50-00-0']).map(({ entry, limit, isNotYet }) => [entry, limit, isNotYet ?? false])).toEqual([
    [28, 0.1, false],
  ]);
});
