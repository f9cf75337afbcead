import { rmSync } from 'node:fs';
import { sendRequest } from '../support/ask';
import { testInSoak } from '../support/in-soak';
import { runCommand, runProgram } from '../support/platform-command';
import { startPostgres } from '../support/postgres';
import { type RunningPlatform, seededDirectory, startPlatform, temporaryDirectory } from '../support/start-platform';
import { databases } from './databases';
import { waitFor } from './mails';
import { logInAsDemo, password, share } from './share-by-mail';
import { startSmtp } from './smtp';

jest.setTimeout(300_000);

interface SharesResponse {
  total: number;
  data: { mails: { recipient: string; status: string }[] }[];
}

/** Waits until no mail of the demo user's shares is on its way any more. */
const shared = (platform: RunningPlatform, authorization: Record<string, string>) =>
  waitFor(async () => {
    const response = (
      await sendRequest(platform.url, '/api/v1/shares', { headers: authorization })
    ).json() as SharesResponse;
    const isOver = response.data.every(({ mails }) => mails.every(({ status }) => status !== 'queued'));
    return isOver ? response : undefined;
  });

/** Publishes version 9.0 of products. */
const newVersion = (...ids: number[]) => `
  insert into product_versions (product_id, id, text, number, created, listed, facts)
    select distinct on (product_id) product_id, 900000 + product_id, '9.0', number + 1, '2026-11-01', true,
      jsonb_set(facts, '{changes}', '[{"en": "Section 8: a new limit.", "fr": "Rubrique 8 : une nouvelle limite."}]')
    from product_versions where product_id in (${ids.join()}) order by product_id, number desc;`;

describe('earlier recipients', () => {
  const dataDir = seededDirectory();
  const refuse = [{ prefix: 'gone', code: 550 }];
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let settings: Record<string, string>;
  let sharesBefore: SharesResponse;
  let platform: RunningPlatform;

  const start = () => startPlatform({ ...settings, DEMO_PASSWORD: password }, dataDir);
  const command = (line: string) => runCommand(dataDir, line.split(' '), { settings });
  const shares = (line: string) => command(`shares ${line}`);
  /** Nodemailer writes the domain of an address in small letters. */
  const noticesTo = (address: string) =>
    smtp.received.filter(
      ({ to, mail }) => to[0]?.toLowerCase() === address && /^(New|Nouvelle)s? version/.test(mail.subject ?? ''),
    );
  const outboxRows = async () => (await command('outbox list')).stdout.split('\n').length;

  beforeAll(async () => {
    smtp = await startSmtp(0, refuse);
    settings = {
      SITE_URL: 'https://dossier.example',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'sds@company.example',
    };
    platform = await start();
    const authorization = await logInAsDemo(platform);
    const shareOf = (recipient: string, product: number, more: Record<string, string> = {}) =>
      share(platform, authorization, [recipient], { 'products[0]': String(product), isChemcard: '', ...more });
    const german = { language_msg: 'de', language_doc: '2' };
    await shareOf('anna@a.example', 1009, german);
    await shared(platform, authorization);
    const french = { language_msg: 'fr', language_doc: '3', isChemcard: 'true' };
    for (const status of [
      await shareOf('Anna@A.example', 1001, french),
      await shareOf('ben@a.example', 1009, { sds: '0', language_doc: '' }),
      await shareOf('ben@a.example', 1017),
      await shareOf('gone@a.example', 1009),
      await shareOf('old@a.example', 1009),
      await shareOf('left@a.example', 1009, german),
    ])
      expect(status).toBe(200);
    await shared(platform, authorization);
    await platform.run(
      `${newVersion(1001, 1009, 1017)}
      update outbox set delivered = delivered - interval '13 months' where recipient = 'old@a.example';
      update products set state = 'removed' where id = 1017;`,
    );
    expect(await shareOf('new@a.example', 1009)).toBe(200);
    sharesBefore = await shared(platform, authorization);
    refuse.push({ prefix: 'left', code: 550 });
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    await smtp.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('a dry run says who would get what, and sends nothing', async () => {
    const rowsBefore = await outboxRows();
    const { stdout, stderr } = await shares('notify 1001 1009 1017 --dry-run');
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['To', 'Language', 'Product', 'Name', 'Has', 'New'],
      ['Anna@A.example', 'fr', '1001', 'Acetone technical 99.5 %', expect.any(String), '9.0'],
      ['Anna@A.example', 'fr', '1009', 'n-Hexane 95 %', expect.any(String), '9.0'],
      ['ben@a.example', 'en', '1009', 'n-Hexane 95 %', expect.any(String), '9.0'],
      ['left@a.example', 'de', '1009', 'n-Hexane 95 %', expect.any(String), '9.0'],
      ['3 mails would be sent.'],
      [''],
    ]);
    expect(stderr).toBe('Removed or without a safety data sheet, so nobody is notified: 1017.\n');
    expect(await outboxRows()).toBe(rowsBefore);
    const longAgoRun = await shares('notify 1009 --since 2020-01-31 --dry-run');
    expect(longAgoRun.stdout).toMatch(/^old@a\.example /m);
    expect((await shares(`notify 1009 --since ${new Date().toISOString().slice(0, 10)} --dry-run`)).stdout).toContain(
      '3 mails would be sent.',
    );
  });

  test.each([
    ['notify 1009 999999', 'There is no product 999999; nobody was notified.'],
    ['notify x', 'A permalink id must be a number'],
    ['notify 1009 --since 2026-02-30', "'2026-02-30' is not a past day"],
    ['notify 1009 --since 2999-01-01', "'2999-01-01' is not a past day"],
    ['list 1009 1001', 'too many arguments'],
  ])('shares %s ends with a sentence', async (line, sentence) => {
    const { status, stderr } = await shares(line);
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect(stderr).not.toMatch(/at .*\.(js|ts)/);
  });

  test('each gets one mail, in the language of the last share, from the supplier; a second run sends nothing', async () => {
    const sent = 'mails are added to the outbox; the platform sends them while it runs.\n';
    expect((await shares('notify 1001 1009 1017')).stdout).toContain(`3 ${sent}`);
    expect((await shares('notify 1009 1001 1017')).stdout).toBe(`0 ${sent}`);
    await waitFor(() => (/"again":null.*No such mailbox/.test(platform.log()) ? true : undefined));
    await waitFor(() =>
      noticesTo('anna@a.example').length + noticesTo('ben@a.example').length >= 2 ? true : undefined,
    );
    const [anna, ben] = ['anna@a.example', 'ben@a.example'].map((address) => noticesTo(address));
    expect([anna, ben].map((mails) => mails?.length)).toEqual([1, 1]);
    expect(anna?.[0]).toMatchObject({ from: 'sds@company.example', to: ['Anna@a.example'] });
    expect(anna?.[0]?.mail).toMatchObject({
      from: { name: 'Demo Chemicals GmbH (ChemCard)', address: 'sds@company.example' },
      replyTo: [{ address: 'sds@demo-chemicals.example.com' }],
    });
    for (const part of [anna?.[0]?.mail.text, anna?.[0]?.mail.html]) {
      for (const id of [1001, 1009]) expect(part).toContain(`https://dossier.example/p/${id}/fr/gh/3`);
      expect(part).toContain('Rubrique 8 : une nouvelle limite.');
      expect(part).toContain('1er novembre 2026');
    }
    expect(ben?.[0]?.mail.text).toContain('https://dossier.example/p/1009/en/gh/1');
    expect(ben?.[0]?.mail.text).toContain('Section 8: a new limit.');
    for (const address of ['gone@a.example', 'old@a.example', 'new@a.example']) expect(noticesTo(address)).toEqual([]);

    const sharesNow = await shared(platform, await logInAsDemo(platform));
    expect(sharesNow).toEqual(sharesBefore);
  });

  test('the record says who got which version when, and what failed; it outlives the product', async () => {
    const { stdout } = await shares('list 1009 --csv');
    const rows = stdout
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(rows[0]).toEqual('Created,Delivered,Status,Kind,Version,Language,To,From,Mail,Error'.split(','));
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const record = rows.filter(([, , , kind]) => kind === 'notice').sort((a, b) => a[6]!.localeCompare(b[6]!));
    const mail = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(record).toEqual([
      [moment, moment, 'sent', 'notice', '9.0', 'fr', 'Anna@A.example', 'Demo Chemicals GmbH', mail, ''],
      [moment, moment, 'sent', 'notice', '9.0', 'en', 'ben@a.example', 'Demo Chemicals GmbH', mail, ''],
      [
        moment,
        '',
        'failed',
        'notice',
        '9.0',
        'de',
        'left@a.example',
        'Demo Chemicals GmbH',
        mail,
        expect.stringContaining('No such mailbox'),
      ],
    ]);
    expect(rows.find(([, , , kind, , , to]) => kind === 'share' && to === 'gone@a.example')?.[2]).toBe('failed');
    expect((await shares('list 1009')).stdout).toMatch(/^\S+ {2,}failed {2}notice {2}9\.0 .* left@a\.example /m);
    await platform.run('delete from products where id = 1009');
    expect((await shares('list 1009 --csv')).stdout).toBe(stdout);
  });
});

if (databases.includes('PostgreSQL'))
  testInSoak('two runs at once send each recipient one mail', async () => {
    const postgres = startPostgres();
    const smtp = await startSmtp();
    const dataDir = temporaryDirectory();
    const settings = {
      DATABASE_URL: postgres.createDatabase('notices'),
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    };
    const platform = await startPlatform({ ...settings, DEMO_PASSWORD: password }, dataDir);
    const authorization = await logInAsDemo(platform);
    const recipients = Array.from({ length: 40 }, (_, index) => `r${index}@a.example`);
    for (let position = 0; position < recipients.length; position += 10)
      expect(await share(platform, authorization, recipients.slice(position, position + 10))).toBe(200);
    await shared(platform, authorization);
    postgres.run('notices', newVersion(1001));

    const runs = await Promise.all(
      [1, 2, 3].map(() => runProgram(dataDir, ['shares', 'notify', '1001'], { settings })),
    );
    const counts = runs.map(({ stdout }) => /^(\d+) mails are added/m.exec(stdout)?.[1]).sort();
    expect(counts).toEqual(['0', '0', '40']);
    const notices = () => smtp.received.filter(({ mail }) => mail.subject?.startsWith('New version'));
    await waitFor(() => (notices().length >= 40 ? true : undefined));
    expect(
      notices()
        .flatMap(({ to }) => to)
        .sort(),
    ).toEqual([...recipients].sort());

    await platform.stop();
    await smtp.stop();
    postgres.stop();
  });
