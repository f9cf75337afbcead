import { z } from 'zod';
import { nextPage } from '@/lib/domain/pages/navigation';
import { paths } from '@/lib/domain/pages/paths';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { refererPage } from '@/lib/loaders/request/request-parameters';
import {
  loginErrorResponse,
  logLoginError,
  seeOther,
  sessionEndedResponse,
  sessionResponse,
} from '@/lib/loaders/responses/session-response';
import { logIn, LoginRejectedError, logOut, reloadUser } from '@/lib/session/log-in';
import { chooseWorkgroup, type RequestSession } from '@/lib/session/request-session';
import { type HandlerContext, withSession } from '@/lib/session/with-session';

const text = z.string().catch('');
const credentials = z.object({ username: text, password: text }).catch({ username: '', password: '' });
const choice = z.object({ workgroup: z.coerce.number().int().positive() });
/** HTML forms support GET and POST only: the field `action` names the intended operation. */
const form = z.object({ action: z.enum(['log-in', 'log-out', 'workgroup']), next: text });

const callContext = (request: Request, { requestSession }: HandlerContext<object>) =>
  callContextOf(request.headers, refererPage(request).interfaceLang, requestSession);

/** The logged-in user as the platform knows it now; the response also sets the anti-forgery token of the page. */
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

/** Logs in; a form sent without JavaScript also logs out and selects the workgroup. */
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
    logLoginError(refused.loginError);
    return seeOther(paths.login({ next, failure: refused.loginError.message }));
  },
  { forms: staleFormResponse },
);

/** Selects the workgroup. */
export const PATCH = withSession(
  async (_request, context) => (await tryChoice(context)) ?? sessionResponse(context.requestSession),
);

/** Logs out. */
export const DELETE = withSession(async (request, context) => {
  await logOut(context.requestSession, callContext(request, context));
  return sessionResponse(context.requestSession);
});

/**
 * Redirects a form with an outdated anti-forgery token to the login page; a log-out whose session has already ended
 * goes to its `next`.
 */
function staleFormResponse(
  { action, next: requested = '' }: Record<string, string>,
  { session }: RequestSession,
): Response {
  const next = nextPage(requested);
  return seeOther(action === 'log-out' && !session ? next : paths.login({ next, failure: 'STALE_FORM' }));
}

/** Logs in; returns the reason of a rejected login, null on success. */
async function tryLogin(request: Request, context: HandlerContext<object>): Promise<LoginRejectedError | null> {
  try {
    await logIn(context.requestSession, credentials.parse(context.body.value), callContext(request, context));
    return null;
  } catch (error) {
    if (!(error instanceof LoginRejectedError)) throw error;
    return error;
  }
}

/** Selects the workgroup; returns the error response, null on success. */
async function tryChoice({ requestSession, body }: HandlerContext<object>): Promise<Response | null> {
  const requested = choice.safeParse(body.value);
  if (!requestSession.session) return sessionEndedResponse();
  const isSelected = requested.success && (await chooseWorkgroup(requestSession, requested.data.workgroup));
  return isSelected ? null : badRequest('workgroup');
}
