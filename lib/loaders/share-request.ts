import 'server-only';
import type { z } from 'zod';
import { errorMessageKey, makeFailure, situations } from '@/lib/domain/failures';
import { failureJson } from '@/lib/failure-json';
import { askerOf } from '@/lib/loaders/asker';
import { badRequest } from '@/lib/loaders/bad-request';
import { type Answered, failureAnswer } from '@/lib/loaders/failure-answer';
import { askedFrom } from '@/lib/loaders/request-parameters';
import { log } from '@/lib/log';
import type { Visit } from '@/lib/session/visit';
import type { Asker } from '@/lib/upstream/client';
import { InvalidRecipients } from '@/lib/upstream/shares';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

const type = 'CLIENT_SERVER_COMMUNICATION';
const tooManyMailsToday: Answered = { status: 429, type, message: 'TOO_MANY_MAILS_TODAY' };

/** A share that the platform refuses as one too many, by the code of its answer (docs/platform-api.md 3.12). */
const throttledBy: Record<string, Answered> = {
  user_mail_quota: tooManyMailsToday,
  total_mail_quota: tooManyMailsToday,
  recipient_mail_quota: { status: 429, type, message: 'RECIPIENT_MAILS_TODAY' },
};

const ownAnswers = (error: unknown) => ({
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
