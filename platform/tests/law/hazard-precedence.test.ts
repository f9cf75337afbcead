import { expectEach } from '../../../tests/support/expect-each.ts';
import { hazardDegrees, precedingClass } from '../../law/label/hazard-precedence.ts';

const degreeOf = (text: string) => {
  const [goods, group, route] = text.split(' ');
  return hazardDegrees.find((degree) => degree.goods === goods && degree.group === group && degree.route === route)!;
};

/** ADR 2.1.3.10 with its examples, and 2.1.3.5.3 (h): two hazards, for liquids, for solids, without knowing. */
const cases: [
  first: string,
  other: string,
  liquids: string | null,
  solids: string | null,
  unknownState: string | null,
][] = [
  ['3 II', '8 I', '8', '8', '8'],
  ['3 I', '8 I', '3', '3', '3'],
  ['3 III', '8 II', '8', '8', '8'],
  ['3 III', '8 III', '3', '3', '3'],
  ['3 III', '6.1 II oral', '6.1', '6.1', '6.1'],
  ['3 II', '6.1 I dermal', '3', '3', '3'],
  ['3 II', '6.1 I inhalation', '6.1', '6.1', '6.1'],
  ['8 I', '6.1 I inhalation', null, null, null],
  ['6.1 II oral', '8 I', '8', '8', '8'],
  ['6.1 II dermal', '8 I', '8', '6.1', null],
  ['6.1 II dermal', '8 III', '6.1', '6.1', '6.1'],
  ['6.1 III oral', '8 III', '8', '8', '8'],
  ['5.1 II', '8 I', '8', '8', '8'],
  ['5.1 II', '8 II', '5.1', '5.1', '5.1'],
  ['5.1 III', '8 II', '8', '8', '8'],
  ['5.1 II', '6.1 I dermal', '6.1', '6.1', '6.1'],
  ['5.1 II', '6.1 I oral', '5.1', '5.1', '5.1'],
  ['5.1 II', '3 II', '3', '5.1', null],
  ['4.3 II', '3 I', '4.3', '4.3', '4.3'],
  ['4.3 III', '5.1 II', '5.1', '5.1', '5.1'],
  ['4.2 II', '4.3 III', '4.3', '4.3', '4.3'],
  ['4.2 III', '8 II', '8', '8', '8'],
  ['3 I', '3 II', null, null, null],
];

test('of two hazards the table of precedence names the class, whichever is named first', () =>
  expectEach(
    cases,
    ([first, other]) => `${first}, ${other}`,
    ([first, second, ...expected]) => {
      const [degree, other] = [degreeOf(first), degreeOf(second)];
      expect([true, false, null].map((isLiquid) => precedingClass(degree, other, isLiquid))).toEqual(expected);
      expect([true, false, null].map((isLiquid) => precedingClass(other, degree, isLiquid))).toEqual(expected);
    },
  ));
