import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type About, headerOf, type Manifest } from './format.ts';

/** Writes a backup of all that a folder holds; the file is there whole and on the disk, or not at all. Gives its size in bytes. */
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

/** So that a loss of power does not take the new name away. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
