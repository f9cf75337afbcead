import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { testSecret } from './one-process';

/** Tests run from the root of the project. */
const root = process.cwd();

/** A program as it runs for a user: its own process, started from the build. */
export interface RunningWebApp {
  url: string;
  process: ChildProcess;
  /** What it wrote to standard output and error so far. */
  log(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a program of the project and waits until it says that it is ready. */
async function startService(script: string, url: string, settings: Record<string, string>): Promise<RunningWebApp> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { NODE_ENV: 'production', PATH, HOME, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  }
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${written}`)));
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    process: child,
    log: () => written,
    stop: (signal = 'SIGINT') => {
      child.kill(signal);
      return gone;
    },
  };
}

export async function startWebApp(platformUrl: string, settings: Record<string, string> = {}): Promise<RunningWebApp> {
  const port = await freePort();
  return startService('dist/server.js', `http://127.0.0.1:${port}`, {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: 'https://dossier.example',
    PLATFORM_URL: platformUrl,
    SESSION_SECRET: testSecret,
    ...settings,
  });
}
