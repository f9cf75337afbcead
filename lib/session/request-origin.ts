import 'server-only';

/** The id of a request and the client's address, from the headers that server.ts set. */
export function requestOrigin(headers: Headers): { requestId?: string; address?: string } {
  return {
    requestId: headers.get('x-request-id') ?? undefined,
    // The last entry is the one that server.ts or the trusted proxy wrote; those before it are the client's own claims.
    address: headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined,
  };
}
