import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Settings } from '../env.ts';
import type { Log } from '../log.ts';
import { StartFailure } from '../start-failure.ts';
import * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  database: Database;
  /** How many connections there are, by what they do; none to PGlite, which is in this process. */
  connections: () => Record<string, number>;
  close: () => Promise<void>;
}

type Where = Pick<Settings, 'dataDir' | 'databaseUrl'> & { migrationsFolder: string };
/** What a start does to the database, by one process at a time. */
type Prepare = (database: Database) => Promise<void>;

/**
 * Opens PostgreSQL by `databaseUrl`, else PGlite in the data directory, brings the tables up to date and runs `prepare`.
 * @throws StartFailure when PostgreSQL can't be reached
 */
export const openDatabase = (where: Where, log: Log, prepare: Prepare): Promise<OpenDatabase> =>
  where.databaseUrl ? openPostgres(where.databaseUrl, where, log, prepare) : openPglite(where, prepare);

const options = { schema, casing: 'snake_case' } as const;

async function openPglite({ dataDir, migrationsFolder }: Where, prepare: Prepare): Promise<OpenDatabase> {
  const directory = join(dataDir, 'platform-db');
  if (!existsSync(directory)) await createCluster(directory);
  const client = await PGlite.create(directory, { extensions: { pg_trgm } });
  const database = drizzlePglite(client, options);
  await migratePglite(database, { migrationsFolder });
  await prepare(database);
  return { database, connections: () => ({}), close: () => client.close() };
}

/** Makes it beside its place and moves it in when it is whole, so that a start killed halfway leaves no half database. */
async function createCluster(directory: string): Promise<void> {
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await PGlite.create(draft)).close();
  renameSync(draft, directory);
}

/** Any number: it tells this product's start from other users of the database server's advisory locks. */
const startLock = 0x646f7373;

async function openPostgres(url: string, where: Where, log: Log, prepare: Prepare): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 3000, max: 10 });
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  const client = await firstConnection(pool);
  try {
    const database = drizzlePostgres(client, options);
    await client.query('select pg_advisory_lock($1)', [startLock]);
    await migratePostgres(database, { migrationsFolder: where.migrationsFolder });
    await prepare(database);
    await client.query('select pg_advisory_unlock($1)', [startLock]);
  } finally {
    client.release();
  }
  return {
    database: drizzlePostgres(pool, options),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

async function firstConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    // Where a name has several addresses, the message is empty and the code tells.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartFailure(`DATABASE_URL: PostgreSQL can't be reached (${message || code}).`);
  }
}
