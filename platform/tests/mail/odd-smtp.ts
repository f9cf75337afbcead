import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a mail server answers to the first letters of a recipient, byte for byte; a function may take its time. */
type RecipientResponses = Record<string, Buffer | ((socket: Socket) => void)>;

/**
 * A mail server that answers recipients as no mail server should, and takes every other mail. `received` holds the recipients of the
 * mails that it took.
 */
export async function startMisbehavingSmtp(responses: RecipientResponses, greeting: Buffer | null = null) {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    let rest = '';
    let recipient = '';
    let isInText = false;
    const response = (line: string) => {
      if (isInText) {
        if (line !== '.') return;
        isInText = false;
        received.push(recipient);
        socket.write('250 taken\r\n');
      } else if (/^RCPT TO:/i.test(line)) {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        const odd = Object.entries(responses).find(([prefix]) => recipient.startsWith(prefix))?.[1];
        if (typeof odd === 'function') odd(socket);
        else socket.write(odd ?? '250 fine\r\n');
      } else if (/^DATA/i.test(line)) {
        isInText = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    };
    socket.on('data', (part) => {
      const lines = (rest + part.toString('latin1')).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) response(line);
    });
    socket.write(greeting ?? '220 odd.example\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Begins an answer and sends a byte of it every `everyMs`, without an end. */
export const dripping =
  (everyMs: number) =>
  (socket: Socket): void => {
    socket.write('250-');
    const timer = setInterval(() => socket.write('x'), everyMs).unref();
    socket.on('close', () => clearInterval(timer));
  };
