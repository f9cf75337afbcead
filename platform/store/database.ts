import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import type { Settings } from '../runtime/env.ts';
import type { Log } from '../runtime/log.ts';
import { root } from '../runtime/root-folder.ts';
import { StartupError } from '../runtime/start-error.ts';
import { databaseFolder } from './backup/format.ts';
import { makeCheckpoints, walParams } from './checkpoints.ts';
import { checkFreeSpace, hasRoomFor, type ReadOnlyState } from './free-space.ts';
import { MemoryOverlay } from './memory-overlay.ts';
import { finishRestore } from './backup/restore-backup.ts';
import { isPanic } from '../runtime/database-error.ts';
import * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** @throws when the database does not respond */
export const pingDatabase = (database: Database) => database.execute(sql`select 1`);

export interface OpenDatabase extends ReadOnlyState {
  database: Database;
  /** Number of connections by state; empty for PGlite, which runs in this process. */
  connections: () => Record<string, number>;
  close: () => Promise<void>;
  /** Number of applied migrations when the database was opened; undefined: PostgreSQL was opened without migrations. */
  migrationsAtOpen?: number;
  /** Only PGlite: resolves when the database has crashed, as on a full disk. Later queries are rejected. */
  panicked?: Promise<void>;
  /** Only PGlite: runs work on the database's files while no query changes them. */
  runExclusive?: (work: () => Promise<void>) => Promise<void>;
}

type OpenSettings = Pick<Settings, 'dataDir' | 'databaseUrl'> & {
  /** Opens the database without migrations; on PostgreSQL also without `prepare`, so that the account needs no right to write. */
  skipsMigrations?: boolean;
  /** Opens PGlite read-only if the disk is full. */
  canBeReadOnly?: boolean;
};
/** Preparation of the database at the start, run by one process at a time. */
type Prepare = (database: Database) => Promise<void>;

/**
 * Opens PostgreSQL by `databaseUrl`, else PGlite in the data directory, brings the tables up to date and runs `prepare`.
 * @throws StartupError when PostgreSQL cannot be reached, or PGlite's files are damaged
 */
export const openDatabase = (settings: OpenSettings, log: Log, prepare: Prepare): Promise<OpenDatabase> =>
  settings.databaseUrl
    ? openPostgres(settings.databaseUrl, log, settings.skipsMigrations ? null : prepare)
    : openPglite(settings, log, prepare);

const options = { schema, casing: 'snake_case' } as const;

const migrationsFolder = join(root, 'store/migrations');

/** The number of migrations of this program. */
export const migrationsKnown = () =>
  (JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as { entries: unknown[] }).entries
    .length;

/** The number of applied migrations; 0 for a database without tables. */
export async function migrationCount(database: Database): Promise<number> {
  const [table] = rowsOf(await database.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`));
  if (!table?.name) return 0;
  const [row] = rowsOf(await database.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`));
  return Number(row?.count);
}

/** The number of applied migrations. @throws StartupError when a newer program has applied more than this one knows */
async function countKnownMigrations(database: Database, setting: string): Promise<number> {
  const [applied, known] = [await migrationCount(database), migrationsKnown()];
  if (applied <= known) return applied;
  throw new StartupError(
    `${setting}: the database is one of a newer version of Dossier (${applied} migrations, of which this version has ${known}). Start that version, or restore a backup of this one.`,
  );
}

/** The rows of a query result, which both drivers have. */
export const rowsOf = (response: unknown) => (response as { rows: Record<string, unknown>[] }).rows;

/**
 * PostgreSQL settings for PGlite's single connection: the default of 128 MB of buffers would stay resident after the start, and the
 * operating system caches the files anyway.
 */
const memoryParams = ['shared_buffers=16MB', 'wal_buffers=1MB'];

async function openPglite(
  { dataDir, skipsMigrations, canBeReadOnly }: OpenSettings,
  log: Log,
  prepare: Prepare,
): Promise<OpenDatabase> {
  finishRestore(dataDir);
  const directory = join(dataDir, databaseFolder);
  if (!existsSync(directory)) createCluster(directory);
  const isReadOnly = Boolean(canBeReadOnly) && !hasRoomFor(dataDir);
  const client = await openCluster(directory, isReadOnly);
  const setReadOnly = async (value: boolean) => {
    await client.exec(`set default_transaction_read_only = ${value ? 'on' : 'off'}`);
  };
  const panicked = watchForPanic(client);
  const stopCheckpoints = makeCheckpoints(client, log);
  shareEventLoop(client);
  const database = drizzle(client, options);
  const migrationsAtOpen = await countKnownMigrations(database, 'DATA_DIR').catch((reason: unknown) => {
    if (reason instanceof StartupError) throw reason;
    throw damagedDatabase(directory, reason);
  });
  if (!skipsMigrations)
    await migrate(database, { migrationsFolder }).catch((reason: unknown) => {
      checkFreeSpace(dataDir);
      throw damagedDatabase(directory, reason);
    });
  // Changes in memory would be lost: a mail that was sent would be sent again.
  if (isReadOnly) await setReadOnly(true);
  else await prepare(database);
  return {
    database,
    isReadOnly,
    setReadOnly,
    connections: () => ({}),
    close: () => {
      stopCheckpoints();
      return client.close();
    },
    migrationsAtOpen,
    panicked,
    runExclusive: (work) => client.runExclusive(work),
  };
}

/**
 * Opens an existing database; PGlite itself would create a missing one.
 * @throws StartupError for files that are not a database, or are damaged, which are not changed; for a full disk
 */
async function openCluster(directory: string, isReadOnly: boolean): Promise<PGlite> {
  if (!existsSync(join(directory, 'PG_VERSION'))) throw damagedDatabase(directory, 'it has no file PG_VERSION');
  try {
    return await PGlite.create({
      ...(isReadOnly ? { fs: new MemoryOverlay(directory) } : { dataDir: directory }),
      extensions: { pg_trgm },
      startParams: [
        ...PGlite.defaultStartParams,
        ...[...memoryParams, ...walParams].flatMap((setting) => ['-c', setting]),
      ],
      parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex') },
      serializers: { [types.BYTEA]: hexOf },
    });
  } catch (error) {
    const writeError = findWriteError(directory);
    if (!writeError || writeError === 'ENOSPC') checkFreeSpace(dirname(directory));
    if (writeError)
      throw new StartupError(
        `DATA_DIR: ${directory} cannot be written to (${writeError}). Make it writable, then start again.`,
      );
    throw damagedDatabase(directory, error instanceof Error ? error : 'its files cannot be read');
  }
}

/** Names the database's own reason for a failed query, without the text of the query. */
function damagedDatabase(directory: string, reason: unknown): StartupError {
  const cause = reason instanceof Error && reason.cause instanceof Error ? reason.cause : reason;
  const text = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(
    `DATA_DIR: the database in ${directory} is damaged or not one of this version (${text}). Restore a backup of it, or set another directory.`,
  );
}

/**
 * Encodes bytes as PostgreSQL reads them. PGlite's own serializer creates a string per byte: a file of 25 MiB took two gigabytes and more
 * than a minute.
 */
const hexOf = (bytes: Uint8Array) =>
  `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`;

/** Returns the error code of creating a folder next to this one, such as EROFS; null: it is writable. */
function findWriteError(directory: string): string | null {
  try {
    rmdirSync(mkdtempSync(`${directory}-write-`));
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? null;
  }
}

/**
 * Resolves when the database has crashed. All queries use `execProtocolStream`; later ones are rejected, since in the crashed
 * WebAssembly instance they would block the event loop forever.
 */
export function watchForPanic(client: Pick<PGlite, 'execProtocolStream'>): Promise<void> {
  const execute = client.execProtocolStream.bind(client);
  let ended: Error | undefined;
  return new Promise((resolve) => {
    client.execProtocolStream = async (...parameters) => {
      if (ended) throw ended;
      try {
        return await execute(...parameters);
      } catch (error) {
        if (isPanic(error)) {
          ended = error as Error;
          resolve();
        }
        throw error;
      }
    };
  });
}

/** Maximum time for which consecutive queries may block the event loop. */
const maxBusyMs = 10;

/**
 * Lets other calls run between queries. The embedded database runs in this thread, and the code after a query is a microtask: consecutive
 * queries would block the event loop.
 */
export function shareEventLoop(client: Pick<PGlite, 'execProtocolStream'>): void {
  const execute = client.execProtocolStream.bind(client);
  let busyMs = 0;
  /** Counts the time since the event loop's last turn. */
  let counter: NodeJS.Immediate | undefined;
  client.execProtocolStream = async (...parameters) => {
    if (busyMs > maxBusyMs) await turn();
    const started = performance.now();
    try {
      return await execute(...parameters);
    } finally {
      busyMs += performance.now() - started;
      counter ??= setImmediate(() => {
        busyMs = 0;
        counter = undefined;
      }).unref();
    }
  };
}

/**
 * Copies the database of the build (create-cluster.ts) into a temporary folder and renames it, so that a killed start leaves no
 * incomplete database.
 */
function createCluster(directory: string): void {
  const draft = `${directory}.new`;
  try {
    rmSync(draft, { recursive: true, force: true });
    cpSync(join(root, 'dist/cluster'), draft, { recursive: true });
    chmodSync(draft, 0o700);
    renameSync(draft, directory);
  } catch (error) {
    throw new StartupError(`DATA_DIR: the database in ${directory} could not be created (${String(error)}).`, {
      cause: error,
    });
  }
}

/** Arbitrary key of the advisory lock for the start. */
const startLock = 0x646f7373;

/** Brings the tables up to date and runs `prepare`; null: neither. */
async function openPostgres(url: string, log: Log, prepare: Prepare | null): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle: drizzlePostgres }, { migrate: migratePostgres }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 3000, max: 10, keepAlive: true });
  // The pool does not listen to connections in use: without this listener their errors would end the process.
  pool.on('connect', (connection) =>
    connection.on('error', (error) => log.warn({ err: error }, 'a database connection broke')),
  );
  pool.on('error', () => undefined);
  const client = await firstConnection(pool);
  let migrationsAtOpen: number | undefined;
  try {
    if (prepare) {
      const database = drizzlePostgres(client, options);
      await client.query('select pg_advisory_lock($1)', [startLock]);
      migrationsAtOpen = await countKnownMigrations(database, 'DATABASE_URL');
      await migratePostgres(database, { migrationsFolder });
      await prepare(database);
      await client.query('select pg_advisory_unlock($1)', [startLock]);
    }
  } finally {
    client.release();
  }
  const database = drizzlePostgres(pool, options);
  const connected = new WeakMap<pg.PoolClient, typeof database>();
  // Drizzle keeps a connection that breaks before its transaction begins.
  database.transaction = async (work, config) => {
    const connection = await pool.connect();
    try {
      const connectionDatabase = connected.get(connection) ?? drizzlePostgres(connection, options);
      connected.set(connection, connectionDatabase as typeof database);
      return await connectionDatabase.transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return {
    database,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
    migrationsAtOpen,
  };
}

async function firstConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    // For a host name with several addresses the message is empty.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartupError(`DATABASE_URL: PostgreSQL cannot be reached (${message || code}).`);
  }
}
