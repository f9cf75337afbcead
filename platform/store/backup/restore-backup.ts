import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { BackupError, databaseFolder, backedUpFiles, type Manifest } from './format.ts';
import { unpackBackup } from './unpack.ts';

const decided = 'restore.ready';

/**
 * Puts a backup in the place of what a data directory holds, which must be locked. What is killed before the whole backup was unpacked
 * and opened leaves the directory as it was; what is killed later is finished by the next start.
 * @param migrations how many this program knows
 * @throws BackupError when the file is no whole backup, or is newer than this program
 */
export async function restoreBackup(path: string, dataDir: string, migrations: number): Promise<Manifest> {
  finishRestore(dataDir);
  const draft = join(dataDir, 'restore.new');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const manifest = await unpackBackup(path, draft, migrations);
    await tryToOpen(join(draft, databaseFolder));
    await rename(draft, join(dataDir, decided));
    finishRestore(dataDir);
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function tryToOpen(folder: string): Promise<void> {
  // PGlite would make one.
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new BackupError('The backup holds no database.');
  try {
    await (await PGlite.create(folder)).close();
  } catch (error) {
    throw new BackupError(`The database in the backup does not open: ${String(error)}`, { cause: error });
  }
}

/** Does what is left of a restore that was killed after it was decided. Each step can be done again. */
export function finishRestore(dataDir: string): void {
  const from = join(dataDir, decided);
  if (!existsSync(from)) return;
  for (const name of [...backedUpFiles, databaseFolder]) {
    if (!existsSync(join(from, name))) continue;
    rmSync(join(dataDir, name), { recursive: true, force: true });
    renameSync(join(from, name), join(dataDir, name));
  }
  rmSync(from, { recursive: true, force: true });
}
