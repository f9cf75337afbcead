import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { readMail } from './mails';

export interface Received {
  from: string;
  /** Of the envelope. */
  to: string[];
  mail: Email;
}

/** A mail server that keeps what it gets, and says `refuse` to a recipient's first letters. */
export async function startSmtp(port = 0, refuse: { prefix: string; code: number }[] = []) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const refusal = refuse.find(({ prefix }) => address.startsWith(prefix));
      done(refusal && Object.assign(new Error('No such mailbox'), { responseCode: refusal.code }));
    },
    onData: (stream, { envelope }, done) => {
      void buffer(stream)
        .then(readMail)
        .then((mail) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail });
          done();
        })
        .catch(done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
