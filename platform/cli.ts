import { mkdirSync } from 'node:fs';
import { callPlatform } from './cli/call-platform.ts';
import { type CommandContext, CommandError, type OnDatabase } from './cli/command-context.ts';
import { lockForCommand } from './cli/lock-for-command.ts';
import { runCommand } from './cli/run-command.ts';
import { parseSettings } from './runtime/env.ts';
import { createLog } from './runtime/log.ts';
import { StartupError } from './runtime/start-error.ts';
import { openDatabase } from './store/database.ts';

/** Opens PostgreSQL at any time, but PGlite only while no platform runs on it. */
const onDatabase: OnDatabase = async (work, options) => {
  const settings = parseSettings(process.env);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const release = settings.databaseUrl ? () => undefined : await lockForCommand(settings.dataDir);
  try {
    const open = await openDatabase({ ...settings, ...options }, createLog('error'), async () => {});
    await work(open.database, open).finally(open.close);
  } finally {
    release();
  }
};

/** The embedded database has one owner: the running platform executes the command, or this process if there is none. */
async function run(args: readonly string[]): Promise<number> {
  const context: CommandContext = {
    onDatabase,
    settings: () => parseSettings(process.env),
    folder: process.cwd(),
    isInPlatform: false,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
  };
  const { databaseUrl, dataDir } = context.settings();
  const code = databaseUrl ? null : await callPlatform(dataDir, args, context);
  return code ?? runCommand(args, context);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError || error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
