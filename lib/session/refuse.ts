import 'server-only';
import { errorMessageKey, makeFailure } from '@/lib/domain/failures';
import { failureJson } from '@/lib/failure-json';
import { log } from '@/lib/log';
import { isNavigation } from '@/lib/session/is-navigation';

/** Why a handler does not take a call. */
export type Refusal = 'TOO_LARGE' | 'FORGED' | 'CLIENT_SIDE';

/** What a handler answers to a call that it does not take, before anything is asked of the platform. */
export function refuse(status: number, message: Refusal): Response {
  const failure = makeFailure('CLIENT_SIDE', Math.random, { uiMessage: errorMessageKey(message) });
  log().info({ failureId: failure.id, status }, 'a call was refused');
  return failureJson(failure, status);
}

/**
 * What a handler answers to a client that asks for more than its share, or while there is too much to do for everybody. A
 * visitor who followed a link reads the sentence, a script gets it as JSON.
 */
export function refuseForNow(
  request: Request,
  { status, retryAfterSeconds }: { status: 429 | 503; retryAfterSeconds: number },
): Response {
  const failure = makeFailure('CLIENT_SERVER_COMMUNICATION', Math.random, {
    uiMessage: errorMessageKey('TOO_MANY_TRIES'),
  });
  log().info({ failureId: failure.id, status, retryAfterSeconds }, 'a limit was met');
  const headers = { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' };
  if (!isNavigation(request)) return failureJson(failure, status, { headers });
  const text = `There are too many requests at the moment. Please try again in ${retryAfterSeconds} seconds. (${failure.id})\n`;
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
}
