import type { Version } from '@/lib/domain/dossier';

/** Spec §9: an SDS has 16 sections (REACH Annex II Part B); each is an element `section-1` … `section-16`. */
export const sdsSectionCount = 16;

/** Scrolled so far, the step menu becomes offset (Spec §2 "SDS screen"). */
export const stepMenuOffsetPx = 330;

/** Whether the QR code stands in the document: 0 not visible, 1 visible (Spec §4 "SDS view"). */
export type Qr = 0 | 1;
export const defaultQr: Qr = 1;

/** The `qr` of an address; anything but a plain 0 or 1 is the default. */
export function parseQr(value: unknown): Qr {
  if (value === '0') return 0;
  return value === '1' ? 1 : defaultQr;
}

export interface SdsSection {
  /** 1 to 16. */
  id: number;
  /** Without its number: `First aid measures`; empty where the section has no heading. */
  title: string;
}

const opening = /<\w+\b[^<>]*\sid="section-(\d{1,2})"[^<>]*>/g;
const heading = /<h[1-6]\b[^<>]*>(.*?)<\/h[1-6]>/s;

/**
 * The sections that an SDS text in HTML has, in its order; where a number stands twice, its first place counts. Their
 * titles are the given ones, else their headings.
 */
export function sectionsOf(html: string, given: SdsSection[] = []): SdsSection[] {
  const starts = new Map<number, number>();
  for (const match of html.matchAll(opening)) {
    const id = Number(match[1]);
    if (id >= 1 && id <= sdsSectionCount && !starts.has(id)) starts.set(id, match.index);
  }
  const titles = new Map(given.map(({ id, title }) => [id, title]));
  const anchors = [...starts];
  return anchors.map(([id, start], index) => ({
    id,
    title: titles.get(id) ?? titleOf(html.slice(start, anchors[index + 1]?.[1])),
  }));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The first heading's words, without tags and without what stands before the title: `SECTION 4:`, `4.`. */
function titleOf(sectionHtml: string): string {
  return (heading.exec(sectionHtml)?.[1] ?? '')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/^\D{0,20}\d{1,2} ?[.:] ?/, '')
    .trim();
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
