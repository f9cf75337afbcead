import { constants } from 'node:fs';
import { copyFile, cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationCount, type OpenDatabase } from './database.ts';
import { backedUpFiles, BackupError, databaseFolder, packBackup } from './backup/format.ts';

let isUnderWay = false;

/**
 * Saves the embedded database and the files that belong to it, as they are at one moment. Queries wait while the database's files
 * are copied, not while the copy is packed. Gives the size of the file in bytes.
 * @throws BackupError when there is no embedded database, or a backup is being made already
 */
export async function makeBackup(open: OpenDatabase, dataDir: string, version: string, path: string): Promise<number> {
  const { whileQueriesWait } = open;
  if (!whileQueriesWait) throw new BackupError('DATABASE_URL is set: PostgreSQL has backups of its own.');
  if (isUnderWay) throw new BackupError('A backup is being made already.');
  isUnderWay = true;
  const draft = join(dataDir, 'backup.new');
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const migrations = await migrationCount(open.database);
    await whileQueriesWait(() => copy(join(dataDir, databaseFolder), join(draft, databaseFolder)));
    for (const name of backedUpFiles) await copyFile(join(dataDir, name), join(draft, name)).catch(unlessMissing);
    return await packBackup(draft, { version, migrations, created: new Date().toISOString() }, path);
  } finally {
    await rm(draft, { recursive: true, force: true });
    isUnderWay = false;
  }
}

/** Shares the blocks with the original where the file system can. */
const copy = (from: string, to: string) => cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
