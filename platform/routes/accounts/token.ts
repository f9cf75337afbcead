import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { metrics } from '../../runtime/metrics.ts';
import { addLoginTry } from '../../store/accounts/login-attempts.ts';
import { exchangeRefreshToken, revokeByToken, type TokenPair } from '../../store/accounts/tokens.ts';
import { audit } from '../http/request-log.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { failures, HttpError, tooManyRequests } from '../http/failure.ts';
import { onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext, RequestVariables } from '../http/app-context.ts';
import { type LogIn, logIn } from '../../accounts/log-in.ts';

const filled = (errorMessage: string, maxLength: number) =>
  z.string({ error: errorMessage }).min(1, errorMessage).max(maxLength, errorMessage);
const clientId = filled('must be the web app’s id', 200);
const passwordGrant = z.object({
  client_id: clientId,
  grant_type: z.literal('password'),
  username: filled('must be a name of at most 200 characters', 200),
  password: filled('must be a password of at most 200 characters', 200),
});
const refreshGrant = z.object({
  client_id: clientId,
  grant_type: z.literal('refresh_token'),
  refresh_token: filled('must be a refresh token', 500),
});
const grant = z.discriminatedUnion('grant_type', [passwordGrant, refreshGrant], {
  error: 'must be password or refresh_token',
});

const tokens = z
  .object({
    access_token: z.string(),
    refresh_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().openapi({ description: 'Seconds' }),
  })
  .openapi('Tokens');

const description = createRoute({
  method: 'post',
  path: '/api/oauth2/token',
  summary: 'Logs in with a password, or refreshes the tokens of a login',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: grant } } } },
  responses: {
    200: { description: 'The pair of tokens', content: { 'application/json': { schema: tokens } } },
    ...failures(400, 401, 403, 413, 415, 429),
  },
});

type RequestContext = Context<RequestVariables>;

/** 3.1 `POST /api/oauth2/token` */
export function addToken(app: App, appContext: AppContext): void {
  async function logInWithPassword(c: RequestContext, { username, password }: z.infer<typeof passwordGrant>) {
    const address = clientAddress(c, appContext.trustProxy);
    const network = networkOf(address);
    const retryAfterSeconds = await addLoginTry(appContext.database, network);
    if (retryAfterSeconds > 0) {
      metrics.login.inc({ outcome: 'network-throttled' });
      audit(appContext, c, 'login network-throttled', { address });
      throw tooManyRequests(retryAfterSeconds);
    }
    const result = (await appContext.queues.logins.run({
      caller: { client: network, signal: c.req.raw.signal },
      rank: 'any',
      run: () => logIn(appContext.database, { username, password, network }),
    })) as LogIn;
    metrics.login.inc({ outcome: result.outcome });
    audit(appContext, c, result.outcome === 'done' ? 'login' : `login ${result.outcome}`, {
      userId: result.userId,
      address,
    });
    return loginResponse(c, result);
  }

  async function refresh(c: RequestContext, token: string) {
    const result = await exchangeRefreshToken(appContext.database, token);
    if (result.outcome === 'refreshed') return c.json(toTokenResponse(result.pair), 200);
    audit(appContext, c, `refresh ${result.outcome}`, { userId: result.userId });
    throw new HttpError(401, 'invalid_grant');
  }

  app.openAPIRegistry.registerPath(description);
  app.post(description.path, async (c) => {
    c.header('Cache-Control', 'no-store');
    const form = await readForm(c, grant);
    if (form.client_id !== appContext.clientId) throw new HttpError(401, 'invalid_client');
    return form.grant_type === 'password' ? logInWithPassword(c, form) : refresh(c, form.refresh_token);
  });
  onlyPost(app, description.path);
}

function loginResponse(c: RequestContext, result: LogIn) {
  switch (result.outcome) {
    case 'done':
      return c.json(toTokenResponse(result.pair), 200);
    case 'wrong':
      throw new HttpError(401, 'invalid_grant');
    case 'warned':
      throw new HttpError(401, 'show_warning');
    case 'throttled':
      throw tooManyRequests(result.retryAfterSeconds);
    case 'locked':
      return c.json({ status: 'locked' }, 403);
  }
}

const toTokenResponse = ({ accessToken, refreshToken, expiresIn }: TokenPair) => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  token_type: 'Bearer' as const,
  expires_in: expiresIn,
});

const form = z.object({ client_id: z.string().optional(), token: z.string().optional() });

const revocation = createRoute({
  method: 'post',
  path: '/api/oauth2/revoke',
  summary: 'Logs out: revokes every token of the same login',
  request: { body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
  responses: {
    200: {
      description: 'Also for an unknown token',
      content: { 'application/json': { schema: z.object({}) } },
    },
    ...failures(413, 415),
  },
});

/** 3.1 `POST /api/oauth2/revoke` */
export function addRevoke(app: App, appContext: AppContext): void {
  app.openAPIRegistry.registerPath(revocation);
  app.post(revocation.path, async (c) => {
    const { client_id, token } = await readForm(c, form);
    if (token && client_id === appContext.clientId) {
      const userId = await revokeByToken(appContext.database, token);
      if (userId) audit(appContext, c, 'logout', { userId, address: clientAddress(c, appContext.trustProxy) });
    }
    return c.json({}, 200);
  });
  onlyPost(app, revocation.path);
}
