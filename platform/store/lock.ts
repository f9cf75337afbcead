import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../runtime/start-error.ts';

/** Releases the directory. */
export type Release = () => void;

/** The error when another platform uses the directory. */
export const createInUseError = (directory: string) =>
  new StartupError(
    `DATA_DIR ${directory} is in use by another platform. Stop that platform, or set another directory.`,
  );

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/**
 * Locks the data directory for this process: PGlite silently loses writes when two processes open one directory
 * (Reliability R13). The lock must be acquired before anything in the directory is opened.
 * @throws StartupError when another platform uses it
 */
export const lockDataDirectory = (directory: string): Promise<Release> =>
  process.platform === 'linux' ? lockBySocket(directory) : lockByPidFile(directory);

/**
 * Locks with a socket in Linux's abstract namespace, which the kernel removes when its process ends. The name is derived from the
 * directory's device and inode, so that all paths to the directory have the same lock.
 */
export async function lockBySocket(directory: string): Promise<Release> {
  const { dev, ino } = statSync(directory, { bigint: true });
  const name = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  const server = createServer((caller) => caller.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(hasCode(error, 'EADDRINUSE') ? createInUseError(directory) : error));
    server.listen(`\0dossier-platform-${name}`, () => resolve(() => void server.close()));
  });
}

/** Locks with a file that contains the owner's process id, for systems without abstract sockets. A stale file is replaced. */
export async function lockByPidFile(directory: string): Promise<Release> {
  const path = join(directory, 'platform.lock');
  const mine = String(process.pid);
  if (!create(path, mine)) {
    if (isAlive(read(path))) throw createInUseError(directory);
    rmSync(path, { force: true });
    if (!create(path, mine)) throw createInUseError(directory);
    // Another process may have found the same stale file and removed the new one: the last one wins.
    await pause(100);
    if (read(path) !== mine) throw createInUseError(directory);
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
    // EPERM: the process runs under another user.
    return !hasCode(error, 'ESRCH');
  }
}
