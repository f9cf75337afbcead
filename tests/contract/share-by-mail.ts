import { ask } from '../support/ask';
import type { RunningPlatform } from '../support/start-platform';
import { anAddress, bearer, form, tokensOf } from './visitor';

export const password = 'a password for tests';

/** The headers of a user who has just logged in, from an address of their own. */
export async function logInAs({ url }: RunningPlatform, username = 'demo'): Promise<Record<string, string>> {
  const fields = { client_id: 'dossier-web', grant_type: 'password', username, password };
  const { headers, ...rest } = form(fields);
  const answer = await ask(url, '/api/oauth2/token', {
    ...rest,
    headers: { ...headers, 'X-Forwarded-For': anAddress() },
  });
  return bearer(tokensOf(answer).access_token);
}

/** Shares a product with recipients; the status of the answer. */
export async function share(
  { url }: RunningPlatform,
  authorization: Record<string, string>,
  recipients: string[],
): Promise<number> {
  const { headers, ...rest } = form({
    ...Object.fromEntries(recipients.map((email, index) => [`emails[${index}]`, email])),
    'products[0]': '1001',
    isChemcard: 'true',
    language_msg: 'en',
    language_doc: '1',
    sds: '1',
  });
  const all = { ...headers, ...authorization };
  return (await ask(url, '/api/v1/products/group_action/share', { ...rest, headers: all })).status;
}
