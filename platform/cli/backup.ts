import { lockDataDirectory, type Release } from '../store/lock.ts';
import { StartupError } from '../runtime/start-error.ts';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { readVersion } from '../runtime/root-folder.ts';
import { databaseFolder } from '../store/backup/format.ts';
import { makeBackup } from '../store/make-backup.ts';
import { hasDatabase, restoreBackup } from '../store/backup/restore-backup.ts';
import { type Database, migrationCount, migrationsKnown, type OpenDatabase } from '../store/database.ts';
import { type CommandContext, CommandError } from './command-context.ts';

/** `backup`, `restore`, `migrate`. */
export function addBackupCommands(program: Command, context: CommandContext): void {
  const { onDatabase, settings, folder, output, isInPlatform } = context;
  program
    .command('backup <file>')
    .description('saves the embedded database and the secrets of DATA_DIR, also while the platform runs')
    .action(async (file: string) => {
      const path = resolve(folder, file);
      const { databaseUrl, dataDir } = settings();
      if (databaseUrl)
        throw new CommandError(
          `DATABASE_URL is set: back up PostgreSQL with its own tools, also while the platform runs: pg_dump --format=custom --file='${path}' "$DATABASE_URL"`,
        );
      if (!hasDatabase(dataDir)) throw new CommandError(`DATA_DIR ${dataDir} has no database.`);
      const save = async (_database: Database, open: OpenDatabase) => {
        const size = await makeBackup(open, dataDir, readVersion(), path).catch(explain);
        output.write(`${path} is written: ${(size / 1e6).toFixed(1)} MB.\n`);
      };
      await onDatabase(save, { skipsMigrations: true });
    });
  program
    .command('restore <file>')
    .description('replaces the embedded database by a backup, while the platform is stopped')
    .option('--force', 'also replace an existing database, which is lost')
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      const path = resolve(folder, file);
      const { databaseUrl, dataDir } = settings();
      if (databaseUrl)
        throw new CommandError(
          `DATABASE_URL is set: stop the platforms, make an empty database, then pg_restore --no-owner --dbname="$DATABASE_URL" '${path}'`,
        );
      if (isInPlatform)
        throw new CommandError(`The platform is running on DATA_DIR ${dataDir}. Stop it before you restore a backup.`);
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      const release = await lockForCommand(dataDir);
      try {
        if (!force && existsSync(join(dataDir, databaseFolder)))
          throw new CommandError(`DATA_DIR ${dataDir} has a database already. --force replaces it; its data is lost.`);
        const { version, created } = await restoreBackup(path, dataDir, migrationsKnown()).catch(explain);
        output.write(`DATA_DIR ${dataDir} is restored to its state of ${created}, from version ${version}.\n`);
      } finally {
        release();
      }
    });
  program
    .command('migrate')
    .description('migrates the tables to the current version, as every start does')
    .action(() =>
      onDatabase(async (database, { migrationsAtOpen }) => {
        const now = await migrationCount(database);
        const result =
          isInPlatform || now === migrationsAtOpen ? 'were up to date' : `are migrated from ${migrationsAtOpen}`;
        output.write(`The tables ${result}: ${now} migrations.\n`);
      }),
    );
}

/** Rethrows a file system error as a CommandError with its message. */
function explain(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  throw code && /^E[A-Z]+$/.test(code) ? new CommandError(`${message}.`) : error;
}

/** @throws CommandError when the data directory is locked by a platform or by another command */
export async function lockForCommand(dataDir: string): Promise<Release> {
  try {
    return await lockDataDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new CommandError(
      `DATA_DIR ${dataDir} is in use by another command, or by a platform that takes no commands because it is starting or stopping, or for the reason in its log. Try again, or stop it first.`,
    );
  }
}
