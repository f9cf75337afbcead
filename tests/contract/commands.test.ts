import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ask } from '../support/ask';
import { startPlatform, temporaryDirectory } from '../support/start-platform';
import { bearer, form, tokensOf } from './visitor';

jest.setTimeout(120_000);

/** One embedded database after the other: platform, commands, platform. */
describe('the commands on an embedded database', () => {
  const dataDir = temporaryDirectory();
  const password = 'correct horse';
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const command = (line: string, input = '') => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['platform/dist/cli.js', ...line.split(' ')], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, NODE_ENV: 'production' },
      input,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const logIn = (url: string, username: string, secret = password) =>
    ask(
      url,
      '/api/oauth2/token',
      form({ client_id: 'dossier-web', grant_type: 'password', username, password: secret }),
    );

  test('are refused while the platform runs', async () => {
    const platform = await startPlatform({}, dataDir);
    const { status, stderr } = command('user list');
    expect(status).toBe(1);
    expect(stderr).toContain(`The platform is running on DATA_DIR ${dataDir}`);
    await platform.end('SIGTERM');
  });

  test('make accounts and lists that the platform then has', async () => {
    expect(command('user add Ana --email ana@a.example --workgroup Sales --password-stdin', `${password}\n`)).toEqual({
      status: 0,
      stdout: 'ana can log in now.\n',
      stderr: '',
    });
    expect(command('workgroup add-products Sales 1001 1002 999999').stdout).toBe(
      '2 products are new in the list of Sales.\n',
    );
    expect(command('user list').stdout).toMatch(/^ana\s+ana@a\.example\s+Sales\s+open$/m);
    expect(command('workgroup list').stdout).toMatch(/^Sales\s+1\s+2$/m);
    const platform = await startPlatform({}, dataDir);
    const headers = bearer(tokensOf(await logIn(platform.url, 'Ana')).access_token);
    expect((await ask(platform.url, '/api/v1/products', { headers })).json()).toMatchObject({ total: 2 });
    await platform.end('SIGTERM');
  });

  test('lock, unlock and give a new password', async () => {
    expect(command('user lock ana').stdout).toBe('ana is locked; its sessions are over.\n');
    expect(command('user list').stdout).toMatch(/^ana .*locked$/m);
    expect(command('user unlock ana').status).toBe(0);
    expect(command('user password ana --password-stdin', 'another horse').status).toBe(0);
    const platform = await startPlatform({}, dataDir);
    expect((await logIn(platform.url, 'ana')).status).toBe(401);
    expect((await logIn(platform.url, 'ana', 'another horse')).status).toBe(200);
    await platform.end('SIGTERM');
  });

  test.each([
    ['user add Ana --email ana@a.example --workgroup Sales --password-stdin', password, 'There is an account'],
    ['user add ben --email ben@localhost --workgroup Sales --password-stdin', password, 'is no mail address'],
    ['user add ben --email ben@a.example --workgroup Sales --password-stdin', 'short', 'A password has 8 to 200'],
    ['user add <b> --email ben@a.example --workgroup Sales --password-stdin', password, 'A name has 1 to 100'],
    ['user lock nobody', '', 'There is no account'],
    ['workgroup add-products Nowhere --all', '', 'There is no workgroup'],
    ['workgroup add-products Sales x', '', 'A permalink id is a number'],
    ['outbox retry 7', '', 'is no id of a mail'],
    ['outbox list --status lost', '', 'queued, sent, failed'],
    ['user', '', 'Usage:'],
  ])('%s ends with a sentence', (line, input, sentence) => {
    const { status, stderr } = command(line, input);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/at .*\.(js|ts)/);
  });
});
