import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { BackupFailure, headerLength, type Manifest, manifest, readHeader } from './format.ts';

/**
 * Unpacks a backup into an empty folder, once all of it is checked.
 * @param migrations how many this program knows
 * @throws BackupFailure when the file is no backup, is damaged, or was made by a newer program
 */
export async function unpackBackup(path: string, folder: string, migrations: number): Promise<Manifest> {
  await check(path);
  const parts = createReadStream(path, { start: headerLength }).pipe(createGunzip());
  const content = reader(parts.iterator() as AsyncIterator<Buffer, void>);
  try {
    const about = readManifest(path, await content.line());
    if (about.migrations > migrations)
      throw new BackupFailure(
        `${path} was made by a newer version (${about.version}, ${about.migrations} migrations; this one knows ${migrations}). Take that version, or a newer one.`,
      );
    for (const inner of about.folders) await mkdir(join(folder, inner), { recursive: true, mode: 0o700 });
    for (const file of about.files) await writeFile(join(folder, file.path), content.take(file.sizeInBytes));
    return about;
  } finally {
    parts.destroy();
  }
}

function readManifest(path: string, line: string): Manifest {
  const parsed = manifest.safeParse(JSON.parse(line));
  if (!parsed.success) throw new BackupFailure(`${path} holds what no backup of this program holds.`);
  return parsed.data;
}

/** Nothing of a file is believed before its digest is right. */
async function check(path: string): Promise<void> {
  const file = await open(path);
  const start = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0).finally(() => file.close());
  const digest = readHeader(start.buffer.toString('latin1', 0, start.bytesRead));
  if (!digest) throw new BackupFailure(`${path} is no backup of this program.`);
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { start: headerLength })) hash.update(part as Buffer);
  if (hash.digest('hex') !== digest)
    throw new BackupFailure(`${path} is damaged: it is cut off, or was changed after it was made. Take another one.`);
}

async function writeFile(path: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of parts) await file.writeFile(part);
  } finally {
    await file.close();
  }
}

/** Gives the first line, then as many bytes as asked for. */
function reader(parts: AsyncIterator<Buffer, void>) {
  let rest: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { value } = await parts.next();
    if (!value) throw new BackupFailure('The backup has less in it than it says.');
    return value;
  };
  return {
    line: async () => {
      while (!rest.includes('\n')) rest = Buffer.concat([rest, await more()]);
      const end = rest.indexOf('\n');
      const line = rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
      return line;
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
  };
}
