// Benchmarks the previews of the Studio for a product of 30 ingredients in 8 languages: each is asked for with a change that is not
// saved, as the form asks while one types. Run after `npm run build`: npm run bench:studio
import { report, median, quantile, timesOf } from './figures.mjs';
import { startPlatform } from './platform.mjs';

const changes = 40;
const languages = ['en', 'de', 'fr', 'sl', 'it', 'es', 'pl', 'el'];
const byLanguage = (text) => Object.fromEntries(languages.map((code) => [code, `${text} (${code})`]));

/** Substances of hazards that the calculation adds up, in different contents. */
const hazards = [
  [{ category: 'Skin Irrit. 2', h: ['H315'] }],
  [{ category: 'Eye Irrit. 2', h: ['H319'] }],
  [{ category: 'Acute Tox. 4', h: ['H302'] }],
  [{ category: 'Aquatic Chronic 3', h: ['H412'] }],
  [{ category: 'Skin Sens. 1', h: ['H317'] }],
  [{ category: 'Flam. Liq. 3', h: ['H226'] }],
];
const composition = Array.from({ length: 30 }, (_none, place) => ({
  name: byLanguage(`ingredient ${place + 1}`),
  content: 3.3,
  contentRange: '1 – < 5 %',
  classification: hazards[place % hazards.length],
}));

const platform = await startPlatform({ environment: { DEMO_PASSWORD: 'a password' } });
try {
  const login = { client_id: 'dossier-web', grant_type: 'password', username: 'demo', password: 'a password' };
  const response = await fetch(`${platform.url}/api/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams(login),
  });
  const { access_token: token } = await response.json();
  const call = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${platform.url}/api/v1/studio${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { workgroups, demoProducts } = await call('GET', '');
  const from = { kind: 'demo', productId: demoProducts.at(-1).id, code: 'BENCH' };
  const { drafts } = await call('POST', '/drafts', { workgroup: workgroups[0].id, from });
  const path = `/drafts/${drafts[0]}`;
  const { sections } = await call('GET', path);
  const change = (name, content) => call('PUT', `${path}/sections/${name}`, content, { 'If-Match': '"1"' });
  const { facts } = sections.identity.content;
  const names = {
    kind: 'mixture',
    name: byLanguage('Bench product'),
    description: byLanguage('Product of the benchmark'),
  };
  await change('identity', { ...sections.identity.content, facts: { ...facts, ...names } });
  await change('ingredients', { facts: { composition } });
  await change('classification', { facts: {} });
  await change('label', { facts: {} });
  await change('languages', { product: { languages: { sds: languages, tds: [] } } });

  const preview = (turn, more) => {
    const changed = composition.map((one, place) => (place === turn % 30 ? { ...one, content: 1 + turn / 100 } : one));
    const identity = {
      ...sections.identity.content,
      facts: { ...facts, ...names, name: byLanguage(`Product ${turn}`) },
    };
    const unsaved = { ingredients: { facts: { composition: changed } }, identity };
    return call('POST', `${path}/preview`, { sections: unsaved, language: 'de', ...more });
  };
  const parts = [
    ['findings and classification', 50, { want: ['findings', 'classification'] }],
    ['label', 150, { want: ['label'], label: { width: 148, height: 210, languages: ['de', 'en'] } }],
    ['a section of the safety data sheet', 250, { want: ['sds'], sdsSection: 11 }],
  ];
  const turns = Array.from({ length: changes }, (_none, turn) => turn);
  for (const [name, limit, more] of parts) {
    await timesOf(turns.slice(0, 5), (turn) => preview(turn + changes, more));
    const times = await timesOf(turns, (turn) => preview(turn, more));
    report(`preview of a draft: ${name}`, median(times), 'ms', limit);
    console.log(`  nine of ten within ${quantile(times, 0.9).toFixed(0)} ms`);
  }
  let revision = 2;
  const times = await timesOf(turns, async (turn) => {
    const content = { facts: { composition: composition.map((one) => ({ ...one, content: 1 + turn / 100 })) } };
    const saved = await call('PUT', `${path}/sections/ingredients`, content, { 'If-Match': `"${revision}"` });
    revision = saved.revision;
  });
  console.log(
    `save of a section: median ${median(times).toFixed(0)} ms, nine of ten within ${quantile(times, 0.9).toFixed(0)} ms`,
  );
} finally {
  await platform.stop();
}
