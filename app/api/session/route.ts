import { z } from 'zod';
import { nextPage } from '@/lib/domain/pages/navigation';
import { paths } from '@/lib/domain/pages/paths';
import { askerOf } from '@/lib/loaders/request/call-context';
import { badRequest } from '@/lib/loaders/responses/handler-responses';
import { failureAnswer } from '@/lib/loaders/responses/failure-response';
import { askedFrom } from '@/lib/loaders/request/request-parameters';
import {
  goOn,
  logLoginFault,
  loginFaultAnswer,
  sessionAnswer,
  sessionEndedAnswer,
} from '@/lib/loaders/responses/session-response';
import { chooseWorkgroup } from '@/lib/session/choose-workgroup';
import { logIn, LoginRefused, logOut } from '@/lib/session/log-in';
import { reloadUser } from '@/lib/session/reload-user';
import type { Visit } from '@/lib/session/request-session';
import { type Asked, withSession } from '@/lib/session/with-session';

const text = z.string().catch('');
const credentials = z.object({ username: text, password: text }).catch({ username: '', password: '' });
const choice = z.object({ workgroup: z.coerce.number().int().positive() });
/** A form knows GET and POST only: its field `action` says which of this address's methods it means. */
const form = z.object({ action: z.enum(['log-in', 'log-out', 'workgroup']), next: text });

const asker = (request: Request, { visit }: Asked<object>) =>
  askerOf(request.headers, askedFrom(request).interfaceLang, visit);

/** Who is logged in, as the platform has it now; gives the page its value against forgery. */
export const GET = withSession(async (request, asked) => {
  const { visit } = asked;
  visit.wantsAntiForgery = true;
  try {
    await reloadUser(visit, asker(request, asked));
    return visit.hasEnded ? sessionEndedAnswer() : sessionAnswer(visit);
  } catch (error) {
    return visit.hasEnded ? sessionEndedAnswer() : failureAnswer(error, request);
  }
});

/** Logs in; a form of a page without JavaScript also logs out and chooses the workgroup. */
export const POST = withSession(
  async (request, asked) => {
    const { visit, body } = asked;
    if (body.kind !== 'form') {
      const refused = await tryLogin(request, asked);
      return refused ? loginFaultAnswer(refused.fault, refused.retryAfterSeconds) : sessionAnswer(visit);
    }
    const sent = form.safeParse(body.value);
    if (!sent.success) return badRequest('action');
    const isLogout = sent.data.action === 'log-out';
    const next = nextPage(sent.data.next, isLogout ? paths.start() : undefined);
    if (isLogout) await logOut(visit, asker(request, asked));
    if (sent.data.action === 'workgroup') return (await tryChoice(asked)) ?? goOn(next);
    if (sent.data.action !== 'log-in') return goOn(next);
    const refused = await tryLogin(request, asked);
    if (!refused) return goOn(next);
    logLoginFault(refused.fault);
    return goOn(paths.login({ next, failure: refused.fault.message }));
  },
  { forms: staleFormAnswer },
);

/** Chooses the workgroup. */
export const PATCH = withSession(async (_request, asked) => (await tryChoice(asked)) ?? sessionAnswer(asked.visit));

/** Logs out. */
export const DELETE = withSession(async (request, asked) => {
  await logOut(asked.visit, asker(request, asked));
  return sessionAnswer(asked.visit);
});

/** The way on from a form that is not good any more: to log in, unless all that was wanted is to be logged out. */
function staleFormAnswer({ action, next: wanted = '' }: Record<string, string>, { session }: Visit): Response {
  const next = nextPage(wanted);
  return goOn(action === 'log-out' && !session ? next : paths.login({ next, failure: 'STALE_FORM' }));
}

/** Why a login was not let in; null for one that was. */
async function tryLogin(request: Request, asked: Asked<object>): Promise<LoginRefused | null> {
  try {
    await logIn(asked.visit, credentials.parse(asked.body.value), asker(request, asked));
    return null;
  } catch (error) {
    if (!(error instanceof LoginRefused)) throw error;
    return error;
  }
}

/** The answer to a choice that cannot be made; null for one that was. */
async function tryChoice({ visit, body }: Asked<object>): Promise<Response | null> {
  const wanted = choice.safeParse(body.value);
  if (!visit.session) return sessionEndedAnswer();
  const isMade = wanted.success && (await chooseWorkgroup(visit, wanted.data.workgroup));
  return isMade ? null : badRequest('workgroup');
}
