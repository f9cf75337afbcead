import 'server-only';
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { type Session, sessionSchema, sessionTtlSeconds } from '@/lib/session/session';
import { sessionSecrets } from '@/lib/settings/session-secret';
import { type CookieToSet, fitsCookieLimit, sessionCookie } from '@/lib/session/cookies';
import { isRevoked } from '@/lib/session/revoked-sessions';
import { sessionStore } from '@/lib/session/store/open-store';

/** What iron-session writes; it would also take other words behind the version. */
const form = /^Fe26\.2\*\d+\*[\w*-]+~2$/;
const maxSealLength = 32_768;

/** Secrets by an id of their own, so that a rotation leaves the others' ids alone. */
const byId = (secrets: readonly string[]) =>
  Object.fromEntries(secrets.map((secret) => [createHash('sha256').update(secret).digest().readUInt32BE(0), secret]));

/** Encrypts and signs a value, for as long as a session may live. */
export const seal = (value: unknown): Promise<string> =>
  sealData(value, { password: byId(sessionSecrets().slice(0, 1)), ttl: sessionTtlSeconds });

/** The value of a seal; null for one that is broken, spent, or none of ours. */
export async function unseal(sealed: string): Promise<unknown> {
  if (sealed.length > maxSealLength || !form.test(sealed)) return null;
  return unsealData(sealed, { password: byId(sessionSecrets()), ttl: sessionTtlSeconds }).catch(() => null);
}

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
