import { isValidUfi } from '@/lib/domain/product/identifiers';

const known = [
  'GMTT-2SQN-6FDD-6TV1',
  'C23S-PQ2V-AMH9-VVRF',
  'U1JV-SUMH-N988-U751',
  'F000-T0KH-V002-T4SM',
  'W3NN-SKC4-JXSS-V4WG',
  'EF00-E0R3-M00S-4CX8',
];

test.each(known)('%s is a UFI', (ufi) => {
  expect(isValidUfi(ufi)).toBe(true);
});

test.each(known)('a slip in any one character of %s is noticed', (ufi) => {
  const slips = [...ufi].map(
    (character, index) => `${ufi.slice(0, index)}${character === '7' ? '8' : '7'}${ufi.slice(index + 1)}`,
  );
  expect(slips.filter(isValidUfi)).toEqual([]);
});

test.each([
  ['two characters changed places', 'MGTT-2SQN-6FDD-6TV1'],
  ['without hyphens', 'GMTT2SQN6FDD6TV1'],
  ['small letters', 'gmtt-2sqn-6fdd-6tv1'],
  ['a letter that is not used', 'BMTT-2SQN-6FDD-6TV1'],
  ['too short', 'GMTT-2SQN-6FDD'],
  ['too long', 'GMTT-2SQN-6FDD-6TV1-0000'],
  ['empty', ''],
])('a text is not a UFI: %s', (_, text) => {
  expect(isValidUfi(text)).toBe(false);
});
