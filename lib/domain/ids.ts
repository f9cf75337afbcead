/** A positive integer of at most `digits` digits; null for anything else. */
function parsePositive(value: string, digits: number): number | null {
  if (value.length > digits || !/^\d+$/.test(value)) return null;
  return Number(value) || null;
}

/** The permalink id of a product (the synonym id): a positive integer of at most 12 digits. */
export function parseProductId(value: string): number | null {
  return parsePositive(value, 12);
}

/** A document language's id: a positive integer of at most 4 digits. */
export function parseLang(value: string): number | null {
  return parsePositive(value, 4);
}

/** Whether a text may go to the platform as the id of a document's version. */
export function isVersionId(value: string): boolean {
  return /^[\w.-]{1,32}$/.test(value);
}
