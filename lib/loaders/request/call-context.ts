import 'server-only';
import { requestOrigin } from '@/lib/session/request-origin';
import type { RequestSession } from '@/lib/session/request-session';
import type { CallContext } from '@/lib/upstream/transport/call';

/** Who asks: the visit, and what server.ts wrote into the headers (request id, address). */
export function callContextOf(headers: Headers, interfaceLang: string, requestSession: RequestSession): CallContext {
  return {
    interfaceLang,
    ...requestOrigin(headers),
    antiForgery: requestSession.antiForgery ?? undefined,
    visitor: requestSession.visitor,
  };
}
