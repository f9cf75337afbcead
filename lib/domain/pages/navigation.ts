import { paths } from '@/lib/domain/pages/paths';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { DocType } from '@/lib/domain/pages/tabs';

const anyOrigin = 'https://in.app';
/** Paths that must not follow a login. */
const excludedPaths = /^\/(?:api|login|_next)(?:[/?]|$)/;

/** Parses a `next` parameter: the in-app path (with query, without the base path); null for another site in any spelling. */
export function parseNext(next: unknown): string | null {
  // Browsers treat a backslash as a slash and drop line breaks and tabs.
  if (typeof next !== 'string' || next.length > 2_000 || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(next)) return null;
  if (!URL.canParse(next, anyOrigin)) return null;
  const { origin, pathname, search } = new URL(next, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search : null;
}

/**
 * Validates a `next` parameter of the login: the in-app path, or `fallback` for every other target, a route handler and the login page
 * itself (reliability P6).
 */
export function nextPage(next: unknown, fallback = paths.productList()): string {
  const path = parseNext(next);
  return path === null || excludedPaths.test(path) ? fallback : path;
}

/** Targets of a logged-in user's back button: in-app paths, or URLs of the provider's application. */
export interface BackLink {
  list: string;
  /**
   * Overview of a product in the user's list, the target on all but the smallest screens; null on the overview itself.
   */
  overview: string | null;
}

/**
 * Spec §2 "back button". With a provider's application, `appUrl` is its list and `{appUrl}/{id}` the product's overview
 * (docs/platform-api.md, 'Settings'); otherwise they are the app's product list and the product's landing page.
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

/** What the paths of a draft's steps begin with. */
const draftPath = /^\/studio\/[^/?]+\//;

/**
 * The path of a product page in another interface language: `path` is the page there; the part after the document
 * language in the current URL (`/download`, `?version=27`) is kept. Paths are in-app, `search` is without '?'. A `path`
 * whose language is in its query is returned unchanged, but leads to the current step of a draft, which scripts change.
 */
export function samePage(path: string, { pathname, search }: { pathname: string; search: string }): string {
  const query = path.indexOf('?');
  if (query !== -1) {
    const draft = draftPath.exec(path)?.[0];
    return draft !== undefined && pathname.startsWith(draft) ? pathname + path.slice(query) : path;
  }
  const [, , , , , ...rest] = pathname.split('/');
  const fullPath = [path, ...rest.filter(Boolean)].join('/');
  return search ? `${fullPath}?${search}` : fullPath;
}
