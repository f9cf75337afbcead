import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OnDatabase } from './cli/command-context.ts';
import { CommandFailure } from './cli/command-failure.ts';
import { runCommand } from './cli/run-command.ts';
import { parseSettings } from './env.ts';
import { createLog } from './log.ts';
import { StartFailure } from './start-failure.ts';
import { openDatabase } from './store/database.ts';
import { lockDataDirectory } from './store/lock.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const migrationsFolder = join(basename(folder) === 'dist' ? dirname(folder) : folder, 'store/migrations');

/** Opens PostgreSQL at any time, PGlite only while no platform runs on it. */
const onDatabase: OnDatabase = async (work) => {
  const settings = parseSettings(process.env);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const release = settings.databaseUrl ? () => undefined : await lockDirectory(settings.dataDir);
  try {
    const open = await openDatabase({ ...settings, migrationsFolder }, createLog('error'), async () => {});
    await work(open.database, open).finally(open.close);
  } finally {
    release();
  }
};

async function lockDirectory(dataDir: string) {
  try {
    return await lockDataDirectory(dataDir);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    throw new CommandFailure(
      `The platform is running on DATA_DIR ${dataDir}, and its embedded database has one owner at a time. Stop it first. With DATABASE_URL (PostgreSQL) commands work while it runs.`,
    );
  }
}

process.exitCode = await runCommand(process.argv.slice(2), {
  onDatabase,
  settings: () => parseSettings(process.env),
  folder: process.cwd(),
  isInPlatform: false,
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
