import type { RawResponse } from '../support/ask';
import { demoPassword } from '../support/cheap-password';
import type { PlatformClient } from './talk';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
}

export const form = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

let addresses = 0;
/** An address that no other test speaks from: tries are counted by address. */
export const anAddress = () => `192.0.2.${(addresses += 1)}`;

/** How a visitor speaks with the token calls. */
export const visitor = ({ send: ask }: PlatformClient, address = anAddress()) => {
  const post = (path: string, fields: Record<string, string>) => {
    const { headers, ...rest } = form({ client_id: 'dossier-web', ...fields });
    return ask(path, { ...rest, headers: { ...headers, 'X-Forwarded-For': address } });
  };
  return {
    logIn: (username = 'demo', password = demoPassword) =>
      post('/api/oauth2/token', { grant_type: 'password', username, password }),
    refresh: (refresh_token: string) => post('/api/oauth2/token', { grant_type: 'refresh_token', refresh_token }),
    revoke: (token: string) => post('/api/oauth2/revoke', { token }),
    post,
  };
};

export const tokensOf = (response: RawResponse) => {
  expect(response.status).toBe(200);
  return response.json() as Tokens;
};

/** The headers of a call by a logged-in user. */
export const bearer = (token: string, workgroup?: number | string) => ({
  Authorization: `Bearer ${token}`,
  ...(workgroup === undefined ? {} : { 'X-Workgroup-Id': String(workgroup) }),
});

const demoTokens = new WeakMap<PlatformClient, Promise<Tokens>>();

/** The headers of a call by the demo user, who logs in once for all tests. */
export async function asDemo(client: PlatformClient, workgroup?: number | string) {
  const tokens = demoTokens.get(client) ?? visitor(client).logIn().then(tokensOf);
  demoTokens.set(client, tokens);
  return bearer((await tokens).access_token, workgroup);
}
