import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret with which the embedded platform signs its notifications to the web app. It is generated at the first start and stored
 * in the data directory, readable by its owner only. Empty when it cannot be stored, which the platform reports.
 */
export function purgeSecret(dataDir) {
  const file = join(dataDir, 'purge-secret');
  try {
    if (!existsSync(file)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
      renameSync(draft, file);
    }
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
