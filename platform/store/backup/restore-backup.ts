import { createHash } from 'node:crypto';
import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs';
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import {
  backedUpFiles,
  BackupError,
  databaseFolder,
  headerLength,
  type Manifest,
  manifest,
  maxManifestBytes,
  readHeader,
} from './format.ts';

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
    // PGlite's errors are those of its program, such as 'Aborted()'.
    throw new BackupError(
      'The database in the backup does not open: the backup is damaged or was altered, or the disk is full. Nothing is changed.',
      { cause: error },
    );
  }
}

/** Whether a data directory has a database, also in a restore that the next start completes. */
export const hasDatabase = (dataDir: string): boolean =>
  [databaseFolder, join(readyFolder, databaseFolder)].some((folder) => existsSync(join(dataDir, folder)));

/** Completes a restore whose backup was unpacked and validated. Each step is idempotent. */
export function finishRestore(dataDir: string): void {
  const source = join(dataDir, readyFolder);
  if (!existsSync(source)) return;
  for (const name of [...backedUpFiles, databaseFolder]) {
    if (!existsSync(join(source, name))) continue;
    rmSync(join(dataDir, name), { recursive: true, force: true });
    renameSync(join(source, name), join(dataDir, name));
  }
  rmSync(source, { recursive: true, force: true });
}

/**
 * Verifies a backup and unpacks it into an empty folder.
 * @param migrations number of migrations of this program
 * @throws BackupError when the file is not a backup, is damaged, or was created by a newer version
 */
export async function unpackBackup(path: string, folder: string, migrations: number): Promise<Manifest> {
  await check(path);
  const parts = createReadStream(path, { start: headerLength }).pipe(createGunzip());
  const content = reader(parts.iterator() as AsyncIterator<Buffer, void>);
  try {
    const about = readManifest(path, await content.line());
    if (about.migrations > migrations)
      throw new BackupError(
        `${path} was made by a newer version (${about.version}, ${about.migrations} migrations; this one knows ${migrations}). Use that version, or a newer one.`,
      );
    await checkSizes(about, folder);
    checkPaths(path, about);
    for (const inner of about.folders) await mkdir(join(folder, inner), { recursive: true, mode: 0o700 });
    for (const file of about.files) await writeFile(join(folder, file.path), content.take(file.sizeInBytes));
    await content.end();
    return about;
  } finally {
    parts.destroy();
  }
}

function readManifest(path: string, line: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    json = null;
  }
  const parsed = manifest.safeParse(json);
  if (!parsed.success) throw new BackupError(`${path} does not have the contents of a backup of this program.`);
  return parsed.data;
}

const mebibytes = (bytes: number) => Math.ceil(bytes / 2 ** 20);

/** Checks the manifest before anything is written: no duplicate files, and enough free space. */
async function checkSizes({ files }: Manifest, folder: string): Promise<void> {
  const seen = new Set<string>();
  for (const { path } of files) {
    if (seen.has(path)) throw new BackupError(`The backup contains ${path} more than once.`);
    seen.add(path);
  }
  const requiredBytes = files.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
  const { bavail, bsize } = await statfs(folder);
  if (requiredBytes > bavail * bsize)
    throw new BackupError(
      `The backup has ${mebibytes(requiredBytes)} MiB of data; ${mebibytes(bavail * bsize)} MiB are free.`,
    );
}

/** Checks the manifest before anything is written: no path is both a file and a folder, and each is in a folder of the manifest. */
function checkPaths(path: string, { folders, files }: Manifest): void {
  const knownFolders = new Set(['.', ...folders]);
  const fits = ({ path: inner }: { path: string }) => !knownFolders.has(inner) && knownFolders.has(dirname(inner));
  if (files.every(fits) && folders.every((inner) => knownFolders.has(dirname(inner)))) return;
  throw new BackupError(
    `${path} is damaged or was altered: its files and folders do not fit together. Nothing is changed; use another one.`,
  );
}

/** Verifies the digest of a backup before its contents are parsed. */
async function check(path: string): Promise<void> {
  // Reading a pipe or a device might never end.
  if (!(await stat(path)).isFile()) throw new BackupError(`${path} is not a file.`);
  const file = await open(path);
  const start = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0).finally(() => file.close());
  const digest = readHeader(start.buffer.toString('latin1', 0, start.bytesRead));
  if (!digest) throw new BackupError(`${path} is not a backup of this program.`);
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { start: headerLength })) hash.update(part as Buffer);
  if (hash.digest('hex') !== digest)
    throw new BackupError(`${path} is damaged: it is cut off, or was changed after it was made. Use another one.`);
}

async function writeFile(path: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of parts) await file.writeFile(part);
  } finally {
    await file.close();
  }
}

/** Reads the first line, then a number of bytes at a time, and checks that nothing is left. */
function reader(parts: AsyncIterator<Buffer, void>) {
  let buffered: Buffer = Buffer.alloc(0);
  const next = async () => {
    try {
      return (await parts.next()).value;
    } catch (error) {
      throw new BackupError('The backup is not compressed as backups are.', { cause: error });
    }
  };
  const readPart = async () => {
    const part = await next();
    if (!part) throw new BackupError('The backup has less data than its manifest says.');
    return part;
  };
  return {
    line: async () => {
      const chunks: Buffer[] = [];
      let length = 0;
      for (;;) {
        const part = await readPart();
        const end = part.indexOf('\n');
        chunks.push(end < 0 ? part : part.subarray(0, end));
        length += chunks.at(-1)!.length;
        if (length > maxManifestBytes)
          throw new BackupError(`The backup begins with a line of more than ${mebibytes(maxManifestBytes)} MiB.`);
        if (end < 0) continue;
        buffered = part.subarray(end + 1);
        return Buffer.concat(chunks).toString('utf8');
      }
    },
    take: async function* (sizeInBytes: number) {
      for (let remaining = sizeInBytes; remaining > 0;) {
        if (buffered.length === 0) buffered = await readPart();
        const part = buffered.subarray(0, remaining);
        buffered = buffered.subarray(part.length);
        remaining -= part.length;
        yield part;
      }
    },
    end: async () => {
      if (buffered.length > 0 || (await next()))
        throw new BackupError('The backup has more data than its manifest says.');
    },
  };
}
