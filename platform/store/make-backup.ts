import { constants, readdirSync, statSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, rmdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { migrationCount, type OpenDatabase } from './database.ts';
import { backedUpFiles, BackupError, databaseFolder, packBackup } from './backup/format.ts';

let isInProgress = false;

/**
 * Creates a consistent backup of the embedded database and its files. The database's files are copied while queries change them. Then
 * queries wait while those are copied again that have changed meanwhile. Resolves to the size of the backup in bytes.
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
    const copy = (since: number) => copyChanged(join(dataDir, databaseFolder), join(draft, databaseFolder), since);
    const firstStart = await fileSystemTime(dataDir);
    await copy(-Infinity);
    // What was written during the first copy, which takes seconds, is more than what is written during this one.
    const secondStart = await fileSystemTime(dataDir);
    await copy(firstStart);
    await runExclusive(() => copy(secondStart));
    for (const name of backedUpFiles) await copyFile(join(dataDir, name), join(draft, name)).catch(ignoreMissing);
    return await packBackup(draft, { version, migrations, created: new Date().toISOString() }, path);
  } finally {
    await rm(draft, { recursive: true, force: true });
    isInProgress = false;
  }
}

/** The clock by which a folder's file system dates changes. */
async function fileSystemTime(folder: string): Promise<number> {
  const probe = await mkdtemp(join(folder, 'write-'));
  return stat(probe)
    .then(({ ctimeMs }) => ctimeMs)
    .finally(() => rmdir(probe));
}

/** Resolution of a file's times. */
const timeResolutionMs = 1_000;

/**
 * Copies what was written or renamed since a time and what the target lacks, and deletes what the source lacks. Files may change and
 * disappear meanwhile. It copies on write if the file system supports it.
 */
async function copyChanged(source: string, target: string, since: number): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  // Synchronous, since a thousand calls take ten milliseconds and their promises several times as long, while queries wait.
  const [entries, copies] = [entriesOf(source), entriesOf(target)];
  for (const path of copies.keys())
    if (!entries.has(path)) await rm(join(target, path), { recursive: true, force: true });
  for (const [path, isFolder] of entries) {
    if (isFolder) await mkdir(join(target, path), { recursive: true, mode: 0o700 });
    else if (!copies.has(path) || changeTime(join(source, path)) >= since - timeResolutionMs)
      await copyFile(join(source, path), join(target, path), constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }
}

/** The relative paths of files and folders, a folder before what is in it; true for folders. */
const entriesOf = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => [relative(folder, join(entry.parentPath, entry.name)), entry.isDirectory()] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1)),
  );

/** A rename changes it, too. -Infinity if there is no such file. */
const changeTime = (path: string) => statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? -Infinity;

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
