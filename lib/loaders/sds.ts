import 'server-only';
import { sectionsOf } from '@/lib/domain/sds';
import { cached } from '@/lib/upstream/data-cache';
import { sanitise } from '@/lib/loaders/sanitise';
import type { Asker } from '@/lib/upstream/client';
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
    return { html, sections: text.sections.length > 0 ? text.sections : sectionsOf(html) };
  });
}
