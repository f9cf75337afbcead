import 'server-only';
import { errorMessageKey, makeFailure } from '@/lib/domain/failures/failures';
import { failureJson } from '@/lib/session/failure-json';
import { log } from '@/lib/observability/log';

/** Why a handler rejects a request. */
export type Rejection = 'TOO_LARGE' | 'FORGED' | 'CLIENT_SIDE';

/** The response to a request that is rejected before any call to the platform. */
export function rejectRequest(status: number, message: Rejection): Response {
  const failure = makeFailure('CLIENT_SIDE', Math.random, { uiMessage: errorMessageKey(message) });
  log().info({ failureId: failure.id, status }, 'request rejected');
  return failureJson(failure, status);
}
