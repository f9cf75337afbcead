import 'server-only';
import { type Qr, sectionsOf } from '@/lib/domain/sds/sds';
import { cachedForAnonymous } from '@/lib/upstream/data-cache';
import { sanitise } from '@/lib/loaders/html/sanitise';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchIpi, fetchSds, fetchSdsComparison, fetchTds, type UpstreamText } from '@/lib/upstream/document-text';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

/** A sanitised text of a document. */
export interface DocumentText {
  /** Sanitised. */
  html: string;
  /** Section numbers in document order: all of an SDS, the changed ones of a comparison, none for other documents. */
  sections: number[];
}

interface DocumentSelector {
  id: number;
  /** Document language. */
  lang: number;
}

/** A country for which the document is made; null or omitted: the default of the language. */
interface Market {
  market?: string | null;
}

// Each text is sanitised once and cached for anonymous visitors. Each function throws UpstreamError; an SDS without sections,
// such as a login page in its place, an empty text and one that is nested too deeply are malformed responses.

/** The SDS in a version, by default the newest. */
export const loadSds = (
  { id, lang, version, qr, market }: DocumentSelector & Market & { version?: string | null; qr: Qr },
  callContext: CallContext,
): Promise<DocumentText> =>
  loadText(
    ['sds', id, lang, version ?? '', qr, market ?? ''],
    callContext,
    (anonymousContext) =>
      fetchSds({ id, lang, version: version ?? undefined, qrCode: qr, market: market ?? undefined }, anonymousContext),
    sdsText,
  );

/** The SDS in a version with the additions and deletions since another. */
export const loadSdsComparison = (
  { id, lang, version, compareWith, market }: DocumentSelector & Market & { version: string; compareWith: string },
  callContext: CallContext,
): Promise<DocumentText> =>
  loadText(
    ['compare', id, lang, version, compareWith, market ?? ''],
    callContext,
    (anonymousContext) =>
      fetchSdsComparison({ id, lang, version, compareWith, market: market ?? undefined }, anonymousContext),
    comparedText,
  );

/** The TDS in a version, by default the newest. */
export const loadTds = (
  { id, lang, version }: DocumentSelector & { version?: string | null },
  callContext: CallContext,
): Promise<DocumentText> =>
  loadText(
    ['tds', id, lang, version ?? ''],
    callContext,
    (anonymousContext) => fetchTds({ id, lang, version: version ?? undefined }, anonymousContext),
    plainText,
  );

/** The safety instructions. */
export const loadIpi = (
  { id, lang, qr, market }: DocumentSelector & Market & { qr: Qr },
  callContext: CallContext,
): Promise<DocumentText> =>
  loadText(
    ['ipi', id, lang, qr, market ?? ''],
    callContext,
    (anonymousContext) => fetchIpi({ id, lang, qrCode: qr, market: market ?? undefined }, anonymousContext),
    plainText,
  );

const loadText = (
  key: (string | number)[],
  callContext: CallContext,
  fetch: (callContext: CallContext) => Promise<UpstreamText>,
  read: (text: UpstreamText) => DocumentText,
): Promise<DocumentText> =>
  cachedForAnonymous(callContext, key.join(' '), async (anonymousContext) => {
    const text = await fetch(anonymousContext);
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

/** Without a list of sections, the changed ones are those with `<ins>` or `<del>`. */
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
