import { rmSync } from 'node:fs';
import { type RunningPlatform, startPlatform, temporaryDirectory } from '../support/start-platform';
import { readOutbox, recipientsOf, until } from './mails';
import { logInAsDemo, password, share } from './share-by-mail';
import { startSmtp } from './smtp';

jest.setTimeout(120_000);

const environment = { SITE_URL: 'https://dossier.example', DEMO_PASSWORD: password };

describe('with a mail server', () => {
  const dataDir = temporaryDirectory();
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let platform: RunningPlatform;
  let authorization: Record<string, string>;
  beforeAll(async () => {
    smtp = await startSmtp(0, [
      { prefix: 'gone', code: 550 },
      { prefix: 'busy', code: 450 },
    ]);
    const SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
    platform = await startPlatform({ ...environment, SMTP_URL, MAIL_FROM: 'sds@company.example' }, dataDir);
    authorization = await logInAsDemo(platform);
  });
  afterAll(async () => {
    await platform.stop();
    await smtp.stop();
  });
  const receivedBy = (address: string) => smtp.received.filter(({ to }) => to.includes(address));
  const isLogged = (line: RegExp) => until(() => (line.test(platform.log()) ? true : undefined));

  test('each recipient stands alone in envelope and mail', async () => {
    const recipients = ['one@a.example', 'two@b.example', 'three@c.example'];
    expect(await share(platform, authorization, recipients)).toBe(200);
    await until(() => (smtp.received.length === 3 ? true : undefined));
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual([...recipients].sort());
    for (const { from, to, mail } of smtp.received) {
      expect(from).toBe('sds@company.example');
      expect(to).toHaveLength(1);
      expect(mail.to?.map(({ address }) => address)).toEqual(to);
      expect(mail.from?.name).toBe('demo (ChemCard)');
      expect(mail.html).toContain('href="https://dossier.example/p/1001/en/gh/1"');
      expect(mail.text).toContain('https://dossier.example/p/1001/en/gh/1');
    }
  });

  test('a mailbox that is not there is given up at once, one that is busy is tried again', async () => {
    expect(await share(platform, authorization, ['gone@a.example', 'busy@a.example', 'there@a.example'])).toBe(200);
    await until(() => (receivedBy('there@a.example').length === 1 ? true : undefined));
    await isLogged(/"again":null.*No such mailbox/);
    await isLogged(/"attempts":2,"again":10.*No such mailbox/);
    expect(platform.log().match(/"again":null/g)).toHaveLength(1);
  });

  test('while the server is away shares are accepted; when it is back each goes out once', async () => {
    const { port } = smtp;
    await smtp.stop();
    expect(await share(platform, authorization, ['later@a.example', 'later@b.example'])).toBe(200);
    await isLogged(/"attempts":1,"again":5/);
    smtp = await startSmtp(port);
    await until(() => (smtp.received.length >= 2 ? true : undefined));
    for (const address of ['later@a.example', 'later@b.example']) expect(receivedBy(address)).toHaveLength(1);
  });
});

test('a platform that is killed loses no share that it has accepted', async () => {
  const dataDir = temporaryDirectory();
  let platform = await startPlatform(environment, dataDir);
  const accepted: string[] = [];
  for (const round of [1, 2]) {
    const authorization = await logInAsDemo(platform);
    const sharing = Array.from({ length: 10 }, async (_, index) => {
      const recipients = Array.from({ length: 5 }, (_, each) => `r${round}-${index}-${each}@a.example`);
      const status = await share(platform, authorization, recipients).catch(() => 0);
      if (status === 200) accepted.push(...recipients);
    });
    await Promise.race(sharing);
    await platform.end('SIGKILL');
    await Promise.all(sharing);
    platform = await startPlatform(environment, dataDir);
  }
  expect(accepted.length).toBeGreaterThan(0);
  const mailed = await until(async () => {
    const recipients = recipientsOf(await readOutbox(dataDir));
    return accepted.every((address) => recipients.includes(address)) ? recipients : undefined;
  });
  expect(new Set(mailed).size).toBe(mailed.length);
  await platform.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
