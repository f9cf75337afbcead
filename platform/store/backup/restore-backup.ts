import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { BackupError, databaseFolder, backedUpFiles, type Manifest } from './format.ts';
import { unpackBackup } from './unpack.ts';

const readyFolder = 'restore.ready';

/**
 * Replaces the contents of a data directory, which must be locked, by a backup. A restore that is killed before the backup is unpacked
 * and validated leaves the directory unchanged; one that is killed later is completed by the next start.
 * @param migrations number of migrations of this program
 * @throws BackupError when the file is not a complete backup, or is newer than this program
 */
export async function restoreBackup(path: string, dataDir: string, migrations: number): Promise<Manifest> {
  finishRestore(dataDir);
  const draft = join(dataDir, 'restore.new');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const manifest = await unpackBackup(path, draft, migrations);
    await tryToOpen(join(draft, databaseFolder));
    await rename(draft, join(dataDir, readyFolder));
    finishRestore(dataDir);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function tryToOpen(folder: string): Promise<void> {
  // PGlite would create a database.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new BackupError('The backup contains no database.');
  try {
    await (await PGlite.create(folder)).close();
  } catch (error) {
    throw new BackupError(`The database in the backup does not open: ${String(error)}`, { cause: error });
  }
}

/** Completes a restore whose backup was unpacked and validated. Each step is idempotent. */
export function finishRestore(dataDir: string): void {
  const from = join(dataDir, readyFolder);
  if (!existsSync(from)) return;
  for (const name of [...backedUpFiles, databaseFolder]) {
    if (!existsSync(join(from, name))) continue;
    rmSync(join(dataDir, name), { recursive: true, force: true });
    renameSync(join(from, name), join(dataDir, name));
  }
  rmSync(from, { recursive: true, force: true });
}
