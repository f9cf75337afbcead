import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sendRequest } from '../support/ask';
import { testInSoak } from '../support/in-soak';
import { type CommandResult, runCommand } from '../support/platform-command';
import { runOnPglite } from '../support/run-on-pglite';
import { startPostgres, type ThrowAwayPostgres } from '../support/postgres';
import { emptyDirectory, type RunningPlatform, startPlatform, temporaryDirectory } from '../support/start-platform';
import { databases } from './databases';
import { waitFor } from './mails';

jest.setTimeout(300_000);

const migrations = 'platform/store/migrations';
const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string; when: number }[];
};
const product = (id: number) => `
  insert into products (id, state, code, tds_enabled, sds_document, tds_document, label_document, ipi_document,
    sds_exists, language_exists, valid_langs, valid_tds_langs, articles, supplier, producer)
  values (${id}, 'published', 'OLD-${id}', true, true, true, true, true, true, true, '{1}', '{1}', '[]', '{}', '{}');`;

/** What a platform left behind that had the first migration only, with two products. */
const oldSchema = `
  ${readFileSync(join(migrations, '0000_start.sql'), 'utf8')}
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('0000', ${entries[0]!.when});
  ${product(1)} ${product(2)}
  insert into product_versions (product_id, id, text, number, created, listed, facts)
    values (1, 11, '1.0', 1, '2024-05-06', true, '{}'), (2, 21, '1.0', 1, '2024-05-06', true, '{}');
  insert into tds_versions (product_id, version, created) values (1, 1, '2024-05-06'), (1, 2, '2025-05-06');`;

/** Fails on the first change that leaves `updated` of the products named as it was, or changes it of others. */
const everyChange = (
  [
    [[1], "update products set code = 'NEW-1' where id = 1"],
    [[1], "update products set updated = '2000-01-01' where id = 1"],
    [[1], "update product_versions set facts = '{}' where product_id = 1"],
    [
      [1],
      "insert into product_versions select product_id, 12, '2.0', 2, created, listed, facts from product_versions where id = 11",
    ],
    [[1, 2], 'update product_versions set product_id = 2 where id = 12'],
    [[2], 'delete from product_versions where id = 12'],
    [[1], "insert into tds_versions values (1, 3, '2026-05-06', '{}')"],
    [[1], "update tds_versions set facts = '{}' where product_id = 1"],
    [[1], 'delete from tds_versions where product_id = 1'],
    [[1, 2], "update products set code = code || '!'"],
    [[], "insert into translations values ('en', 'key', 'text')"],
  ] as const
)
  .map(
    ([marked, change]) => `
    do $$ declare marked bigint[]; begin
      create temporary table was as select id, updated from products;
      ${change};
      select coalesce(array_agg(id order by id), '{}') into marked
        from products join was using (id) where products.updated > was.updated;
      drop table was;
      if marked <> '{${marked.join()}}' then raise exception 'marked % by %', marked, $c$${change}$c$; end if;
    end $$;`,
  )
  .join('\n');

/** Of an older platform's products nobody knows whether visitors saw them; of a new one the database does. */
const whatWasShown = `
  insert into products select (jsonb_populate_record(p, '{"id": 9, "state": "removed", "was_shown": false}')).* from products p where id = 1;
  do $$ begin if (select array_agg(id order by id) from products where was_shown) <> '{1,2}' then raise exception 'shown'; end if; end $$;
  update products set state = 'published' where id = 9;
  update products set state = 'removed' where id = 9;
  do $$ begin if exists (select from products where not was_shown) then raise exception 'forgotten'; end if; end $$;`;

const deleteAll = `delete from products;
  do $$ begin if exists (select from product_versions) then raise exception 'versions stay'; end if; end $$;`;

const migrationOf = (tag: string) => readFileSync(join(migrations, `${tag}.sql`), 'utf8');
const entriesBeforeHashes = entries.filter(({ tag }) => tag < '0022');
const productTables = ['products', 'product_versions', 'tds_versions', 'attachments', 'confidential_data'];

/** What a platform left behind that stored no hashes of files, of which one is larger than a piece. */
const schemaBeforeHashes = `
  ${entriesBeforeHashes.map(({ tag }) => migrationOf(tag)).join('\n')}
  create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  insert into drizzle.__drizzle_migrations (hash, created_at)
    values ${entriesBeforeHashes.map(({ tag, when }) => `('${tag}', ${when})`).join()};
  ${product(1)}
  insert into attachments (key, product_id, position, description, category, lang_code, status, size_in_bytes, created, permission, content)
    select 'file-' || bytes, 1, bytes, bytes || '.pdf', 'Guide', 'en', 'valid', bytes, '2024-05-06', 'public',
      convert_to(repeat('x', bytes), 'utf8')
    from unnest(array[0, 3, 2500000]) as sizes (bytes);`;

/** It was killed while an import became public that adds a file. */
const halfImported = `
  ${productTables.map((name) => `create table moving_1_a_${name} (like ${name} including defaults including indexes);`).join('\n')}
  create table moving_1_a_removed_files (key text primary key);
  create table moving_1_a_listed (product_id bigint, workgroup_id integer);
  insert into moving_1_a_attachments
    select (jsonb_populate_record(a, '{"key": "imported"}')).* from attachments a where key = 'file-3';`;

const hashesAreRight = (files: number) => `do $$ begin
  if (select count(*) from attachments where hash = encode(sha256(content), 'hex')) <> ${files} then raise exception 'hashes'; end if; end $$;`;

/** A platform of the older version, which goes on beside the first newer one on PostgreSQL, replaces one file and changes another. */
const changedByOlder = `
  update attachments set content = 'other' where key = 'file-3';
  update attachments set content = content, status = 'expired' where key = 'file-0';
  do $$ begin if (select array_agg(key) from attachments where hash is null) <> '{file-3}' then
    raise exception 'forgotten'; end if; end $$;`;

interface OlderDatabase {
  start: () => Promise<RunningPlatform>;
  validate: () => Promise<CommandResult>;
  /** Runs statements while no platform does. */
  run: (statements: string) => void;
  /** Runs statements beside a platform. */
  change: (platform: RunningPlatform, statements: string) => Promise<void>;
  /** Statements that leave it without tables. */
  empty: string;
  remove: () => void;
}

/** Undoes all migrations: an embedded database takes 7 s of a processor to be made. */
const noTables = 'drop schema public cascade; drop schema drizzle cascade; create schema public;';

/** Of a database without rows, where there is one already. */
function openPglite(): OlderDatabase {
  const dataDir = emptyDirectory();
  return {
    start: () => startPlatform({}, dataDir),
    validate: () => runCommand(dataDir, ['validate', 'examples']),
    run: (statements) => runOnPglite(dataDir, statements),
    change: (platform, statements) => platform.run(statements),
    empty: noTables,
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function openPostgres(): OlderDatabase {
  const postgres: ThrowAwayPostgres = startPostgres();
  const dataDir = temporaryDirectory();
  const DATABASE_URL = postgres.createDatabase('older');
  return {
    start: () => startPlatform({ DATABASE_URL }, dataDir),
    validate: () => runCommand(dataDir, ['validate', 'examples'], { settings: { DATABASE_URL } }),
    run: (statements) => postgres.run('older', statements),
    change: (_platform, statements) => Promise.resolve(postgres.run('older', statements)),
    empty: '',
    remove: () => {
      postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

testInSoak(
  'a backup of an older platform keeps its tables, and is brought up to date where it is restored',
  async () => {
    const [home, other] = [temporaryDirectory(), temporaryDirectory()] as const;
    const backup = join(home, 'older.backup');
    runOnPglite(home, oldSchema);
    expect((await runCommand(home, ['backup', backup])).status).toBe(0);
    expect((await runCommand(other, ['restore', backup])).status).toBe(0);
    expect((await runCommand(other, ['migrate'])).stdout).toBe(
      `The tables are migrated from 1: ${entries.length} migrations.\n`,
    );
    const platform = await startPlatform({}, other);
    expect((await sendRequest(platform.url, '/api/v1/p/tds/view/1/-2')).status).toBe(404);
    expect(platform.log()).not.toContain('filled with the demo catalogue');
    await platform.stop();
    rmSync(home, { recursive: true });
  },
);

/** The migrations are the same ones: the soak run makes them on each database, `npm test` on PostgreSQL where it is installed. */
const migrated = process.env.SOAK ? databases : databases.slice(-1);
describe.each(migrated)('a database of an older platform, on %s', (name) => {
  let database: OlderDatabase;
  beforeAll(() => {
    database = name === 'PGlite' ? openPglite() : openPostgres();
    database.run(database.empty + oldSchema);
  });
  afterAll(() => database.remove());

  test('is left as it is by a validation of product files', async () => {
    const { status, stderr } = await database.validate();
    expect([status, stderr]).toEqual([0, '']);
    database.run(`do $$ begin
      if (select count(*) from drizzle.__drizzle_migrations) <> 1 then raise exception 'migrated'; end if; end $$`);
  });

  test('is brought up to date: its products stay, its technical data sheets without a text go', async () => {
    const platform = await database.start();
    const tds = await sendRequest(platform.url, '/api/v1/p/tds/view/1/-2');
    expect([tds.status, tds.json()]).toEqual([404, { error: 'No valid TDS version' }]);
    expect((await sendRequest(platform.url, '/api/v1/p/tds/view/1/-1001')).json()).toEqual({ error: 'not_found' });
    expect(platform.log()).not.toContain('filled with the demo catalogue');
    expect(await platform.end('SIGINT')).toBe(0);
    database.run(`do $$ begin
      if (select count(*) from products) <> 2 or (select count(*) from product_versions) <> 2
        or exists (select from tds_versions) then raise exception 'rows'; end if; end $$`);
  });

  test('every change marks its product as updated, and no other', () => {
    database.run(everyChange);
  });

  test('a product that visitors saw is known for it, also when it is removed', () => {
    database.run(whatWasShown);
  });

  test('products that are deleted take their versions with them', () => {
    database.run(deleteAll);
  });
});

test.each(databases)('a database of a newer platform is left as it is, which the start says, on %s', async (name) => {
  const database = name === 'PGlite' ? openPglite() : openPostgres();
  // The embedded one has all tables.
  if (name === 'PostgreSQL') {
    database.run(oldSchema);
    const platform = await database.start();
    expect(await platform.end('SIGINT')).toBe(0);
  }
  database.run("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)");
  await expect(database.start()).rejects.toThrow(
    `the database is one of a newer version of Dossier (${entries.length + 1} migrations, of which this version has ${entries.length}).`,
  );
  database.remove();
});

test.each(databases)('files that were stored without hashes get them after the start, on %s', async (name) => {
  const database = name === 'PGlite' ? openPglite() : openPostgres();
  const startAndFill = async (statements: string) => {
    const platform = await database.start();
    await waitFor(() => (platform.log().includes('computed the hashes of attached files') ? true : undefined));
    await database.change(platform, statements);
    expect(await platform.end('SIGINT')).toBe(0);
  };
  const areRight = hashesAreRight(name === 'PGlite' ? 4 : 3);
  // On PostgreSQL an import becomes public in one transaction.
  database.run(database.empty + schemaBeforeHashes + (name === 'PGlite' ? halfImported : ''));
  await startAndFill(`${areRight} ${changedByOlder}`);
  await startAndFill(areRight);
  database.remove();
});
