import 'server-only';
import { z } from 'zod';
import { get } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import { type CallContext } from '@/lib/upstream/transport/call';

const maxBytes = 200_000;
const name = z
  .string()
  .nullish()
  .transform((text) => text ?? null);
const init = z.object({
  user_settings: z.object({ user_id: z.number().nullable(), name, email: name }),
  groups: z
    .array(z.object({ id: z.number(), text: z.string() }))
    .nullish()
    .transform((groups) => groups ?? []),
});

export interface User {
  id: number;
  name: string | null;
  email: string | null;
}
export interface Workgroup {
  id: number;
  text: string;
}

/**
 * Fetches the user of the caller's token and the user's workgroups (docs/platform-api.md 3.4); null without a user (Spec §6:
 * a user_id means logged in).
 * @throws {UpstreamError}
 */
export async function fetchUser(callContext: CallContext): Promise<{ user: User; workgroups: Workgroup[] } | null> {
  const call = { callClass: 'account', path: '/api/v1/app/init', callContext, maxBytes } as const;
  const { user_settings: user, groups } = await get(call, parseJson(init));
  return user.user_id === null
    ? null
    : { user: { id: user.user_id, name: user.name, email: user.email }, workgroups: groups };
}
