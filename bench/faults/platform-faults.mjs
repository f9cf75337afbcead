// Reliability R12, R13 and R15: the embedded platform killed, started twice, and without its mail server.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { SMTPServer } from 'smtp-server';
import { report, timed } from '../figures.mjs';
import { addSenders, senderTokens } from '../many-senders.mjs';
import { startPlatform } from '../platform.mjs';
import { requestPage } from '../visitor.mjs';
import { freePort } from '../web-app.mjs';

/** Creates a data directory with 20 users who may share. */
async function makeDataDir() {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  await (await startPlatform({ dataDir })).stop({ keep: true });
  const database = await PGlite.create(join(dataDir, 'platform-db'), { extensions: { pg_trgm } });
  await database.exec(addSenders);
  await database.close();
  return dataDir;
}

/** Shares product 1001 with a recipient; returns the status. */
async function share(platform, token, recipient) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' };
  const fields = {
    'emails[0]': recipient,
    'products[0]': '1001',
    isChemcard: 'true',
    language_msg: 'en',
    language_doc: '1',
    sds: '1',
  };
  const body = String(new URLSearchParams(fields));
  const { status } = await requestPage(platform.url, '/api/v1/products/group_action/share', {
    method: 'POST',
    headers,
    body,
  });
  return status;
}

/** The recipients of the mails that a platform without a mail server has written. */
function readRecipients(dataDir) {
  const folder = join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return names.map((name) => /^To: (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))[1].trim());
}

/** R12: the platform is killed repeatedly while users share. */
export async function kills(count) {
  const dataDir = await makeDataDir();
  const accepted = [];
  let number = 0;
  let failedStarts = 0;
  let slowestStart = 0;
  const start = async () => {
    const { ms, value } = await timed(() => startPlatform({ dataDir }));
    slowestStart = Math.max(slowestStart, ms);
    return value;
  };
  let platform = await start();
  for (let kill = 0; kill < count; kill += 1) {
    const acceptedCount = accepted.length;
    let isUp = true;
    const sharing = senderTokens.map(async (token) => {
      while (isUp) {
        const recipient = `recipient${(number += 1)}@b.example`;
        const status = await share(platform, token, recipient);
        if (status === 200) accepted.push(recipient);
        else await pause(100);
      }
    });
    for (let ms = 0; ms < 30_000 && accepted.length === acceptedCount; ms += 50) await pause(50);
    await pause(Math.random() * 1_000);
    await platform.stop({ keep: true, signal: 'SIGKILL' });
    isUp = false;
    await Promise.all(sharing);
    platform = await start().catch(() => {
      failedStarts += 1;
      return start();
    });
  }
  const lost = () => {
    const recipients = new Set(readRecipients(dataDir));
    return accepted.filter((recipient) => !recipients.has(recipient)).length;
  };
  for (let second = 0; second < 60 && lost() > 0; second += 1) await pause(1_000);
  report(`R12 ${count} kills: of ${accepted.length} accepted shares not mailed`, lost(), '', 0);
  report(`R12 ${count} kills: failed starts`, failedStarts, '', 0);
  report(`R12 ${count} kills: slowest start`, slowestStart, 'ms', 3000);
  await platform.stop();
}

/** R13. */
export async function secondPlatform() {
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-bench-'));
  const first = await startPlatform({ dataDir });
  const { ms, value } = await timed(() => startPlatform({ dataDir }).catch(({ message }) => message));
  report(
    'R13 a second platform on one directory: let in',
    String(value).includes('is in use by another') ? 0 : 1,
    '',
    0,
  );
  report('R13 … refused after', ms, 'ms', 1000);
  await first.stop({ keep: true, signal: 'SIGKILL' });
  const next = await startPlatform({ dataDir }).catch(() => null);
  report('R13 after kill -9: refused', next ? 0 : 1, '', 0);
  await next?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** R15: shares while the mail server is down, for a number of seconds. */
export async function mailServerDown(seconds) {
  const port = await freePort();
  const dataDir = await makeDataDir();
  const platform = await startPlatform({ dataDir, environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const recipients = senderTokens.map((_token, index) => `later${index}@b.example`);
  const end = performance.now() + seconds * 1000;
  for (const [index, token] of senderTokens.entries()) {
    const status = await share(platform, token, recipients[index]);
    if (status !== 200) throw new Error(`A share is answered ${status}`);
    await pause((seconds * 500) / recipients.length);
  }
  await pause(end - performance.now());
  const copies = new Map();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.on('end', done).resume();
      for (const { address } of envelope.rcptTo) copies.set(address, (copies.get(address) ?? 0) + 1);
    },
  });
  const back = performance.now();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  while (copies.size < recipients.length && performance.now() - back < 120_000) await pause(100);
  report(`R15 mail server down ${seconds} s: until all is sent`, (performance.now() - back) / 1000, 's', 60);
  await pause(5_000);
  report(`R15 … of ${recipients.length} recipients without a mail`, recipients.length - copies.size, '', 0);
  report('R15 … copies of one mail', Math.max(0, ...copies.values()), '', 1);
  await platform.stop();
  await new Promise((resolve) => server.close(resolve));
}
