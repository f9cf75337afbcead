import type { Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * The protocol of the socket in DATA_DIR between a caller and the running platform, one JSON value per line. The caller starts with
 * a `commandCall`; the platform writes `platformFrame`s, and the caller replies to each `{wants: 'input'}` with one `inputFrame`.
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

/** Resolves when the frame is sent, or at once when the socket is closed. */
export const sendFrame = (socket: Socket, frame: Frame) =>
  new Promise<void>((resolve) => {
    if (socket.writable) socket.write(`${JSON.stringify(frame)}\n`, () => resolve());
    else resolve();
  });

/** @throws SyntaxError for a line that is no JSON */
export async function* readFrames(socket: Socket): AsyncGenerator<unknown, void> {
  let incomplete = '';
  for await (const part of socket.setEncoding('utf8')) {
    const lines = (incomplete + String(part)).split('\n');
    incomplete = lines.pop()!;
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Maximum length of a socket's path; the operating system silently truncates longer ones. */
const maxPathBytes = 103;

/** Path of the command socket; null when the path of the folder is too long for a socket. */
export function commandSocketPath(dataDir: string): string | null {
  const path = join(dataDir, 'commands.sock');
  return Buffer.byteLength(path) <= maxPathBytes ? path : null;
}
