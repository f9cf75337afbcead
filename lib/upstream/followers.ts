import 'server-only';
import { z } from 'zod';
import { post } from '@/lib/upstream/transport/client';
import type { CallContext } from '@/lib/upstream/transport/call';
import { flag, positive } from '@/lib/upstream/lenient';
import { parseJson } from '@/lib/upstream/transport/response-body';

const maxBytes = 10_000;
const followed = z.object({ id: positive, confirmed: flag });

/** What the token of a mail belongs to. */
export interface Followed {
  id: number;
  confirmed: boolean;
}

const call = <Response>(
  name: '' | '/status' | '/confirm' | '/stop',
  form: Record<string, string>,
  schema: z.ZodType<Response>,
  callContext: CallContext,
): Promise<Response> => {
  // Nothing of a login is sent: followers have none.
  const anonymous = { ...callContext, visitor: undefined };
  return post(
    { callClass: 'follow', path: `/api/v1/p/follow${name}`, form, callContext: anonymous, maxBytes },
    parseJson(schema),
  );
};

/**
 * Asks an address whether it wants to follow a product (docs/platform-api.md 3.21).
 * @throws {UpstreamError} `rejected` with status 400 for an invalid address
 */
export const requestToFollow = async (
  { product, email, language }: { product: number; email: string; language: string },
  callContext: CallContext,
): Promise<void> => {
  await call('', { synonym_id: String(product), email, language }, z.object({}), callContext);
};

/** @throws {UpstreamError} `not-found` for an unknown token */
export const fetchFollowed = (token: string, callContext: CallContext): Promise<Followed> =>
  call('/status', { token }, followed, callContext);

/** @throws {UpstreamError} `not-found` for an unknown token */
export const confirmFollower = (token: string, callContext: CallContext): Promise<Followed> =>
  call('/confirm', { token }, followed, callContext);

/** Deletes the address of a token, for its product or for all; succeeds also when it is deleted already. @throws {UpstreamError} */
export const stopFollowing = async (token: string, isOfAll: boolean, callContext: CallContext): Promise<void> => {
  await call('/stop', { token, all: isOfAll ? '1' : '0' }, z.object({}), callContext);
};
