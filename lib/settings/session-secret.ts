import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, SettingsError } from '@/lib/settings/env';
import { remember } from '@/lib/process-state';

/**
 * The secrets that seal sessions, the newest first: SESSION_SECRET, else one that is made at the first start and kept in
 * DATA_DIR, for its owner's eyes only.
 * @throws {SettingsError} when it can't be kept
 */
export const sessionSecrets = (): readonly string[] => remember('session-secrets', loadSecrets);

const loadSecrets = (): readonly string[] => env().SESSION_SECRET ?? [storedSecret(env().DATA_DIR)];

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    return readSecret(file) ?? makeSecret(file);
  } catch (cause) {
    throw new SettingsError(
      `SESSION_SECRET wants a value, since none can be kept in ${dataDir}: ${(cause as Error).message}.`,
    );
  }
}

function readSecret(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written whole under another name first: of two web apps that start at once both use the one that is linked first. */
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
