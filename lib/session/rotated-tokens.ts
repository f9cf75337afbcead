import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from '@/lib/session/session-cookie';
import { sessionStore } from '@/lib/session/store/open-store';
import type { Tokens } from '@/lib/upstream/tokens';

/** A late request with an old cookie is served for so long (reliability T4). */
const ttlMs = 60_000;
const maxChainLength = 20;

const tokens = z.object({ access: z.string(), refresh: z.string(), expires: z.number() });
const over = 'over';

/** Names a refresh token without giving it away. */
export const nameOf = (refresh: string) => createHash('sha256').update(refresh).digest('base64url');
const keyOf = (refresh: string) => `successor ${nameOf(refresh)}`;

/** Keeps what a refresh brought: the tokens that follow, null when the login was over. */
export async function saveRotatedTokens(refresh: string, rotatedTokens: Tokens | null): Promise<void> {
  await sessionStore().set(keyOf(refresh), rotatedTokens ? await seal(rotatedTokens) : over, ttlMs);
}

/** The newest tokens that follow a refresh token; null when its login is over, undefined when it was not spent lately. */
export async function latestRotatedTokens(refresh: string): Promise<Tokens | null | undefined> {
  let newest: Tokens | undefined;
  for (let step = 0; step < maxChainLength; step += 1) {
    const stored = await sessionStore().get(keyOf(newest?.refresh ?? refresh));
    if (stored === over) return null;
    const next = tokens.safeParse(stored && (await unseal(stored)));
    // A platform that does not rotate hands out the same refresh token again.
    if (!next.success || next.data.refresh === newest?.refresh) break;
    newest = next.data;
    if (newest.refresh === refresh) break;
  }
  return newest;
}
