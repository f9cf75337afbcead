import 'server-only';
import { originOf, type RequestOrigin } from '@/lib/upstream/transport/call';

/** The id of a request and the client's address, from the headers that server.ts set. */
export const requestOrigin = (headers: Headers): RequestOrigin => originOf((name) => headers.get(name));

/** Whether a request is a followed link or a submitted form, not a script's call. Older browsers without `Sec-Fetch-Mode` accept HTML. */
export function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode ? mode === 'navigate' : (headers.get('accept') ?? '').includes('text/html');
}
