import { constants } from 'node:fs';
import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationCount, type OpenDatabase } from './database.ts';
import { backedUpFiles, BackupError, databaseFolder, packBackup } from './backup/format.ts';

let isInProgress = false;

/**
 * Creates a consistent backup of the embedded database and its files. Queries wait while the database's files are copied, not while
 * the copy is packed. Resolves to the size of the backup in bytes.
 * @throws BackupError when there is no embedded database, or another backup is in progress
 */
export async function makeBackup(open: OpenDatabase, dataDir: string, version: string, path: string): Promise<number> {
  const { runExclusive } = open;
  if (!runExclusive) throw new BackupError('DATABASE_URL is set: PostgreSQL has backups of its own.');
  if (isInProgress) throw new BackupError('Another backup is in progress.');
  isInProgress = true;
  const draft = join(dataDir, 'backup.new');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const migrations = await migrationCount(open.database);
    await runExclusive(() => copy(join(dataDir, databaseFolder), join(draft, databaseFolder)));
    for (const name of backedUpFiles) await copyFile(join(dataDir, name), join(draft, name)).catch(ignoreMissing);
    return await packBackup(draft, { version, migrations, created: new Date().toISOString() }, path);
  } finally {
    await rm(draft, { recursive: true, force: true });
    isInProgress = false;
  }
}

/** Copies on write if the file system supports it. */
const copy = (source: string, target: string) =>
  cp(source, target, { recursive: true, mode: constants.COPYFILE_FICLONE });

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
