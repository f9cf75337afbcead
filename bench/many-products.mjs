// Creates many products in addition to the demo catalogue, all in the demo laboratory's list, for benchmarks.
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { timed } from './figures.mjs';
import { startPlatform } from './platform.mjs';

/** Permalink id of the nth product, counted from 1. */
export const productId = (n) => 1_000_000 + n;
/** A search for the nth product's code and a word of its name, which matches only this product. */
export const wordsOf = (n) => `P-${String(n).padStart(6, '0')} ${kinds[n % 10][0].split(' ')[0]}`;

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

/** Without the triggers that record changes of products, since these are new; the catalogue is filled afterwards, in parts. */
const fill = ({ count, languages, tdsLanguages, areComplete }) => `
  alter table product_versions disable trigger user;
  alter table tds_versions disable trigger user;
  insert into products (id, state, code, tds_enabled, sds_document, tds_document, label_document, ipi_document, sds_exists,
      language_exists, valid_langs, valid_tds_langs, articles, supplier, producer)
    select 1000000 + n, 'published', 'P-' || lpad(n::text, 6, '0'), true, true, true, true, true, true, true,
      '${languages}', '${tdsLanguages}', jsonb_build_array(jsonb_build_object('code', 'A' || n, 'id', n)), supplier, producer
      from generate_series(1, ${count}) n join products on products.id = 1001 + n % 17;
  insert into product_versions (product_id, id, text, number, created, listed, facts)
    select 1000000 + n, n, '1.0', 1, '2026-01-01', true, ${areComplete ? 'newest.facts ||' : ''} jsonb_build_object('name', jsonb_build_object(
        'en', (${sqlArray(kinds.map(([en]) => en))})[1 + n % 10] || ' ' || brand,
        'de', (${sqlArray(kinds.map(([, de]) => de))})[1 + n % 10] || ' ' || brand,
        'fr', (${sqlArray(kinds.map(([, , fr]) => fr))})[1 + n % 10] || ' ' || brand))
      from generate_series(1, ${count}) n
        join (select distinct on (product_id) product_id, facts from product_versions where product_id between 1001 and 1017
          order by product_id, number desc) as newest on newest.product_id = 1001 + n % 17,
        lateral (select (${sqlArray(brands)})[1 + (n / 10) % 200] as brand) as brands;
  insert into tds_versions (product_id, version, created, facts)
    select 1000000 + n, 1, '2026-02-01', '{}' from generate_series(1, ${count}) n;
  alter table product_versions enable trigger user;
  alter table tds_versions enable trigger user;
  select fill_catalogue(array(select id from products where id > 1000000));
  insert into workgroup_products (workgroup_id, product_id)
    select workgroups.id, products.id from workgroups, products where name = 'Demo laboratory' and products.id > 1000000;
  analyze;`;

/** Fills the database; returns the duration in ms and its size in bytes. */
async function fillDatabase(dataDir, databaseUrl, options) {
  const database = databaseUrl
    ? new pg.Client({ connectionString: databaseUrl })
    : await PGlite.create(join(dataDir, 'platform-db'), { extensions: { pg_trgm } });
  await database.connect?.();
  const run = (sql) => (databaseUrl ? database.query(sql) : database.exec(sql));
  const { ms } = await timed(() => run(fill(options)));
  const { rows } = await database.query('select pg_database_size(current_database())::text as size');
  await (databaseUrl ? database.end() : database.close());
  return { fillMs: ms, sizeInBytes: Number(rows[0].size) };
}

/**
 * Starts the built platform with `count` products, on an empty PostgreSQL database (`databaseUrl`) or on PGlite in `dataDir`. The
 * languages are those of all safety and technical data sheets; `areComplete`: each product has the facts of one of the demo
 * catalogue, and so documents, under a name of its own. Returns also `fillMs` and `sizeInBytes` of the database.
 */
export async function startFilledPlatform(
  dataDir,
  {
    count = 100_000,
    languages = '{1,2,3}',
    tdsLanguages = '{1}',
    areComplete = false,
    databaseUrl = process.env.DATABASE_URL,
  } = {},
) {
  const start = () => startPlatform({ dataDir, environment: databaseUrl ? { DATABASE_URL: databaseUrl } : {} });
  await (await start()).stop({ keep: true });
  const filled = await fillDatabase(dataDir, databaseUrl, { count, languages, tdsLanguages, areComplete });
  return { ...(await start()), ...filled };
}
