import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { RequestSession } from '@/lib/session/request-session';
import type { CallContext } from '@/lib/upstream/transport/call';
import type { Viewing } from '@/lib/domain/session/viewer';

/** Who asks for the page in work; middleware.ts has refreshed the session where it had to be. */
export const pageSession = cache(async (): Promise<RequestSession> => RequestSession.open(await headers(), 'page'));

/** The asker of the page in work. */
export const pageCallContext = async (interfaceLang: string): Promise<CallContext> =>
  callContextOf(await headers(), interfaceLang, await pageSession());

/** Who looks at the page in work, from the cookie alone: nothing is asked, nothing moves later. */
export async function loadViewer(): Promise<Viewing> {
  const { session, antiForgery } = await pageSession();
  const hasEnded = (await headers()).has('x-session-ended');
  if (!session) return { viewer: null, hasEnded };
  const { user, workgroups, workgroup } = session;
  const name = user.name ?? user.email ?? String(user.id);
  return { viewer: { name, workgroups, workgroup, antiForgery: antiForgery ?? '' }, hasEnded };
}

/** The same for the page with the login form, and what that form sends back. */
export async function loadLogin(): Promise<{ viewing: Viewing; antiForgery: string }> {
  const { antiForgery } = await pageSession();
  return { viewing: await loadViewer(), antiForgery: antiForgery ?? '' };
}

/** Whether the visitor of the page in work is logged in (Spec §4 "Auth"). */
export const isLoggedIn = async (): Promise<boolean> => (await pageSession()).session !== null;
