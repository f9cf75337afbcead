import { demoPassword } from '../support/cheap-password';
import { sendRequest } from '../support/ask';
import type { RunningPlatform } from '../support/start-platform';
import { bearer, form, tokensOf } from './visitor';

export const password = demoPassword;

/** The headers of the demo user, who has just logged in. */
export async function logInAsDemo({ url }: RunningPlatform): Promise<Record<string, string>> {
  const fields = { client_id: 'dossier-web', grant_type: 'password', username: 'demo', password };
  return bearer(tokensOf(await sendRequest(url, '/api/oauth2/token', form(fields))).access_token);
}

/** Shares a product with recipients, or as `more` has it; the status of the answer. */
export async function share(
  { url }: RunningPlatform,
  authorization: Record<string, string>,
  recipients: string[],
  more: Record<string, string> = {},
): Promise<number> {
  const { headers, ...rest } = form({
    ...Object.fromEntries(recipients.map((email, index) => [`emails[${index}]`, email])),
    'products[0]': '1001',
    isChemcard: 'true',
    language_msg: 'en',
    language_doc: '1',
    sds: '1',
    ...more,
  });
  const all = { ...headers, ...authorization };
  return (await sendRequest(url, '/api/v1/products/group_action/share', { ...rest, headers: all })).status;
}
