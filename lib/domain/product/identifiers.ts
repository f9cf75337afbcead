/** Parses a positive integer of at most `digits` digits; null for anything else. */
function parsePositive(value: string, digits: number): number | null {
  if (value.length > digits || !/^\d+$/.test(value)) return null;
  return Number(value) || null;
}

/** Parses the permalink id of a product (the synonym id): a positive integer of at most 12 digits. */
export function parseProductId(value: string): number | null {
  return parsePositive(value, 12);
}

/** Parses a document language's id: a positive integer of at most 4 digits. */
export function parseLang(value: string): number | null {
  return parsePositive(value, 4);
}

/** Whether a text is a valid version id to send to the platform. */
export function isVersionId(value: string): boolean {
  return /^[\w.-]{1,32}$/.test(value);
}

/**
 * Validates the check digit of a 14-digit GTIN: weights 3 and 1 from the right, mod 10 (GS1 General Specifications
 * 7.9.1).
 */
export function hasGtinCheckDigit(digits: string): boolean {
  const [check, ...rest] = [...digits].reverse().map(Number);
  const sum = rest.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** The 31 characters of a UFI, each with its position as value; B, I, L, O and Z are not used. */
const alphabet = '0123456789ACDEFGHJKMNPQRSTUVWXY';

/**
 * Whether a text is a unique formula identifier, `GMTT-2SQN-6FDD-6TV1`: 16 characters in four groups whose weighted sum
 * matches the check character (ECHA, UFI developers' manual; CLP Annex VIII A 5).
 */
export function isValidUfi(text: string): boolean {
  if (!/^[0-9AC-HJKMNP-Y]{4}(?:-[0-9AC-HJKMNP-Y]{4}){3}$/.test(text)) return false;
  const values = [...text.replaceAll('-', '')].map((character) => alphabet.indexOf(character));
  return values.reduce((sum, value, index) => sum + (index + 1) * value, 0) % alphabet.length === 0;
}
