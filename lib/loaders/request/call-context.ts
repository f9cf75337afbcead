import 'server-only';
import { requestOrigin } from '@/lib/session/request-headers';
import type { RequestSession } from '@/lib/session/request-session';
import type { CallContext } from '@/lib/upstream/transport/call';

/** The call context of a request: its session, and the request id and address that server.ts set in the headers. */
export function callContextOf(headers: Headers, interfaceLang: string, requestSession: RequestSession): CallContext {
  return {
    interfaceLang,
    ...requestOrigin(headers),
    antiForgery: requestSession.antiForgery ?? undefined,
    visitor: requestSession.visitor,
  };
}
