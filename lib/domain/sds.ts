import type { Version } from '@/lib/domain/dossier';

/** Spec §9: an SDS has 16 sections (REACH Annex II Part B); each is an element `section-1` … `section-16`. */
const sdsSectionCount = 16;

/** Whether the QR code stands in the document: 0 not visible, 1 visible (Spec §4 "SDS view"). */
export type Qr = 0 | 1;
export const defaultQr: Qr = 1;

/** The `qr` of an address; anything but a plain 0 or 1 is the default. */
export function parseQr(value: unknown): Qr {
  if (value === '0') return 0;
  return value === '1' ? 1 : defaultQr;
}

const opening = /<\w+\b[^<>]*\sid="section-(\d{1,2})"[^<>]*>/g;

/** The numbers of the sections, 1 to 16, that an SDS text in HTML has, in its order and each once. */
export function sectionsOf(html: string): number[] {
  const numbers = [...html.matchAll(opening)].map((match) => Number(match[1]));
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= sdsSectionCount);
}

/** The version that an address asks for, the newest without one; null for a version that the product has not. */
export function chosenVersion(versions: Version[], wanted: string | null): Version | null {
  return (wanted === null ? versions[0] : versions.find(({ id }) => id === wanted)) ?? null;
}

/** The versions (given newest first) older than the current one, to compare it with; the first is the default. */
export function compareOptions(versions: Version[], current: string): Version[] {
  const position = versions.findIndex(({ id }) => id === current);
  return position === -1 ? [] : versions.slice(position + 1);
}
