import type { Version } from '@/lib/domain/product/dossier';

/** Spec §9: an SDS has 16 sections (REACH Annex II Part B), and 17 for an annex (Art. 31(7)); each is an element `section-1` … `section-17`. */
export const sdsSections = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;

/** Message keys of the QR choices: 0 not visible, 1 visible. */
export const qrKeys = ['qr_not_visible', 'qr_visible'] as const;

/** Spec §9: scroll position from which the step menu is offset, in CSS pixels. */
const stepMenuOffsetPx = 330;

/** Whether the step menu is offset (Spec §2 "SDS screen"); `scrolledPx` as `window.scrollY`. */
export function isStepMenuOffset(scrolledPx: number): boolean {
  return scrolledPx >= stepMenuOffsetPx;
}

/** Whether the document shows the QR code: 0 not visible, 1 visible (Spec §4 "SDS view"). */
export type Qr = 0 | 1;
export const defaultQr: Qr = 1;

/** Parses `qr` of a URL; anything but 0 or 1 is the default. */
export function parseQr(value: unknown): Qr {
  if (value === '0') return 0;
  return value === '1' ? 1 : defaultQr;
}

const opening = /<\w+\b[^<>]*\sid="section-(\d{1,2})"[^<>]*>/g;

/** The section numbers, 1 to 17, in an SDS text in HTML, in its order and each once. */
export function sectionsOf(html: string): number[] {
  const numbers = [...html.matchAll(opening)].map((match) => Number(match[1]));
  return [...new Set(numbers)].filter((number) => sdsSections.some((known) => known === number));
}

/** The requested version, by default the newest; null for a version that the product does not have. */
export function chosenVersion(versions: Version[], requested: string | null): Version | null {
  return (requested === null ? versions[0] : versions.find(({ id }) => id === requested)) ?? null;
}

/** The versions (newest first) older than the current one, for the comparison; the first is the default. */
export function compareOptions(versions: Version[], current: string): Version[] {
  const position = versions.findIndex(({ id }) => id === current);
  return position === -1 ? [] : versions.slice(position + 1);
}

/** The choice of the SDS viewer in one language (Spec §4 "SDS view"). */
export interface SdsChoice {
  /** Id of the version; null for the newest. */
  version: string | null;
  /** Id of the older version to compare with; null for none. */
  compare: string | null;
  qr: Qr;
  /** ISO 3166 code of the country for which the sheet is made; null for the default of the language. */
  market: string | null;
}

/** The choice of a URL without a query. */
export const defaultSdsChoice: SdsChoice = { version: null, compare: null, qr: defaultQr, market: null };

/** Spec §4 "SDS view": the effect of each selection on the others. */
export const sdsTransitions = {
  /** Goes to the other language, for the market that a link to it keeps (`marketFor`), and clears the comparison. */
  language: (choice: SdsChoice, market: string | null): SdsChoice => ({ ...choice, compare: null, market }),
  /** Clears the comparison. */
  version: (choice: SdsChoice, version: string, versions: Version[]): SdsChoice => ({
    ...choice,
    version: version === versions[0]?.id ? null : version,
    compare: null,
  }),
  compare: (choice: SdsChoice, compare: string | null): SdsChoice => ({ ...choice, compare }),
  qr: (choice: SdsChoice, qr: Qr): SdsChoice => ({ ...choice, qr }),
};

/**
 * Parses `?version=&compare=&qr=&market=`. Unknown values, and a comparison where there are none, are replaced by the default,
 * and `isClean` is false: the visitor should be redirected to the URL of `choice`.
 */
export function readSdsChoice(
  query: { version?: unknown; compare?: unknown; qr?: unknown; market?: unknown },
  versions: Version[],
  { compares }: { compares: boolean } = { compares: true },
): { choice: SdsChoice; isClean: boolean } {
  const requestedVersion = versions.find(({ id }) => id === query.version);
  const current = requestedVersion ?? versions[0];
  const older =
    current && compares ? compareOptions(versions, current.id).find(({ id }) => id === query.compare) : undefined;
  const choice = {
    version: !requestedVersion || requestedVersion === versions[0] ? null : requestedVersion.id,
    compare: older?.id ?? null,
    qr: parseQr(query.qr),
    market: typeof query.market === 'string' ? query.market : null,
  };
  const isClean =
    (query.version === undefined || requestedVersion !== undefined) &&
    (query.compare === undefined || older !== undefined) &&
    (query.qr === undefined || query.qr === '0' || query.qr === '1');
  return { choice, isClean };
}

/** The issued versions of a safety data sheet, the newest first. */
export type SdsHistory = {
  id: string;
  text: string;
  /** ISO day. */
  created: string | null;
  /** What its author recorded as changed. */
  changes: string[];
  /** The sections that differ from the version before; null: not compared. */
  sections: { id: number; title: string }[] | null;
}[];
