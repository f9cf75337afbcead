import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { BackupError, headerLength, type Manifest, manifest, maxManifestBytes, readHeader } from './format.ts';

/**
 * Unpacks a backup into an empty folder, once all of it is checked.
 * @param migrations how many this program knows
 * @throws BackupError when the file is no backup, is damaged, or was made by a newer program
 */
export async function unpackBackup(path: string, folder: string, migrations: number): Promise<Manifest> {
  await check(path);
  const parts = createReadStream(path, { start: headerLength }).pipe(createGunzip());
  const content = reader(parts.iterator() as AsyncIterator<Buffer, void>);
  try {
    const about = readManifest(path, await content.line());
    if (about.migrations > migrations)
      throw new BackupError(
        `${path} was made by a newer version (${about.version}, ${about.migrations} migrations; this one knows ${migrations}). Take that version, or a newer one.`,
      );
    await checkSizes(about, folder);
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
  if (!parsed.success) throw new BackupError(`${path} holds what no backup of this program holds.`);
  return parsed.data;
}

const mebibytes = (bytes: number) => Math.ceil(bytes / 2 ** 20);

/** Before anything is written: what it says of its files can be, and there is room for them. */
async function checkSizes({ files }: Manifest, folder: string): Promise<void> {
  const seen = new Set<string>();
  for (const { path } of files) {
    if (seen.has(path)) throw new BackupError(`The backup names ${path} twice.`);
    seen.add(path);
  }
  const wanted = files.reduce((sum, { sizeInBytes }) => sum + sizeInBytes, 0);
  const { bavail, bsize } = await statfs(folder);
  if (wanted > bavail * bsize)
    throw new BackupError(
      `The backup has ${mebibytes(wanted)} MiB in it; there is room for ${mebibytes(bavail * bsize)}.`,
    );
}

/** Nothing of a file is believed before its digest is right. */
async function check(path: string): Promise<void> {
  // A pipe or a device might never end.
  if (!(await stat(path)).isFile()) throw new BackupError(`${path} is no file.`);
  const file = await open(path);
  const start = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0).finally(() => file.close());
  const digest = readHeader(start.buffer.toString('latin1', 0, start.bytesRead));
  if (!digest) throw new BackupError(`${path} is no backup of this program.`);
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { start: headerLength })) hash.update(part as Buffer);
  if (hash.digest('hex') !== digest)
    throw new BackupError(`${path} is damaged: it is cut off, or was changed after it was made. Take another one.`);
}

async function writeFile(path: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of parts) await file.writeFile(part);
  } finally {
    await file.close();
  }
}

/** Gives the first line, then as many bytes as asked for, and says whether that was all. */
function reader(parts: AsyncIterator<Buffer, void>) {
  let rest: Buffer = Buffer.alloc(0);
  const next = async () => {
    try {
      return (await parts.next()).value;
    } catch (error) {
      throw new BackupError('The backup is not compressed as backups are.', { cause: error });
    }
  };
  const more = async () => {
    const part = await next();
    if (!part) throw new BackupError('The backup has less in it than it says.');
    return part;
  };
  return {
    line: async () => {
      const begun: Buffer[] = [];
      let length = 0;
      for (;;) {
        const part = await more();
        const end = part.indexOf('\n');
        begun.push(end < 0 ? part : part.subarray(0, end));
        length += begun.at(-1)!.length;
        if (length > maxManifestBytes)
          throw new BackupError(`The backup begins with a line of more than ${mebibytes(maxManifestBytes)} MiB.`);
        if (end < 0) continue;
        rest = part.subarray(end + 1);
        return Buffer.concat(begun).toString('utf8');
      }
    },
    take: async function* (sizeInBytes: number) {
      for (let left = sizeInBytes; left > 0;) {
        if (rest.length === 0) rest = await more();
        const part = rest.subarray(0, left);
        rest = rest.subarray(part.length);
        left -= part.length;
        yield part;
      }
    },
    end: async () => {
      if (rest.length > 0 || (await next())) throw new BackupError('The backup has more in it than it says.');
    },
  };
}
