import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, CommanderError } from 'commander';
import { addOutboxCommands } from './cli/outbox.ts';
import { CommandFailure } from './cli/command-failure.ts';
import { addPublishCommands } from './cli/publish.ts';
import { addUserCommands } from './cli/user.ts';
import { addWorkgroupCommands } from './cli/workgroup.ts';
import { parseSettings } from './env.ts';
import { createLog } from './log.ts';
import { StartFailure } from './start-failure.ts';
import { type Database, openDatabase } from './store/database.ts';
import { lockDataDirectory } from './store/lock.ts';

const folder = dirname(fileURLToPath(import.meta.url));
const migrationsFolder = join(basename(folder) === 'dist' ? dirname(folder) : folder, 'store/migrations');

/** Runs a command on the platform's database: PostgreSQL at any time, PGlite only while no platform runs on it. */
async function onDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const settings = parseSettings(process.env);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const release = settings.databaseUrl ? () => undefined : await lockDirectory(settings.dataDir);
  try {
    const { database, close } = await openDatabase(
      { ...settings, migrationsFolder },
      createLog('error'),
      async () => {},
    );
    await work(database).finally(close);
  } finally {
    release();
  }
}

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

const program = new Command('npm run platform --')
  .description('Products, accounts, product lists and mails of the embedded platform.')
  .exitOverride()
  .showHelpAfterError();
addPublishCommands(program, onDatabase, () => parseSettings(process.env));
addUserCommands(program, onDatabase);
addWorkgroupCommands(program, onDatabase);
addOutboxCommands(program, onDatabase);

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    const known = error instanceof CommandFailure || error instanceof StartFailure;
    process.stderr.write(`${known ? error.message : String((error as Error).stack)}\n`);
    process.exitCode = 1;
  }
}
