import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { runOnPglite } from '../support/run-on-pglite';
import { type RunningPlatform, startPlatform, temporaryDirectory } from '../support/start-platform';
import { until } from './mails';
import { share } from './share-by-mail';
import { startSmtp } from './smtp';
import { bearer } from './visitor';

jest.setTimeout(180_000);

/** A user may share ten times a minute: two hundred shares need twenty of them. */
const users = Array.from({ length: 20 }, (_none, index) => `sender${index + 1}`);
const rounds = 4;
const sharesInRound = 50;
/** After so many accepted shares of a round the platform is killed. */
const killedAfter = [1, 10, 20, 35];

/** Copies of the demo account, each with a token of its own: to log all of them in would take longer than the rest. */
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
const copies = `
  insert into users (name, email, password_hash)
    select 'sender' || n, 'sender' || n || '@a.example', '' from generate_series(1, ${users.length}) n;
  insert into memberships (user_id, workgroup_id)
    select copy.id, workgroup_id from memberships join users demo on demo.id = user_id and demo.name = 'demo',
    users copy where copy.name like 'sender%';
  insert into token_families (user_id, secret, expires)
    select id, '', now() + interval '1 day' from users where name like 'sender%';
  insert into access_tokens (hash, family_id, expires)
    select hash, token_families.id, now() + interval '1 day'
    from (values ${users.map((name) => `('${name}', '${hash(`token-of-${name}`)}')`).join()}) as tokens (name, hash)
    join users using (name) join token_families on user_id = users.id;`;

test('of 200 shares during which the platform is killed again and again, every accepted one is mailed', async () => {
  const dataDir = temporaryDirectory();
  const smtp = await startSmtp();
  const environment = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const start = () => startPlatform(environment, dataDir);
  let platform: RunningPlatform = await start();
  await platform.end('SIGTERM');
  runOnPglite(dataDir, copies);
  platform = await start();
  const authorizations = users.map((name) => bearer(`token-of-${name}`));

  const accepted: string[] = [];
  const statuses = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const before = accepted.length;
    let killing: Promise<unknown> | undefined;
    const sharing = Array.from({ length: sharesInRound }, async (_none, index) => {
      const number = round * sharesInRound + index;
      const recipient = `recipient${number}@b.example`;
      // 0: the connection broke, so that nobody was told that the share is accepted.
      const status = await share(platform, authorizations[number % users.length]!, [recipient]).catch(() => 0);
      statuses.add(status);
      if (status === 200) accepted.push(recipient);
      if (accepted.length - before >= killedAfter[round]!) killing ??= platform.end('SIGKILL');
    });
    await Promise.all(sharing);
    await killing;
    expect(accepted.length - before).toBeLessThan(sharesInRound);
    platform = await start();
  }

  expect([...statuses].sort()).toEqual([0, 200]);
  const mailed = () => new Set(smtp.received.flatMap(({ to }) => to));
  await until(() => (accepted.every((recipient) => mailed().has(recipient)) ? true : undefined));
  await platform.stop();
  await smtp.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
