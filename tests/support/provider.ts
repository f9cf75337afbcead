import {
  type ScriptedResponse,
  json,
  type ScriptedPlatform,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';

/** A platform with accounts that rotates strictly: a refresh token that comes twice ends the login. */
export interface Provider {
  platform: ScriptedPlatform;
  /** The form fields of the token calls so far. */
  tokenCalls(): Record<string, string>[];
  /** What other calls were made of, `GET /api/v1/app/init` and the token that came along. */
  calls(): { call: string; token: string | null; workgroup: string | null }[];
  /** From now on the access tokens so far are refused. */
  expireAccess(): void;
  /** What comes before the ordinary answer, by the path's beginning, of which the longest counts; undefined lets it through. */
  script: Record<string, ScriptedResponse | undefined>;
  /** The answer that a script may give in the end. */
  answer: ScriptedResponse;
  /** Added to each token, to make it long. */
  padding: string;
  /** The refresh token before the last one gets the same tokens once more, as from the embedded platform. */
  forgives: boolean;
}

export const demo = { username: 'demo', password: 'right' };
const user = { user_settings: { user_id: 7, name: 'Ada', email: 'ada@example.com' } };
const groups = [
  { id: 3, text: 'Laboratory' },
  { id: 4, text: 'Production' },
];
const detail = (confidential: string) => ({ basic: { id: 1001, text: 'Acetone', description: confidential } });

export async function startProvider(): Promise<Provider> {
  let made = 0;
  let good = { access: '', refresh: '', used: '' };
  const tokens = () =>
    json({ access_token: good.access, refresh_token: good.refresh, token_type: 'Bearer', expires_in: 900 });
  const pair = (usedTokens = '') => {
    made += 1;
    good = {
      access: `access-${made}${provider.padding}`,
      refresh: `refresh-${made}${provider.padding}`,
      used: usedTokens,
    };
    return tokens();
  };
  const tokenResponse = (fields: Record<string, string>): ScriptedResponse => {
    if (fields.grant_type === 'password') {
      return fields.password === demo.password ? pair() : json({ error: 'invalid_grant' }, 401);
    }
    if (fields.refresh_token === good.refresh) return pair(good.refresh);
    if (provider.forgives && fields.refresh_token === good.used) return tokens();
    good = { access: '', refresh: '', used: '' };
    return json({ error: 'invalid_grant' }, 401);
  };
  const answer: ScriptedResponse = (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const starts = Object.keys(provider.script).filter((start) => provider.script[start] && path.startsWith(start));
    const scripted = provider.script[starts.sort((left, right) => right.length - left.length)[0] ?? ''];
    if (scripted) return scripted(request, response);
    const token = request.headers.authorization?.replace('Bearer ', '');
    if (path === '/api/oauth2/token') return tokenResponse(provider.tokenCalls().at(-1)!)(request, response);
    if (path === '/api/oauth2/revoke') return json({})(request, response);
    if (token !== undefined && token !== good.access) return json({ error: 'invalid_token' }, 401)(request, response);
    if (path === '/api/v1/app/init') {
      return json(token ? { ...user, groups } : { user_settings: { user_id: null }, groups: [] })(request, response);
    }
    if (path.endsWith('/detail')) return json(detail(token ? 'for Ada' : 'for everybody'))(request, response);
    return json({})(request, response);
  };
  const platform = await startScriptedPlatform((request, response) =>
    request.on('end', () => answer(request, response)),
  );
  const provider: Provider = {
    platform,
    tokenCalls: () =>
      platform.requests
        .filter(({ url }) => url === '/api/oauth2/token')
        .map(({ body }) => Object.fromEntries(new URLSearchParams(body))),
    calls: () =>
      platform.requests
        .filter(({ url }) => !url.startsWith('/api/oauth2'))
        .map(({ method, url, headers }) => ({
          call: `${method} ${url}`,
          token: headers.authorization?.replace('Bearer ', '') ?? null,
          workgroup: headers['x-workgroup-id']?.toString() ?? null,
        })),
    expireAccess: () => (good = { ...good, access: '' }),
    script: {},
    answer,
    padding: '',
    forgives: false,
  };
  return provider;
}
