import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../runtime/log.ts';
import { type CommandContext, CommandError } from './command-context.ts';
import { commandCall, commandSocketPath, inputFrame, readFrames, sendFrame } from './command-frames.ts';
import { runCommand } from './run-command.ts';

/** Time for commands in work to end when the platform stops; then what they have not committed is rolled back. */
const drainMs = 10_000;

type Surroundings = Pick<CommandContext, 'onDatabase' | 'settings'>;

/**
 * Takes commands on a Unix socket in the data directory, which must be locked, from the platform's own account alone. A command whose
 * caller went away goes on to its end, unless it waits for input. Where there can be no socket the log says so, and commands
 * need the platform stopped. Gives what stops it.
 */
export async function serveCommands(
  dataDir: string,
  surroundings: Surroundings,
  log: Log,
): Promise<() => Promise<void>> {
  const calls = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const call = response(socket, surroundings, log)
      .catch((error: unknown) => log.warn({ err: error }, 'a command could not be taken'))
      .finally(() => calls.delete(socket.end()));
    calls.set(socket, call);
  });
  try {
    await listen(server, dataDir);
  } catch (error) {
    log.warn({ err: error }, 'no commands while the platform runs: there can be no socket in DATA_DIR');
  }
  return async () => {
    server.close();
    await Promise.race([Promise.all(calls.values()), pause(drainMs, undefined, { ref: false })]);
    for (const socket of calls.keys()) socket.destroy();
  };
}

async function listen(server: Server, dataDir: string): Promise<void> {
  const path = commandSocketPath(dataDir);
  if (path === null) throw new Error(`the path of ${dataDir} is too long`);
  rmSync(path, { force: true });
  // The socket is made within `listen`, before it returns: never open to others, not even for a moment.
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await once(server, 'listening');
}

async function response(socket: Socket, surroundings: Surroundings, log: Log): Promise<void> {
  socket.on('error', () => undefined);
  const frames = readFrames(socket);
  const first = await frames.next();
  if (first.done) return;
  const { args, folder } = commandCall.parse(first.value);
  log.info({ command: args[0] }, 'command');
  const output = writerTo(socket, 'output');
  const errors = writerTo(socket, 'errors');
  const input = Readable.from(readInput(socket, frames), { objectMode: false });
  input.on('error', () => undefined);
  const code = await runCommand(args, { ...surroundings, folder, isInPlatform: true, input, output, errors });
  await Promise.all([output, errors].map((stream) => finished(stream.end())));
  await sendFrame(socket, { code });
}

const writerTo = (socket: Socket, name: 'output' | 'errors') =>
  new Writable({
    write: (part: Buffer, _encoding, done) => {
      const data = part.toString('base64');
      void sendFrame(socket, name === 'output' ? { output: data } : { errors: data }).then(() => done());
    },
  });

/** The caller's standard input, asked for part by part as the command reads it. */
async function* readInput(socket: Socket, frames: AsyncGenerator<unknown, void>) {
  for (;;) {
    await sendFrame(socket, { wants: 'input' });
    const next = await frames.next();
    if (next.done) throw new CommandError('The caller went away before its input had an end.');
    const { input } = inputFrame.parse(next.value);
    if (input === null) return;
    yield input;
  }
}
