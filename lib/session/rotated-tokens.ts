import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '@/lib/session/session-cookie';
import { sessionStore } from '@/lib/session/store/open-store';
import type { Tokens } from '@/lib/upstream/tokens';

/** Time in which a late request with an old cookie is still served (reliability T4). */
const ttlMs = 60_000;
const maxChainLength = 20;

const tokens = z.object({ access: z.string(), refresh: z.string(), expires: z.number() });
const ended = 'over';

/** A hash that identifies a refresh token without revealing it. */
export const nameOf = (refresh: string) => createHash('sha256').update(refresh).digest('base64url');
const keyOf = (refresh: string) => `successor ${nameOf(refresh)}`;

/** Saves the result of a refresh: the new tokens, or null when the login has ended. */
export async function saveRotatedTokens(refresh: string, rotatedTokens: Tokens | null): Promise<void> {
  await sessionStore().set(keyOf(refresh), rotatedTokens ? await seal(rotatedTokens) : ended, ttlMs);
}

/** The newest tokens that a refresh token was exchanged for; null when its login has ended, undefined without a recent refresh. */
export async function latestRotatedTokens(refresh: string): Promise<Tokens | null | undefined> {
  let newest: Tokens | undefined;
  for (let step = 0; step < maxChainLength; step += 1) {
    const stored = await sessionStore().get(keyOf(newest?.refresh ?? refresh));
    if (stored === ended) return null;
    const next = tokens.safeParse(stored && (await unseal(stored)));
    // A platform that does not rotate issues the same refresh token again.
    if (!next.success || next.data.refresh === newest?.refresh) break;
    newest = next.data;
    if (newest.refresh === refresh) break;
  }
  return newest;
}
