import 'server-only';
import type { z } from 'zod';
import { errorMessageKey, makeFailure, situations } from '@/lib/domain/failures/failures';
import { nextPage } from '@/lib/domain/pages/navigation';
import { paths } from '@/lib/domain/pages/paths';
import { readListQuery } from '@/lib/domain/lists/read-list-query';
import { refusalOf, type ShareOutcome } from '@/lib/domain/share/share-outcome';
import { failureJson } from '@/lib/session/failure-json';
import { askerOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { type Answered, failureAnswer } from '@/lib/loaders/responses/failure-response';
import { askedFrom } from '@/lib/loaders/request/request-parameters';
import { goOn } from '@/lib/loaders/responses/session-response';
import { log } from '@/lib/observability/log';
import type { Body } from '@/lib/session/read-body';
import type { Visit } from '@/lib/session/request-session';
import type { Asker } from '@/lib/upstream/transport/call';
import { InvalidRecipients } from '@/lib/upstream/shares';
import { UpstreamFailure } from '@/lib/upstream/transport/upstream-error';

const type = 'CLIENT_SERVER_COMMUNICATION';
const tooManyMailsToday: Answered = { status: 429, type, message: 'TOO_MANY_MAILS_TODAY' };

/** A share that the platform refuses as one too many, by the code of its answer (docs/platform-api.md 3.12). */
const throttledBy: Record<string, Answered> = {
  user_mail_quota: tooManyMailsToday,
  total_mail_quota: tooManyMailsToday,
  recipient_mail_quota: { status: 429, type, message: 'RECIPIENT_MAILS_TODAY' },
};

/** Why a share can't be sent again. */
const rejectedBy: Record<string, Answered> = {
  share_withdrawn: { status: 422, type, message: 'SHARE_WITHDRAWN' },
  no_valid_sds: { status: 422, type, message: 'SHARE_NO_SDS' },
};

const ownAnswers = (error: unknown) => ({
  ...(error instanceof UpstreamFailure && rejectedBy[error.call.error ?? '']
    ? { rejected: rejectedBy[error.call.error ?? ''] }
    : {}),
  forbidden: { status: 403, type, message: 'NOT_IN_LIST' } as const,
  throttled: (error instanceof UpstreamFailure && throttledBy[error.call.error ?? '']) || tooManyTries,
});
const tooManyTries: Answered = { status: 429, type, message: 'TOO_MANY_TRIES' };

/**
 * Answers a call of the share dialog: `answer` gets what the body says. Who is not logged in is 401, a body that is wrong 400
 * with the name of its field; for neither is the platform asked.
 */
export async function answerShare<Wish>(
  request: Request,
  { visit, body }: { visit: Visit; body: { value: unknown } },
  schema: z.ZodType<Wish>,
  answer: (wish: Wish, asker: Asker) => Promise<object>,
): Promise<Response> {
  if (!visit.session) return failureJson(makeFailure(situations.refreshFailed.type, Math.random), 401);
  const wish = schema.safeParse(body.value);
  if (!wish.success) return badRequest(wish.error.issues[0]?.path[0]?.toString());
  try {
    const given = await answer(wish.data, askerOf(request.headers, askedFrom(request).interfaceLang, visit));
    return Response.json(given, { headers: { 'Cache-Control': 'private, no-store' } });
  } catch (error) {
    return error instanceof InvalidRecipients
      ? invalidRecipients(error)
      : failureAnswer(error, request, null, ownAnswers(error));
  }
}

/** The addresses are the visitor's to see; in the log there is their number. */
function invalidRecipients({ addresses }: InvalidRecipients): Response {
  const failure = makeFailure('CLIENT_SIDE', Math.random, { uiMessage: errorMessageKey('INVALID_EMAILS') });
  log().info({ failureId: failure.id, invalidEmails: addresses.length }, 'a share was refused');
  return failureJson(failure, 422, { field: 'recipients', invalidEmails: addresses });
}

/**
 * Answers a form of the list of shares, which works without JavaScript, by the way back to the list with what came of it; JSON as
 * `answerShare`.
 */
export async function answerShareForm<Wish>(
  request: Request,
  asked: { visit: Visit; body: Body },
  schema: z.ZodType<Wish>,
  outcome: ShareOutcome,
  work: (wish: Wish, asker: Asker) => Promise<void>,
): Promise<Response> {
  const answer = await answerShare(request, asked, schema, async (wish, asker) => {
    await work(wish, asker);
    return {};
  });
  if (asked.body.kind !== 'form') return answer;
  const { next } = asked.body.value;
  if (answer.status === 401) return goOn(paths.login({ next: listOf(next), failure: 'SESSION_EXPIRED' }));
  const said = answer.ok ? null : ((await answer.json()) as { uiMessage?: unknown });
  return goOn(listOf(next, said ? refusalOf(said.uiMessage) : outcome));
}

/** The answer to a form of a page that had been open for too long. */
export const staleShareForm = ({ next }: Record<string, string>, { session }: Visit): Response =>
  goOn(session ? listOf(next, 'STALE_FORM') : paths.login({ next: listOf(next), failure: 'STALE_FORM' }));

/** The list of shares as the page of the form showed it: nothing else can be gone on to. */
function listOf(next: string | undefined, outcome?: ShareOutcome): string {
  const query = Object.fromEntries(new URL(nextPage(next), 'https://in.app').searchParams);
  return paths.shareList(readListQuery(query), outcome);
}
