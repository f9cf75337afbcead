import { expectEach } from '../../../tests/support/expect-each.ts';
import {
  classesOfRow,
  contentLimitsOf,
  type PackingGroup,
  properShippingNames,
  nameKey,
  roadRowsByName,
  roadRowsOf,
  roadTable,
  type RoadRow,
  seaRowsOf,
  seaTable,
} from '../../tables/transport.ts';
import frequentGoods from './frequent-goods.json' with { type: 'json' };

/** Rows of ADR 2025 that were read by hand. */
type Entry = (typeof frequentGoods)[number];

const groupOf = ({ pg }: RoadRow) => pg ?? '-';

test('Table A has what was read by hand: names, class, code, conditions and technical name of 125 UN numbers', () =>
  expectEach(
    frequentGoods as Entry[],
    ({ un, code }) => `${un} ${code}`,
    ({ un, names, hazardClass, code, groups, needsTechnicalName }) => {
      const rows = roadRowsOf(un).filter(({ k }) => k === code);
      const keys = rows.flatMap(({ n }) => properShippingNames(n.en)).map(nameKey);
      expect(names.filter((name) => !keys.includes(nameKey(name)))).toEqual([]);
      for (const { c, l = [], sp = [] } of rows) {
        expect(c === '2' ? l : [c, ...l.filter((label) => label !== c)]).toEqual(hazardClass.match(/\d(\.\d)?/g));
        expect(sp.includes('274') || sp.includes('318')).toBe(needsTechnicalName);
      }
      for (const [group, conditions] of Object.entries(groups)) {
        const found = rows
          .filter((row) => groupOf(row) === group)
          .map(({ h = '-', tu = '-', lq = '-' }) => ({
            hazardIdentificationNumber: h,
            tunnelCode: tu,
            limitedQuantity: lq,
          }));
        expect([group, found]).toEqual([group, expect.arrayContaining([conditions])]);
      }
      expect([...new Set(rows.map(groupOf))].sort()).toEqual(Object.keys(groups).sort());
    },
  ));

test('road and sea have the same UN numbers, each with the form of its columns', () => {
  const road = [...roadTable.rows()];
  const sea = [...seaTable.rows()];
  expect([road.length, sea.length]).toEqual([roadTable.meta.rows, seaTable.meta.rows]);
  const numbers = new Set(road.map(({ un }) => un));
  expect([...new Set(sea.map(({ un }) => un))].sort()).toEqual([...numbers].sort());
  expect(numbers.size).toBe(2347);
  const wrong = road.filter(
    ({ un, tu = 'E', h = '33', eq = 'E0', k = 'F1', st }) =>
      !/^\d{4}$/.test(un) ||
      !/^(?:-|[B-E](?:\d+C|\d+D)?(?:\/[DE])?)$/.test(tu) ||
      !/^(?:X?\d{2,4}|1\.5D)$/.test(h) ||
      !/^(?:E[0-5]|see SP 340)$/i.test(eq) ||
      !/^[\dA-Z]/.test(k) ||
      (st !== undefined && !['solid', 'liquid', 'gas'].includes(st)),
  );
  expect(wrong).toEqual([]);
  expect(sea.filter(({ ems }) => ems?.some((schedule) => !/^[FS]-[A-Z]$/.test(schedule)))).toEqual([]);
});

test('the packing groups of sea are those of road, but for what the two print differently', () => {
  const road = new Map<string, string[]>();
  for (const row of roadTable.rows())
    if (!row.prohibited && !row.notSubject && !row.x?.includes('pg'))
      road.set(row.un, [...(road.get(row.un) ?? []), groupOf(row)]);
  const differing = new Set<string>();
  for (const { un, pg = '-' } of seaTable.rows())
    if (road.get(un)?.includes(pg) === false) differing.add(`${un}: ${pg}, not ${road.get(un)!.join()}`);
  expect([...differing]).toEqual([
    // A second kind of fish meal, carried at sea only.
    '1374: III, not II',
    // Carriage by sea is prohibited (IMDG Code special provision 900).
    '1512: -, not II',
    '2071: III, not -',
    '3028: III, not -',
  ]);
});

test('class and subsidiary hazards of sea are those of road, but for what the two print differently', () => {
  const sorted = ([main, ...others]: readonly string[]) => [main, ...others.sort()].join(' + ');
  const differing = [...seaTable.rows()].flatMap(({ un, pg = null, c, sub = [] }) => {
    const rows = roadRowsOf(un, { packingGroup: pg });
    const road = [...new Set(rows.map((row) => sorted(classesOfRow(row))))];
    const sea = sorted([c, ...sub].join(' ').match(/\d(?:\.\d)?/g) ?? []);
    const isCompared =
      rows.length > 0 && rows.every((row) => !row.notSubject && !row.prohibited && !row.x?.includes('l'));
    return isCompared && !road.includes(sea) ? [`${un}: ${sea}, not ${road.slice(0, 2).join(' or ')}`] : [];
  });
  expect(differing).toEqual([
    // Labels of explosives that road or sea alone has.
    '0143: 1.1, not 1.1 + 6.1',
    '0234: 1.3 + 6.1, not 1.3',
    '0248: 1.2 + 4.3, not 1.2',
    '0249: 1.3 + 4.3, not 1.3',
    // Subsidiary hazards that only the list of road prints; that of sea leaves most to special provisions.
    '1613: 6.1, not 6.1 + 3',
    '1614: 6.1, not 6.1 + 3',
    '1950: 2, not 2.2 or 2.2 + 8',
    '2037: 2, not 2.2 or 2.1',
    '3101: 5.2, not 5.2 + 1',
    '3102: 5.2, not 5.2 + 1',
    '3111: 5.2, not 5.2 + 1',
    '3112: 5.2, not 5.2 + 1',
    '3221: 4.1, not 4.1 + 1',
    '3222: 4.1, not 4.1 + 1',
    '3231: 4.1, not 4.1 + 1',
    '3232: 4.1, not 4.1 + 1',
    // Label 7 in an excepted package.
    '3507: 6.1 + 7 + 8, not 6.1 + 8',
  ]);
});

test('the content for which a row is follows from its name, and limits of other constituents are none of it', () => {
  const limitsOf = (un: string) =>
    roadRowsOf(un).map((row) => {
      const limits = contentLimitsOf(row);
      if (!limits) return '-';
      const { min, max, isMinExcluded, isMaxExcluded } = limits;
      return `${isMinExcluded ? '>' : '≥'}${min} ${isMaxExcluded ? '<' : '≤'}${max}`;
    });
  expect(limitsOf('2984')).toEqual(['≥8 <20']);
  expect(limitsOf('2014')).toEqual(['≥20 ≤60']);
  expect(limitsOf('2015')).toEqual(['>70 ≤100', '>60 ≤70']);
  expect(limitsOf('2031')).toEqual(['>70 ≤100', '≥65 ≤70', '≥0 <65']);
  expect(limitsOf('2790')).toEqual(['≥50 ≤80', '>10 <50']);
  expect(limitsOf('1790')).toEqual(['>85 ≤100', '>60 ≤85', '≥0 ≤60']);
  expect(limitsOf('2796')).toEqual(['≥0 ≤51']);
  // Water, available chlorine, free acid, maleic anhydride; one of two gases; no limit.
  for (const un of ['1051', '1748', '1794', '2214', '1041', '1789', '1824'])
    expect([un, ...new Set(limitsOf(un))]).toEqual([un, '-']);
});

test('no doubtful field has a value', () => {
  const doubtful = [...roadTable.rows(), ...seaTable.rows()].flatMap((row) =>
    (row.x ?? []).map((field) => (row as unknown as Record<string, unknown>)[field as string]),
  );
  expect(doubtful).toHaveLength(roadTable.meta.leftOut + seaTable.meta.leftOut);
  expect(doubtful.filter((value) => value !== undefined && !Array.isArray(value))).toEqual([]);
});

test('a row is found by its number, packing group and state', () =>
  expectEach(
    [
      ['UN1263', {}, 6],
      ['1263', { packingGroup: 'II' }, 2],
      ['un 1263', { packingGroup: 'III' }, 3],
      ['UN1950', { packingGroup: null }, 12],
      ['UN1263', { packingGroup: null }, 0],
      ['UN1830', { state: 'liquid' }, 1],
      ['UN1830', { state: 'solid' }, 0],
      ['UN9999', {}, 0],
    ] as [string, { packingGroup?: PackingGroup | null; state?: 'solid' | 'liquid' }, number][],
    ([un, query]) => `${un} ${JSON.stringify(query)}`,
    ([un, query, count]) => expect(roadRowsOf(un, query)).toHaveLength(count),
  ));

test('a row is found by its proper shipping name in English, German or French, however it is written', () =>
  expectEach(
    [
      ['acetone', ['1090']],
      ['ACETON', ['1090']],
      ['Acétone', ['1090']],
      ['ethyl  alcohol', ['1170']],
      ['Methyl ethyl ketone', ['1193']],
      ['flammable liquid n.o.s', ['1993']],
      ['Entzündbarer flüssiger Stoff, n.a.g.', ['1993']],
      ['Sulphuric acid', ['1830', '2796']],
      ['battery fluid acid', ['2796']],
      ['Dieselkraftstoff', ['1202']],
      ['PEINTURES', ['1263', '3066']],
      ['hydrogen peroxide aqueous solution', ['2014', '2984']],
      ['environmentally hazardous substance, liquid, n.o.s.', ['3082']],
      ['unobtainium', []],
    ] as [string, string[]][],
    ([name]) => name,
    ([name, numbers]) => expect([...new Set(roadRowsByName(name).map(({ un }) => un))]).toEqual(numbers),
  ));

test('the emergency schedules of a number are those of its rows at sea', () => {
  expect(seaRowsOf('UN1993', { packingGroup: 'II' }).map(({ ems, cat }) => [ems, cat])).toEqual([
    [['F-E', 'S-E'], 'B'],
  ]);
  expect(seaRowsOf('UN1748').every(({ mp }) => mp)).toBe(true);
});
