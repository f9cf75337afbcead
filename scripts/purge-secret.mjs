import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './prepare.mjs';

/**
 * The secret with which the embedded platform signs its notifications to the web app. It is generated at the first start and stored
 * in the data directory, readable by its owner only. Empty when it cannot be stored, which the platform reports. Ends the program when
 * the file has something else, as after a power failure.
 */
export function purgeSecret(dataDir) {
  const file = join(dataDir, 'purge-secret');
  const secret = storedSecret(file, dataDir);
  if (secret !== null && !/^[\w-]{43}$/.test(secret))
    fail(`${file} is damaged: it is not a secret that Dossier made. Delete it, and the next start makes another.`);
  return secret ?? '';
}

function storedSecret(file, dataDir) {
  try {
    if (!existsSync(file)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
      renameSync(draft, file);
    }
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
