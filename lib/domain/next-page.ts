import { paths } from '@/lib/domain/paths';

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
