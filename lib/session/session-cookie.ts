import 'server-only';
import { z } from 'zod';
import { type CookieToSet, fitsCookieLimit, sessionCookie } from '@/lib/session/cookies';
import { isRevoked } from '@/lib/session/denied';
import { seal, unseal } from '@/lib/session/seal';
import { type Session, sessionTtlSeconds, sessionSchema } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store/open-store';

/** What the cookie holds of a session whose tokens are too large for it. */
const stored = z.object({ sid: z.string().min(1), stored: z.literal(true) });
const keyOf = (sid: string) => `session ${sid}`;

/** The session of a cookie's value; null for a broken one, and for one that was logged out. */
export async function readSession(value: string | null): Promise<Session | null> {
  if (!value) return null;
  const content = await unseal(value);
  const pointer = stored.safeParse(content);
  const kept = pointer.success ? await sessionStore().get(keyOf(pointer.data.sid)) : null;
  const session = sessionSchema.safeParse(pointer.success ? kept && (await unseal(kept)) : content);
  if (!session.success || (await isRevoked(session.data.sid))) return null;
  return session.data;
}

/** The cookie of a session; null takes it away. Tokens that are too large for one go to the store (reliability T10). */
export async function cookieOfSession(session: Session | null): Promise<CookieToSet> {
  const cookie = (value: string | null) =>
    ({ name: sessionCookie, value, httpOnly: true, lifetime: 'session' }) as const;
  if (session === null) return cookie(null);
  const sealed = await seal(session);
  if (fitsCookieLimit(cookie(sealed))) return cookie(sealed);
  await sessionStore().set(keyOf(session.sid), sealed, sessionTtlSeconds * 1000);
  return cookie(await seal({ sid: session.sid, stored: true }));
}
