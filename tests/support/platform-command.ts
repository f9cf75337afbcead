import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildWhenStale, compiledOnce } from './start-platform';

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}
interface Options {
  input?: string;
  settings?: Record<string, string>;
  /** The folder to which paths are relative. */
  folder?: string;
}

const program = join(process.cwd(), 'platform/dist/cli.js');

/** Starts a command (`user list`) of the built platform on a data directory; its standard input stays open. */
export function startCommand(
  dataDir: string,
  args: string[],
  settings: Record<string, string> = {},
  folder = process.cwd(),
) {
  buildWhenStale();
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [...compiledOnce, program, ...args], {
    cwd: folder,
    env: { PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Runs a command to its end, as a program. */
export async function runProgram(
  dataDir: string,
  args: string[],
  { input = '', settings, folder }: Options = {},
): Promise<CommandResult> {
  const child = startCommand(dataDir, args, settings, folder);
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output.stdout += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output.stderr += part));
  // A command that wants no input may be over before it is written.
  child.stdin.on('error', () => undefined).end(input);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, ...output };
}

/**
 * Runs a command to its end. Where a platform runs on the directory, this asks it by its socket, as the program does, and saves the
 * start of the program, a quarter of a second of a processor.
 */
export async function runCommand(dataDir: string, args: string[], options: Options = {}): Promise<CommandResult> {
  const socket = connect(join(dataDir, 'commands.sock'));
  try {
    await once(socket, 'connect');
  } catch {
    return runProgram(dataDir, args, options);
  }
  const send = (frame: object) => socket.write(`${JSON.stringify(frame)}\n`);
  send({ args, folder: options.folder ?? process.cwd() });
  const inputs = options.input ? [Buffer.from(options.input).toString('base64'), null] : [null];
  const output = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  const result = (status: number | null) => ({
    status,
    stdout: Buffer.concat(output.stdout).toString(),
    stderr: Buffer.concat(output.stderr).toString(),
  });
  for await (const line of createInterface(socket)) {
    const frame = JSON.parse(line) as { code?: number; wants?: 'input'; output?: string; errors?: string };
    if (frame.code !== undefined) {
      socket.destroy();
      return result(frame.code);
    }
    if (frame.wants) send({ input: inputs.shift() ?? null });
    output.stdout.push(Buffer.from(frame.output ?? '', 'base64'));
    output.stderr.push(Buffer.from(frame.errors ?? '', 'base64'));
  }
  return result(null);
}
