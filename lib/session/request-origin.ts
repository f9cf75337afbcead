import 'server-only';

/** Id and address of a request, from the headers that server.ts wrote. */
export function requestOrigin(headers: Headers): { requestId?: string; address?: string } {
  return {
    requestId: headers.get('x-request-id') ?? undefined,
    // The last entry is the one that server.ts or the trusted proxy wrote; those before it are the client's own claims.
    address: headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined,
  };
}
