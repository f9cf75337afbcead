import 'server-only';
import { requestOrigin } from '@/lib/session/request-origin';
import type { Visit } from '@/lib/session/request-session';
import type { Asker } from '@/lib/upstream/transport/call';

/** Who asks: the visit, and what server.ts wrote into the headers (request id, address). */
export function askerOf(headers: Headers, interfaceLang: string, visit: Visit): Asker {
  return {
    interfaceLang,
    ...requestOrigin(headers),
    antiForgery: visit.antiForgery ?? undefined,
    visitor: visit.visitor,
  };
}
