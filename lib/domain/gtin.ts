/** GTIN in its 14 digits: weights 3 and 1 from the right, mod 10 (GS1 General Specifications 7.9.1). */
export function hasGtinCheckDigit(digits: string): boolean {
  const [check, ...rest] = [...digits].reverse().map(Number);
  const sum = rest.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}
