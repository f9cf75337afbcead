import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from 'zod';

/**
 * A backup is one file: a line with the file type and the SHA-256 of the rest, followed by gzipped data: a line of JSON (the manifest)
 * and the contents of the files, one after the other.
 */
const kind = 'dossier-backup 1';

export const headerOf = (digest: string) => `${kind} ${digest}\n`;
export const headerLength = headerOf('0'.repeat(64)).length;
export const readHeader = (text: string) => new RegExp(`^${kind} ([0-9a-f]{64})\n$`).exec(text)?.[1];

/** Files that are created at the first start and are not in the database. `outbox` and `sessions` need no backup. */
export const backedUpFiles = ['session-secret', 'purge-secret', 'demo-password'] as const;
export const databaseFolder = 'platform-db';

/** Paths relative to DATA_DIR: the database folder with what is in it, and the backed-up files; a restore writes no other paths. */
const pathIn = (pattern: string) =>
  z
    .string()
    .max(1000)
    .regex(new RegExp(`^(${pattern})$`));
const databasePattern = `${databaseFolder}(/(?!\\.\\.?(/|$))[\\w.-]{1,255})*`;
const folderPath = pathIn(databasePattern);
const filePath = pathIn(`${backedUpFiles.join('|')}|${databasePattern}`);

/** Maximum number of files; PGlite's database has some thousand. */
const maxFiles = 100_000;

/** Maximum size of the manifest; one with `maxFiles` files is smaller. */
export const maxManifestBytes = 16 * 2 ** 20;

export const manifest = z.object({
  /** The version of the platform that created the backup. */
  version: z.string(),
  /** Number of applied migrations. */
  migrations: z.int().nonnegative(),
  created: z.iso.datetime(),
  folders: z.array(folderPath).max(maxFiles),
  files: z.array(z.object({ path: filePath, sizeInBytes: z.int().nonnegative() })).max(maxFiles),
});

export type Manifest = z.output<typeof manifest>;
export type About = Pick<Manifest, 'version' | 'migrations' | 'created'>;

/** A backup cannot be created or restored; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Writes a backup of a folder, atomically and durably. Resolves to its size in bytes. */
export async function packBackup(folder: string, about: About, path: string): Promise<number> {
  const draft = `${path}.${randomUUID()}.part`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await write(file, folder, { ...about, ...(await list(folder)) });
    const { size } = await file.stat();
    await file.sync();
    await file.close();
    await rename(draft, path);
    await syncFolder(dirname(path));
    return size;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

async function write(file: FileHandle, folder: string, manifest: Manifest): Promise<void> {
  const hash = createHash('sha256');
  await file.writeFile(headerOf('0'.repeat(64)));
  await pipeline(contents(folder, manifest), createGzip(), async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      hash.update(part);
      await file.writeFile(part);
    }
  });
  await file.write(headerOf(hash.digest('hex')), 0);
}

async function* contents(folder: string, manifest: Manifest) {
  yield Buffer.from(`${JSON.stringify(manifest)}\n`);
  for (const { path } of manifest.files) yield* createReadStream(join(folder, path));
}

async function list(folder: string): Promise<Pick<Manifest, 'folders' | 'files'>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = (entry: (typeof entries)[number]) => relative(folder, join(entry.parentPath, entry.name));
  const files = entries.filter((entry) => entry.isFile()).map(pathOf);
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
    files: await Promise.all(files.map(async (path) => ({ path, sizeInBytes: (await stat(join(folder, path))).size }))),
  };
}

/** Makes the rename durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
