import 'server-only';
import type { Asker } from '@/lib/upstream/client';

/** Who asks, from the headers that server.mjs wrote (request id, address). */
export function askerOf(headers: Headers, interfaceLang: string): Asker {
  return {
    interfaceLang,
    requestId: headers.get('x-request-id') ?? undefined,
    // The last entry is the one that server.mjs or the trusted proxy wrote; those before it are the client's own claims.
    address: headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined,
  };
}
