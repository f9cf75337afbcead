import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, SettingsError } from '@/lib/settings/env';
import { remember } from '@/lib/process-state';

/**
 * The secrets that seal sessions, the newest first: SESSION_SECRET, else one that is generated at the first start and stored in
 * DATA_DIR, readable by its owner only; on a full disk it is not stored.
 * @throws {SettingsError} when it cannot be stored, or what is stored is not one
 */
export const sessionSecrets = (): readonly string[] => remember('session-secrets', loadSecrets);

const loadSecrets = (): readonly string[] => env().SESSION_SECRET ?? [storedSecret(env().DATA_DIR)];

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    return readSecret(file) ?? makeSecret(file);
  } catch (cause) {
    if (cause instanceof SettingsError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') return temporarySecret(dataDir);
    throw new SettingsError(
      `SESSION_SECRET is required, since none can be stored in ${dataDir}: ${(cause as Error).message}.`,
    );
  }
}

/** A secret for a full disk: public pages are served, and sessions end with the process. */
function temporarySecret(dataDir: string): string {
  process.stderr.write(`${dataDir} has no room for a session secret: sessions end when the web app does.\n`);
  return randomBytes(32).toString('base64url');
}

function readSecret(file: string): string | null {
  try {
    return validSecret(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** After a power failure the file may have zeros, which everybody knows, or nothing instead of 32 bytes in Base64 (RFC 4648, section 5). */
function validSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (/^[\w-]{43}$/.test(secret)) return secret;
  throw new SettingsError(
    `${file} is damaged: it is not a secret that Dossier made. Delete it, and the next start makes another; everybody logs in again.`,
  );
}

/** Writes the secret whole under a temporary name and links it: two web apps that start at once use the same file. */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return validSecret(file);
}
