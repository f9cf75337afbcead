import 'server-only';
import type { z } from 'zod';
import { errorMessageKey, makeFailure, situations } from '@/lib/domain/failures/failures';
import { nextPage } from '@/lib/domain/pages/navigation';
import { paths } from '@/lib/domain/pages/paths';
import { readListQuery } from '@/lib/domain/lists/read-list-query';
import { shareRejectionOf, type ShareOutcome } from '@/lib/domain/share/share-outcome';
import { failureJson } from '@/lib/session/failure-json';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { type HttpFailure, failureResponse } from '@/lib/loaders/responses/failure-response';
import { refererPage } from '@/lib/loaders/request/request-parameters';
import { seeOther } from '@/lib/loaders/responses/session-response';
import { log } from '@/lib/observability/log';
import type { Body } from '@/lib/session/read-body';
import type { RequestSession } from '@/lib/session/request-session';
import type { CallContext } from '@/lib/upstream/transport/call';
import { InvalidRecipientsError } from '@/lib/upstream/shares';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const type = 'CLIENT_SERVER_COMMUNICATION';
const tooManyMailsToday: HttpFailure = { status: 429, type, message: 'TOO_MANY_MAILS_TODAY' };

/** Failures of a throttled share, by the error code of the response (docs/platform-api.md 3.12). */
const throttledBy: Record<string, HttpFailure> = {
  user_mail_quota: tooManyMailsToday,
  total_mail_quota: tooManyMailsToday,
  recipient_mail_quota: { status: 429, type, message: 'RECIPIENT_MAILS_TODAY' },
};

/** Failures of a resend, by the error code of the response. */
const rejectedBy: Record<string, HttpFailure> = {
  share_withdrawn: { status: 422, type, message: 'SHARE_WITHDRAWN' },
  no_valid_sds: { status: 422, type, message: 'SHARE_NO_SDS' },
};

const failureOverrides = (error: unknown) => ({
  ...(error instanceof UpstreamError && rejectedBy[error.call.error ?? '']
    ? { rejected: rejectedBy[error.call.error ?? ''] }
    : {}),
  forbidden: { status: 403, type, message: 'NOT_IN_LIST' } as const,
  throttled: (error instanceof UpstreamError && throttledBy[error.call.error ?? '']) || tooManyTries,
});
const tooManyTries: HttpFailure = { status: 429, type, message: 'TOO_MANY_TRIES' };

/**
 * The response to a call of the share dialog: `response` gets the parsed body. An anonymous request gets 401, an invalid body
 * 400 with the name of its field, both without a call to the platform.
 */
export async function shareResponse<Payload>(
  request: Request,
  { requestSession, body }: { requestSession: RequestSession; body: { value: unknown } },
  schema: z.ZodType<Payload>,
  response: (payload: Payload, callContext: CallContext) => Promise<object>,
): Promise<Response> {
  if (!requestSession.session) return failureJson(makeFailure(situations.refreshFailed.type, Math.random), 401);
  const payload = schema.safeParse(body.value);
  if (!payload.success) return badRequest(payload.error.issues[0]?.path[0]?.toString());
  try {
    const result = await response(
      payload.data,
      callContextOf(request.headers, refererPage(request).interfaceLang, requestSession),
    );
    return Response.json(result, { headers: { 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    return error instanceof InvalidRecipientsError
      ? invalidRecipients(error)
      : failureResponse(error, request, null, failureOverrides(error));
  }
}

/** The response has the rejected addresses; the log has only their number. */
function invalidRecipients({ addresses }: InvalidRecipientsError): Response {
  const failure = makeFailure('CLIENT_SIDE', Math.random, { uiMessage: errorMessageKey('INVALID_EMAILS') });
  log().info({ failureId: failure.id, invalidEmails: addresses.length }, 'share rejected');
  return failureJson(failure, 422, { field: 'recipients', invalidEmails: addresses });
}

/**
 * The response to a form of the list of shares, which works without JavaScript: a redirect back to the list with the outcome.
 * JSON requests get that of `shareResponse`.
 */
export async function shareFormResponse<Payload>(
  request: Request,
  context: { requestSession: RequestSession; body: Body },
  schema: z.ZodType<Payload>,
  outcome: ShareOutcome,
  work: (payload: Payload, callContext: CallContext) => Promise<void>,
): Promise<Response> {
  const response = await shareResponse(request, context, schema, async (payload, callContext) => {
    await work(payload, callContext);
    return {};
  });
  if (context.body.kind !== 'form') return response;
  const { next } = context.body.value;
  if (response.status === 401) return seeOther(paths.login({ next: listOf(next), failure: 'SESSION_EXPIRED' }));
  const failure = response.ok ? null : ((await response.json()) as { uiMessage?: unknown });
  return seeOther(listOf(next, failure ? shareRejectionOf(failure.uiMessage) : outcome));
}

/** The response to a form of a page whose anti-forgery value has expired. */
export const staleShareFormResponse = ({ next }: Record<string, string>, { session }: RequestSession): Response =>
  seeOther(session ? listOf(next, 'STALE_FORM') : paths.login({ next: listOf(next), failure: 'STALE_FORM' }));

/** The list of shares as the page of the form showed it; the only possible target of the redirect. */
function listOf(next: string | undefined, outcome?: ShareOutcome): string {
  const query = Object.fromEntries(new URL(nextPage(next), 'https://in.app').searchParams);
  return paths.shareList(readListQuery(query), outcome);
}
