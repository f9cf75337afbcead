/** Exact fractions of big integers for the second implementation: no rounding ever decides a class. The denominator is positive. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/** The fraction that a number's shortest decimal notation writes: 0.1 is one tenth. */
export function fractionOf(value: number | string): Fraction {
  const match = /^(-?)(\d+)(?:[.,](\d+))?(?:e([+-]?\d+))?$/i.exec(String(value).trim());
  if (match === null) throw new Error(`'${value}' is no decimal number`);
  const [, sign, whole, decimals = '', exponent = '0'] = match;
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const minus = (a: Fraction, b: Fraction): Fraction =>
  plus(a, { numerator: -b.numerator, denominator: b.denominator });

export const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
});

/** `b` is positive. */
export const dividedBy = (a: Fraction, b: Fraction): Fraction => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
});

export const isAtLeast = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator >= b.numerator * a.denominator;

export const isAtMost = (a: Fraction, b: Fraction): boolean => isAtLeast(b, a);

export const isMoreThan = (a: Fraction, b: Fraction): boolean => !isAtLeast(b, a);

export const smaller = (a: Fraction, b: Fraction): Fraction => (isAtMost(a, b) ? a : b);

export const total = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, zero);
