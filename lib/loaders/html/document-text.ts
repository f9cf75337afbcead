import 'server-only';
import { type Qr, sectionsOf } from '@/lib/domain/sds/sds';
import { cachedFor } from '@/lib/loaders/data/cached-for-anonymous';
import { sanitise } from '@/lib/loaders/html/sanitise';
import type { Asker } from '@/lib/upstream/transport/call';
import { fetchIpi, fetchSds, fetchSdsComparison, fetchTds, type UpstreamText } from '@/lib/upstream/document-text';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';

/** A text that may stand in a page. */
export interface DocumentText {
  /** Sanitised. */
  html: string;
  /** Numbers of its sections, in its order: those that an SDS has, those of a comparison that changed, none for the others. */
  sections: number[];
}

interface Wanted {
  id: number;
  /** Document language. */
  lang: number;
}

// Each text is sanitised once and cached so, for every anonymous visitor. Each throws UpstreamFailure; an SDS without sections, such
// as a login page in its place, and a text without words or without end count as nonsense.

/** The SDS in a version, the newest where none is named. */
export const loadSds = (
  { id, lang, version, qr }: Wanted & { version?: string | null; qr: Qr },
  asker: Asker,
): Promise<DocumentText> =>
  loadText(
    ['sds', id, lang, version ?? '', qr],
    asker,
    (one) => fetchSds({ id, lang, version: version ?? undefined, qrCode: qr }, one),
    sdsText,
  );

/** The SDS in a version with what was added and deleted since another. */
export const loadSdsComparison = (
  { id, lang, version, compareWith }: Wanted & { version: string; compareWith: string },
  asker: Asker,
): Promise<DocumentText> =>
  loadText(
    ['compare', id, lang, version, compareWith],
    asker,
    (one) => fetchSdsComparison({ id, lang, version, compareWith }, one),
    comparedText,
  );

/** The TDS in a version, the newest where none is named. */
export const loadTds = (
  { id, lang, version }: Wanted & { version?: string | null },
  asker: Asker,
): Promise<DocumentText> =>
  loadText(
    ['tds', id, lang, version ?? ''],
    asker,
    (one) => fetchTds({ id, lang, version: version ?? undefined }, one),
    plainText,
  );

/** The safety instructions. */
export const loadIpi = ({ id, lang, qr }: Wanted & { qr: Qr }, asker: Asker): Promise<DocumentText> =>
  loadText(['ipi', id, lang, qr], asker, (one) => fetchIpi({ id, lang, qrCode: qr }, one), plainText);

const loadText = (
  key: (string | number)[],
  asker: Asker,
  fetch: (asker: Asker) => Promise<UpstreamText>,
  read: (text: UpstreamText) => DocumentText,
): Promise<DocumentText> =>
  cachedFor(asker, key.join(' '), async (one) => {
    const text = await fetch(one);
    try {
      return read({ ...text, html: sanitise(text.html) });
    } catch (cause) {
      throw new UpstreamFailure('nonsense', { method: 'GET', path: `the text of ${key.join(' ')}` }, { cause });
    }
  });

function sdsText({ html }: UpstreamText): DocumentText {
  const sections = sectionsOf(html);
  if (sections.length === 0) throw new RangeError('a text without sections');
  return { html, sections };
}

/** A platform that sends the HTML alone tells by its marks what changed. */
function comparedText({ html, sections: listed }: UpstreamText): DocumentText {
  const changed = listed ?? markedSections(html);
  return { html, sections: sdsText({ html, sections: null }).sections.filter((number) => changed.includes(number)) };
}

const sectionStart = /(?=<\w+\b[^<>]*\sid="section-\d{1,2}")/;
const markedSections = (html: string) =>
  html
    .split(sectionStart)
    .filter((section) => /<(?:ins|del)\b/.test(section))
    .flatMap(sectionsOf);

function plainText({ html }: UpstreamText): DocumentText {
  if (!html.replace(/<[^<>]*>/g, '').trim()) throw new RangeError('a text without words');
  return { html, sections: [] };
}
