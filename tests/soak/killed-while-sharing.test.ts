import { rmSync } from 'node:fs';
import { addSenders, senderTokens } from '../../bench/many-senders.mjs';
import { runOnPglite } from '../support/run-on-pglite';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { waitFor } from '../contract/mails';
import { share } from '../contract/share-by-mail';
import { startSmtp } from '../contract/smtp';
import { bearer } from '../contract/visitor';

jest.setTimeout(180_000);

const rounds = 4;
const sharesInRound = 50;
/** After so many accepted shares of a round the platform is killed. */
const killedAfter = [1, 10, 20, 35];

test('of 200 shares during which the platform is killed again and again, every accepted one is mailed', async () => {
  const dataDir = seededDirectory();
  const smtp = await startSmtp();
  const environment = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const start = () => startPlatform(environment, dataDir);
  runOnPglite(dataDir, addSenders);
  let platform: RunningPlatform = await start();
  const authorizations = senderTokens.map((token) => bearer(token));

  const accepted: string[] = [];
  const statuses = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const acceptedBefore = accepted.length;
    let killing: Promise<unknown> | undefined;
    const sharing = Array.from({ length: sharesInRound }, async (_none, index) => {
      const number = round * sharesInRound + index;
      const recipient = `recipient${number}@b.example`;
      // 0: the connection broke, so that nobody was told that the share is accepted.
      const status = await share(platform, authorizations[number % senderTokens.length]!, [recipient]).catch(() => 0);
      statuses.add(status);
      if (status === 200) accepted.push(recipient);
      if (accepted.length - acceptedBefore >= killedAfter[round]!) killing ??= platform.end('SIGKILL');
    });
    await Promise.all(sharing);
    await killing;
    expect(accepted.length - acceptedBefore).toBeLessThan(sharesInRound);
    platform = await start();
  }

  expect([...statuses].sort()).toEqual([0, 200]);
  const mailed = () => new Set(smtp.received.flatMap(({ to }) => to));
  await waitFor(() => (accepted.every((recipient) => mailed().has(recipient)) ? true : undefined));
  await platform.stop();
  await smtp.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
