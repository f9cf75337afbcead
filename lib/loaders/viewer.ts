import 'server-only';
import { headers } from 'next/headers';
import type { Viewing } from '@/lib/domain/viewer';
import { pageSession } from '@/lib/loaders/page-visit';

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
