import 'server-only';

/** The id of a request and the client's address, from the headers that server.ts set. */
export function requestOrigin(headers: Headers): { requestId?: string; address?: string } {
  return {
    requestId: headers.get('x-request-id') ?? undefined,
    // The last entry is the one that server.ts or the trusted proxy wrote; those before it are the client's own claims.
    address: headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined,
  };
}

/** Whether a request is a followed link or a submitted form, not a script's call. Older browsers without `Sec-Fetch-Mode` accept HTML. */
export function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode ? mode === 'navigate' : (headers.get('accept') ?? '').includes('text/html');
}
