import { proposedNumber } from '@/lib/domain/studio/check-digits';
import { contentTotal, proposedRange, rangeEnds } from '@/lib/domain/studio/content-range';
import { figureOrText, formatCells, numberOrTyped, parseCells } from '@/lib/domain/studio/entered-values';
import { makeUfi } from '@/lib/domain/studio/ufi';
import { expectEach } from '@/tests/support/expect-each';

// What people type and paste into the forms of the Studio.

const table = <Case extends readonly unknown[]>(cases: readonly Case[], check: (...one: Case) => void) =>
  expectEach(
    cases,
    (one) => JSON.stringify(one),
    (one) => check(...one),
  );

test('a number with a wrong check digit or without its hyphens is proposed as it has to be', () =>
  table(
    [
      ['cas', '67-64-2', '67-64-1'],
      ['cas', '67641', '67-64-1'],
      ['cas', '67-64-1', null],
      ['cas', 'acetone', null],
      ['ec', '200-662-3', '200-662-2'],
      ['ec', '2006622', '200-662-2'],
      ['index', '603-001-00-1', '603-001-00-X'],
      ['index', '606-001-00-8', null],
      ['gtin', '09521234000014', '09521234000013'],
      ['gtin', '9521234000013', '09521234000013'],
      ['gtin', '09521234000013', null],
      ['reach', '01-2119471330-49', null],
    ] as const,
    (name, typed, expected) => expect(proposedNumber(name, typed)).toBe(expected),
  ));

// The examples of the UFI Developers Manual, one or more of each country group and each form of number.
test('a UFI is made of VAT number and formulation number', () =>
  table(
    [
      ['ATU12345678', 178956970, 'C23S-PQ2V-AMH9-VVRF'],
      ['BG9987654321', 252644556, '80SW-N2UD-FGRY-F6DA'],
      ['CY12345678C', 87654321, '7EHW-3KC7-748V-S1RH'],
      ['CZ978563421', 0, 'F000-T0KH-V002-T4SM'],
      ['CZ9785634210', 268435455, 'W3NN-SKC4-JXSS-V4WG'],
      ['DE112358132', 134217728, 'KMTT-DSP3-7FD7-6RWY'],
      ['de 112 358 132', 134217728, 'KMTT-DSP3-7FD7-6RWY'],
      ['ESA1234567B', 5, 'EF00-E0R3-M00S-4CX8'],
      ['FRRF987654321', 134217728, '6KTT-PSK1-AFDM-KEFU'],
      ['GB999999999999', 156920229, '3JC1-47ET-6KFH-WMV8'],
      ['GBAB987', 268435455, 'M3NN-7KTS-YXSK-D8UW'],
      ['EL567438921', 66260700, 'QNWM-9X6E-E46N-G4GJ'],
      ['IE9+54321Y', 134217728, 'KMTT-2SQQ-0FDQ-6A5D'],
      ['IE9876543ZW', 230087533, 'XY3Q-S215-2DPF-DA4U'],
      ['ISAB3D5F', 182319099, 'XUG4-WE32-RXHD-RHWU'],
      ['IT14286244833', 214783315, 'WK3F-PYSX-TXM0-K9AV'],
      ['LT987654321098', 156920229, 'SJC1-P7FR-DKF3-Y2YC'],
      ['NL999999999B77', 96485337, 'QJ0V-J1JU-9Y8W-37TG'],
      ['SE987654321098', 156920229, '1KC1-87DH-0KFR-2WGE'],
      ['1828639338661', 156920229, 'NJC1-671A-UKF3-J0M8'],
      ['US123456789', 1, null],
      ['DE12345678', 1, null],
      ['', 1, null],
      ['2199023255552', 1, null],
      ['DE123456789', -1, null],
      ['DE123456789', 2 ** 28, null],
      ['DE123456789', 0.5, null],
    ] as const,
    (company, formulation, expected) => expect(makeUfi(company, formulation)).toBe(expected),
  ));

test('figures may have a decimal comma, and what is no figure is kept as typed', () =>
  table(
    [
      ['12,5', 12.5, 12.5],
      ['1 200.5', 1200.5, '1 200.5'],
      [' 7 ', 7, 7],
      ['−3', -3, '−3'],
      ['2,0', 2, '2.0'],
      ['< -20', '< -20', '< -20'],
      ['about 3', 'about 3', 'about 3'],
      ['', undefined, undefined],
    ] as const,
    (typed, number, numberOrText) => {
      expect(numberOrTyped(typed)).toBe(number);
      expect(figureOrText(typed)).toBe(numberOrText);
    },
  ));

test('a block of cells is read as spreadsheets copy it, and written so', () => {
  const rows = [
    ['acetone', '67-64-1', '12,5'],
    ['a "quoted"\nname\twith all', '', '3'],
  ];
  expect(parseCells(formatCells(rows))).toEqual(rows);
  expect(parseCells('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(parseCells('"open\tb')).toEqual([['"open', 'b']]);
  expect(parseCells('one')).toEqual([['one']]);
});

test('the proposed range ends at limits of the classification, so that it has the hazards of the content', () =>
  table(
    [
      [12.5, [], '10 – < 20 %'],
      [5, [], '5 – < 10 %'],
      [0.05, [], '< 0.1 %'],
      [0.2, [], '0.1 – < 0.3 %'],
      [80, [], '≥ 75 %'],
      [100, [], '100 %'],
      [7, ['Skin Irrit. 2; H315: 2 % ≤ C < 8 %'], '5 – < 8 %'],
      [0, [], null],
      [101, [], null],
    ] as const,
    (content, limits, expected) => expect(proposedRange(content, limits)).toBe(expected),
  ));

test('the ends of a printed range are read, and contents are added up exactly', () => {
  expect(['10 – < 15 %', '≥ 99.5 %', '< 0,1 %', '5 %', '1-2%', 'some'].map(rangeEnds)).toEqual([
    { lower: 10, upper: 15 },
    { lower: 99.5, upper: 100 },
    { lower: 0, upper: 0.1 },
    { lower: 5, upper: 5 },
    { lower: 1, upper: 2 },
    null,
  ]);
  expect(
    contentTotal([
      { content: 0.1, contentRange: '< 0.3 %' },
      { content: 0.2 },
      { contentRange: '10 – < 20 %' },
      { content: 'much' },
    ]),
  ).toEqual({ exact: 0.3, exactCount: 2, lower: 10.2, upper: 20.5, count: 4 });
});
