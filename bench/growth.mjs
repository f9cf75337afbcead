// Benchmarks 24, 10,000 and 100,000 products: three platforms at once, called in turn, so that other load of the machine affects
// all alike. Run: npm run bench:growth (with DATABASE_URL on a PostgreSQL server whose user may create
// databases, else PGlite); other sizes: npm run bench:growth -- 24 1000
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { quantile, timed } from './figures.mjs';
import { productId, startFilledPlatform, wordsOf } from './many-products.mjs';
import { startWebApp } from './web-app.mjs';

const sizes = process.argv.length > 3 ? process.argv.slice(2).map(Number) : [24, 10_000, 100_000];
const samples = 400;
const promise = 1.3;
const { DATABASE_URL } = process.env;

/** Creates an empty database on the server of DATABASE_URL; null for PGlite. */
async function emptyDatabase(name) {
  if (!DATABASE_URL) return null;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(DATABASE_URL);
  url.pathname = name;
  return url.href;
}

async function open(count) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const databaseUrl = await emptyDatabase(`dossier_growth_${count}`);
  const platform = await startFilledPlatform(dataDir, { count, databaseUrl, areComplete: true });
  const { fillMs, sizeInBytes } = platform;
  const seconds = (fillMs / 1000).toFixed(1);
  console.log(`${count} products: filled by SQL in ${seconds} s, database of ${(sizeInBytes / 1e6).toFixed(0)} MB`);
  const app = await startWebApp(platform.url, { SITEMAP: '1' });
  const password = readFileSync(join(dataDir, 'demo-password'), 'utf8').trim();
  const login = await fetch(`${platform.url}/api/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'dossier-web', grant_type: 'password', username: 'demo', password }),
  });
  const headers = { Authorization: `Bearer ${(await login.json()).access_token}` };
  return { count, platform, app, headers };
}

async function ask(url, headers = {}) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.text();
}

/** Another product in each turn, spread over the catalogue. */
const anyOf = (count, turn) => 1 + ((turn * 7919) % count);
/** The same words in varying case: an uncached search with equal work. */
const respelt = (text, turn) =>
  [...text].map((letter, index) => ((turn >> (index % 10)) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join('');

/** Requests with the same work at every size: one product, a full page of 50, a search with one result, a part of the sitemap per URL. */
const requests = {
  'detail of any product': ({ platform, count }, turn) =>
    ask(`${platform.url}/api/v1/products/-${productId(anyOf(count, turn))}/detail?m`),
  'SDS HTML of any product': ({ platform, count }, turn) =>
    ask(`${platform.url}/api/v1/sdsRender/view/-${productId(anyOf(count, turn))}/${1 + (turn % 3)}?qrCode=0`),
  'own list, a full page': ({ platform, count, headers }, turn) => {
    const fullPages = Math.floor(count / 50) || 1;
    return ask(`${platform.url}/api/v1/products?page=${anyOf(fullPages, turn)}`, headers);
  },
  'own list, a new search for one product': ({ platform, count, headers }, turn) => {
    const search = respelt(wordsOf(anyOf(count, turn)), turn);
    return ask(`${platform.url}/api/v1/products?search=${encodeURIComponent(search)}`, headers);
  },
  "a sitemap's part, for each address in it": async ({ app, count }, turn) => {
    const part = await ask(`${app.url}/p/sitemap/${anyOf(Math.ceil(count / 100), turn)}.xml`);
    return part.match(/<url>/g).length;
  },
};

const catalogues = [];
try {
  console.log(DATABASE_URL ? 'PostgreSQL' : 'PGlite');
  for (const count of sizes) catalogues.push(await open(count));
  for (const [what, request] of Object.entries(requests)) {
    const times = catalogues.map(() => []);
    for (let turn = -40; turn < samples; turn += 1) {
      for (const [index, catalogue] of catalogues.entries()) {
        const { ms, value } = await timed(() => request(catalogue, Math.abs(turn)));
        if (turn >= 0) times[index].push(typeof value === 'number' ? ms / value : ms);
      }
    }
    const p95s = times.map((requestTimes) => quantile(requestTimes, 0.95));
    const ratio = p95s.at(-1) / p95s[0];
    const figures = p95s.map((p95) => p95.toPrecision(3)).join(' / ');
    const kept = ratio <= promise ? 'kept' : 'NOT KEPT';
    console.log(`${what.padEnd(42)} p95 ${figures} ms, ratio ${ratio.toFixed(2)}   ≤ ${promise}: ${kept}`);
  }
} finally {
  for (const { platform, app } of catalogues) {
    app.stop();
    await platform.stop();
  }
}
