import type { Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * What a caller and the running platform say to each other on the socket in DATA_DIR, a JSON value a line. The caller begins with
 * a `CommandCall`; the platform writes `PlatformFrame`s, and each that wants input is answered by one `InputFrame`.
 */
export const commandCall = z.object({ args: z.array(z.string()), folder: z.string() });

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'));

/** The next bytes of standard input, null at its end. */
export const inputFrame = z.object({ input: bytes.nullable() });

export const platformFrame = z.union([
  z.object({ output: bytes }),
  z.object({ errors: bytes }),
  z.object({ wants: z.literal('input') }),
  z.object({ code: z.int() }),
]);

type Frame = z.input<typeof commandCall> | z.input<typeof inputFrame> | z.input<typeof platformFrame>;

/** Resolves once it is sent, or will never be: who went away hears nothing more. */
export const sendFrame = (socket: Socket, frame: Frame) =>
  new Promise<void>((resolve) => {
    if (socket.writable) socket.write(`${JSON.stringify(frame)}\n`, () => resolve());
    else resolve();
  });

/** @throws SyntaxError for a line that is no JSON */
export async function* readFrames(socket: Socket): AsyncGenerator<unknown, void> {
  let rest = '';
  for await (const part of socket.setEncoding('utf8')) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Longer ones are cut by the system, without a word. */
const maxPathBytes = 103;

/** Where the platform takes commands; null in a folder whose path is too long for a socket. */
export function commandSocketPath(dataDir: string): string | null {
  const path = join(dataDir, 'commands.sock');
  return Buffer.byteLength(path) <= maxPathBytes ? path : null;
}
