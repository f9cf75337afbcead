// What the product list costs with 100,000 products in it, over HTTP, against a platform of its own.
// Run after `npm run build`: npm run bench:product-list (with DATABASE_URL on an empty PostgreSQL database, else PGlite)
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { quantile, report, timed, timesOf } from './figures.mjs';
import { startPlatform } from './platform.mjs';

const { DATABASE_URL } = process.env;
const dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
const count = 100_000;

const kinds = [
  ['Acetone', 'Aceton', 'Acétone'],
  ['Alkaline cleaner', 'Alkalischer Reiniger', 'Nettoyant alcalin'],
  ['Epoxy resin', 'Epoxidharz', 'Résine époxy'],
  ['Wall paint', 'Wandfarbe', 'Peinture murale'],
  ['Hydrogen peroxide', 'Wasserstoffperoxid', 'Peroxyde d’hydrogène'],
  ['Ammonia solution', 'Ammoniaklösung', 'Solution d’ammoniaque'],
  ['Toluene', 'Toluol', 'Toluène'],
  ['Brush cleaner', 'Pinselreiniger', 'Nettoyant pour pinceaux'],
  ['Citric descaler', 'Zitronenentkalker', 'Détartrant citrique'],
  ['Contact adhesive', 'Kontaktkleber', 'Colle de contact'],
];
const brands = Array.from(
  { length: 200 },
  (_, n) =>
    `${'BCDFGKLMNPRSTVWZ'[n % 16]}${'aeiou'[n % 5]}${'lmnrstvx'[n % 8]}${'aeiou'[(n >> 3) % 5]}${'nrstx'[n % 5]}${n}`,
);
const sqlArray = (texts) => `array[${texts.map((text) => `'${text}'`).join()}]`;

const fill = `
  insert into products (id, state, code, tds_enabled, sds_document, tds_document, label_document, ipi_document, sds_exists,
      language_exists, valid_langs, valid_tds_langs, articles, supplier, producer)
    select 1000000 + n, 'published', 'P-' || lpad(n::text, 6, '0'), true, true, true, true, true, true, true, '{1,2,3}',
      '{1}', jsonb_build_array(jsonb_build_object('code', 'A' || n, 'id', n)), '{}', '{}' from generate_series(1, ${count}) n;
  insert into product_versions (product_id, id, text, number, created, listed, facts)
    select 1000000 + n, n, '1.0', 1, '2026-01-01', true, jsonb_build_object('name', jsonb_build_object(
        'en', (${sqlArray(kinds.map(([en]) => en))})[1 + n % 10] || ' ' || brand,
        'de', (${sqlArray(kinds.map(([, de]) => de))})[1 + n % 10] || ' ' || brand,
        'fr', (${sqlArray(kinds.map(([, , fr]) => fr))})[1 + n % 10] || ' ' || brand))
      from generate_series(1, ${count}) n, lateral (select (${sqlArray(brands)})[1 + (n / 10) % 200] as brand) as brands;
  insert into workgroup_products (workgroup_id, product_id)
    select workgroups.id, products.id from workgroups, products where name = 'Demo laboratory' and products.id > 1000000;
  analyze;`;

async function fillDatabase() {
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(fill);
    return client.end();
  }
  const database = await PGlite.create(join(dataDir, 'platform-db'), { extensions: { pg_trgm } });
  await database.exec(fill);
  await database.close();
}

/** Each search is a new one: a brand, a kind with a brand, a code, a part of a code, a word that 10,000 products have. */
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
const broad = kinds.map(([en]) => en);

async function measure(platform) {
  const password = readFileSync(join(dataDir, 'demo-password'), 'utf8').trim();
  const login = await fetch(`${platform.url}/api/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'dossier-web', grant_type: 'password', username: 'demo', password }),
  });
  const headers = { Authorization: `Bearer ${(await login.json()).access_token}` };
  const list = async (query) => {
    const answer = await fetch(`${platform.url}/api/v1/products?${new URLSearchParams(query)}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(query)}`);
    return answer.json();
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
    p95(await timesOf(broad, (search) => list({ search }))),
    'ms',
    150,
  );
  report(
    'a search again, last page, p95',
    p95(await timesOf(broad, (search) => list({ search, page: 200 }))),
    'ms',
    50,
  );
}

const start = () => startPlatform({ dataDir, environment: DATABASE_URL ? { DATABASE_URL } : {} });
await (await start()).stop({ keep: true });
await fillDatabase();
const platform = await start();
try {
  await measure(platform);
} finally {
  await platform.stop();
}
