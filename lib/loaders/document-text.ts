import 'server-only';
import { sectionsOf } from '@/lib/domain/sds';
import { sanitise } from '@/lib/loaders/sanitise';
import type { Asker } from '@/lib/upstream/client';
import { cached } from '@/lib/upstream/data-cache';
import { fetchSds } from '@/lib/upstream/sds';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/** A text that may stand in a page. */
export interface DocumentText {
  /** Sanitised. */
  html: string;
  /** Numbers of the sections that it has, in its order. */
  sections: number[];
}

/**
 * The newest SDS in a document language, sanitised once and cached so.
 * @throws {UpstreamFailure}
 */
export function loadSds(id: number, lang: number, asker: Asker): Promise<DocumentText> {
  return cached(`sds ${id} ${lang}`, async () => readable(await fetchSds({ id, lang, qrCode: 1 }, asker), id));
}

/** @throws {UpstreamFailure} for a text that is no safety data sheet, such as a login page, or that has no end */
function readable(text: string, id: number): DocumentText {
  try {
    const html = sanitise(text);
    const sections = sectionsOf(html);
    if (sections.length === 0) throw new RangeError('a text without sections');
    return { html, sections };
  } catch (cause) {
    throw new UpstreamFailure('nonsense', { method: 'GET', path: `the text of SDS ${id}` }, { cause });
  }
}
