import 'server-only';
import { errorMessageKey, makeFailure } from '@/lib/domain/failures/failures';
import { failureJson } from '@/lib/session/failure-json';
import { log } from '@/lib/observability/log';

/** Why a handler does not take a call. */
export type Rejection = 'TOO_LARGE' | 'FORGED' | 'CLIENT_SIDE';

/** What a handler answers to a call that it does not take, before anything is asked of the platform. */
export function rejectRequest(status: number, message: Rejection): Response {
  const failure = makeFailure('CLIENT_SIDE', Math.random, { uiMessage: errorMessageKey(message) });
  log().info({ failureId: failure.id, status }, 'a call was refused');
  return failureJson(failure, status);
}
