import { callPlatform } from './cli/call-platform.ts';
import { CommandError } from './cli/command-context.ts';
import { parseSettings } from './runtime/env.ts';
import { StartupError } from './runtime/start-error.ts';

/** The embedded database has one owner: the running platform executes the command, or this process if there is none. */
async function run(args: readonly string[]): Promise<number> {
  const caller = {
    settings: () => parseSettings(process.env),
    folder: process.cwd(),
    isInPlatform: false,
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
  };
  const { databaseUrl, dataDir } = caller.settings();
  const code = databaseUrl ? null : await callPlatform(dataDir, args, caller);
  if (code !== null) return code;
  // Loaded on demand, since it takes a second that a command executed by the platform need not wait for.
  const { runDirectly } = await import('./cli/run-directly.ts');
  return runDirectly(args, caller);
}

// A reader such as `head` may close the output early: further output is dropped, and the command continues to its end.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError || error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
// PGlite may keep the process running, as after a failed start of the database.
await Promise.all(
  [process.stdout, process.stderr].map((stream) => new Promise((written) => stream.write('', written))),
);
process.exit();
