import { createHash } from 'node:crypto';
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
export async function demoHeaders(client: PlatformClient, workgroup?: number | string) {
  const tokens = demoTokens.get(client) ?? visitor(client).logIn().then(tokensOf);
  demoTokens.set(client, tokens);
  return bearer((await tokens).access_token, workgroup);
}

/** The access token of an account that `addAccounts` adds. */
export const tokenOf = (name: string) => `token-of-${name}`;

/**
 * Statements that add accounts to workgroups, which are made, each logged in by `tokenOf` its name: neither a command nor a login
 * is needed, each of which takes half a second of a processor to derive a key from a password.
 */
export const addAccounts = (accounts: readonly { name: string; workgroup: string; role?: 'publisher' }[]) =>
  accounts
    .map(({ name, workgroup, role }) => {
      const hash = createHash('sha256').update(tokenOf(name)).digest('base64url');
      return `
    insert into users (name, email, password_hash, role) values ('${name}', '${name}@a.example', '', ${role ? `'${role}'` : 'null'});
    insert into workgroups (name) select '${workgroup}' where not exists (select from workgroups where name = '${workgroup}');
    insert into memberships (user_id, workgroup_id)
      select users.id, workgroups.id from users, workgroups where users.name = '${name}' and workgroups.name = '${workgroup}';
    with family as (insert into token_families (user_id, secret, expires)
      select id, '', now() + interval '1 day' from users where name = '${name}' returning id)
      insert into access_tokens (hash, family_id, expires) select '${hash}', id, now() + interval '1 day' from family;`;
    })
    .join('');

/** A statement that puts products on the list of a workgroup. */
export const addToList = (workgroup: string, ...products: number[]) =>
  products
    .map(
      (product) =>
        `insert into workgroup_products (workgroup_id, product_id) select id, ${product} from workgroups where name = '${workgroup}';`,
    )
    .join('');

/** A statement that lets a workgroup alone name the suppliers of all products that are stored. */
export const giveSuppliers = (workgroup: string) =>
  `update suppliers set workgroup_id = (select id from workgroups where name = '${workgroup}');`;
