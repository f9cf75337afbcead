import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BackupError, headerOf, type Manifest } from '../../../store/backup/format.ts';
import { unpackBackup } from '../../../store/backup/restore-backup.ts';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-unpack-'));
  target = join(folder, 'target');
  mkdirSync(target);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a backup whose digest is right, whatever is in it. */
function backupOf(content: Buffer): string {
  const packed = gzipSync(content, { level: 1 });
  const path = join(folder, 'a.backup');
  writeFileSync(
    path,
    Buffer.concat([Buffer.from(headerOf(createHash('sha256').update(packed).digest('hex'))), packed]),
  );
  return path;
}

const manifest = { version: '0.1.0', migrations: 1, created: '2026-01-15T00:00:00Z' };
const withManifest = (parts: Partial<Record<keyof Manifest, unknown>>, content = '') =>
  Buffer.from(`${JSON.stringify({ ...manifest, folders: [], files: [], ...parts })}\n${content}`);
const file = (path: string, sizeInBytes: number) => ({ path, sizeInBytes });

test.each<[what: string, content: () => Buffer, message: RegExp]>([
  ['a line of 120 MB', () => Buffer.alloc(120_000_000, 0x61), /begins with a line of more than 16 MiB/],
  ['a line of 120 MB in JSON', () => Buffer.from(`{"a":"${'a'.repeat(120_000_000)}"}\n`), /a line of more than 16 MiB/],
  ['a line that is no JSON', () => Buffer.from('no JSON\n'), /does not have the contents of a backup of this program/],
  [
    '200,000 levels',
    () => Buffer.from(`${'['.repeat(200_000)}\n`),
    /does not have the contents of a backup of this program/,
  ],
  [
    'more files than a database has',
    () => withManifest({ files: Array.from({ length: 100_001 }, (_, n) => file(`platform-db/${n}`, 0)) }),
    /does not have the contents of a backup of this program/,
  ],
  [
    'a file twice',
    () => withManifest({ files: [file('session-secret', 1), file('session-secret', 1)] }, 'ab'),
    /contains session-secret more than once/,
  ],
  [
    'less than the manifest says',
    () => withManifest({ files: [file('session-secret', 9)] }, 'a'),
    /has less data than/,
  ],
  [
    'more than the manifest says',
    () => withManifest({ files: [file('session-secret', 1)] }, 'ab'),
    /has more data than/,
  ],
  [
    'a bomb behind the files',
    () => withManifest({ files: [file('session-secret', 1)] }, 'a'.repeat(200_000_000)),
    /has more data than/,
  ],
  [
    'files that are larger than the room on the disk',
    () => withManifest({ files: [file('platform-db/a', 2 ** 50)] }),
    /has 1073741824 MiB of data; \d+ MiB are free/,
  ],
  ...(
    [
      ['a file that is a folder, too', ['platform-db', 'platform-db/a'], ['platform-db/a']],
      ['a file in a file', ['platform-db'], ['platform-db/a', 'platform-db/a/b']],
      ['a folder in a file', ['platform-db', 'platform-db/a/b'], ['platform-db/a']],
      ['a file in a folder that it does not have', ['platform-db'], ['platform-db/a/b']],
    ] as const
  ).map(([what, folders, files]): [string, () => Buffer, RegExp] => [
    what,
    () => withManifest({ folders, files: files.map((path) => file(path, 1)) }, 'a'.repeat(files.length)),
    /is damaged or was altered: its files and folders do not fit together\. Nothing is changed/,
  ]),
  ...(
    [
      ['a folder in the place of a secret', ['session-secret'], []],
      ['a name that is too long', ['platform-db'], [`platform-db/${'a'.repeat(256)}`]],
      ['a path that is too long', ['platform-db'], [`platform-db${'/a'.repeat(3000)}`]],
    ] as const
  ).map(([what, folders, files]): [string, () => Buffer, RegExp] => [
    what,
    () => withManifest({ folders, files: files.map((path) => file(path, 1)) }, 'a'.repeat(files.length)),
    /does not have the contents of a backup of this program/,
  ]),
  ...[
    '../a',
    '/etc/a',
    'platform-db/../../a',
    'platform-db/./a',
    'platform-db//a',
    'platform-db/a\u0000',
    'outbox/a',
  ].map((path): [string, () => Buffer, RegExp] => [
    `the path ${JSON.stringify(path)}`,
    () => withManifest({ files: [file(path, 1)] }, 'a'),
    /does not have the contents of a backup of this program/,
  ]),
])('a backup with %s is refused soon, and nothing of it stays', async (_, content, message) => {
  const path = backupOf(content());
  const memoryBefore = process.memoryUsage().rss;
  const started = process.cpuUsage();
  const refused: unknown = await unpackBackup(path, target, 1).catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(BackupError);
  expect((refused as Error).message).toMatch(message);
  // In processor time: other tests may keep the processors.
  const { user, system } = process.cpuUsage(started);
  expect(user + system).toBeLessThan(5_000_000);
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(300 * 2 ** 20);
  expect(readdirSync(folder)).not.toContain('a');
});

test('a file of a backup is not written where a link leads', async () => {
  const path = backupOf(withManifest({ files: [file('session-secret', 1)] }, 'a'));
  const outside = join(folder, 'outside');
  const inside = mkdtempSync(join(folder, 'inside-'));
  symlinkSync(outside, join(inside, 'session-secret'));
  await expect(unpackBackup(path, inside, 1)).rejects.toThrow(/EEXIST/);
  expect(readdirSync(folder)).not.toContain('outside');
});
