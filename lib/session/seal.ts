import 'server-only';
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { sessionTtlSeconds } from '@/lib/session/session';
import { sessionSecrets } from '@/lib/session-secret';

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
