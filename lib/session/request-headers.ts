import 'server-only';
import { basePath, pathOfHref } from '@/lib/domain/pages/paths';
import { originOf, type RequestOrigin } from '@/lib/upstream/transport/call';

/** The id of a request and the client's address, from the headers that server.ts set. */
export const requestOrigin = (headers: Headers): RequestOrigin => originOf((name) => headers.get(name));

/** Whether a request is a followed link or a submitted form, not a script's call. Older browsers without `Sec-Fetch-Mode` accept HTML. */
export function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode ? mode === 'navigate' : (headers.get('accept') ?? '').includes('text/html');
}

/** In-app path with query of a followed link, or of the page whose form was submitted; null for another page. */
export function openedPath({ method, url, headers }: Request): string | null {
  const isForm = method !== 'GET';
  const address = isForm ? (headers.get('referer') ?? '') : url;
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  if (pathname.startsWith(`${basePath}/`)) return pathOfHref(pathname + search);
  // Next removes the base path from the URL of a handler's request.
  return isForm ? null : pathname + search;
}
