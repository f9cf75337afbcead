import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { dripping, startMisbehavingSmtp } from '../../platform/tests/mail/odd-smtp';
import { sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { readOutbox, recipientsOf, waitFor } from './mails';
import { logInAsDemo, password, share } from './share-by-mail';
import { startSmtp } from './smtp';
import { form } from './visitor';

jest.setTimeout(300_000);

const environment = { SITE_URL: 'https://dossier.example', DEMO_PASSWORD: password };

/**
 * The first five times that a mail to this address is said to be sent, the database fails, for longer than the claim on the mail: here
 * that ends after a second.
 */
const failsToRecord = `
  create sequence records;
  create function fail_to_record() returns trigger language plpgsql as $$ begin
    if new.recipient = 'unrecorded@a.example' then
      if new.status = 'sent' and nextval('records') <= 5 then
        raise exception 'no space left';
      end if;
      new.claimed_until := least(new.claimed_until, now() + interval '1 second');
    end if;
    return new;
  end $$;
  create trigger fail_to_record before update on outbox for each row execute function fail_to_record();`;

describe('with a mail server', () => {
  const dataDir = seededDirectory();
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
    await platform.run(failsToRecord);
    authorization = await logInAsDemo(platform);
  });
  afterAll(async () => {
    await platform.stop();
    await smtp.stop();
  });
  const receivedBy = (address: string) => smtp.received.filter(({ to }) => to.includes(address));
  const isLogged = (line: RegExp) => waitFor(() => (line.test(platform.log()) ? true : undefined));

  test('each recipient stands alone in envelope and mail', async () => {
    const recipients = ['one@a.example', 'two@b.example', 'three@c.example'];
    expect(await share(platform, authorization, recipients)).toBe(200);
    await waitFor(() => (smtp.received.length === 3 ? true : undefined));
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
    await waitFor(() => (receivedBy('there@a.example').length === 1 ? true : undefined));
    await isLogged(/"again":null.*No such mailbox/);
    await isLogged(/"attempts":2,"again":10.*No such mailbox/);
    expect(platform.log().match(/"again":null/g)).toHaveLength(1);
  });

  test('the sender is told what the mail server said, and no more than that', async () => {
    const { json } = await sendRequest(platform.url, '/api/v1/shares', { headers: authorization });
    const [newest] = (json() as { data: { mails: { recipient: string }[] }[] }).data;
    const mailTo = (name: string) => newest!.mails.find(({ recipient }) => recipient === `${name}@a.example`);
    expect(mailTo('gone')).toMatchObject({
      status: 'failed',
      refused: true,
      carrier: null,
      response: '550 No such mailbox',
    });
    expect(mailTo('busy')).toMatchObject({ status: 'queued', refused: false, response: '450 No such mailbox' });
    expect(mailTo('there')).toMatchObject({ status: 'sent', refused: false, carrier: 'smtp', response: null });
  });

  test('a mail that the server took goes out once, also when that cannot be recorded while the mail is claimed', async () => {
    expect(await share(platform, authorization, ['unrecorded@a.example'])).toBe(200);
    const sent = await waitFor(async () => {
      const { json } = await sendRequest(platform.url, '/api/v1/shares?search=unrecorded', { headers: authorization });
      const [{ mails }] = (json() as { data: [{ mails: { status: string }[] }] }).data;
      return mails.find(({ status }) => status === 'sent');
    });
    expect(sent).toMatchObject({ carrier: 'smtp', refused: false });
    expect(receivedBy('unrecorded@a.example')).toHaveLength(1);
    expect(platform.log().match(/could not be recorded/g)).toHaveLength(5);
  });

  test('while the server is away shares are accepted; when it is back each goes out once, but for what was withdrawn', async () => {
    const { port } = smtp;
    await smtp.stop();
    const logged = platform.log().length;
    const failed = (count: number) =>
      waitFor(
        () =>
          platform
            .log()
            .slice(logged)
            .match(/"attempts":1,"again":5/g)?.[count - 1],
      );
    expect(await share(platform, authorization, ['later@a.example', 'later@b.example'])).toBe(200);
    await failed(2);
    expect(await share(platform, authorization, ['taken-back@a.example'])).toBe(200);
    await failed(3);
    const { json } = await sendRequest(platform.url, '/api/v1/shares?search=taken-back', { headers: authorization });
    const [{ id }] = (json() as { data: [{ id: string }] }).data;
    const { headers, ...rest } = form({});
    const withdraw = { ...rest, headers: { ...headers, ...authorization } };
    expect((await sendRequest(platform.url, `/api/v1/shares/${id}/withdraw`, withdraw)).status).toBe(200);
    smtp = await startSmtp(port);
    for (const address of ['later@a.example', 'later@b.example']) await waitFor(() => receivedBy(address)[0]);
    await runCommand(platform.dataDir, ['outbox', 'retry']);
    expect(await share(platform, authorization, ['after@a.example'])).toBe(200);
    await waitFor(() => (receivedBy('after@a.example').length === 1 ? true : undefined));
    for (const address of ['later@a.example', 'later@b.example']) expect(receivedBy(address)).toHaveLength(1);
    expect(receivedBy('taken-back@a.example')).toEqual([]);
  });

  test('a mail names the sender’s company and brings its logo along, as they were when it was accepted', async () => {
    const mailTo = (address: string) => waitFor(() => receivedBy(address)[0]?.mail);
    const { port } = smtp;
    await smtp.stop();
    expect(await share(platform, authorization, ['with@a.example'])).toBe(200);
    const { stdout } = await runCommand(dataDir, ['user', 'company', 'demo', 'none']);
    expect(stdout).toBe('demo names no company in its mails any more.\n');
    smtp = await startSmtp(port);
    await runCommand(dataDir, ['outbox', 'retry']);
    const { text, html, attachments } = await mailTo('with@a.example');
    for (const part of [text, html]) expect(part).toContain('demo (Demo Chemicals GmbH) has sent you');
    expect(attachments).toMatchObject([{ mimeType: 'image/png', disposition: 'inline', related: true }]);
    const { contentId, content } = attachments[0]!;
    expect(html).toContain(`src="cid:${contentId!.slice(1, -1)}" alt="Demo Chemicals GmbH"`);
    expect(Buffer.from(content as ArrayBuffer).toString('latin1', 1, 4)).toBe('PNG');

    expect(await share(platform, authorization, ['without@a.example'])).toBe(200);
    const plain = await mailTo('without@a.example');
    expect(plain.attachments).toEqual([]);
    for (const part of [plain.text, plain.html]) {
      expect(part).toContain('demo has sent you');
      expect(part).not.toMatch(/Demo Chemicals|<img|cid:/);
    }
  });
});

test('a platform that is killed loses no share that it has accepted', async () => {
  const dataDir = seededDirectory();
  let platform = await startPlatform(environment, dataDir);
  const accepted: string[] = [];
  const authorization = await logInAsDemo(platform);
  const sharing = Array.from({ length: 10 }, async (_, index) => {
    const recipients = Array.from({ length: 5 }, (_, each) => `r${index}-${each}@a.example`);
    const status = await share(platform, authorization, recipients).catch(() => 0);
    if (status === 200) accepted.push(...recipients);
  });
  await Promise.race(sharing);
  await platform.end('SIGKILL');
  await Promise.all(sharing);
  platform = await startPlatform(environment, dataDir);
  expect(accepted.length).toBeGreaterThan(0);
  const mailed = await waitFor(async () => {
    const recipients = recipientsOf(await readOutbox(dataDir));
    return accepted.every((address) => recipients.includes(address)) ? recipients : undefined;
  });
  expect(new Set(mailed).size).toBe(mailed.length);
  await platform.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('whatever a mail server answers, its mail is put off or given up with cleaned words, and other mails go out', async () => {
  const line = (code: number, words: string | Buffer) =>
    Buffer.concat([Buffer.from(`${code} `), Buffer.from(words), Buffer.from('\r\n')]);
  const smtp = await startMisbehavingSmtp({
    nul: line(550, 'No\0such\u001b[31m\u0007 mailbox'),
    later: line(450, '\0\u001b[2J\u009b31m come later'),
    bytes: line(550, Buffer.from([0x63, 0x61, 0x66, 0xe9, 0xff, 0xfe, 0x9b])),
    long: line(550, 'y'.repeat(50_000)),
    endless: line(550, 'z'.repeat(1_000_000)),
    garbage: Buffer.from([0, 1, 2, 0x80, 0xff, 0x0d, 0x0a]),
    slow: dripping(1_000),
  });
  const SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  const platform = await startPlatform({ ...environment, SMTP_URL });
  const authorization = await logInAsDemo(platform);
  const odd = ['nul', 'later', 'bytes', 'long', 'endless', 'garbage', 'slow'].map((name) => `${name}@a.example`);
  expect(await share(platform, authorization, odd)).toBe(200);
  expect(await share(platform, authorization, ['good@a.example', 'better@a.example'])).toBe(200);
  const { stdout } = await waitFor(async () => {
    const failures = platform.log().split('a mail could not be sent').length - 1;
    if (smtp.received.length < 2 || failures < 5) return undefined;
    await pause(500);
    const list = await runCommand(platform.dataDir, ['outbox', 'list']);
    const isDone =
      /failed .*nul@/.test(list.stdout) && /failed .*long@/.test(list.stdout) && smtp.received.length === 2;
    return isDone && /such.* mailbox/.test(list.stdout) ? list : undefined;
  });
  expect([...smtp.received].sort()).toEqual(['better@a.example', 'good@a.example']);
  const rowOf = (name: string) => stdout.split('\n').find((row) => row.includes(` ${name}@a.example`))!;
  for (const [name, state, words] of [
    ['nul', 'failed', 'No such [31m  mailbox'],
    ['later', 'queued', 'come later'],
    ['bytes', 'failed', 'café'],
    ['long', 'failed', 'yyyy'],
    ['endless', 'queued', 'maximum allowed size'],
    ['garbage', 'queued', ''],
    ['slow', 'queued', ''],
    ['good', 'sent', ''],
  ] as const) {
    expect(rowOf(name)).toMatch(new RegExp(`^[0-9a-f-]{36}  ${state} `));
    expect(rowOf(name)).toContain(words);
  }
  expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
  expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThan(2_000);
  const logged = platform
    .log()
    .split('\n')
    .filter((line) => line.includes('a mail could not be sent'));
  expect(logged.length).toBeGreaterThan(4);
  expect(Math.max(...logged.map(({ length }) => length))).toBeLessThan(4_000);
  expect(platform.log()).not.toContain('the outbox can’t be read');
  await platform.stop();
  await smtp.stop();
});
