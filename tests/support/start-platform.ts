import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(process.cwd(), 'platform');
const bundle = join(root, 'dist/main.js');
const statementTaker = join(process.cwd(), 'tests/support/take-statements.mjs');

/**
 * Options of Node for a short life: the database's WebAssembly is compiled once, by the quick compiler, and not a second time into
 * faster code. It saves a third of what a start takes of a processor. Garbage is collected in one thread, since several only wait for
 * each other beside the tests.
 */
export const compiledOnce = ['--liftoff-only', '--single-threaded-gc'];

export interface RunningPlatform {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything that it has written to standard error so far. */
  log: () => string;
  /** Sends what a parent does to the process, and gives what it answers. */
  tell: (message: string | object) => Promise<unknown>;
  /** Runs statements on the embedded database behind the platform's back. @throws Error of the database */
  run: (statements: string) => Promise<void>;
  /** Sends the signal and waits for the end; gives the exit code, null when the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Ends it and removes the data directory. */
  stop: () => Promise<void>;
}

export const temporaryDirectory = () => mkdtempSync(join(tmpdir(), 'dossier-'));

/**
 * A new data directory as the first start leaves it: with the demo catalogue, and `demoPassword` for the demo account. It is a
 * copy of the one that the global setup (seed.ts) has filled.
 */
export const seededDirectory = () => copyOf(process.env.SEEDED_DIR);

/** A new data directory as the first start with `DEMO=0` leaves it: a database without products and accounts. */
export const emptyDirectory = () => copyOf(process.env.EMPTY_DIR);

function copyOf(made: string | undefined): string {
  if (!made) throw new Error('The global setup of this project is not tests/support/seed.ts.');
  const directory = temporaryDirectory();
  cpSync(made, directory, { recursive: true });
  return directory;
}

/**
 * Starts the built platform on a free port and waits until it is ready. Without a data directory of its own it starts in a new one
 * that has the demo catalogue already; where its database is elsewhere, in an empty one.
 * @throws Error with its log when it ends instead
 */
export async function startPlatform(
  environment: Record<string, string> = {},
  dataDir = environment.DATABASE_URL ? temporaryDirectory() : seededDirectory(),
): Promise<RunningPlatform> {
  buildWhenStale();
  const child = spawnPlatform({ DATA_DIR: dataDir, PLATFORM_PORT: '0', ...environment });
  const log = collect(child);
  const ended = exitCode(child);
  const port = await Promise.race([readyPort(child, log), ended.then(() => null)]);
  if (port === null) throw new Error(`The platform did not start: ${log()}`);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const stop = async () => {
    await end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  };
  const tell = (message: string | object) =>
    new Promise<unknown>((resolve) => {
      const take = (response: unknown) => {
        if (response === 'ready') return;
        child.off('message', take);
        resolve(response);
      };
      child.on('message', take);
      child.send(message);
    });
  const run = async (statements: string) => {
    const { error } = (await tell({ statements })) as { error: string | null };
    if (error !== null) throw new Error(error);
  };
  return { tell, run, url: `http://127.0.0.1:${port}`, pid: child.pid!, dataDir, log, end, stop };
}

/** Runs a start that is expected to fail: its exit code, what it said, and how long it took. */
export async function failingStart(environment: Record<string, string>) {
  buildWhenStale();
  const started = performance.now();
  const child = spawnPlatform(environment);
  const log = collect(child);
  const code = await exitCode(child);
  return { code, message: log(), durationMs: performance.now() - started };
}

function spawnPlatform(environment: Record<string, string>): ChildProcess {
  const { PATH = '' } = process.env;
  const options = environment.DATABASE_URL ? compiledOnce : [...compiledOnce, '--import', statementTaker];
  return spawn(process.execPath, [...options, bundle], {
    env: { PATH, NODE_ENV: 'production', ...environment },
    // With the channel the platform ends when the test run does, however that ends.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}

/** The process id of the latest typesetter of documents that became ready, from the platform's log; NaN before the first. */
export const typesetterPid = (log: string): number =>
  Number([...log.matchAll(/^(?!.*"purpose").*"pid":(\d+).*"msg":"the typesetter is ready"\}$/gm)].at(-1)?.[1]);

const exitCode = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('close', resolve));

/** The port stands in the log line that says that the platform is ready. */
const readyPort = (child: ChildProcess, log: () => string) =>
  new Promise<number>((resolve) => {
    child.stderr?.on('data', () => {
      const ready = /"port":(\d+)[^\n]*"msg":"ready"/.exec(log());
      if (ready) resolve(Number(ready[1]));
    });
  });

/** `npm test` builds once beforehand; a single test run builds for itself what has changed. */
export function buildWhenStale(): void {
  const built = statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (built < newestSource(root)) execFileSync(process.execPath, [join(root, 'build.mjs')], { stdio: 'inherit' });
}

function newestSource(folder: string): number {
  const times = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'tests'].includes(entry.name) ? 0 : newestSource(join(folder, entry.name));
    }
    return /\.(ts|mjs)$/.test(entry.name) ? statSync(join(folder, entry.name)).mtimeMs : 0;
  });
  return Math.max(0, ...times);
}
