import { makeUfi, parseUfi, UfiError, vatForUfi } from '../../rules/ufi.ts';

/** The examples of the UFI Developers Manual: every country, every form of VAT number, the ends of the range. */
const examples: [company: string, formulation: number, ufi: string][] = [
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
];

test.each(examples)('%s, formulation %i has the UFI %s', (company, formulation, ufi) => {
  expect(makeUfi(company, formulation)).toBe(ufi);
});

test.each(examples)('%s, formulation %i is read back from %s', (company, formulation, ufi) => {
  const vat = vatForUfi(company) ?? { country: null, vatNumber: BigInt(company) };
  expect(parseUfi(ufi)).toEqual({ ...vat, formulation });
});

test('EL is Greece, as on invoices', () => {
  expect(makeUfi('EL567438921', 66260700)).toBe(makeUfi('GR567438921', 66260700));
});

test.each([
  ['a country without UFIs', 'US123456789', 1],
  ["Northern Ireland's letters, which ECHA's list lacks", 'XN123456789', 1],
  ['a digit too few', 'DE12345678', 1],
  ['a missing letter', 'AT12345678', 1],
  ['small letters', 'de123456789', 1],
  ['nothing', '', 1],
  ['a company key of more than 41 bits', '2199023255552', 1],
  ['a negative formulation', 'DE123456789', -1],
  ['a formulation of more than 28 bits', 'DE123456789', 2 ** 28],
  ['half a formulation', 'DE123456789', 0.5],
])('%s makes no UFI', (_, company, formulation) => {
  expect(() => makeUfi(company, formulation)).toThrow(UfiError);
});

test.each([
  ['a wrong check character', 'C23S-PQ2V-AMH9-VVRG'],
  ['two characters exchanged', 'C23S-PQ2V-AMH9-VRVF'],
  ['a letter that the alphabet leaves out', 'B23S-PQ2V-AMH9-VVRF'],
  ['a missing hyphen', 'C23SPQ2V-AMH9-VVRF'],
  ['small letters', 'c23s-pq2v-amh9-vvrf'],
  ['text around it', 'UFI: C23S-PQ2V-AMH9-VVRF'],
])('%s is no UFI', (_, text) => {
  expect(parseUfi(text)).toBeNull();
});
