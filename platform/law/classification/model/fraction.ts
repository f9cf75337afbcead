/** An exact rational number; `d` is positive. Sums of contents divided by limits are exact, so that rounding never decides a class. */
export interface Fraction {
  n: bigint;
  d: bigint;
}

export const zero: Fraction = { n: 0n, d: 1n };

const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/;

const maxCached = 10_000;
const cache = new Map<number, Fraction>();

/** The decimal number that JavaScript prints for `value`: 0.1 is 1/10. @throws RangeError for NaN and infinity. */
export function fraction(value: number): Fraction {
  const cached = cache.get(value);
  if (cached) return cached;
  if (cache.size >= maxCached) cache.clear();
  const parsed = parse(value);
  cache.set(value, parsed);
  return parsed;
}

function parse(value: number): Fraction {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return { n: BigInt(value), d: 1n };
  const [, sign, whole = '', decimals = '', exponent = '0'] = decimal.exec(String(value)) ?? [];
  if (whole === '') throw new RangeError(`${value} is not a finite number`);
  const digits = BigInt(whole + decimals) * (sign === '-' ? -1n : 1n);
  const power = Number(exponent) - decimals.length;
  return power >= 0 ? { n: digits * 10n ** BigInt(power), d: 1n } : { n: digits, d: 10n ** BigInt(-power) };
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, { n: -b.n, d: b.d });
export const multiply = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });

/** @throws RangeError when `b` is 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('Division by zero');
  return b.n > 0n ? { n: a.n * b.d, d: a.d * b.n } : { n: -a.n * b.d, d: -a.d * b.n };
}

/** Negative, 0 or positive, as a sort function needs it. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.n * b.d;
  const right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}
export const isAtLeast = (a: Fraction, b: Fraction): boolean => compare(a, b) >= 0;
export const min = (a: Fraction, b: Fraction): Fraction => (compare(a, b) <= 0 ? a : b);

/** Adds up fractions pairwise, so that 1,000 different denominators take milliseconds. */
export function sum(values: readonly Fraction[]): Fraction {
  if (values.length === 0) return zero;
  let row = sumByDenominator(values);
  while (row.length > 1) {
    const next: Fraction[] = [];
    for (let index = 0; index < row.length; index += 2) {
      const pair = row[index + 1];
      next.push(pair ? add(row[index]!, pair) : row[index]!);
    }
    row = next;
  }
  return row[0]!;
}

function sumByDenominator(values: readonly Fraction[]): Fraction[] {
  const sums = new Map<bigint, bigint>();
  for (const { n, d } of values) sums.set(d, (sums.get(d) ?? 0n) + n);
  return [...sums].map(([d, n]) => ({ n, d }));
}

const digits = 40;
const scale = 10n ** BigInt(digits);
const maxExact = BigInt(Number.MAX_SAFE_INTEGER);
const isExact = (value: bigint) => value <= maxExact && value >= -maxExact;

/** The nearest JavaScript number (40 decimals are considered); equal fractions give the same number. */
export function toNumber({ n, d }: Fraction): number {
  // The quotient of two exact numbers is the nearest number to the true one (IEEE 754).
  if (isExact(n) && isExact(d)) return Number(n) / Number(d);
  const scaled = (n < 0n ? -n : n) * scale;
  const text = (scaled / d).toString().padStart(digits + 1, '0');
  const value = Number(`${text.slice(0, -digits)}.${text.slice(-digits)}`);
  return n < 0n ? -value : value;
}
