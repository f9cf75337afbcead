import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, SettingsError } from '@/lib/settings/env';
import { remember } from '@/lib/process-state';

/**
 * The secrets that seal sessions, the newest first: SESSION_SECRET, else one that is generated at the first start and stored in
 * DATA_DIR, readable by its owner only; on a full disk it is not stored.
 * @throws {SettingsError} when it cannot be stored
 */
export const sessionSecrets = (): readonly string[] => remember('session-secrets', loadSecrets);

const loadSecrets = (): readonly string[] => env().SESSION_SECRET ?? [storedSecret(env().DATA_DIR)];

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    return readSecret(file) ?? makeSecret(file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') return temporarySecret(dataDir);
    throw new SettingsError(
      `SESSION_SECRET is required, since none can be stored in ${dataDir}: ${(cause as Error).message}.`,
    );
  }
}

/** For a disk without room: what is public is served, and sessions end with the process. */
function temporarySecret(dataDir: string): string {
  process.stderr.write(`${dataDir} has no room for a session secret: sessions end when the web app does.\n`);
  return randomBytes(32).toString('base64url');
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes the secret whole under a temporary name and links it: two web apps that start at once use the same file. */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
