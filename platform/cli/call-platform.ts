import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type CommandContext, CommandError } from './command-context.ts';
import { commandSocketPath, platformFrame, readFrames, sendFrame } from './command-frames.ts';

type Caller = Pick<CommandContext, 'folder' | 'input' | 'output' | 'errors'>;

/**
 * Sends a command to the platform that runs on the data directory. Returns the exit code, null when no platform takes commands.
 * @throws CommandError when the platform ends before the command does, or belongs to another account
 */
export async function callPlatform(dataDir: string, args: readonly string[], caller: Caller): Promise<number | null> {
  const socket = await open(dataDir);
  if (!socket) return null;
  const input = caller.input[Symbol.asyncIterator]();
  const sendInput = async () => {
    const { value, done } = (await input.next()) as IteratorResult<Buffer>;
    await sendFrame(socket, { input: done ? null : value.toString('base64') });
  };
  try {
    void sendFrame(socket, { args: [...args], folder: caller.folder });
    for await (const line of readFrames(socket)) {
      const frame = platformFrame.parse(line);
      if ('code' in frame) return frame.code;
      if ('wants' in frame) void sendInput().catch(() => socket.destroy());
      else if ('output' in frame) await write(caller.output, frame.output);
      else await write(caller.errors, frame.errors);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
  } finally {
    socket.destroy();
    caller.input.destroy();
  }
  throw new CommandError(
    'The platform ended before the command did. Unfinished work is not done, except an import that was becoming public: the next start finishes it.',
  );
}

/** Whether a platform runs on the data directory and takes commands. */
export async function takesCommands(dataDir: string): Promise<boolean> {
  const socket = await open(dataDir).catch(() => null);
  socket?.destroy();
  return socket !== null;
}

async function open(dataDir: string): Promise<Socket | null> {
  const path = commandSocketPath(dataDir);
  if (path === null) return null;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // There is no socket, or its owner has died.
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw new CommandError(`The platform that runs on DATA_DIR ${dataDir} takes no commands from here (${message}).`);
  }
}

/** Resolves when the part is written, or cannot be: errors of the stream are its owner's. */
const write = (stream: CommandContext['output'], part: Buffer) =>
  new Promise<void>((resolve) => stream.write(part, () => resolve()));
