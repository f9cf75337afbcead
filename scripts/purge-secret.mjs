import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret with which the embedded platform signs what it tells the web app; made at the first start and kept in the data
 * directory, for its owner's eyes only. Empty where nothing can be kept, of which the platform will complain.
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
