import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest, keepAliveConnection } from '@/tests/support/ask';
import { testSecret } from '@/tests/support/one-process';
import { freePort, startWebApp } from '@/tests/support/start-app';
import { seededDirectory, temporaryDirectory } from '@/tests/support/start-platform';

jest.setTimeout(60_000);
const root = join(__dirname, '../..');
/** Of a platform that has been started before; a test of the first start takes an empty one. */
let dataDir: string;
const folders: string[] = [];
let running: ChildProcess[] = [];

const useDirectory = (made: string) => void folders.push((dataDir = made));
beforeEach(() => useDirectory(seededDirectory()));
afterEach(async () => {
  await Promise.all(running.map((child) => ended(child, 'SIGINT')));
  running = [];
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const ended = (child: ChildProcess, signal?: NodeJS.Signals) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
    if (signal) child.kill(signal);
  });

/** `npm start` itself, with what it prints. */
async function start(settings: Record<string, string>) {
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
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const isUp = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => printed.includes('Dossier is up') && resolve());
    child.once('exit', () => reject(new Error(printed)));
  });
  isUp.catch(() => undefined);
  return { child, env, isUp, printed: () => printed, site: `http://127.0.0.1:${env.PORT}` };
}

async function occupied(): Promise<{ port: string; server: Server }> {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { port: String(port), server };
}

test('one command prints the address of a dossier and the demo login, and Ctrl-C ends web app and platform', async () => {
  useDirectory(temporaryDirectory());
  const app = await start({});
  await app.isUp;
  expect(app.printed()).toContain(`http://localhost:${app.env.PORT}/p/1001/en/pd/1`);
  expect(app.printed()).toMatch(/Demo login +demo \/ \S{8,}/);
  expect((await sendRequest(app.site, '/p/1001/en/pd/1')).status).toBe(200);
  expect(await ended(app.child, 'SIGINT')).toBe(0);
  await expect(sendRequest(app.site, '/p/healthz')).rejects.toThrow('ECONNREFUSED');
  await expect(sendRequest(`http://127.0.0.1:${app.env.PLATFORM_PORT}`, '/healthz')).rejects.toThrow('ECONNREFUSED');
});

test.each(['PORT', 'PLATFORM_PORT'])('%s in use is a clear message and exit 1', async (name) => {
  const { port, server } = await occupied();
  const app = await start({ [name]: port });
  expect(await ended(app.child)).toBe(1);
  expect(app.printed()).toMatch(new RegExp(`${name}.* ${port} is in use`));
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['BRAND', 'acme', 'BRAND must be one of dossier, chemcard'],
  ['PLATFORM_PORT', 'x', 'PLATFORM_PORT must'],
  ['SITE_URL', 'dossier.example', 'SITE_URL must'],
])('the wrong setting %s=%s is a clear message and exit 1', async (name, value, message) => {
  const app = await start({ [name]: value });
  expect(await ended(app.child)).toBe(1);
  expect(app.printed()).toContain(message);
});

test('a second platform on one data directory is a clear message and exit 1', async () => {
  const first = await start({});
  await first.isUp;
  const second = await start({});
  expect(await ended(second.child)).toBe(1);
  expect(second.printed()).toMatch(/another platform/i);
  expect((await sendRequest(first.site, '/p/1001/en/pd/1')).status).toBe(200);
});

test('with PLATFORM_URL only the web app starts', async () => {
  const first = await start({});
  await first.isUp;
  const second = await start({
    PLATFORM_URL: `http://127.0.0.1:${first.env.PLATFORM_PORT}`,
    SESSION_SECRET: testSecret,
    DATA_DIR: join(dataDir, 'none'),
  });
  await second.isUp;
  expect(second.printed()).not.toContain('Demo login');
  expect((await sendRequest(second.site, '/p/1002/en/pd/1')).status).toBe(200);
  await expect(sendRequest(`http://127.0.0.1:${second.env.PLATFORM_PORT}`, '/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('after SIGTERM the web app is not ready, serves on for a while, and lets no open connection down', async () => {
  const app = await startWebApp('http://127.0.0.1:1');
  const connection = keepAliveConnection(app.url);
  expect((await connection('/p/readyz')).headers.connection).toBe('keep-alive');
  const ended = app.stop('SIGTERM');
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await until(async () => (await sendRequest(app.url, '/p/readyz')).status === 503);
  expect((await sendRequest(app.url, '/p')).status).toBe(200);
  const isRefused = () =>
    sendRequest(app.url, '/p/healthz').then(
      () => false,
      () => true,
    );
  await until(isRefused);
  const { statusCode, headers } = await connection('/p/healthz');
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await ended;
  expect(app.process.exitCode).toBe(0);
});

test('a process that hangs is replaced within 15 s; it is said and counted, and the other one goes on', async () => {
  const metricsPort = await freePort();
  const app = await start({ METRICS_PORT: String(metricsPort) });
  await app.isUp;
  expect((await sendRequest(app.site, '/p/1001/en/pd/1')).status).toBe(200);
  const pidOf = (script: string) =>
    Number(execFileSync('pgrep', ['-P', String(app.child.pid), '-f', script], { encoding: 'utf8' }));
  const isBack = (origin: string, path: string) =>
    sendRequest(origin, path).then(
      ({ status }) => status === 200,
      () => false,
    );
  for (const [script, expectedText, origin, path] of [
    ['dist/server.js', 'The web app hung', app.site, '/p/readyz'],
    ['platform/dist/main.js', 'The platform hung', `http://127.0.0.1:${app.env.PLATFORM_PORT}`, '/readyz'],
  ] as const) {
    process.kill(pidOf(script), 'SIGSTOP');
    const stoppedAt = performance.now();
    // A call to a stopped process is never answered: it is made when the process is gone.
    while (!app.printed().includes(expectedText)) await pause(100);
    while (!(await isBack(origin, path))) await pause(100);
    expect(performance.now() - stoppedAt).toBeLessThan(15_000);
  }
  const metrics = (await sendRequest(`http://127.0.0.1:${metricsPort}`, '/metrics')).text;
  expect(metrics).toContain('dossier_process_restarts_total{reason="hang"} 1');
  expect((await sendRequest(app.site, '/p/1001/en/pd/1')).status).toBe(200);
  expect(await ended(app.child, 'SIGINT')).toBe(0);
});

test('the demo password is printed at the first start only', async () => {
  useDirectory(temporaryDirectory());
  const first = await start({});
  await first.isUp;
  const password = /Demo login +demo \/ (\S+)/.exec(first.printed())![1]!;
  await ended(first.child, 'SIGINT');
  const second = await start({});
  await second.isUp;
  expect(second.printed()).not.toContain(password);
  expect(second.printed()).toContain(join(dataDir, 'demo-password'));
});

test('a program that died is restarted, and the restart is logged', async () => {
  const app = await start({});
  await app.isUp;
  const platform = execFileSync('pgrep', ['-P', String(app.child.pid), '-f', 'platform/dist/main.js'], {
    encoding: 'utf8',
  });
  process.kill(Number(platform), 'SIGKILL');
  const deadline = Date.now() + 15_000;
  const again = `http://127.0.0.1:${app.env.PLATFORM_PORT}`;
  let alive = false;
  while (!alive && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    alive = await sendRequest(again, '/readyz').then(
      ({ status }) => status === 200 && app.printed().includes('restarts in'),
      () => false,
    );
  }
  expect(alive).toBe(true);
  expect(app.printed()).toContain('The platform ended (SIGKILL); it restarts in 1 s.');
});

test('a program that dies again and again is restarted less and less often', async () => {
  const app = await start({});
  await app.isUp;
  const args = ['-P', String(app.child.pid), '-f', 'platform/dist/main.js'];
  process.kill(Number(execFileSync('pgrep', args, { encoding: 'utf8' })), 'SIGKILL');
  const says = async (words: string) => {
    const deadline = Date.now() + 25_000;
    while (!app.printed().includes(words) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await says('restarts in 1 s');
  const blocker = createServer().listen(Number(app.env.PLATFORM_PORT), '127.0.0.1');
  await says('restarts in 4 s');
  blocker.close();
  const waits = [...app.printed().matchAll(/restarts in (\d+) s/g)].map(([, seconds]) => Number(seconds));
  expect(waits.slice(0, 3)).toEqual([1, 2, 4]);
});
