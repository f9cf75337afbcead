import { expectEach } from '../../../tests/support/expect-each.ts';
import { productFacts } from '../../product/facts.ts';
import { carriageOf, figureOf, marinePollutantNames, transportModes } from '../../product/transport/transport-modes.ts';
import { type PackingGroup, roadRowsOf } from '../../tables/transport.ts';
import { factsOf } from '../documents/sample-product.ts';

type Goods = NonNullable<ReturnType<typeof factsOf>['transport']>;

/** Goods of a row that was written by hand: `F1 33 2 D/E 1L E2` by road. */
function goodsOf(un: string, group: string, road: string): Goods {
  const [code = '', hazard = '', , tunnel = '', quantity = ''] = road.split(' ');
  return {
    un: `UN${un}`,
    properShippingName: { en: 'NAME' },
    hazardClass: '3',
    packingGroup: group === '-' ? null : (group as PackingGroup),
    classificationCode: code,
    hazardIdentificationNumber: hazard === '-' ? null : hazard,
    tunnelCode: tunnel === '-' ? null : tunnel,
    limitedQuantity: quantity,
  };
}

type Row = Record<'un' | 'group' | 'road' | 'sea', string>;

/**
 * Written by hand. Road: classification code, hazard identification number, transport category, tunnel code, limited and excepted quantity.
 * Sea: EmS, stowage category, limited and excepted quantity, segregation groups. `-`: none.
 */
const entries: readonly Row[] = `
1005 -   2TC 268 1 C/D 0 E0      F-C,S-U D 0 E0 SGG18
1011 -   2F 23 2 B/D 0 E0        F-D,S-U E 0 E0 -
1013 -   2A 20 3 C/E 120ml E1    F-C,S-V A 120mL E1 -
1017 -   2TOC 265 1 C/D 0 E0     F-C,S-U D 0 E0 -
1066 -   1A 20 3 E 120ml E1      F-C,S-V A 120mL E1 -
1072 -   1O 25 3 E 0 E0          F-C,S-W A 0 E0 -
1090 II  F1 33 2 D/E 1L E2       F-E,S-D E 1L E2 -
1114 II  F1 33 2 D/E 1L E2       F-E,S-D B 1L E2 -
1120 III F1 30 3 D/E 5L E1       F-E,S-D A 5L E1 -
1170 II  F1 33 2 D/E 1L E2       F-E,S-D A 1L E2 -
1173 II  F1 33 2 D/E 1L E2       F-E,S-D B 1L E2 -
1193 II  F1 33 2 D/E 1L E2       F-E,S-D B 1L E2 -
1202 III F1 30 3 D/E 5L E1       F-E,S-E A 5L E1 -
1203 II  F1 33 2 D/E 1L E2       F-E,S-E E 1L E2 -
1219 II  F1 33 2 D/E 1L E2       F-E,S-D B 1L E2 -
1230 II  FT1 336 2 D/E 1L E2     F-E,S-D B 1L E2 -
1263 I   F1 33 1 D/E 500ml E3    F-E,S-E E 500mL E3 -
1294 II  F1 33 2 D/E 1L E2       F-E,S-D B 1L E2 -
1300 III F1 30 3 D/E 5L E1       F-E,S-E A 5L E1 -
1307 III F1 30 3 D/E 5L E1       F-E,S-D A 5L E1 -
1325 II  F1 40 2 E 1kg E2        F-A,S-G B 1kg E2 -
1350 III F3 40 3 E 5kg E1        F-A,S-G A 5kg E1 -
1402 II  W2 423 2 D/E 500g E2    F-G,S-N B 500g E2 -
1428 I   W2 X423 1 B/E 0 E0      F-G,S-N D 0 E0 -
1479 II  O2 50 2 E 1kg E2        F-A,S-Q B 1kg E2 -
1495 II  O2 50 2 E 1kg E2        F-H,S-Q A 1kg E2 SGG4
1547 II  T1 60 2 D/E 100ml E4    F-A,S-A A 100mL E4 -
1593 III T1 60 2 E 5L E1         F-A,S-A A 5L E1 SGG10
1689 I   T5 66 1 C/E 0 E5        F-A,S-A B 0 E5 SGG6
1710 III T1 60 2 E 5L E1         F-A,S-A A 5L E1 SGG10
1715 II  CF1 83 2 D/E 1L E2      F-E,S-C A 1L E2 SGG1
1748 II  O2 50 2 E 1kg E2        F-H,S-Q D 1kg E2 SGG8
1760 II  C9 80 2 E 1L E2         F-A,S-B B 1L E2 -
1779 II  CF1 83 2 D/E 1L E2      F-E,S-C A 1L E2 SGG1
1789 II  C1 80 2 E 1L E2         F-A,S-B C 1L E2 SGG1
1791 II  C9 80 2 E 1L E2         F-A,S-B B 1L E2 SGG8
1805 III C1 80 3 E 5L E1         F-A,S-B A 5L E1 SGG1
1814 II  C5 80 2 E 1L E2         F-A,S-B A 1L E2 SGG18
1823 II  C6 80 2 E 1kg E2        F-A,S-B A 1kg E2 SGG18
1824 II  C5 80 2 E 1L E2         F-A,S-B A 1L E2 SGG18
1830 II  C1 80 2 E 1L E2         F-A,S-B C 1L E2 SGG1
1888 III T1 60 2 E 5L E1         F-A,S-A A 5L E1 SGG10
1897 III T1 60 2 E 5L E1         F-A,S-A A 5L E1 SGG10
1942 III O2 50 3 E 5kg E1        F-H,S-Q C 5kg E1 SGG2
1950 -   5F - 2 D 1L E0          F-D,S-U - SeeSP277 E0 -
1965 -   2F 23 2 B/D 0 E0        F-D,S-U E 0 E0 -
1977 -   3A 22 3 C/E 120ml E1    F-C,S-V D 120mL E1 -
1978 -   2F 23 2 B/D 0 E0        F-D,S-U E 0 E0 -
1987 III F1 30 3 D/E 5L E1       F-E,S-D A 5L E1 -
2014 II  OC1 58 2 E 1L E2        F-H,S-Q D 1L E2 SGG16
2055 III F1 39 3 D/E 5L E1       F-E,S-D C 5L E1 -
2078 II  T1 60 2 D/E 100ml E4    F-A,S-A C 100mL E4 -
2209 III C9 80 3 E 5L E1         F-A,S-B A 5L E1 -
2672 III C5 80 3 E 5L E1         F-A,S-B A 5L E1 SGG18
2735 II  C7 80 2 E 1L E2         F-A,S-B A 1L E2 SGG18
2789 II  CF1 83 2 D/E 1L E2      F-E,S-C A 1L E2 SGG1
2794 -   C11 80 3 E 1L E0        F-A,S-B A 1L E0 SGG1
2810 I   T1 66 1 C/E 0 E5        F-A,S-A B 0 E5 -
2880 II  O2 50 2 E 1kg E2        F-H,S-Q D 1kg E2 SGG8
2924 II  FC 338 2 D/E 1L E2      F-E,S-C B 1L E2 -
3077 III M7 90 3 - 5kg E1        F-A,S-F A 5kg E1 -
3082 III M6 90 3 - 5L E1         F-A,S-F A 5L E1 -
3105 -   P1 - 2 D 125ml E0       F-J,S-R D 125mL E0 -
3264 III C1 80 3 E 5L E1         F-A,S-B A 5L E1 SGG1
3480 -   M4 - 2 E 0 E0           F-A,S-I A 0 E0 -
`
  .trim()
  .split('\n')
  .map((line) => /^(?<un>\d{4}) (?<group>\S+) +(?<road>.+?) {2,}(?<sea>.+)$/.exec(line)!.groups as Row);

test('the conditions of 65 entries by road and sea are those that were written by hand', () => {
  expect(entries).toHaveLength(65);
  return expectEach(
    entries,
    ({ un, group }) => `${un} ${group}`,
    ({ un, group, road, sea }) => {
      const goods = goodsOf(un, group, road);
      const written = (text: string | null | undefined) => text?.replaceAll(' ', '') || '-';
      const rows = roadRowsOf(un, goods).map(({ k, h, tc, tu, lq, eq }) =>
        [k, h, tc, tu, lq, eq].map(written).join(' '),
      );
      expect(rows).toContain(road);
      const [, , category, , , excepted] = road.split(' ');
      expect([figureOf(goods, 'transportCategory'), figureOf(goods, 'exceptedQuantity')]).toEqual([category, excepted]);
      expect(
        (
          [
            'sea.emergencySchedules',
            'sea.stowageCategory',
            'sea.limitedQuantity',
            'sea.exceptedQuantity',
            'sea.segregationGroups',
          ] as const
        )
          .map((figure) => written(figureOf(goods, figure)))
          .join(' '),
      ).toBe(sea);
    },
  );
});

test('a mode that prohibits goods, or is not for them, is known by its list', () =>
  expectEach(
    [
      ['1090', 'II', 'F1', {}],
      ['1512', 'II', 'O2', { sea: 'prohibited' }],
      ['2186', '-', '3TC', { road: 'prohibited', rail: 'prohibited', sea: 'prohibited' }],
      ['2455', '-', '2A', { road: 'prohibited', rail: 'prohibited', sea: 'prohibited' }],
      ['1798', '-', 'COT', { road: 'prohibited', rail: 'prohibited' }],
      ['3111', '-', 'P2', { rail: 'prohibited' }],
      ['3235', '-', 'SR2', { rail: 'prohibited' }],
      ['1845', '-', 'M11', { road: 'notSubject' }],
      ['3334', '-', 'M11', { road: 'notSubject', sea: 'notSubject' }],
      ['9999', 'II', 'F1', {}],
    ] as [string, string, string, object][],
    ([un]) => un,
    ([un, group, code, expected]) => {
      const goods = goodsOf(un, group, `${code} - - - 0`);
      const found = transportModes.map((mode) => [mode, carriageOf(goods, mode)] as const);
      expect(Object.fromEntries(found.filter(([, carriage]) => carriage !== null))).toEqual(expected);
    },
  ));

test('what the author states of a mode comes before the list; rows that differ leave a figure open', () => {
  const goods = goodsOf('1263', 'III', 'F1 30 3 D/E 5L');
  expect(figureOf(goods, 'sea.emergencySchedules')).toBe('F-E, S-E');
  expect(figureOf({ ...goods, sea: { emergencySchedules: 'F-A, S-B' } }, 'sea.emergencySchedules')).toBe('F-A, S-B');
  const corrosive = goodsOf('1760', 'II', 'C9 80 2 E 1L');
  expect(figureOf(corrosive, 'sea.segregationGroups')).toBeNull();
  expect(figureOf({ ...corrosive, sea: { segregationGroups: ['SGG1'] } }, 'sea.segregationGroups')).toBe('SGG1');
  expect(figureOf(goodsOf('9999', 'II', 'F1 33 2 D/E 1L'), 'exceptedQuantity')).toBeNull();
});

test('special provision 640 of tanks is not among those that are printed', () => {
  expect(figureOf(goodsOf('1993', 'II', 'F1 33 2 D/E 1L'), 'specialProvisions')).toBe('274, 601');
  expect(figureOf(goodsOf('3082', 'III', 'M6 90 3 - 5L'), 'specialProvisions')).toBe('274, 335, 375, 601, 650');
});

test('a marine pollutant is named by its ingredients that harm waters, if they are no more than two and all are known, or as stated', () => {
  const ingredient = (name: string, category: string) => ({
    name: { en: name },
    contentRange: '10 %',
    classification: [{ category, h: ['H410'] }],
  });
  const namesOf = (names: string[], rest: object = {}) =>
    marinePollutantNames(
      productFacts.parse({
        ...factsOf({}),
        composition: [...names.map((name) => ingredient(name, 'Aquatic Chronic 1')), ingredient('x', 'Flam. Liq. 2')],
        ...rest,
      }),
    ).map(({ en }) => en);
  expect(namesOf([])).toEqual([]);
  expect(namesOf(['a', 'b'])).toEqual(['a', 'b']);
  expect(namesOf(['a', 'b', 'c'])).toEqual([]);
  const unknown = { name: { en: 'y' }, contentRange: '5 %', classification: [], isClassificationUnknown: true };
  expect(namesOf(['a'], { composition: [ingredient('a', 'Aquatic Chronic 1'), unknown] })).toEqual([]);
  const goods = goodsOf('3082', 'III', 'M6 90 3 - 5L');
  expect(namesOf(['a'], { transport: { ...goods, sea: { marinePollutant: { en: 'zinc oxide' } } } })).toEqual([
    'zinc oxide',
  ]);
});
