import 'server-only';
import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { PageHtml, PageHtmlSource } from '@/lib/domain/pages/page-html';
import { currentResponse } from '@/lib/observability/current-response';
import { remember } from '@/lib/process-state';

/** The texts of the pages being rendered. */
function createTexts() {
  const texts = new WeakMap<ServerResponse, Map<string, string>>();
  const read: PageHtmlSource = (id) => {
    const response = currentResponse();
    return response && texts.get(response)?.get(id);
  };
  return { texts, read };
}

/**
 * Passes HTML to the client component that renders it into the page of the current request, past the data that React sends to
 * the browser (docs/decisions/051). The data of a client-side navigation, which has no page, contain it.
 */
export function pageHtml(html: string): PageHtml {
  const { texts, read } = remember('page-html', createTexts);
  // lib/browser/page-html.ts reads it, in the bundle of the client components.
  remember('read-page-html', () => read);
  const id = hash('sha256', html, 'base64url').slice(0, 12);
  const response = currentResponse();
  if (!response || response.req.headers.rsc !== undefined) return { id, html };
  const pageTexts = texts.get(response);
  if (pageTexts) pageTexts.set(id, html);
  else {
    texts.set(response, new Map([[id, html]]));
    // A value in a WeakMap outlives the short collections. Not on `close`: a page whose visitor has left is still rendered.
    response.once('finish', () => texts.delete(response));
  }
  return { id };
}
