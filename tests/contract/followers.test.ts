import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../support/platform-command';
import { runOnPglite } from '../support/run-on-pglite';
import { sendRequest } from '../support/ask';
import { metricsOf } from '../support/read-metrics';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { waitFor } from './mails';
import { logInAsDemo, password } from './share-by-mail';
import { type Received, startSmtp } from './smtp';
import { form } from './visitor';

jest.setTimeout(300_000);

const dataDir = seededDirectory();
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let platform: RunningPlatform;
const start = (more: Record<string, string> = {}) => {
  const SMTP_URL = `smtp://127.0.0.1:${smtp.port}`;
  const settings = {
    SITE_URL: 'https://dossier.example',
    DEMO_PASSWORD: password,
    SMTP_URL,
    PLATFORM_METRICS_PORT: '0',
  };
  return startPlatform({ ...settings, MAIL_FROM: 'sds@company.example', ...more }, dataDir);
};
beforeAll(async () => {
  smtp = await startSmtp(0, [{ prefix: 'gone', code: 550 }]);
  platform = await start();
});
afterAll(async () => {
  await platform.stop();
  await smtp.stop();
});

let networks = 0;
/** A call from a network of its own, since requests are limited by network. */
const post = (path: string, fields: Record<string, string>, network = `198.51.100.${(networks += 1)}`) => {
  const { headers, ...rest } = form(fields);
  const all = { ...headers, 'X-Forwarded-For': network };
  return sendRequest(platform.url, `/api/v1/p/follow${path}`, { ...rest, headers: all });
};
const follow = (email: string, product = 1001, more: Record<string, string> = {}, network?: string) =>
  post('', { synonym_id: String(product), email, language: 'en', ...more }, network);
const receivedBy = (address: string) => smtp.received.filter(({ to }) => to[0] === address);
const mailsTo = (address: string, count: number) =>
  waitFor(() => (receivedBy(address).length >= count ? receivedBy(address) : undefined));
const tokenIn = ({ mail }: Received) => /[?&]token=([\w-]{32})/.exec(mail.text ?? '')![1]!;
const headerOf = ({ mail }: Received, name: string) => mail.headers.find(({ key }) => key === name)?.value;

/** Asks and confirms; resolves to the token of the first mail. */
async function becomeFollower(address: string, product = 1001, language = 'en'): Promise<string> {
  expect((await follow(address, product, { language })).status).toBe(200);
  const token = tokenIn((await mailsTo(address, 1))[0]!);
  const confirmed = await post('/confirm', { token });
  expect([confirmed.status, confirmed.json()]).toEqual([200, { id: product, confirmed: true }]);
  return token;
}

/** Imports an issued version with a changed section 8. */
async function importVersion(product: number, text: string, state = 'published') {
  await runCommand(dataDir, ['export', join(dataDir, 'files'), String(product), '--confidential']);
  const path = join(dataDir, `files/${product}.json`);
  const file = JSON.parse(readFileSync(path, 'utf8')) as { versions: { facts: object }[] };
  const [newest] = file.versions;
  const changes = [{ en: 'Section 8: a new limit.', de: 'Abschnitt 8: ein neuer Grenzwert.' }];
  const version = { ...newest, id: undefined, text, created: '2026-11-01', facts: { ...newest!.facts, changes } };
  writeFileSync(path, JSON.stringify({ ...file, state, versions: [version, ...file.versions] }));
  const { status, stdout, stderr } = await runCommand(dataDir, ['import', path]);
  expect([status, stdout, stderr]).toEqual([0, expect.stringContaining(`version ${text}`), '']);
}

test('an address is asked first, and follows only when it has confirmed', async () => {
  const token = await becomeFollower('anna@a.example', 1001, 'de');
  const [{ from, mail }] = receivedBy('anna@a.example') as [Received];
  expect(from).toBe('sds@company.example');
  expect(mail.subject).toMatch(/^Bitte bestätigen: dem Sicherheitsdatenblatt von Aceton/);
  expect(mail.from).toMatchObject({ name: 'Dossier', address: 'sds@company.example' });
  expect(mail.html).toContain(`https://dossier.example/p/follow/confirm?token=${token}&amp;interfaceLang=de`);
  const again = await post('/confirm', { token });
  expect(again.json()).toEqual({ id: 1001, confirmed: true });
  const status = await post('/status', { token });
  expect(status.json()).toEqual({ id: 1001, confirmed: true });
});

test('who asks for an address gets the same answer whatever becomes of it, and the address at most one mail a day', async () => {
  await becomeFollower('ben@a.example', 1002);
  const responses = [
    await follow('new@a.example', 1002),
    await follow('new@a.example', 1002),
    await follow('NEW@A.example', 1002),
    await follow('ben@a.example', 1002),
  ];
  expect(responses.map(({ status, body }) => [status, String(body)])).toEqual(Array(4).fill([200, '{}']));
  // One address, many products; one network, many addresses.
  for (const product of [1003, 1004, 1005, 1006, 1007, 1008]) await follow('new@a.example', product);
  for (let number = 0; number < 25; number += 1) await follow(`many${number}@a.example`, 1002, {}, '203.0.113.9');
  await mailsTo('many19@a.example', 1);
  await becomeFollower('last@a.example', 1009);
  expect(receivedBy('new@a.example')).toHaveLength(5);
  expect(receivedBy('ben@a.example')).toHaveLength(1);
  expect(smtp.received.filter(({ to }) => to[0]!.startsWith('many'))).toHaveLength(20);
});

test('the spellings of one mailbox are one address to every limit, and the mail goes to the one that was typed', async () => {
  await becomeFollower('Nina+sds@a.example', 1018);
  for (const spelling of ['nina@a.example', 'nina+2@a.example', 'NINA@a.example'])
    expect((await follow(spelling, 1018)).status).toBe(200);
  for (const product of [1016, 1017, 1019, 1021, 1022, 1024]) await follow(`nina+${product}@a.example`, product);
  await mailsTo('nina+1021@a.example', 1);
  // A mailbox that is like it is another one.
  await becomeFollower('n.ina@a.example', 1018);
  const recipients = smtp.received.flatMap(({ to }) => to).filter((address) => /^nina/i.test(address));
  expect(recipients.sort()).toEqual([
    'Nina+sds@a.example',
    ...[1016, 1017, 1019, 1021].map((product) => `nina+${product}@a.example`),
  ]);
});

test('a new version is one mail to each follower, with what changed and a way out', async () => {
  await becomeFollower('carl@a.example', 1010, 'de');
  await becomeFollower('dora@a.example', 1010);
  await follow('undecided@a.example', 1010);
  await mailsTo('undecided@a.example', 1);
  await importVersion(1010, '9.0');
  const [, report] = (await mailsTo('carl@a.example', 2)) as [Received, Received];
  await mailsTo('dora@a.example', 2);
  expect(report.mail.subject).toMatch(/^Neue Version des Sicherheitsdatenblatts: /);
  expect(report.mail.from?.name).toBe('Demo Chemicals GmbH (Dossier)');
  expect(report.mail.text).toContain('Abschnitt 8: ein neuer Grenzwert.');
  expect(report.mail.text).toContain('ABSCHNITT 16');
  expect(report.mail.text).toMatch(/https:\/\/dossier\.example\/p\/1010\/de\/gh\/2\?version=\d+&compare=\d+/);
  const token = tokenIn(report);
  expect(headerOf(report, 'list-unsubscribe')).toBe(
    `<https://dossier.example/p/api/follow/stop?token=${token}&interfaceLang=de>`,
  );
  expect(headerOf(report, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(report, 'auto-submitted')).toBe('auto-generated');

  // Its token ends the mails and confirms nothing; the address is gone with it.
  expect((await post('/confirm', { token })).status).toBe(404);
  expect((await post('/stop', { token })).json()).toEqual({ deleted: 1 });
  expect((await post('/stop', { token })).json()).toEqual({ deleted: 0 });
  expect((await post('/status', { token })).status).toBe(404);
  // Removed before it could be sent, it is told when the product is back.
  await importVersion(1010, '10.0', 'removed');
  await runCommand(dataDir, ['publish', '1010']);
  await mailsTo('dora@a.example', 3);
  expect(receivedBy('dora@a.example')[2]!.mail.text).toContain('10.0');
  expect(receivedBy('carl@a.example')).toHaveLength(2);
  expect(receivedBy('undecided@a.example')).toHaveLength(1);
});

test('all that is stored of an address is deleted at once on its request, or by the operator', async () => {
  const token = await becomeFollower('eva@a.example', 1011);
  await becomeFollower('Eva@a.example', 1012);
  expect((await post('/stop', { token, all: '1' })).json()).toEqual({ deleted: 2 });
  await becomeFollower('fred@a.example', 1011);
  const deleted = await runCommand(dataDir, ['followers', 'delete', 'Fred@a.example']);
  expect(deleted.stdout).toBe('Fred@a.example was deleted; it followed 1 product.\n');
  const { stdout } = await runCommand(dataDir, ['followers', 'list']);
  expect(stdout).toMatch(/^1010 {5}\S+ +1 {10}1$/m);
  expect(stdout).not.toMatch(/1011|1012|@/);
});

test('the database has no token of a mail, and an unconfirmed address is deleted after two days', async () => {
  await follow('late@a.example', 1013);
  const late = tokenIn((await mailsTo('late@a.example', 1))[0]!);
  const tokens = smtp.received.map(tokenIn);
  await platform.run(
    `do $$ begin
      if exists (select from follow_mails as mail where mail::text ~ '${tokens.join('|')}') then raise 'a token is stored'; end if;
      update followers set requested = now() - interval '49 hours' where address = 'late@a.example';
    end $$;`,
  );
  expect((await post('/confirm', { token: late })).status).toBe(404);
  await follow('other@a.example', 1013);
  const { stdout } = await runCommand(dataDir, ['followers', 'list']);
  expect(stdout).toMatch(/^1013 {5}\S+ +0 {10}1$/m);
});

test('two versions that a product was removed before are both in the mail when it is back', async () => {
  await becomeFollower('gina@a.example', 1014);
  await importVersion(1014, '9.0');
  await mailsTo('gina@a.example', 2);
  await importVersion(1014, '10.0');
  const last = (await mailsTo('gina@a.example', 3))[2]!;
  // A platform that runs has both mails in memory, as they were written.
  await platform.end('SIGINT');
  runOnPglite(
    dataDir,
    `update products set state = 'removed' where id = 1014;
    update follow_mails set status = 'queued', next_attempt = now() + version * interval '1 ms'
      where version is not null and follower_id = (select id from followers where address = 'gina@a.example');`,
  );
  platform = await start();
  await waitFor(async () => (await metricsOf(platform))('dossier_outbox_waiting') === 0 || undefined);
  await runCommand(dataDir, ['publish', '1014']);
  const report = (await mailsTo('gina@a.example', 4))[3]!;
  const comparedIn = ({ mail }: Received) => /\?version=(\d+)&compare=(\d+)/.exec(mail.text!)!.slice(1).map(Number);
  const [newest, known] = comparedIn(report) as [number, number];
  expect([newest, known]).toEqual([comparedIn(last)[0], comparedIn(receivedBy('gina@a.example')[1]!)[1]]);
});

test('users see how many follow their products, and no addresses', async () => {
  const headers = await logInAsDemo(platform);
  const response = await sendRequest(platform.url, '/api/v1/products?search=AC-100', { headers });
  expect(response.json()).toMatchObject({ data: [{ id: 1001, followers: 1 }] });
  expect(String(response.body)).not.toContain('@');
});

test('whatever is sent instead of an address, a product or a token is refused, and nothing is mailed', async () => {
  const bad = [
    '',
    'x',
    'a@b',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    '"a b"@c.example',
    'ä@b.example',
  ];
  for (const email of [...bad, `${'a'.repeat(100_000)}@b.example`]) {
    const { status, json } = await follow(email);
    expect([email.slice(0, 40), status, json()]).toMatchObject([email.slice(0, 40), 400, { field: 'email' }]);
  }
  for (const [product, status] of [
    ['1', 404],
    ['1020', 404],
    ['1023', 410],
    ['-1001', 400],
    ['x', 400],
  ] as const)
    expect([product, (await post('', { synonym_id: product, email: 'a@b.example', language: 'en' })).status]).toEqual([
      product,
      status,
    ]);
  expect((await follow('a@b.example', 1001, { language: 'xx' })).status).toBe(400);
  const unknown = randomBytes(24).toString('base64url');
  for (const token of [unknown, unknown.slice(0, -1), '', "' or 1=1 --", '\0'.repeat(32), 'a'.repeat(100_000)]) {
    for (const path of ['/status', '/confirm']) expect((await post(path, { token })).status).toBe(404);
    expect((await post('/stop', { token })).json()).toEqual({ deleted: 0 });
  }
  for (const path of ['/status', '/confirm', '/stop'])
    expect((await post(path, {})).json()).toMatchObject({ error: 'invalid_parameter', field: 'token' });
  expect((await sendRequest(platform.url, '/api/v1/p/follow?synonym_id=1001')).status).toBe(405);
  // Mails of the tests before may still be on their way; all go to this domain.
  expect(smtp.received.filter(({ to }) => !/@a\.example$/i.test(to[0] ?? ''))).toEqual([]);
});

test('with FOLLOW=0 nobody can ask to follow, and who has a mail can still confirm, look and unsubscribe', async () => {
  const followerToken = await becomeFollower('hans@a.example', 1015);
  await follow('ida@a.example', 1015);
  const requestToken = tokenIn((await mailsTo('ida@a.example', 1))[0]!);
  await platform.end('SIGINT');
  platform = await start({ FOLLOW: '0' });
  expect((await follow('jo@a.example', 1015)).status).toBe(405);
  expect((await sendRequest(platform.url, '/api/v1/products/-1015/detail?m')).json()).not.toHaveProperty('follow');
  expect((await post('/status', { token: requestToken })).json()).toEqual({ id: 1015, confirmed: false });
  expect((await post('/confirm', { token: requestToken })).json()).toEqual({ id: 1015, confirmed: true });
  for (const token of [requestToken, followerToken])
    expect((await post('/stop', { token })).json()).toEqual({ deleted: 1 });
  expect((await sendRequest(platform.url, '/api/v1/p/follow/stop')).status).toBe(405);
  await platform.end('SIGINT');
  platform = await start();
});

test('the network of who wrote to a supplier is a hash, and is forgotten after a day', async () => {
  let written = 0;
  const write = async () => {
    const message = `Message ${(written += 1)} to the supplier`;
    const { headers, ...rest } = form({ synonym_id: '1012', lang: '2', page: 'gh', message });
    const all = { ...headers, 'X-Forwarded-For': '192.0.2.77', 'X-Viewport': '1' };
    return (await sendRequest(platform.url, '/api/v1/p/feedback', { ...rest, headers: all })).status;
  };
  for (let index = 0; index < 5; index += 1) expect(await write()).toBe(200);
  await platform.run(`update shares set created = now() - interval '23 hours' where target = 'feedback'`);
  expect(await write()).toBe(429);
  await platform.run(`update shares set created = now() - interval '25 hours' where target = 'feedback'`);
  expect(await write()).toBe(200);
  await platform.run(`do $$ begin
    if (select count(*) from shares where target = 'feedback') <> 6 then raise 'a message is missing'; end if;
    if (select count(*) from shares where target = 'feedback' and request_key is not null) <> 1 then raise 'a hash is kept'; end if;
  end $$;`);
  // Also without another message, when the platform starts.
  await platform.run(`update shares set created = now() - interval '25 hours' where target = 'feedback'`);
  await platform.end('SIGINT');
  platform = await start();
  const isForgotten = `do $$ begin
    if exists (select from shares where target = 'feedback' and request_key is not null) then raise 'a hash is kept after a start'; end if;
  end $$;`;
  await waitFor(() =>
    platform.run(isForgotten).then(
      () => true,
      () => false,
    ),
  );
});
