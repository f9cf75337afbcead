import { paths } from '@/lib/domain/pages/paths';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { DocType } from '@/lib/domain/pages/tabs';

const anyOrigin = 'https://in.app';
/** Where nobody is sent after logging in. */
const notPages = /^\/(?:api|login|_next)(?:\/|$)/;

/**
 * The in-app path (with query, without the base path) that a `next` names; `otherwise` for whatever leads elsewhere: another
 * site however it is written, a handler, the login page itself (reliability P6).
 */
export function nextPage(next: unknown, otherwise = paths.productList()): string {
  // Browsers read a backslash as a slash and leave out line breaks and tabs.
  if (typeof next !== 'string' || next.length > 2_000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(next)) return otherwise;
  if (!URL.canParse(next, anyOrigin)) return otherwise;
  const { origin, pathname, search } = new URL(next, anyOrigin);
  if (origin !== anyOrigin || pathname.startsWith('//') || notPages.test(pathname)) return otherwise;
  return pathname + search;
}

/** Where the back button of a logged-in user leads: in-app paths, or addresses of the provider's application. */
export interface BackLink {
  list: string;
  /** Of a product in the user's list, unless the page is that overview: where it leads on all but the smallest screens. */
  overview: string | null;
}

/**
 * Spec §2 "back button". With a provider's application, `appUrl` is its list and `{appUrl}/{id}` the product's overview
 * (docs/platform-api.md, 'Settings'); without one they are our own product list and the product's landing page.
 */
export function backLink(
  page: { id: number; interfaceLang: InterfaceLanguage; docType: DocType; lang: number },
  { appUrl, isInList }: { appUrl: string | null; isInList: boolean },
): BackLink {
  const { id, interfaceLang, docType, lang } = page;
  const list = appUrl ?? paths.productList();
  if (!isInList) return { list, overview: null };
  if (appUrl) return { list, overview: `${appUrl}/${id}` };
  return { list, overview: docType === 'pd' ? null : paths.dossier(id, interfaceLang, 'pd', lang) };
}

/**
 * A product page's address in another interface language: `path` is the page there, and what the visitor's own address
 * has behind the document language (`/download`, `?version=27`) stays. Paths are in-app, `search` is without '?'. A page whose
 * path names no language has it in its query: such a `path` is whole.
 */
export function samePage(path: string, { pathname, search }: { pathname: string; search: string }): string {
  if (path.includes('?')) return path;
  const [, , , , , ...rest] = pathname.split('/');
  const whole = [path, ...rest.filter(Boolean)].join('/');
  return search ? `${whole}?${search}` : whole;
}
