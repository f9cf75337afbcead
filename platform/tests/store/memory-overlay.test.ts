import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryOverlay } from '../../store/memory-overlay.ts';

const pageBytes = 8192;
let folder: string;
let overlay: MemoryOverlay;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dossier-'));
  mkdirSync(join(folder, 'base'));
  writeFileSync(join(folder, 'base/1'), Buffer.alloc(2 * pageBytes + 100, 'a'));
  writeFileSync(join(folder, 'state'), 'in production');
  overlay = new MemoryOverlay(folder);
});
afterEach(async () => {
  await overlay.closeFs();
  rmSync(folder, { recursive: true });
});

/** The whole content of a file of the overlay. */
function read(path: string): string {
  const { size } = overlay.lstat(path);
  const bytes = Buffer.alloc(size + 10);
  const handle = overlay.open(path);
  const length = overlay.read(handle, bytes, 0, bytes.length, 0);
  overlay.close(handle);
  return bytes.toString('latin1', 0, length);
}

function write(path: string, text: string, position: number): void {
  const handle = overlay.open(path);
  overlay.write(handle, Buffer.from(text), 0, text.length, position);
  overlay.close(handle);
}

const failureOf = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test('reads the files of the disk, and what was written over them, across pages and behind the end', () => {
  const pages = 'a'.repeat(2 * pageBytes + 100);
  expect(read('/base/1')).toBe(pages);
  write('/base/1', 'bbbb', pageBytes - 2);
  expect(read('/base/1')).toBe(`${pages.slice(0, pageBytes - 2)}bbbb${pages.slice(pageBytes + 2)}`);
  write('/base/1', 'end', 3 * pageBytes);
  const whole = read('/base/1');
  expect(whole).toHaveLength(3 * pageBytes + 3);
  expect(whole.slice(2 * pageBytes + 100)).toBe(`${'\0'.repeat(pageBytes - 100)}end`);
});

test('a file that was cut and written again has nothing of its old end', () => {
  overlay.truncate('/base/1', pageBytes + 3);
  write('/base/1', 'c', pageBytes + 5);
  expect(read('/base/1').slice(pageBytes)).toBe('aaa\0\0c');
  overlay.truncate('/base/1', pageBytes + 5);
  overlay.truncate('/base/1', pageBytes + 6);
  expect(read('/base/1').slice(pageBytes)).toBe('aaa\0\0\0');
  overlay.truncate('/base/1', 0);
  expect(read('/base/1')).toBe('');
});

test('files and folders are made, renamed and removed as on a disk, with its errors', () => {
  overlay.mkdir('/log');
  overlay.writeFile('/log/2', 'new');
  overlay.rename('/log/2', '/state');
  expect([overlay.readdir('/'), overlay.readdir('/log'), read('/state')]).toEqual([
    ['base', 'state', 'log'],
    [],
    'new',
  ]);
  overlay.unlink('/base/1');
  overlay.rmdir('/base');
  expect(overlay.readdir('/').sort()).toEqual(['log', 'state']);
  expect([
    failureOf(() => overlay.open('/base/1')),
    failureOf(() => overlay.mkdir('/log')),
    failureOf(() => overlay.readdir('/state')),
    failureOf(() => overlay.close(1_000)),
  ]).toEqual(['ENOENT', 'EEXIST', 'ENOTDIR', 'EBADF']);
});

test('no write to the overlay reaches the disk', () => {
  write('/base/1', 'b', 0);
  overlay.truncate('/state', 2);
  overlay.writeFile('/state.new', 'new');
  overlay.unlink('/base/1');
  expect(readdirSync(folder).sort()).toEqual(['base', 'state']);
  expect(readFileSync(join(folder, 'state'), 'utf8')).toBe('in production');
  expect(readFileSync(join(folder, 'base/1'), 'latin1')).toBe('a'.repeat(2 * pageBytes + 100));
});
