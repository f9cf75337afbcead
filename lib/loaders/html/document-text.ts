import 'server-only';
import { type Qr, sectionsOf } from '@/lib/domain/sds/sds';
import { cachedForAnonymous } from '@/lib/loaders/data/cached-for-anonymous';
import { sanitise } from '@/lib/loaders/html/sanitise';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchIpi, fetchSds, fetchSdsComparison, fetchTds, type UpstreamText } from '@/lib/upstream/document-text';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** A text that may stand in a page. */
export interface DocumentText {
  /** Sanitised. */
  html: string;
  /** Numbers of its sections, in its order: those that an SDS has, those of a comparison that changed, none for the others. */
  sections: number[];
}

interface DocumentSelector {
  id: number;
  /** Document language. */
  lang: number;
}

// Each text is sanitised once and cached so, for every anonymous visitor. Each throws UpstreamError; an SDS without sections, such
// as a login page in its place, and a text without words or without end count as nonsense.

/** The SDS in a version, the newest where none is named. */
export const loadSds = (
  { id, lang, version, qr }: DocumentSelector & { version?: string | null; qr: Qr },
  callContext: CallContext,
): Promise<DocumentText> =>
  loadText(
    ['sds', id, lang, version ?? '', qr],
    callContext,
    (one) => fetchSds({ id, lang, version: version ?? undefined, qrCode: qr }, one),
    sdsText,
  );

/** The SDS in a version with what was added and deleted since another. */
export const loadSdsComparison = (
  { id, lang, version, compareWith }: DocumentSelector & { version: string; compareWith: string },
  callContext: CallContext,
): Promise<DocumentText> =>
  loadText(
    ['compare', id, lang, version, compareWith],
    callContext,
    (one) => fetchSdsComparison({ id, lang, version, compareWith }, one),
    comparedText,
  );

/** The TDS in a version, the newest where none is named. */
export const loadTds = (
  { id, lang, version }: DocumentSelector & { version?: string | null },
  callContext: CallContext,
): Promise<DocumentText> =>
  loadText(
    ['tds', id, lang, version ?? ''],
    callContext,
    (one) => fetchTds({ id, lang, version: version ?? undefined }, one),
    plainText,
  );

/** The safety instructions. */
export const loadIpi = (
  { id, lang, qr }: DocumentSelector & { qr: Qr },
  callContext: CallContext,
): Promise<DocumentText> =>
  loadText(['ipi', id, lang, qr], callContext, (one) => fetchIpi({ id, lang, qrCode: qr }, one), plainText);

const loadText = (
  key: (string | number)[],
  callContext: CallContext,
  fetch: (callContext: CallContext) => Promise<UpstreamText>,
  read: (text: UpstreamText) => DocumentText,
): Promise<DocumentText> =>
  cachedForAnonymous(callContext, key.join(' '), async (one) => {
    const text = await fetch(one);
    try {
      return read({ ...text, html: sanitise(text.html) });
    } catch (cause) {
      throw new UpstreamError('malformed-response', { method: 'GET', path: `the text of ${key.join(' ')}` }, { cause });
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
