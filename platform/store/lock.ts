import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../runtime/start-error.ts';

/** Gives the directory free. */
export type Release = () => void;

/** What is thrown when another platform has the directory. */
export const inUse = (directory: string) =>
  new StartupError(`DATA_DIR ${directory} is in use by another platform. Stop that one, or name another directory.`);

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/**
 * Takes the data directory for this process alone: PGlite loses writes without a word when two processes open one
 * directory (Reliability R13). Take it before anything in the directory is opened.
 * @throws StartupError when another platform has it
 */
export const lockDataDirectory = (directory: string): Promise<Release> =>
  process.platform === 'linux' ? lockBySocket(directory) : lockByPidFile(directory);

/**
 * A socket in Linux's abstract namespace: the kernel takes it back when its owner dies, however it dies. Named by the
 * directory's device and inode, so that every path to the directory comes to the same name.
 */
export async function lockBySocket(directory: string): Promise<Release> {
  const { dev, ino } = statSync(directory, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  const server = createServer((caller) => caller.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? inUse(directory) : error));
    server.listen(`\0dossier-platform-${name}`, () => resolve(() => void server.close()));
  });
}

/** A file with the owner's process id, for systems without abstract sockets. A dead owner's file is taken over. */
export async function lockByPidFile(directory: string): Promise<Release> {
  const path = join(directory, 'platform.lock');
  const mine = String(process.pid);
  if (!create(path, mine)) {
    if (isAlive(read(path))) throw inUse(directory);
    rmSync(path, { force: true });
    if (!create(path, mine)) throw inUse(directory);
    // Another starter may have found the same dead owner, and removed the file just made: the last one wins.
    await pause(100);
    if (read(path) !== mine) throw inUse(directory);
  }
  return () => rmSync(path, { force: true });
}

function create(path: string, content: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, content);
    closeSync(file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

function isAlive(pid: string): boolean {
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return !hasCode(error, 'ESRCH');
  }
}
