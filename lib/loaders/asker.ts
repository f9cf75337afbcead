import 'server-only';
import type { Asker } from '@/lib/upstream/client';

/** Who asks, from the headers that server.mjs wrote (request id, address). */
export function askerOf(headers: Headers, interfaceLang: string): Asker {
  return {
    interfaceLang,
    requestId: headers.get('x-request-id') ?? undefined,
    address: headers.get('x-forwarded-for')?.split(',')[0]?.trim() || undefined,
  };
}
