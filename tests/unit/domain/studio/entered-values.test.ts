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

// The examples of the UFI Developers Manual: every country, every form of VAT number, the ends of the range.
test('a UFI is made of VAT number and formulation number', () =>
  table(
    [
      ['ATU12345678', 178956970, 'C23S-PQ2V-AMH9-VVRF'],
      ['BE0987654321', 89478485, 'U1JV-SUMH-N988-U751'],
      ['BG987654321', 89478485, 'A1JV-EUD3-498W-U23R'],
      ['BG9987654321', 252644556, '80SW-N2UD-FGRY-F6DA'],
      ['CZ978563421', 0, 'F000-T0KH-V002-T4SM'],
      ['CZ81726354', 156920229, 'HKC1-Q7N0-DKF6-7N3E'],
      ['CZ978563421', 15790899, '24VQ-VGV0-WF16-7WC9'],
      ['CZ9785634210', 268435455, 'W3NN-SKC4-JXSS-V4WG'],
      ['CY12345678C', 87654321, '7EHW-3KC7-748V-S1RH'],
      ['CY12345678Y', 87654321, 'FEHW-3KH5-X487-SNRD'],
      ['DE112358132', 134217728, 'KMTT-DSP3-7FD7-6RWY'],
      ['DK31415926', 524544, '3FQU-5GP0-Y105-J64N'],
      ['EE271828182', 230087533, 'QY3Q-327C-QDPR-EE11'],
      ['ESA1234567B', 5, 'EF00-E0R3-M00S-4CX8'],
      ['ES81234567C', 500, '6XC1-Y0C0-N004-JXWK'],
      ['ESD12345678', 5000, 'Q9UE-K0GC-V00M-8ND0'],
      ['FRRF987654321', 134217728, '6KTT-PSK1-AFDM-KEFU'],
      ['FRZY999999999', 230087533, 'NX3Q-2263-2DP5-UQ4T'],
      ['FR01012345678', 268435455, 'F3NN-3K1J-EXSK-7PHY'],
      ['FR10012345678', 268435455, '23NN-5KKE-GXSF-7MD3'],
      ['GB987654321', 156920229, 'GJC1-S7TH-AKFK-TR8P'],
      ['GB999987654321', 156920229, 'CJC1-47ES-AKFS-WTFW'],
      ['GB999999999999', 156920229, '3JC1-47ET-6KFH-WMV8'],
      ['GBZY123', 268435455, '53NN-7KTT-1XS1-DDPH'],
      ['GBAB987', 268435455, 'M3NN-7KTS-YXSK-D8UW'],
      ['GR567438921', 66260700, 'QNWM-9X6E-E46N-G4GJ'],
      ['FI18273645', 29979245, 'VWF9-CDT4-2S2N-PDTV'],
      ['HR16021765654', 268435455, '53NN-KKPX-SXSD-QJY7'],
      ['HU22334455', 238219293, 'AU06-7HHD-64QN-8RHF'],
      ['IE9Z54321Y', 134217728, 'GMTT-2SQN-6FDD-6TV1'],
      ['IE9+54321Y', 134217728, 'KMTT-2SQQ-0FDQ-6A5D'],
      ['IE9*54321Y', 134217728, 'GMTT-2SQR-UFD0-6TFR'],
      ['IE9876543Z', 230087533, 'JY3Q-R2M8-GDP2-DQRS'],
      ['IE9876543ZW', 230087533, 'XY3Q-S215-2DPF-DA4U'],
      ['IE9876543AB', 182319099, 'TUG4-PE6C-4XHP-RSAM'],
      ['ISAB3D5F', 182319099, 'XUG4-WE32-RXHD-RHWU'],
      ['IS1ZY2BA', 268435455, '53NN-1KDC-JXSH-W6WV'],
      ['IT14286244833', 214783315, 'WK3F-PYSX-TXM0-K9AV'],
      ['LI99999', 182319099, 'CUG4-FEHP-HXHW-SC4E'],
      ['LT987654321', 15790899, 'W3VQ-HGW8-UF12-W7QP'],
      ['LT987654321098', 156920229, 'SJC1-P7FR-DKF3-Y2YC'],
      ['LU16726218', 214783315, 'FK3F-8YC6-1XMK-SAQ5'],
      ['LV39903127176', 182319099, 'WUG4-5E2S-UXHN-M5C7'],
      ['MT99887766', 83144621, '7KW0-SMM5-2Q7N-4K8D'],
      ['NL999999999B77', 96485337, 'QJ0V-J1JU-9Y8W-37TG'],
      ['NO958473621', 268435455, '63NN-7KPT-WXS8-WGYA'],
      ['PL4835978701', 19621109, 'XRMW-9HU2-PT1U-7JNN'],
      ['PT998776554', 30051977, 'K9WS-JKK3-WS2E-1WSC'],
      ['RO98', 252644556, 'E0SW-U2CF-KGR6-FRKW'],
      ['RO9081726354', 214783315, '2K3F-QYHK-YXMU-RTN5'],
      ['SE987654321098', 156920229, '1KC1-87DH-0KFR-2WGE'],
      ['SI12345678', 178956970, 'U23S-WQK5-AMH7-V03N'],
      ['SK9987654321', 252644556, 'N0SW-W2AP-FGRV-F9RH'],
      ['1828639338661', 156920229, 'NJC1-671A-UKF3-J0M8'],
      ['de 112 358 132', 134217728, 'KMTT-DSP3-7FD7-6RWY'],
      ['EL567438921', 66260700, 'QNWM-9X6E-E46N-G4GJ'],
      ['US123456789', 1, null],
      // Northern Ireland's letters, which ECHA's list lacks.
      ['XN123456789', 1, null],
      ['DE12345678', 1, null],
      ['AT12345678', 1, null],
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
