import 'server-only';
import { requestOrigin } from '@/lib/session/request-origin';
import type { RequestSession } from '@/lib/session/visit';
import type { CallContext } from '@/lib/upstream/client';

/** Who asks: the visit, and what server.mjs wrote into the headers (request id, address). */
export function callContextOf(headers: Headers, interfaceLang: string, requestSession: RequestSession): CallContext {
  return {
    interfaceLang,
    ...requestOrigin(headers),
    antiForgery: requestSession.antiForgery ?? undefined,
    visitor: requestSession.visitor,
  };
}
