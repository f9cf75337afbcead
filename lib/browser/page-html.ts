import type { PageHtml, PageHtmlSource } from '@/lib/domain/pages/page-html';
import { recall } from '@/lib/process-state';

/** HTML of the pages that this document has shown, by id: a page that the visitor returns to is rendered from the same data. */
const known = new Map<string, string>();

/**
 * The text of a PageHtml: on the server from the request (lib/loaders/html/page-html.ts), in the browser from the element with
 * `data-html` of the page, as the browser serialises it.
 * @throws {Error} on the server without the text: a page without it must not be sent
 */
export function readPageHtml({ id, html }: PageHtml): string {
  if (typeof window === 'undefined') {
    const text = html ?? recall<PageHtmlSource>('read-page-html')?.(id);
    if (text === undefined) throw new Error(`The page has no text ${id}`);
    return text;
  }
  const text = html ?? known.get(id) ?? document.querySelector(`[data-html="${id}"]`)?.innerHTML ?? '';
  known.set(id, text);
  return text;
}
