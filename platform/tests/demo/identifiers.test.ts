import { hasReachNumberForm, isCasNumber, isEcNumber, isGtin14, isIndexNumber } from '../../law/identifiers.ts';

test.each([
  [isCasNumber, '67-64-1', true],
  [isCasNumber, '25068-38-6', true],
  [isCasNumber, '67-64-2', false],
  [isCasNumber, '67-46-1', false],
  [isCasNumber, '67641', false],
  [isEcNumber, '200-662-2', true],
  [isEcNumber, '500-033-5', true],
  [isEcNumber, '200-662-3', false],
  [isEcNumber, '200-003-1', false],
  [isEcNumber, '2006622', false],
  [isIndexNumber, '606-001-00-8', true],
  [isIndexNumber, '603-001-00-X', true],
  [isIndexNumber, '603-001-00-9', false],
  [isIndexNumber, '606-001-00-8 ', false],
  [hasReachNumberForm, '01-2119471330-49', true],
  [hasReachNumberForm, '01-2119471330-49-XXXX', true],
  [hasReachNumberForm, '01-2119471330-49-0012', true],
  [hasReachNumberForm, '01-211947133-49', false],
  [isGtin14, '09521234000013', true],
  [isGtin14, '09521234000014', false],
  [isGtin14, '9521234000013', false],
] as const)('%p of %s is %s', (check, number, expected) => {
  expect(check(number)).toBe(expected);
});

test('a remainder of 10 is printed as 1 in the 4xx numbers only', () => {
  const withRemainder10 = (digits: string) =>
    [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 11 === 10;
  const [of400, of200] = ['4', '2'].map((first) =>
    Array.from({ length: 1000 }, (_, n) => `${first}00${String(n).padStart(3, '0')}`).find(withRemainder10),
  );
  const formatEcNumber = (digits = '') => `${digits.slice(0, 3)}-${digits.slice(3)}-1`;
  expect(isEcNumber(formatEcNumber(of400))).toBe(true);
  expect(isEcNumber(formatEcNumber(of200))).toBe(false);
});
