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

/** Time for running commands to end when the platform stops; uncommitted changes are rolled back afterwards. */
const drainMs = 10_000;

type PlatformContext = Pick<CommandContext, 'onDatabase' | 'settings'>;

/**
 * Accepts commands on a Unix socket in the data directory, which must be locked, from the platform's own account only. A command
 * whose caller disconnects continues to its end, unless it waits for input. When the socket can't be opened, a warning is logged
 * and commands need the platform to be stopped. Returns a function that stops accepting commands.
 */
export async function serveCommands(
  dataDir: string,
  platformContext: PlatformContext,
  log: Log,
): Promise<() => Promise<void>> {
  const calls = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const call = handleCall(socket, platformContext, log)
      .catch((error: unknown) => log.warn({ err: error }, 'a command could not be read'))
      .finally(() => calls.delete(socket.end()));
    calls.set(socket, call);
  });
  try {
    await listen(server, dataDir);
  } catch (error) {
    log.warn({ err: error }, 'no commands while the platform runs: the socket in DATA_DIR can’t be opened');
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
  // `listen` creates the socket before it returns, so that it is never open to other accounts.
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await once(server, 'listening');
}

async function handleCall(socket: Socket, platformContext: PlatformContext, log: Log): Promise<void> {
  socket.on('error', () => undefined);
  const frames = readFrames(socket);
  const first = await frames.next();
  if (first.done) return;
  const { args, folder } = commandCall.parse(first.value);
  const onStart = (command: string) => log.info({ command }, 'command');
  const output = writerTo(socket, 'output');
  const errors = writerTo(socket, 'errors');
  const input = Readable.from(readInput(socket, frames), { objectMode: false });
  input.on('error', () => undefined);
  const code = await runCommand(args, {
    ...platformContext,
    folder,
    isInPlatform: true,
    onStart,
    input,
    output,
    errors,
  });
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

/** The caller's standard input, requested in parts as the command reads it. */
async function* readInput(socket: Socket, frames: AsyncGenerator<unknown, void>) {
  for (;;) {
    await sendFrame(socket, { wants: 'input' });
    const next = await frames.next();
    if (next.done) throw new CommandError('The caller disconnected before the end of its input.');
    const { input } = inputFrame.parse(next.value);
    if (input === null) return;
    yield input;
  }
}
