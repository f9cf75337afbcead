import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/settings/env';
import { post } from '@/lib/upstream/transport/client';
import { parseJson } from '@/lib/upstream/transport/response-body';
import { type CallContext } from '@/lib/upstream/transport/call';

/** A pair of tokens (docs/platform-api.md 3.1). */
export interface Tokens {
  access: string;
  refresh: string;
  /** Expiry of the access token, in milliseconds since 1970. */
  expires: number;
}

const maxTokenBytes = 20_000;
/** Characters that are valid in a header. */
const token = z.string().regex(/^[\x21-\x7e]{1,8000}$/);
const response = z.object({
  access_token: token,
  refresh_token: token.optional(),
  expires_in: z.coerce.number().positive().max(315_360_000).default(900),
});

/** The platform checks passwords one after the other, which takes time under load. */
const loginTimeoutMs = 10_000;
const refreshTimeoutMs = 4_000;

/** Token calls have no visitor, so that they never cause a refresh (Spec §7). */
const omitVisitor = (callContext: CallContext): CallContext => ({ ...callContext, visitor: undefined });

async function fetchTokens(
  grant: Record<string, string>,
  callContext: CallContext,
  timeoutMs: number,
  oldRefresh?: string,
): Promise<Tokens> {
  return post(
    {
      callClass: 'account',
      path: '/api/oauth2/token',
      callContext: omitVisitor(callContext),
      maxBytes: maxTokenBytes,
      form: { client_id: env().CLIENT_ID, ...grant },
      timeoutMs,
    },
    (received) => {
      const { access_token, refresh_token, expires_in } = parseJson(response)(received);
      // Without rotation the old refresh token stays valid.
      const refresh = token.parse(refresh_token ?? oldRefresh);
      return { access: access_token, refresh, expires: Date.now() + expires_in * 1000 };
    },
  );
}

/** @throws {UpstreamError} its `call` has the error codes of the platform, see `loginFailureType` */
export const fetchTokensByPassword = (
  credentials: { username: string; password: string },
  callContext: CallContext,
): Promise<Tokens> => fetchTokens({ grant_type: 'password', ...credentials }, callContext, loginTimeoutMs);

/** @throws {UpstreamError} with status 400 or 401 and `invalid_grant` or `invalid_client` when the login has ended */
export const fetchTokensByRefresh = (refresh: string, callContext: CallContext): Promise<Tokens> =>
  fetchTokens({ grant_type: 'refresh_token', refresh_token: refresh }, callContext, refreshTimeoutMs, refresh);

/** Revokes a refresh token and all tokens that descend from it (RFC 7009). @throws {UpstreamError} */
export async function revokeTokens(refresh: string, callContext: CallContext): Promise<void> {
  await post(
    {
      callClass: 'account',
      path: '/api/oauth2/revoke',
      callContext: omitVisitor(callContext),
      maxBytes: maxTokenBytes,
      form: { client_id: env().CLIENT_ID, token: refresh },
      timeoutMs: refreshTimeoutMs,
    },
    () => undefined,
  );
}
