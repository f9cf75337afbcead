import { startPlatform } from './platform.mjs';

export const languages = ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'];
export const localise = (text) => Object.fromEntries(languages.map((code) => [code, `${text} (${code})`]));
/** The demo account. */
export const account = { username: 'demo', password: 'a password' };

/** Classifications of the ingredients, of classes that the calculation adds up. */
const hazards = [
  [{ category: 'Skin Irrit. 2', h: ['H315'] }],
  [{ category: 'Eye Irrit. 2', h: ['H319'] }],
  [{ category: 'Acute Tox. 4', h: ['H302'] }],
  [{ category: 'Aquatic Chronic 3', h: ['H412'] }],
  [{ category: 'Skin Sens. 1', h: ['H317'] }],
  [{ category: 'Flam. Liq. 3', h: ['H226'] }],
];
export const recipe = Array.from({ length: 30 }, (_none, index) => ({
  name: localise(`ingredient ${index + 1}`),
  content: 3.3,
  contentRange: '1 – < 5 %',
  classification: hazards[index % hazards.length],
}));

/** Logs in at a platform; returns a function that calls its Studio and throws on an error response; its `authorization` is a header. */
export async function studioOf(platformUrl, { username, password } = account) {
  const login = { client_id: 'dossier-web', grant_type: 'password', username, password };
  const response = await fetch(`${platformUrl}/api/oauth2/token`, { method: 'POST', body: new URLSearchParams(login) });
  const { access_token: token } = await response.json();
  const authorization = { Authorization: `Bearer ${token}` };
  const call = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${platformUrl}/api/v1/studio${path}`, {
      method,
      headers: { ...authorization, 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return Object.assign(call, { authorization });
}

/**
 * Starts the platform with a draft of 30 ingredients with texts in 8 languages.
 * `call` calls the platform's Studio; `path` is the draft's path, `identity` its section with the names.
 */
export async function startStudio(composition = recipe, dataDir = undefined) {
  const platform = await startPlatform({ dataDir, environment: { DEMO_PASSWORD: account.password } });
  const call = await studioOf(platform.url);
  const { workgroups, demoProducts } = await call('GET', '');
  const source = { kind: 'demo', productId: demoProducts.at(-1).id, code: 'BENCH' };
  const { drafts } = await call('POST', '/drafts', { workgroup: workgroups[0].id, from: source });
  const path = `/drafts/${drafts[0]}`;
  const { sections } = await call('GET', path);
  const change = (name, content) => call('PUT', `${path}/sections/${name}`, content, { 'If-Match': '"1"' });
  const { content } = sections.identity;
  const names = {
    kind: 'mixture',
    name: localise('Bench product'),
    description: localise('Product of the benchmark'),
  };
  const identity = { ...content, facts: { ...content.facts, ...names } };
  await change('identity', identity);
  await change('ingredients', { facts: { composition } });
  await change('classification', { facts: {} });
  await change('label', { facts: {} });
  await change('languages', { product: { languages: { sds: languages, tds: [] } } });
  return { platform, call, headers: call.authorization, path, workgroup: workgroups[0].id, identity };
}
