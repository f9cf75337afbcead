import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { freePort } from './start-app';

export interface ThrowAwayRedis {
  url: string;
  process: ChildProcess;
  /** Everything that it keeps: names and values, as they stand there. */
  contents(): Promise<string>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export const password = 'a-password-of-redis';

/** Where no redis-server is installed, the tests that need one are skipped and say why. */
export const describeWithRedis: (what: string, tests: () => void) => void =
  spawnSync('redis-server', ['--version']).status === 0
    ? describe
    : (what, tests) => describe.skip(`${what} (skipped: no redis-server is installed)`, tests);

/** Starts the installed Redis, empty, with a password, on a port of its own; it writes nothing to disk. */
export async function startRedis(fixedPort?: number): Promise<ThrowAwayRedis> {
  const port = fixedPort ?? (await freePort());
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--requirepass', password, '--dir', '/tmp'];
  const child = spawn('redis-server', options.map(String), { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `redis://:${password}@127.0.0.1:${port}`;
  await answering(url);
  return {
    url,
    process: child,
    contents: () => contentsOf(url),
    stop: (signal = 'SIGKILL') => {
      child.kill(signal);
      return gone;
    },
  };
}

async function connect(url: string) {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const client = await connect(url).catch(() => null);
    if (client) return client.destroy();
    await pause(25);
  }
  throw new Error('Redis did not start');
}

async function contentsOf(url: string): Promise<string> {
  const client = await connect(url);
  const names = await client.keys('*');
  const values = await Promise.all(names.map((name) => client.get(name)));
  client.destroy();
  return [...names, ...values].join('\n');
}
