import 'server-only';
import { sectionsOf } from '@/lib/domain/sds';
import { cached } from '@/lib/upstream/data-cache';
import { sanitise } from '@/lib/loaders/sanitise';
import type { Asker } from '@/lib/upstream/client';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';
import { fetchSds } from '@/lib/upstream/sds';

/** A text that may stand in a page. */
export interface DocumentText {
  /** Sanitised. */
  html: string;
  sections: { id: number; title: string }[];
}

/**
 * The newest SDS in a document language, sanitised once and cached so.
 * @throws {UpstreamFailure}
 */
export function loadSds(id: number, lang: number, asker: Asker): Promise<DocumentText> {
  return cached(`sds ${id} ${lang}`, async () => {
    const text = await fetchSds({ id, lang, qrCode: 1 }, asker);
    const html = sanitise(text.html);
    const sections = sectionsOf(html, text.sections);
    // A login page or an empty answer is no safety data sheet.
    if (sections.length === 0) throw new UpstreamFailure('nonsense', { method: 'GET', path: `sds -${id}/${lang}` });
    return { html, sections };
  });
}
