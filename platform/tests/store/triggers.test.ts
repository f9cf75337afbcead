import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canBeFollowed, type FollowedProduct } from '../../store/followers/followers.ts';
import { type Row, runOnMigratedDatabase } from './migrated-database.ts';

const folder = join(import.meta.dirname, '../../store/triggers');
const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

/** Functions of the schema that are not an extension's. */
const functions = `pg_proc where pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`;
const definitions = `
  select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition from ${functions}
  union all
  select tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  order by name`;
/** The triggers go with their functions. A function may be created before those that it calls. */
const dropAll = `
  do $$ declare dropped regprocedure; begin
    for dropped in select oid::regprocedure from ${functions} loop
      execute 'drop function if exists ' || dropped || ' cascade';
    end loop;
  end $$;
  set check_function_bodies = off;`;

const booleans = [true, false];
const versions = [[], [false], [true], [true, false]].map((issued) => issued.map((listed) => ({ listed })));
/** The states of a product in which it differs whether a safety data sheet is public. */
const states: FollowedProduct[] = (['published', 'removed'] as const).flatMap((state) =>
  booleans.flatMap((sdsExists) =>
    booleans.flatMap((sdsDocument) =>
      booleans.flatMap((languageExists) =>
        [[], [1]].flatMap((validLangs) =>
          versions.map((documentVersion) => ({
            state,
            sdsExists,
            sdsDocument,
            languageExists,
            validLangs,
            versions: documentVersion,
          })),
        ),
      ),
    ),
  ),
);

const addProducts = `insert into products (id, state, code, tds_enabled, sds_document, tds_document, label_document, ipi_document,
  sds_exists, language_exists, valid_langs, valid_tds_langs, articles, supplier, producer)
  values ${states
    .map(
      ({ state, sdsExists, sdsDocument, languageExists, validLangs }, id) =>
        `(${id}, '${state}', '', true, ${sdsDocument}, true, true, true, ${sdsExists}, ${languageExists}, '{${validLangs}}', '{}', '[]', '{}', '{}')`,
    )
    .join()};`;
const addVersions = `insert into product_versions (product_id, id, text, number, created, listed, facts)
  values ${states
    .flatMap((product, id) =>
      product.versions.map(
        ({ listed }, index) => `(${id}, ${index}, '1', ${index + 1}, '2026-01-15', ${listed}, '{}')`,
      ),
    )
    .join()};`;
const addFollowers = `insert into followers (product_id, address, address_key, language, brand, version, confirmed)
  select id, 'a@dossier.example', 'a@dossier.example', 'en', 'dossier', 0, now() from products;`;
const mailedProducts = `select followers.product_id::int as id from follow_mails join followers on followers.id = follower_id order by 1`;

let appliedRows: Row[];
let mailedByVersion: Row[];
let mailedByChange: Row[];
let folderRows: Row[];
beforeAll(() => {
  [appliedRows, mailedByVersion, , mailedByChange, folderRows] = runOnMigratedDatabase([
    definitions,
    `begin; ${addProducts} ${addFollowers} ${addVersions} ${mailedProducts}`,
    `rollback`,
    `begin; ${addProducts} update products set valid_langs = valid_langs || 2; ${addVersions} ${addFollowers}
      update products set valid_langs = array_remove(valid_langs, 2); ${mailedProducts}`,
    `rollback; ${dropAll} ${files.join('')} ${definitions}`,
  ]) as [Row[], Row[], Row[], Row[], Row[]];
});

test('the functions and triggers of the database after all migrations are those of store/triggers', () => {
  expect(appliedRows.length).toBeGreaterThan(40);
  expect(folderRows).toEqual(appliedRows);
});

test.each([
  ['a new version', () => mailedByVersion],
  ['a change of its product', () => mailedByChange],
])('followers get a mail about %s exactly where the product can be followed', (_, mailed) => {
  const followable = states.flatMap((state, id) => (canBeFollowed(state) ? [id] : []));
  expect(followable).not.toEqual([]);
  expect(mailed().map(({ id }) => id)).toEqual(followable);
});
