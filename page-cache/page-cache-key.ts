import type { IncomingHttpHeaders } from 'node:http';
import { pageLanguage, permalinkLanguage } from '@/lib/domain/languages/interface-language';
import { cachedPages } from '@/lib/domain/pages/page-query';
import { readCatalogueSearch } from '@/lib/domain/lists/catalogue';
import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import { basePath, hrefOf } from '@/lib/domain/pages/paths';
import { permalinkTarget } from '@/lib/domain/pages/permalink';
import { hostPrefix } from '@/lib/domain/session/host-cookie';
import { isDocType } from '@/lib/domain/pages/tabs';

/** The part of a request that decides whether its page is cached, and under which key. */
interface CacheableRequest {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
}

/** `/p/{id}/{interfaceLang}/{docType}/{lang}`, and one segment more for a page below a screen; each id has one spelling. */
const pagePath = new RegExp(
  `^${basePath}/[1-9]\\d{0,11}/[a-z]{2}/(${[...cachedPages.keys()].join('|')})/[1-9]\\d{0,8}(?:/[\\w-]{1,40})?$`,
);
const permalink = new RegExp(`^${basePath}/([1-9]\\d{0,11})$`);
const catalogueAddress = new RegExp(`^${basePath}(?:/suppliers/((?![^/]*\\.atom$)[^/]{1,600}))?$`);
const sessionCookie = new RegExp(`(?:^|;)\\s*(?:${hostPrefix})?token=`);
/** Request headers for which Next does not respond with the HTML of the page, or which the middleware handles differently. */
const variantHeaders = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-action',
  'x-prefetch',
];

/**
 * The key of a requested page in the page cache, which is also the URL that the page is rendered for: the path with the query
 * parameters that the page reads (`cachedPages`), in the order of the table. Other parameters, such as `utm_source`, change
 * nothing on a page and are left out. Null for a request whose response is not the same for every anonymous visitor, or not a
 * dossier page: another method than GET and HEAD, another path, a session cookie, a prefetch, a query on a page that is cached
 * without one only, a repeated parameter, or one with a value that redirects.
 */
export function pageCacheKey({ method, url = '', headers }: CacheableRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const [path = '', query] = url.split('?');
  if (variantHeaders.some((name) => name in headers)) return null;
  if (headers.cookie !== undefined && sessionCookie.test(headers.cookie)) return null;
  const catalogue = catalogueAddress.exec(path);
  if (catalogue) return catalogueKey(catalogue[1], query ?? '', headers);
  const docType = pagePath.exec(path)?.[1];
  if (docType === undefined || !isDocType(docType)) return null;
  if (!query) return path;
  const parameters = cachedPages.get(docType);
  if (!parameters) return null;
  const searchParams = new URLSearchParams(query);
  const read: [string, string][] = [];
  for (const { name, pattern, isOptional } of parameters) {
    const [value, ...others] = searchParams.getAll(name);
    if (value === undefined) continue;
    const isKnown = pattern.test(value);
    if (others.length > 0 || (!isKnown && !isOptional)) return null;
    if (isKnown) read.push([name, value]);
  }
  return read.length === 0 ? path : `${path}?${new URLSearchParams(read).toString()}`;
}

/**
 * The key of the page to which a permalink leads a browser that opens it; null for every other request. Programs, and browsers that do not say that they open a
 * page, are redirected.
 */
export function permalinkKey({ method, url = '', headers }: CacheableRequest): string | null {
  const id = permalink.exec(url)?.[1];
  if (id === undefined || method !== 'GET' || headers['sec-fetch-dest'] !== 'document') return null;
  const language = permalinkLanguage(headers.cookie, headers['accept-language']);
  return pageCacheKey({ method, url: basePath + permalinkTarget(Number(id), language), headers });
}

/**
 * The key of a page of the public catalogue: its query as the page reads it, in the language that the visitor gets. Null with `id`,
 * which redirects.
 */
function catalogueKey(supplier: string | undefined, search: string, headers: IncomingHttpHeaders): string | null {
  const query = readCatalogueSearch(search);
  if (new URLSearchParams(search).has('id')) return null;
  const interfaceLang = query.interfaceLang ?? pageLanguage(headers.cookie, headers['accept-language']);
  if (supplier === undefined) return hrefOf(cataloguePath({ ...query, interfaceLang }));
  const path = cataloguePath({ ...query, supplier: null, interfaceLang });
  return `${basePath}/suppliers/${supplier}${path.slice(1)}`;
}

/** Whether a key is that of a page of the public catalogue, of which there are any number. */
export const isCatalogueKey = (key: string): boolean =>
  key.startsWith(`${basePath}?`) || key.startsWith(`${basePath}/suppliers/`);
