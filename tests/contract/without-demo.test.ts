import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendRequest } from '../support/ask';
import { demoIds } from '../support/demo-products';
import { testInSoak } from '../support/in-soak';
import { runCommand } from '../support/platform-command';
import { emptyDirectory, type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { logInAsDemo, password } from './share-by-mail';
import { form } from './visitor';

jest.setTimeout(300_000);

const publicProducts = async ({ url }: RunningPlatform) =>
  ((await sendRequest(url, '/api/v1/p/products?page=1')).json() as { total: number }).total;

describe('a platform that is started with DEMO=0 and FOLLOW=0', () => {
  /** The first start was in the global setup. */
  const dataDir = emptyDirectory();
  let platform: RunningPlatform;
  afterAll(() => platform.stop());

  test('has no products and no account, and stays so at each start', async () => {
    platform = await startPlatform({ DEMO: '0', FOLLOW: '0' }, dataDir);
    expect(await publicProducts(platform)).toBe(0);
    expect((await sendRequest(platform.url, '/readyz')).status).toBe(200);
    expect((await runCommand(dataDir, ['user', 'list'])).stdout).not.toContain('demo');
    expect(platform.log()).not.toContain('filled with the demo catalogue');
    expect(existsSync(join(dataDir, 'demo-password'))).toBe(false);
  });

  test('gives the first product of its own its documents, and nobody can follow it', async () => {
    const file = join(dataDir, 'citric.json');
    writeFileSync(file, readFileSync('examples/citric-acid.json', 'utf8'));
    const { stdout } = await runCommand(dataDir, ['import', '--publish', file]);
    const id = /: (\d+) \S+ new$/m.exec(stdout)?.[1];
    const { status, json } = await sendRequest(platform.url, `/api/v1/products/-${id}/detail?m`);
    expect(status).toBe(200);
    expect(await publicProducts(platform)).toBe(1);

    expect(json()).not.toHaveProperty('follow');
    const follow = form({ synonym_id: id!, email: 'a@b.example', language: 'en' });
    expect((await sendRequest(platform.url, '/api/v1/p/follow', follow)).status).toBe(405);
  });
});

describe('demo remove', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  beforeAll(async () => void (platform = await startPlatform({ DEMO_PASSWORD: password }, dataDir)));
  afterAll(() => platform.stop());

  test('takes away the demo products, the account and its workgroups, and nothing else', async () => {
    await logInAsDemo(platform);
    const file = join(dataDir, 'citric.json');
    writeFileSync(file, readFileSync('examples/citric-acid.json', 'utf8'));
    const { stdout } = await runCommand(dataDir, ['import', '--publish', file]);
    const productId = /: (\d+) \S+ new$/m.exec(stdout)?.[1];
    const account = ['user', 'add', 'ana', '--email', 'ana@a.example', '--workgroup', 'Sales', '--password-stdin'];
    expect((await runCommand(dataDir, account, { input: 'a long password' })).status).toBe(0);

    expect(await runCommand(dataDir, ['demo', 'remove'])).toEqual({
      status: 0,
      stdout: `${demoIds.length} demo products are removed.\n`,
      stderr: '',
    });
    expect((await sendRequest(platform.url, '/api/v1/products/-1001/detail?m')).status).toBe(404);
    expect((await sendRequest(platform.url, `/api/v1/products/-${productId}/detail?m`)).status).toBe(200);
    await expect(logInAsDemo(platform)).rejects.toThrow();
    const users = (await runCommand(dataDir, ['user', 'list'])).stdout;
    expect(users).toMatch(/^ana\s/m);
    expect(users).not.toMatch(/^demo\s/m);
    expect((await runCommand(dataDir, ['workgroup', 'list'])).stdout).toMatch(/^Sales\s+1\s+0$/m);
  });

  test('a second time removes nothing, and the next start brings nothing back', async () => {
    expect((await runCommand(dataDir, ['demo', 'remove'])).stdout).toBe('0 demo products are removed.\n');
    await platform.end('SIGINT');
    platform = await startPlatform({}, dataDir);
    expect(await publicProducts(platform)).toBe(1);
    expect((await runCommand(dataDir, ['user', 'list'])).stdout).not.toMatch(/^demo\s/m);
  });

  testInSoak('of all products says how the next start stays empty', async () => {
    const other = seededDirectory();
    expect((await runCommand(other, ['demo', 'remove'])).stdout).toBe(
      `${demoIds.length} demo products are removed.\nThere are no products now: set DEMO=0, or the next start adds the demo catalogue again.\n`,
    );
    const empty = await startPlatform({ DEMO: '0' }, other);
    expect(await publicProducts(empty)).toBe(0);
    await empty.end('SIGINT');
    const filled = await startPlatform({}, other);
    expect(await publicProducts(filled)).toBeGreaterThan(0);
    await filled.stop();
  });
});
