import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps each mail as a file below `folder`, where `readOutbox` finds it; it takes none for two recipients at once. */
export async function startMailServer(): Promise<{ url: string; folder: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'dossier-mails-'));
  mkdirSync(join(folder, 'outbox'));
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, { envelope }, done) => done(envelope.rcptTo.length > 0 ? new Error('One at a time') : null),
    onData: (stream, _session, done) => {
      void buffer(stream)
        .then((mail) => writeFileSync(join(folder, 'outbox', `${String((count += 1)).padStart(6, '0')}.eml`), mail))
        .then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const stop = async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `smtp://127.0.0.1:${port}`, folder, stop };
}
