// Benchmarks the product list with 100,000 products, over HTTP, against a separate platform.
// Run: npm run bench:product-list (with DATABASE_URL on an empty PostgreSQL database, else PGlite)
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile, report, timed, timesOf } from './figures.mjs';
import { brands, kinds, startFilledPlatform } from './many-products.mjs';

const { DATABASE_URL } = process.env;
const dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
/** Distinct searches: a brand, a kind with a brand, a code, a part of a code, a word that 10,000 products have. */
const searches = Array.from({ length: 200 }, (_, n) => {
  const [en, de] = kinds[n % 10];
  const brand = brands[n];
  const forms = [
    brand,
    `${en} ${brand}`,
    `P-${String(n * 499).padStart(6, '0')}`,
    `A${n * 397}`,
    `${de} ${brand.slice(0, 3)}`,
  ];
  return forms[n % forms.length];
});
const broadWords = kinds.map(([en]) => en);

async function measure(platform) {
  const password = readFileSync(join(dataDir, 'demo-password'), 'utf8').trim();
  const login = await fetch(`${platform.url}/api/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'dossier-web', grant_type: 'password', username: 'demo', password }),
  });
  const headers = { Authorization: `Bearer ${(await login.json()).access_token}` };
  const list = async (query) => {
    const response = await fetch(`${platform.url}/api/v1/products?${new URLSearchParams(query)}`, { headers });
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(query)}`);
    return response.json();
  };
  const first = await timed(() => list({}));
  const { pages, total } = first.value;
  console.log(`${total} products, ${pages} pages, ${DATABASE_URL ? 'PostgreSQL' : 'PGlite'}`);
  report('the whole list, first asked for after a change', first.ms, 'ms', 1000);
  await timesOf(Array(30).fill('warm'), (search) => list({ search }));
  const turns = Array.from({ length: 100 }, (_, n) => n);
  const p95 = (times) => quantile(times, 0.95);
  report('the last page, p95', p95(await timesOf(turns, () => list({ page: pages }))), 'ms', 50);
  report('any page, p95', p95(await timesOf(turns, (n) => list({ page: 1 + ((n * 37) % pages) }))), 'ms', 50);
  report(
    'a search that nobody made before, p95 of 200',
    p95(await timesOf(searches, (search) => list({ search }))),
    'ms',
    50,
  );
  report(
    'a word that 10,000 products have, first asked for, p95',
    p95(await timesOf(broadWords, (search) => list({ search }))),
    'ms',
    150,
  );
  report(
    'a search again, last page, p95',
    p95(await timesOf(broadWords, (search) => list({ search, page: 200 }))),
    'ms',
    50,
  );
}

const platform = await startFilledPlatform(dataDir);
try {
  await measure(platform);
} finally {
  await platform.stop();
}
