import { createHmac } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../support/ask';
import { runCommand, runProgram, startCommand } from '../support/platform-command';
import {
  emptyDirectory,
  type RunningPlatform,
  seededDirectory,
  startPlatform,
  temporaryDirectory,
} from '../support/start-platform';
import { startPostgres } from '../support/postgres';
import { databases } from './databases';
import { waitFor } from './mails';
import { bearer, form, tokensOf } from './visitor';

jest.setTimeout(300_000);

/** One embedded database after the other: platform, commands, platform. */
describe('the commands on an embedded database', () => {
  const dataDir = seededDirectory();
  const password = 'correct horse';
  afterAll(async () => {
    await platform.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const command = (line: string, input = '', settings: Record<string, string> = {}) =>
    runCommand(dataDir, line.split(' '), { input, settings });
  /** As operators run it: most of this file asks by the socket what the program asks. */
  const commandAsProgram = (line: string, input = '') => runProgram(dataDir, line.split(' '), { input });
  const logIn = (url: string, username: string, secret = password) =>
    sendRequest(
      url,
      '/api/oauth2/token',
      form({ client_id: 'dossier-web', grant_type: 'password', username, password: secret }),
    );

  const logo = '--logo platform/assets/logos/novasol.svg';
  let platform: RunningPlatform;

  test('are carried out by the platform that runs, for its own account alone, and not when their caller goes away', async () => {
    platform = await startPlatform({ DEMO_PASSWORD: password }, dataDir);
    expect(statSync(join(dataDir, 'commands.sock')).mode & 0o777).toBe(0o600);
    expect((await commandAsProgram('user list')).stdout).toMatch(/^demo\s+demo@dossier\.example\s.*open$/m);
    expect(
      await commandAsProgram(
        'user add Eve --email eve@a.example --workgroup Nights --password-stdin',
        'a long night\n',
      ),
    ).toEqual({ status: 0, stdout: 'eve can log in now.\n', stderr: '' });
    expect((await logIn(platform.url, 'eve', 'a long night')).status).toBe(200);
    expect(await commandAsProgram('user lock nobody')).toEqual({
      status: 1,
      stdout: '',
      stderr: "There is no account 'nobody'.\n",
    });
    const [all, locking] = await Promise.all([commandAsProgram('workgroup list'), commandAsProgram('user lock eve')]);
    expect([all.status, locking.status]).toEqual([0, 0]);
    expect((await logIn(platform.url, 'eve', 'a long night')).status).toBe(403);

    // A caller that goes away while its password is read changes none.
    const caller = startCommand(dataDir, ['user', 'password', 'demo', '--password-stdin']);
    caller.stdin.write('half a passw');
    await waitFor(() =>
      platform.log().includes('"command":"user password demo --password-stdin"') ? true : undefined,
    );
    await pause(500);
    caller.kill('SIGKILL');
    await once(caller, 'close');
    expect((await logIn(platform.url, 'demo')).status).toBe(200);
  });

  test('a platform that is stopped gives them 10 s; what they have not done then is not done, and the caller is told', async () => {
    const earlier = platform.log().length;
    const caller = startCommand(dataDir, [
      'user',
      'add',
      'Zoe',
      '--email',
      'zoe@a.example',
      '--workgroup',
      'Nights',
      '--password-stdin',
    ]);
    let output = '';
    caller.stderr.setEncoding('utf8').on('data', (part: string) => (output += part));
    const gone = once(caller, 'close');
    caller.stdin.on('error', () => undefined).write('half a passw');
    const quick = startCommand(dataDir, ['user', 'password', 'eve', '--password-stdin']);
    const done = once(quick, 'close');
    quick.stdin.write('another long ');
    const begun = () => platform.log().slice(earlier).split('"command":"user ').length - 1;
    await waitFor(() => (begun() === 2 ? true : undefined));
    const stopped = performance.now();
    const ended = platform.end('SIGINT');
    await waitFor(() => sendRequest(platform.url, '/healthz').then(() => undefined, String));
    quick.stdin.end('night\n');
    expect((await done)[0]).toBe(0);
    expect(await ended).toBe(0);
    expect(performance.now() - stopped).toBeGreaterThan(9_900);
    expect((await gone)[0]).toBe(1);
    expect(output).toMatch(
      /^The platform ended before the command did\. Unfinished work is not done, except an import [^\n]*\n$/,
    );
  });

  test('one that ends within these 10 s is done, while the platform is stopped', async () => {
    platform = await startPlatform({}, dataDir);
    expect((await command('user unlock eve')).status).toBe(0);
    expect((await logIn(platform.url, 'eve', 'another long night')).status).toBe(200);
    expect((await command('user lock eve')).status).toBe(0);
    await platform.end('SIGKILL');
  });

  test('after the platform was killed they are carried out without it', async () => {
    expect((await command('migrate')).stdout).toMatch(/^The tables were up to date: \d+ migrations\.\n$/);
    expect(
      await command('user add Ana --email ana@a.example --workgroup Sales --password-stdin', `${password}\n`),
    ).toEqual({
      status: 0,
      stdout: 'ana can log in now.\n',
      stderr: '',
    });
  });

  test('remove and publish products, and tell the web apps, signed', async () => {
    const heard: { url?: string; body: string; isSigned: boolean }[] = [];
    const secret = 'a secret of the platform, for purges only';
    const webApp = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
          (name) => request.headers[`webhook-${name}`],
        );
        const expected = createHmac('sha256', secret)
          .update(`${String(id)}.${String(timestamp)}.${body}`)
          .digest('base64');
        heard.push({ url: request.url, body, isSigned: signature === `v1,${expected}` });
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => webApp.listen(0, '127.0.0.1', resolve));
    const settings = {
      WEB_URL: `http://127.0.0.1:${(webApp.address() as AddressInfo).port},http://127.0.0.1:9`,
      PURGE_SECRET: secret,
    };
    platform = await startPlatform(settings, dataDir);
    const removed = await command('unpublish 1001 1023');
    expect(removed.stdout).toBe('1 product is removed now.\n');
    expect(removed.stderr).toBe(
      'http://127.0.0.1:9 could not be notified: it may serve cached data for up to a minute.\n',
    );
    expect(heard).toMatchObject([{ url: '/p/api/purge', isSigned: true }]);
    expect(JSON.parse(heard[0]!.body)).toMatchObject({ type: 'products.changed', data: { products: [1001] } });

    expect((await sendRequest(platform.url, '/api/v1/products/-1001/detail')).status).toBe(410);
    expect((await command('publish 1001')).stdout).toBe('1 product is published now.\n');
    expect((await command('publish 1001')).stdout).toBe('0 products are published now.\n');
    webApp.close();
  });

  test('make accounts and lists that the platform then has', async () => {
    expect(await command('workgroup add-products Sales 1001 1002 999999')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no product 999999; none is added.\n',
    });
    expect((await command('workgroup add-products Sales 1001 1002')).stdout).toBe(
      '2 products are new in the list of Sales.\n',
    );
    const { stdout } = await command('user list');
    expect(stdout).toMatch(/^ana\s+ana@a\.example\s+Sales\s+open$/m);
    expect(stdout).toMatch(/^eve .*locked$/m);
    expect(stdout).not.toContain('zoe');
    expect((await command('user role ana publisher')).stdout).toBe('ana is a publisher now.\n');
    expect((await command('user list')).stdout).toMatch(/^ana\s.*\spublisher\s+open$/m);
    expect((await command('user role Ana none')).stdout).toBe('ana has no role any more.\n');
    expect((await command('user list')).stdout).toMatch(/\sSales\s+open$/m);
    expect((await command('workgroup list')).stdout).toMatch(/^Sales\s+1\s+2$/m);
    const headers = bearer(tokensOf(await logIn(platform.url, 'Ana')).access_token);
    expect((await sendRequest(platform.url, '/api/v1/products', { headers })).json()).toMatchObject({ total: 2 });
  });

  test('name the company of an account’s mails, with a logo or without', async () => {
    const ben = `user add ben --email ben@a.example --workgroup Sales --company Novasol ${logo} --password-stdin`;
    expect((await command(ben, password)).stdout).toBe('ben can log in now.\n');
    const list = async () => (await command('user list')).stdout;
    expect(await list()).toMatch(/^ben\s+ben@a\.example\s+Novasol \(with logo\)\s+Sales\s+open$/m);
    expect((await command('user company Ben Novasol')).stdout).toBe(
      'ben names Novasol in its mails now, without a logo.\n',
    );
    expect(await list()).toMatch(/^ben\s+ben@a\.example\s+Novasol\s+Sales\s+open$/m);
    expect((await command(`user company ben Maker ${logo}`)).stdout).toBe(
      'ben names Maker in its mails now, with a logo.\n',
    );
    expect((await command('user company ben none')).stdout).toBe('ben names no company in its mails any more.\n');
    expect(await list()).toMatch(/^ben\s+ben@a\.example\s+Sales\s+open$/m);
  });

  describe('while a platform runs', () => {
    test('lock, unlock and give a new password', async () => {
      expect((await command('user lock ana')).stdout).toBe('ana is locked; its sessions are over.\n');
      expect((await command('user list')).stdout).toMatch(/^ana .*locked$/m);
      expect((await command('user unlock ana')).status).toBe(0);
      expect((await command('user password ana --password-stdin', 'another horse')).status).toBe(0);
      expect((await logIn(platform.url, 'ana')).status).toBe(401);
      expect((await logIn(platform.url, 'ana', 'another horse')).status).toBe(200);
    });

    test.each([
      ['user add Ana --email ana@a.example --workgroup Sales --password-stdin', password, 'There is an account'],
      [
        'user add ben --email ben@localhost --workgroup Sales --password-stdin',
        password,
        'is not a plain mail address',
      ],
      [
        'user add ben --email ben@a.example --workgroup Sales --password-stdin',
        'short',
        'A password must have 8 to 200',
      ],
      ['user add <b> --email ben@a.example --workgroup Sales --password-stdin', password, 'A name must have 1 to 100'],
      ['user lock nobody', '', 'There is no account'],
      ['user role ana owner', '', "'owner' is not a role; it must be publisher or none."],
      ['user role nobody publisher', '', 'There is no account'],
      ['user company nobody Maker', '', 'There is no account'],
      [`user company ana ${'x'.repeat(121)}`, '', 'A company’s name must have 1 to 120 characters.'],
      ['user company ana none --logo x.svg', '', 'A logo needs a company'],
      ['user company ana Maker --logo x.svg', '', 'x.svg: there is no such file.'],
      ['user company ana Maker --logo package.json', '', 'package.json is not a PNG and cannot be read as SVG'],
      [
        'user add cy --email cy@a.example --workgroup S --logo x.svg --password-stdin',
        password,
        'A logo needs a company',
      ],
      ['workgroup add-products Nowhere --all', '', 'There is no workgroup'],
      ['workgroup add-products Sales x', '', 'A permalink id must be a number'],
      ['unpublish 1001 999999', '', 'There is no product 999999; none is changed.'],
      ['outbox retry 7', '', 'is not the id of a mail'],
      ['outbox list --status lost', '', 'queued, sent, failed'],
      ['user', '', 'Usage:'],
    ])('%s ends with a sentence', async (line, input, sentence) => {
      const { status, stderr } = await command(line, input);
      expect(status).toBe(1);
      expect(stderr).toContain(sentence);
      expect(stderr).not.toMatch(/at .*\.(js|ts)/);
    });
  });
});

test.each(databases)(
  'the audit trail has each command that may change something, with its arguments and without addresses, on %s',
  async (name) => {
    const postgres = name === 'PostgreSQL' ? startPostgres() : undefined;
    const dataDir = postgres ? temporaryDirectory() : emptyDirectory();
    const settings: Record<string, string> = postgres ? { DATABASE_URL: postgres.createDatabase('audited') } : {};
    const run = (line: string, input = '') => runCommand(dataDir, line.split(' '), { input, settings });
    const add = 'user add Eve --email eve@a.example --workgroup Nights --password-stdin';
    expect((await run(add, 'a long night\n')).status).toBe(0);
    await run('user lock eve');
    await run('user unlock nobody');
    await run('followers delete eve@a.example');
    // What reads, and what is no command: a password here would be one of the operator.
    await run('user list');
    await run('person export eve@a.example');
    await run(`export ${join(dataDir, 'products')} --all`);
    expect((await run('user password eve hunter2')).status).toBe(1);
    const { stdout } = await run('audit');
    const trail = stdout.split('\n').filter((line) => line.includes(',commanded,'));
    expect(trail.map((line) => line.split(',').slice(2).join())).toEqual([
      'operator,commanded,,,,user add Eve --email … --workgroup Nights --password-stdin,command,,\r',
      'operator,commanded,,,,user lock eve,command,,\r',
      'operator,commanded,,,,user unlock nobody,command,,\r',
      'operator,commanded,,,,followers delete …,command,,\r',
    ]);
    expect(stdout).not.toMatch(/a\.example|hunter2|a long night/);
    postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
