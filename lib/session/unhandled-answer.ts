import 'server-only';
import { makeFailure, originCodes } from '@/lib/domain/failures';
import { paths, publicUrl } from '@/lib/domain/paths';
import { env } from '@/lib/env';
import { failureJson } from '@/lib/failure-json';
import { log } from '@/lib/log';
import { isNavigation } from '@/lib/session/is-navigation';

/**
 * The answer to a request whose handler threw what no code of ours handles (Spec §8 "Origin codes": 1). A visitor who followed a
 * link goes to `unhandlederror`; the id there and in a script's answer is the one in the log.
 */
export function unhandledErrorResponse(error: unknown, request: Request): Response {
  const wasDisplayedInTheUi = isNavigation(request);
  const more = { code: originCodes.unhandledByProduct, debug: String(error), wasDisplayedInTheUi };
  const failure = makeFailure('UNKNOWN', Math.random, more);
  const { id: failureId, code, type } = failure;
  log().error({ err: error, failureId, code, type, wasDisplayedInTheUi }, 'a handler failed');
  if (!wasDisplayedInTheUi) return failureJson(failure, 500);
  const location = publicUrl(env().SITE_URL, paths.error.unhandled({ id: failureId }));
  return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
