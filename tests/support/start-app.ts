import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tests run from the root of the project. */
const root = process.cwd();

/** A house as it runs for a user: its own process, started from the build. */
export interface House {
  url: string;
  process: ChildProcess;
  /** What it wrote to standard error so far. */
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
async function startHouse(script: string, url: string, settings: Record<string, string>): Promise<House> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { NODE_ENV: 'production', PATH, HOME, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let written = '';
  child.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}: ${written}`)));
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    url,
    process: child,
    log: () => written,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return gone;
    },
  };
}

/** The embedded platform on a data directory of its own. */
export async function startEmbeddedPlatform(settings: Record<string, string> = {}): Promise<House> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'dossier-data-'));
  const house = await startHouse('platform/dist/main.js', `http://127.0.0.1:${port}`, {
    PLATFORM_PORT: String(port),
    DATA_DIR: dataDir,
    ...settings,
  });
  const { stop } = house;
  house.stop = async (signal) => {
    await stop(signal);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return house;
}

export async function startWebApp(platformUrl: string, settings: Record<string, string> = {}): Promise<House> {
  const port = await freePort();
  return startHouse('server.mjs', `http://127.0.0.1:${port}`, {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: 'https://dossier.example',
    PLATFORM_URL: platformUrl,
    ...settings,
  });
}

/** An answer as it came over the wire. */
export interface WireAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** One request exactly as written: no redirect is followed, no path is tidied up. */
export function ask(url: string, path: string, { method = 'GET', headers = {} } = {}): Promise<WireAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers as Record<string, string>, text }),
      );
    });
    call.on('error', reject).end();
  });
}
