import { z } from 'zod';
import { nextPage } from '@/lib/domain/pages/navigation';
import { paths } from '@/lib/domain/pages/paths';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { refererPage } from '@/lib/loaders/request/request-parameters';
import {
  seeOther,
  logLoginFault,
  loginErrorResponse,
  sessionResponse,
  sessionEndedResponse,
} from '@/lib/loaders/responses/session-response';
import { chooseWorkgroup } from '@/lib/session/choose-workgroup';
import { logIn, LoginRejectedError, logOut } from '@/lib/session/log-in';
import { reloadUser } from '@/lib/session/reload-user';
import type { RequestSession } from '@/lib/session/request-session';
import { type HandlerContext, withSession } from '@/lib/session/with-session';

const text = z.string().catch('');
const credentials = z.object({ username: text, password: text }).catch({ username: '', password: '' });
const choice = z.object({ workgroup: z.coerce.number().int().positive() });
/** A form knows GET and POST only: its field `action` says which of this address's methods it means. */
const form = z.object({ action: z.enum(['log-in', 'log-out', 'workgroup']), next: text });

const callContext = (request: Request, { requestSession }: HandlerContext<object>) =>
  callContextOf(request.headers, refererPage(request).interfaceLang, requestSession);

/** Who is logged in, as the platform has it now; gives the page its value against forgery. */
export const GET = withSession(async (request, context) => {
  const { requestSession } = context;
  requestSession.wantsAntiForgery = true;
  try {
    await reloadUser(requestSession, callContext(request, context));
    return requestSession.hasEnded ? sessionEndedResponse() : sessionResponse(requestSession);
  } catch (error) {
    return requestSession.hasEnded ? sessionEndedResponse() : failureResponse(error, request);
  }
});

/** Logs in; a form of a page without JavaScript also logs out and chooses the workgroup. */
export const POST = withSession(
  async (request, context) => {
    const { requestSession, body } = context;
    if (body.kind !== 'form') {
      const refused = await tryLogin(request, context);
      return refused
        ? loginErrorResponse(refused.loginError, refused.retryAfterSeconds)
        : sessionResponse(requestSession);
    }
    const sent = form.safeParse(body.value);
    if (!sent.success) return badRequest('action');
    const isLogout = sent.data.action === 'log-out';
    const next = nextPage(sent.data.next, isLogout ? paths.start() : undefined);
    if (isLogout) await logOut(requestSession, callContext(request, context));
    if (sent.data.action === 'workgroup') return (await tryChoice(context)) ?? seeOther(next);
    if (sent.data.action !== 'log-in') return seeOther(next);
    const refused = await tryLogin(request, context);
    if (!refused) return seeOther(next);
    logLoginFault(refused.loginError);
    return seeOther(paths.login({ next, failure: refused.loginError.message }));
  },
  { forms: staleFormResponse },
);

/** Chooses the workgroup. */
export const PATCH = withSession(
  async (_request, context) => (await tryChoice(context)) ?? sessionResponse(context.requestSession),
);

/** Logs out. */
export const DELETE = withSession(async (request, context) => {
  await logOut(context.requestSession, callContext(request, context));
  return sessionResponse(context.requestSession);
});

/** The way on from a form that is not good any more: to log in, unless all that was wanted is to be logged out. */
function staleFormResponse(
  { action, next: requested = '' }: Record<string, string>,
  { session }: RequestSession,
): Response {
  const next = nextPage(requested);
  return seeOther(action === 'log-out' && !session ? next : paths.login({ next, failure: 'STALE_FORM' }));
}

/** Why a login was not let in; null for one that was. */
async function tryLogin(request: Request, context: HandlerContext<object>): Promise<LoginRejectedError | null> {
  try {
    await logIn(context.requestSession, credentials.parse(context.body.value), callContext(request, context));
    return null;
  } catch (error) {
    if (!(error instanceof LoginRejectedError)) throw error;
    return error;
  }
}

/** The answer to a choice that cannot be made; null for one that was. */
async function tryChoice({ requestSession, body }: HandlerContext<object>): Promise<Response | null> {
  const requested = choice.safeParse(body.value);
  if (!requestSession.session) return sessionEndedResponse();
  const isMade = requested.success && (await chooseWorkgroup(requestSession, requested.data.workgroup));
  return isMade ? null : badRequest('workgroup');
}
