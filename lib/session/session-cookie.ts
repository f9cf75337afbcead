import 'server-only';
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { type Session, sessionSchema, sessionTtlSeconds } from '@/lib/session/session';
import { isRevoked } from '@/lib/session/session-records';
import { sessionSecrets } from '@/lib/settings/session-secret';
import { type CookieToSet, fitsCookieLimit, hostCookie, sessionCookie } from '@/lib/session/cookies';
import { sessionStore } from '@/lib/session/store/open-store';

/** The format that iron-session writes; iron-session itself accepts any suffix behind the version. */
const sealPattern = /^Fe26\.2\*\d+\*[\w*-]+~2$/;
const maxSealLength = 32_768;

/** Secrets by a stable id, which a rotation does not change. */
const indexSecrets = (secrets: readonly string[]) =>
  Object.fromEntries(secrets.map((secret) => [createHash('sha256').update(secret).digest().readUInt32BE(0), secret]));

/** Encrypts and signs a value for the lifetime of a session. */
export const seal = (value: unknown): Promise<string> =>
  sealData(value, { password: indexSecrets(sessionSecrets().slice(0, 1)), ttl: sessionTtlSeconds });

/** The value of a seal; null for an invalid or expired one. */
export async function unseal(sealed: string): Promise<unknown> {
  if (sealed.length > maxSealLength || !sealPattern.test(sealed)) return null;
  return unsealData(sealed, { password: indexSecrets(sessionSecrets()), ttl: sessionTtlSeconds }).catch(() => null);
}

/** The content of the cookie for a session whose tokens are too large for it; with the user's id, by which limits count (lib/limits). */
const stored = z.object({ sid: z.string().min(1), stored: z.literal(true) });
const keyOf = (sid: string) => `session ${sid}`;

/** The session of a cookie's value; null for an invalid or revoked one. */
export async function readSession(value: string | null): Promise<Session | null> {
  if (!value) return null;
  const content = await unseal(value);
  const pointer = stored.safeParse(content);
  const sealed = pointer.success ? await sessionStore().get(keyOf(pointer.data.sid)) : null;
  const session = sessionSchema.safeParse(pointer.success ? sealed && (await unseal(sealed)) : content);
  if (!session.success || (await isRevoked(session.data.sid))) return null;
  return session.data;
}

/** The cookie of a session; null deletes it. A session that is too large for a cookie goes to the store (reliability T10). */
export async function cookieOfSession(session: Session | null): Promise<CookieToSet> {
  const cookie = (value: string | null) =>
    ({ name: hostCookie(sessionCookie), value, httpOnly: true, lifetime: 'session' }) as const;
  if (session === null) return cookie(null);
  const sealed = await seal(session);
  if (fitsCookieLimit(cookie(sealed))) return cookie(sealed);
  await sessionStore().set(keyOf(session.sid), sealed, sessionTtlSeconds * 1000);
  const { sid, user } = session;
  return cookie(await seal({ sid, user: { id: user.id }, stored: true }));
}
