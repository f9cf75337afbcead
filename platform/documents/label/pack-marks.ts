import { z } from 'zod';

/** The data of one pack or one filling: printed below the product's name and, if a GTIN is known, in the QR code. */
export interface PackMarks {
  batch: string | null;
  /** The day of filling, ISO. */
  filled: string | null;
  /** Of the first label; see `serialAt`. */
  serial: string | null;
}

/** The characters of a batch and a serial number: the AI encodable character set 82 (GS1 General Specifications, figure 7.11-1). */
const markText = /^[!"%-?A-Z_a-z]{1,20}$/;
const markError =
  'must have 1 to 20 characters: letters without accents, digits, and ! " % & \' ( ) * + , - . / : ; < = > ? _';

const mark = z.string().regex(markText, markError).optional();

/** The query parameters of the marks. */
export const packMarkQuery = {
  batch: mark,
  filled: z.iso.date('must be a day such as 2026-11-25').optional(),
  serial: mark,
};

export const packMarks = ({ batch, filled, serial }: { [Mark in keyof PackMarks]?: string }): PackMarks => ({
  batch: batch ?? null,
  filled: filled ?? null,
  serial: serial ?? null,
});

/** A serial number that has too few digits at its end to be counted on. */
export class SerialNumberError extends Error {
  constructor(serial: string, count: number) {
    super(`must end with enough digits to count ${count} labels from ${serial}, such as ${serial}001`);
    this.name = 'SerialNumberError';
  }
}

/**
 * The serial number `offset` labels after `first`: its last digits are counted on and keep their width, `A-0099` → `A-0100`, so that
 * every label has the same layout.
 * @throws SerialNumberError when the digits are not enough
 */
export function serialAt(first: string, offset: number): string {
  if (offset === 0) return first;
  // Fifteen digits are counted exactly.
  const [digits = ''] = /\d{1,15}$/.exec(first) ?? [];
  const next = String(Number(digits) + offset);
  if (digits === '' || next.length > digits.length) throw new SerialNumberError(first, offset + 1);
  return first.slice(0, first.length - digits.length) + next.padStart(digits.length, '0');
}

/** The GS1 Digital Link of a pack: GTIN, batch (AI 10) and serial number (AI 21) (GS1 Digital Link Standard: URI Syntax, 4.7). */
export const digitalLinkOf = (siteUrl: string, gtin: string, { batch, serial }: PackMarks): string =>
  [
    `${siteUrl}/p/01/${gtin}`,
    ...(batch ? ['10', encodePathSegment(batch)] : []),
    ...(serial ? ['21', encodePathSegment(serial)] : []),
  ].join('/');

/** `encodeURIComponent` leaves five characters that the standard escapes. */
const encodePathSegment = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
