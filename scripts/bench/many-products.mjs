// 100,000 products beside the demo catalogue, all in the demo laboratory's list, for benchmarks.
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { startPlatform } from './platform.mjs';

const { DATABASE_URL } = process.env;
const count = 100_000;

export const kinds = [
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
export const brands = Array.from(
  { length: 200 },
  (_, n) =>
    `${'BCDFGKLMNPRSTVWZ'[n % 16]}${'aeiou'[n % 5]}${'lmnrstvx'[n % 8]}${'aeiou'[(n >> 3) % 5]}${'nrstx'[n % 5]}${n}`,
);
const sqlArray = (texts) => `array[${texts.map((text) => `'${text}'`).join()}]`;

const fill = ({ languages, tdsLanguages }) => `
  insert into products (id, state, code, tds_enabled, sds_document, tds_document, label_document, ipi_document, sds_exists,
      language_exists, valid_langs, valid_tds_langs, articles, supplier, producer)
    select 1000000 + n, 'published', 'P-' || lpad(n::text, 6, '0'), true, true, true, true, true, true, true,
      '${languages}', '${tdsLanguages}', jsonb_build_array(jsonb_build_object('code', 'A' || n, 'id', n)), '{}', '{}' from generate_series(1, ${count}) n;
  insert into product_versions (product_id, id, text, number, created, listed, facts)
    select 1000000 + n, n, '1.0', 1, '2026-01-01', true, jsonb_build_object('name', jsonb_build_object(
        'en', (${sqlArray(kinds.map(([en]) => en))})[1 + n % 10] || ' ' || brand,
        'de', (${sqlArray(kinds.map(([, de]) => de))})[1 + n % 10] || ' ' || brand,
        'fr', (${sqlArray(kinds.map(([, , fr]) => fr))})[1 + n % 10] || ' ' || brand))
      from generate_series(1, ${count}) n, lateral (select (${sqlArray(brands)})[1 + (n / 10) % 200] as brand) as brands;
  insert into tds_versions (product_id, version, created, facts)
    select 1000000 + n, 1, '2026-02-01', '{}' from generate_series(1, ${count}) n;
  insert into workgroup_products (workgroup_id, product_id)
    select workgroups.id, products.id from workgroups, products where name = 'Demo laboratory' and products.id > 1000000;
  analyze;`;

async function fillDatabase(dataDir, ofAll) {
  if (DATABASE_URL) {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(fill(ofAll));
    return client.end();
  }
  const database = await PGlite.create(join(dataDir, 'platform-db'), { extensions: { pg_trgm } });
  await database.exec(fill(ofAll));
  await database.close();
}

/**
 * Starts the built platform with them, on an empty PostgreSQL database (DATABASE_URL) or on PGlite in `dataDir`. The languages are
 * those of all their safety data sheets, and of their technical ones.
 */
export async function startFilledPlatform(dataDir, { languages = '{1,2,3}', tdsLanguages = '{1}' } = {}) {
  const start = () => startPlatform({ dataDir, environment: DATABASE_URL ? { DATABASE_URL } : {} });
  await (await start()).stop({ keep: true });
  await fillDatabase(dataDir, { languages, tdsLanguages });
  return start();
}
