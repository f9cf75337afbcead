import 'server-only';
import { headers } from 'next/headers';
import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { RequestSession } from '@/lib/session/request-session';
import { hasStudioRole } from '@/lib/session/studio-role';
import type { CallContext } from '@/lib/upstream/transport/call';
import type { Viewing } from '@/lib/domain/session/viewer';
import type { StudioAccess } from '@/lib/domain/studio/drafts';
import { memoizePerRequest } from '@/lib/loaders/request/memoize-per-request';
import { withTimeout } from '@/lib/upstream/transport/with-timeout';
import { fetchStudioAccess } from '@/lib/upstream/studio/studio';

/** The session of the current page; middleware.ts has refreshed it where necessary. */
export const pageSession = cache(async (): Promise<RequestSession> => RequestSession.open(await headers(), 'page'));

/** The call context of the current page. */
export const pageCallContext = async (interfaceLang: string): Promise<CallContext> =>
  callContextOf(await headers(), interfaceLang, await pageSession());

/** The viewer of the current page, from the cookie; whether there is a Studio for the user is requested once a minute. */
export async function loadViewer(): Promise<Viewing> {
  const { session, antiForgery } = await pageSession();
  const hasEnded = (await headers()).has('x-session-ended');
  if (!session) return { viewer: null, hasEnded };
  const { user, workgroups, workgroup } = session;
  const name = user.name ?? user.email ?? String(user.id);
  const role = hasStudioRole(session.sid, await pageCallContext(await getLocale()));
  // No link also while the platform does not say.
  const hasStudio = await withTimeout(
    role.catch(() => false),
    false,
  );
  return { viewer: { name, workgroups, workgroup, antiForgery: antiForgery ?? '', hasStudio }, hasEnded };
}

/** The viewer of the page with the login form, and the form's anti-forgery value. */
export async function loadLogin(): Promise<{ viewing: Viewing; antiForgery: string }> {
  const { antiForgery } = await pageSession();
  return { viewing: await loadViewer(), antiForgery: antiForgery ?? '' };
}

/** Whether the visitor of the current page is logged in (Spec §4 "Auth"). */
export const isLoggedIn = async (): Promise<boolean> => (await pageSession()).session !== null;

/** What the caller may do in the Studio; null where the platform has none. @throws {UpstreamError} */
export const loadStudioAccess = (callContext: CallContext): Promise<StudioAccess | null> =>
  memoizePerRequest(`studio ${callContext.visitor?.accessToken}`, () => fetchStudioAccess(callContext));
