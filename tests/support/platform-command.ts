import { spawn } from 'node:child_process';
import { buildWhenStale, compiledOnce } from './start-platform';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

const program = 'platform/dist/cli.js';

/** Starts a command (`user list`) of the built platform on a data directory; its standard input stays open. */
export function startCommand(dataDir: string, args: string[], settings: Record<string, string> = {}) {
  buildWhenStale();
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [...compiledOnce, program, ...args], {
    env: { PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Runs a command to its end. */
export async function runCommand(
  dataDir: string,
  args: string[],
  { input = '', settings = {} }: { input?: string; settings?: Record<string, string> } = {},
): Promise<CommandResult> {
  const child = startCommand(dataDir, args, settings);
  const printed = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => (printed.stdout += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (printed.stderr += part));
  // A command that wants no input may be over before it is written.
  child.stdin.on('error', () => undefined).end(input);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, ...printed };
}
