import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest, keepAliveConnection } from '@/tests/support/ask';
import { testSecret } from '@/tests/support/one-process';
import { testInSoak } from '@/tests/support/in-soak';
import { freePort, startWebApp } from '@/tests/support/start-app';
import { seededDirectory, temporaryDirectory } from '@/tests/support/start-platform';

jest.setTimeout(180_000);
const isSoak = Boolean(process.env.SOAK);
const root = join(__dirname, '../..');
/** As a first start leaves it: that takes as long as all the others together, and is made in the soak run. */
const dataDir = seededDirectory();
let running: ChildProcess[] = [];

const endAll = async () => {
  await Promise.all(running.map((child) => ended(child, 'SIGINT')));
  running = [];
};
afterAll(async () => {
  await endAll();
  rmSync(dataDir, { recursive: true, force: true });
});

const ended = (child: ChildProcess, signal?: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
    if (signal) child.kill(signal);
  });

/** `npm start` itself in a folder of the project, with what it prints. */
async function start(settings: Record<string, string>, { folder = root, args = [] as string[] } = {}) {
  const { PATH, HOME } = process.env;
  const ports = { PORT: String(await freePort()), PLATFORM_PORT: String(await freePort()) };
  const env = {
    NODE_ENV: 'production' as const,
    PATH,
    HOME,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...ports,
    ...settings,
  };
  const command = ['scripts/start.mjs', ...args];
  const child = spawn(process.execPath, command, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const isUp = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Dossier is up') && resolve());
    child.once('exit', () => reject(new Error(output)));
  });
  isUp.catch(() => undefined);
  return { child, env, isUp, output: () => output, site: `http://127.0.0.1:${env.PORT}` };
}

async function occupied(): Promise<{ port: string; server: Server }> {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { port: String(port), server };
}

testInSoak('the first start of all prints the address of a dossier and the demo login', async () => {
  const ownDir = temporaryDirectory();
  const app = await start({ DATA_DIR: ownDir });
  await app.isUp;
  expect(app.output()).toContain(`http://localhost:${app.env.PORT}/p/1001/en/pd/1`);
  expect(app.output()).toMatch(/Demo login +demo \/ \S{8,}/);
  expect((await sendRequest(app.site, '/p/1001/en/pd/1')).status).toBe(200);
  await endAll();
  rmSync(ownDir, { recursive: true });
});

testInSoak('`npm run dev` starts in a folder that was never built', async () => {
  const folder = join(temporaryDirectory(), 'project');
  const results = ['node_modules', '.next', 'dist', '.git', 'data'];
  cpSync(root, folder, { recursive: true, filter: (path) => path === root || !results.includes(basename(path)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const app = await start({ DATA_DIR: join(folder, 'data') }, { folder, args: ['--dev'] });
  await app.isUp;
  expect((await sendRequest(`http://127.0.0.1:${app.env.PLATFORM_PORT}`, '/healthz')).status).toBe(200);
  await endAll();
  rmSync(join(folder, '..'), { recursive: true });
});

describe('a start that fails', () => {
  afterEach(endAll);

  // What the web app refuses needs no platform; the other rows end both programs.
  const alone = { PLATFORM_URL: 'http://127.0.0.1:1', SESSION_SECRET: testSecret };

  test.each([
    ['PORT', alone],
    ['PLATFORM_PORT', {}],
  ])('%s in use is a clear message and exit 1', async (name, settings) => {
    const { port, server } = await occupied();
    const app = await start({ ...settings, [name]: port });
    expect(await ended(app.child)).toBe(1);
    expect(app.output()).toMatch(new RegExp(`${name}.* ${port} is in use`));
    await new Promise((resolve) => server.close(resolve));
  });

  test.each([
    ['BRAND', 'acme', 'BRAND must be one of dossier, chemcard', alone],
    ['HOST', '192.0.2.1', 'cannot listen on HOST 192.0.2.1', alone],
    ['PLATFORM_PORT', 'x', 'PLATFORM_PORT must', {}],
  ])('the wrong setting %s=%s is a clear message and exit 1', async (name, value, message, settings) => {
    const app = await start({ ...settings, [name]: value });
    expect(await ended(app.child)).toBe(1);
    expect(app.output()).toContain(message);
  });
});

describe('a product that was started before', () => {
  let app: Awaited<ReturnType<typeof start>>;
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    app = await start({ METRICS_PORT: String(metricsPort), SMTP_ULR: 'smtp://a.example', SESION_SECRET: 'hidden' });
    await app.isUp;
  });
  afterAll(endAll);

  const pidOf = (script: string) =>
    Number(execFileSync('pgrep', ['-P', String(app.child.pid), '-f', script], { encoding: 'utf8' }));
  /** Waits no longer than a test may, since a wait without an end keeps Jest from ending. */
  const waitFor = async (isSo: () => boolean | Promise<boolean>) => {
    for (const end = Date.now() + 150_000; !(await isSo()); await pause(100))
      if (Date.now() > end) throw new Error(app.output());
  };
  const isPrinted = (text: string) => waitFor(() => app.output().includes(text));
  const isBack = (origin: string, path: string) =>
    waitFor(() =>
      sendRequest(origin, path).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
  const platform = () => `http://127.0.0.1:${app.env.PLATFORM_PORT}`;

  test('prints the address of a dossier, and not the demo password again', () => {
    expect(app.output()).toContain(`http://localhost:${app.env.PORT}/p/1001/en/pd/1`);
    const password = readFileSync(join(dataDir, 'demo-password'), 'utf8').trim();
    expect(app.output()).not.toContain(password);
    expect(app.output()).toContain(join(dataDir, 'demo-password'));
  });

  test('web app and platform warn of a misspelt setting and name the one that is meant, without its value', () => {
    expect(app.output()).toMatch(/"service":"platform".*"msg":"SMTP_ULR is not a setting: SMTP_URL\?"/);
    expect(app.output()).toMatch(/"service":"web".*"msg":"SESION_SECRET is not a setting: SESSION_SECRET\?"/);
    expect(app.output()).not.toMatch(/a\.example|hidden/);
  });

  test('a second platform on one data directory is a clear message and exit 1', async () => {
    const second = await start({});
    expect(await ended(second.child)).toBe(1);
    expect(second.output()).toMatch(/another platform/i);
    expect((await sendRequest(app.site, '/p/1001/en/pd/1')).status).toBe(200);
  });

  test('this machine alone reaches web app and platform, and the start says how to open it to others', async () => {
    expect(app.output()).toContain('Only this machine reaches it; HOST=0.0.0.0 opens it to others');
    for (const port of [app.env.PORT, app.env.PLATFORM_PORT])
      await expect(sendRequest(`http://127.0.0.2:${port}`, '/')).rejects.toThrow();
    const open = await start({
      HOST: '0.0.0.0',
      PLATFORM_URL: platform(),
      SESSION_SECRET: testSecret,
      DATA_DIR: join(dataDir, 'none'),
    });
    await open.isUp;
    expect(open.output()).not.toContain('Only this machine');
    expect((await sendRequest(`http://127.0.0.2:${open.env.PORT}`, '/p/healthz')).status).toBe(200);
    await ended(open.child, 'SIGINT');
  });

  test('with PLATFORM_URL only the web app starts', async () => {
    const second = await start({
      PLATFORM_URL: platform(),
      SESSION_SECRET: testSecret,
      DATA_DIR: join(dataDir, 'none'),
    });
    await second.isUp;
    expect(second.output()).not.toContain('Demo login');
    expect((await sendRequest(second.site, '/p/1002/en/pd/1')).status).toBe(200);
    await expect(sendRequest(`http://127.0.0.1:${second.env.PLATFORM_PORT}`, '/healthz')).rejects.toThrow(
      'ECONNREFUSED',
    );
    await ended(second.child, 'SIGINT');
  });

  test('a process that hangs is replaced within 15 s; it is said and counted, and the other one goes on', async () => {
    const programs = [
      ['dist/server.js', 'The web app hung', app.site, '/p/readyz'],
      ['platform/dist/main.js', 'The platform hung', platform(), '/readyz'],
    ] as const;
    // The same program watches both.
    for (const [script, expectedText, origin, path] of isSoak ? programs : programs.slice(0, 1)) {
      process.kill(pidOf(script), 'SIGSTOP');
      const stoppedAt = performance.now();
      // A call to a stopped process is never answered: it is made when the process is gone.
      await isPrinted(expectedText);
      // The rest of the 15 s is for the start, which takes as long as other tests let it: the soak run measures that.
      expect(performance.now() - stoppedAt).toBeLessThan(10_000);
      await isBack(origin, path);
      if (isSoak) expect(performance.now() - stoppedAt).toBeLessThan(15_000);
    }
    const metrics = (await sendRequest(`http://127.0.0.1:${metricsPort}`, '/metrics')).text;
    expect(metrics).toContain('dossier_process_restarts_total{reason="hang"} 1');
    expect((await sendRequest(app.site, '/p/1001/en/pd/1')).status).toBe(200);
  });

  test('a program that died is restarted at once, also when its restart fails', async () => {
    process.kill(pidOf('platform/dist/main.js'), 'SIGKILL');
    await isPrinted('The platform ended (SIGKILL); it restarts in 0.25 s.');
    const blocker = createServer().listen(Number(app.env.PLATFORM_PORT), '127.0.0.1');
    await isPrinted('ended (code 1); it restarts in 0.25 s.');
    blocker.close();
    await isBack(platform(), '/readyz');
  });

  test('Ctrl-C ends web app and platform', async () => {
    expect(await ended(app.child, 'SIGINT')).toBe(0);
    for (const origin of [app.site, platform()])
      await expect(sendRequest(origin, '/p/healthz')).rejects.toThrow('ECONNREFUSED');
  });
});

test('`npm start -- --build` builds for a later start, and starts nothing', async () => {
  const { child, isUp, output } = await start({}, { args: ['--build'] });
  await expect(isUp).rejects.toThrow();
  expect([child.exitCode, output()]).toEqual([0, '']);
});

test('after SIGTERM the web app is not ready, serves on for a while, and lets no open connection down', async () => {
  const app = await startWebApp('http://127.0.0.1:1');
  const connection = keepAliveConnection(app.url);
  expect((await connection('/p/readyz')).headers.connection).toBe('keep-alive');
  const ended = app.stop('SIGTERM');
  const waitFor = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await waitFor(async () => (await sendRequest(app.url, '/p/readyz')).status === 503);
  expect((await sendRequest(app.url, '/p/privacy')).status).toBe(200);
  const isRefused = () =>
    sendRequest(app.url, '/p/healthz').then(
      () => false,
      () => true,
    );
  await waitFor(isRefused);
  const { statusCode, headers } = await connection('/p/healthz');
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await ended;
  expect(app.process.exitCode).toBe(0);
});
