import { closeSync, lstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { BaseFilesystem, ERRNO_CODES } from '@electric-sql/pglite/basefs';

/** PostgreSQL's page: the unit in which files are kept in memory. */
const blockBytes = 8192;

const directoryMode = 0o040700;
const fileMode = 0o100600;

interface OverlayFile {
  mode: number;
  size: number;
  mtime: number;
  /** The file on the disk and its valid length; null: the file exists only in memory. */
  source: { path: string; size: number } | null;
  /** Written blocks by block number. */
  blocks: Map<number, Uint8Array>;
}

interface OverlayDirectory {
  mode: number;
  mtime: number;
  entries: Map<string, OverlayNode>;
}

type OverlayNode = OverlayFile | OverlayDirectory;

interface Opened {
  node: OverlayNode;
  /** Descriptor of the file on the disk; null: it exists only in memory. */
  descriptor: number | null;
}

/** An error as Emscripten expects it: `code` is its error number. */
function failure(name: keyof typeof ERRNO_CODES): Error {
  return Object.assign(new Error(name), { code: ERRNO_CODES[name] });
}

/**
 * File system that reads a database's files and keeps all writes in memory: what PostgreSQL writes at the start, such as during crash
 * recovery, is lost at the end. It opens a database on a full disk (reliability E8).
 */
export class MemoryOverlay extends BaseFilesystem {
  private readonly root: OverlayDirectory;
  private readonly opened = new Map<number, Opened>();
  private lastHandle = 0;

  constructor(directory: string) {
    super(directory);
    this.root = readTree(directory);
  }

  override closeFs(): Promise<void> {
    for (const handle of this.opened.keys()) this.close(handle);
    return Promise.resolve();
  }

  override chmod(path: string, mode: number): void {
    this.find(path).mode = mode;
  }

  override open(path: string): number {
    const node = this.find(path);
    const source = isDirectory(node) ? null : node.source;
    this.opened.set((this.lastHandle += 1), { node, descriptor: source && openSync(source.path, 'r') });
    return this.lastHandle;
  }

  override close(handle: number): void {
    const { descriptor } = this.findOpened(handle);
    if (descriptor !== null) closeSync(descriptor);
    this.opened.delete(handle);
  }

  override lstat(path: string) {
    return statsOf(this.find(path));
  }

  override fstat(handle: number) {
    return statsOf(this.findOpened(handle).node);
  }

  override mkdir(path: string, { mode = directoryMode }: { mode?: number } = {}): void {
    this.add(path, { mode, mtime: Date.now(), entries: new Map() });
  }

  override writeFile(path: string, data: string | Uint8Array, { mode = fileMode }: { mode?: number } = {}): void {
    const file: OverlayFile = { mode, size: 0, mtime: Date.now(), source: null, blocks: new Map() };
    this.add(path, file);
    const bytes = Buffer.from(data);
    writeBlocks({ node: file, descriptor: null }, bytes, 0);
  }

  override readdir(path: string): string[] {
    const node = this.find(path);
    if (!isDirectory(node)) throw failure('ENOTDIR');
    return [...node.entries.keys()];
  }

  override read(handle: number, buffer: Uint8Array, offset: number, length: number, position: number): number {
    const opened = this.findOpened(handle);
    return readBlocks(opened, bytesOf(buffer, offset, length), position);
  }

  override write(handle: number, buffer: Uint8Array, offset: number, length: number, position: number): number {
    return writeBlocks(this.findOpened(handle), bytesOf(buffer, offset, length), position);
  }

  override rename(oldPath: string, newPath: string): void {
    const node = this.find(oldPath);
    this.remove(oldPath);
    const { parent, name } = this.parentOf(newPath);
    parent.entries.set(name, node);
  }

  override rmdir(path: string): void {
    const node = this.find(path);
    if (isDirectory(node) && node.entries.size > 0) throw failure('ENOTEMPTY');
    this.remove(path);
  }

  override unlink(path: string): void {
    this.remove(path);
  }

  override truncate(path: string, length: number): void {
    const node = this.find(path);
    if (isDirectory(node)) throw failure('EISDIR');
    if (node.source) node.source.size = Math.min(node.source.size, length);
    for (const number of node.blocks.keys()) if (number * blockBytes >= length) node.blocks.delete(number);
    node.blocks.get(Math.floor(length / blockBytes))?.fill(0, length % blockBytes);
    node.size = length;
  }

  override utimes(path: string, _atime: number, mtime: number): void {
    this.find(path).mtime = mtime;
  }

  private findOpened(handle: number): Opened {
    const opened = this.opened.get(handle);
    if (!opened) throw failure('EBADF');
    return opened;
  }

  private find(path: string): OverlayNode {
    let node: OverlayNode = this.root;
    for (const name of namesOf(path)) {
      if (!isDirectory(node)) throw failure('ENOTDIR');
      const next = node.entries.get(name);
      if (!next) throw failure('ENOENT');
      node = next;
    }
    return node;
  }

  private parentOf(path: string): { parent: OverlayDirectory; name: string } {
    const names = namesOf(path);
    const name = names.pop() ?? '';
    const parent = this.find(names.join('/'));
    if (!isDirectory(parent)) throw failure('ENOTDIR');
    return { parent, name };
  }

  private add(path: string, node: OverlayNode): void {
    const { parent, name } = this.parentOf(path);
    if (parent.entries.has(name)) throw failure('EEXIST');
    parent.entries.set(name, node);
  }

  private remove(path: string): void {
    const { parent, name } = this.parentOf(path);
    if (!parent.entries.delete(name)) throw failure('ENOENT');
  }
}

const isDirectory = (node: OverlayNode): node is OverlayDirectory => 'entries' in node;

const namesOf = (path: string): string[] => path.split('/').filter((name) => name !== '');

function readTree(directory: string): OverlayDirectory {
  const { mode, mtimeMs } = lstatSync(directory);
  const entries = readdirSync(directory, { withFileTypes: true }).map((entry): [string, OverlayNode] => {
    const path = join(directory, entry.name);
    return [entry.name, entry.isDirectory() ? readTree(path) : readEntry(path)];
  });
  return { mode, mtime: mtimeMs, entries: new Map(entries) };
}

function readEntry(path: string): OverlayFile {
  const { mode, size, mtimeMs } = lstatSync(path);
  return { mode, size, mtime: mtimeMs, source: { path, size }, blocks: new Map() };
}

function statsOf(node: OverlayNode) {
  const size = isDirectory(node) ? 0 : node.size;
  const { mode, mtime } = node;
  const common = { dev: 0, ino: 0, nlink: 1, uid: 0, gid: 0, rdev: 0 };
  return { ...common, mode, size, blksize: blockBytes, blocks: size / 512, atime: mtime, mtime, ctime: mtime };
}

/** PGlite passes a view of the program's memory when it reads, and the memory itself when it writes. */
const bytesOf = (memory: Uint8Array | ArrayBuffer, offset: number, length: number): Uint8Array =>
  ArrayBuffer.isView(memory)
    ? new Uint8Array(memory.buffer, memory.byteOffset + offset, length)
    : new Uint8Array(memory, offset, length);

/** Calls `visit` with each part of a range that lies in one block. */
function forEachPart(
  position: number,
  length: number,
  visit: (part: { number: number; start: number; offset: number; length: number }) => void,
): void {
  for (let offset = 0; offset < length;) {
    const number = Math.floor((position + offset) / blockBytes);
    const start = position + offset - number * blockBytes;
    const partLength = Math.min(blockBytes - start, length - offset);
    visit({ number, start, offset, length: partLength });
    offset += partLength;
  }
}

/** Reads from the disk; bytes after the file's valid length are zeros. */
function readSource({ node, descriptor }: Opened, target: Uint8Array, position: number): void {
  const size = isDirectory(node) ? 0 : (node.source?.size ?? 0);
  const length = Math.max(0, Math.min(target.length, size - position));
  const read = descriptor === null || length === 0 ? 0 : readSync(descriptor, target, 0, length, position);
  target.fill(0, read);
}

function readBlocks(opened: Opened, target: Uint8Array, position: number): number {
  const { node } = opened;
  if (isDirectory(node)) throw failure('EISDIR');
  const available = Math.max(0, Math.min(target.length, node.size - position));
  forEachPart(position, available, ({ number, start, offset, length }) => {
    const part = target.subarray(offset, offset + length);
    const block = node.blocks.get(number);
    if (block) part.set(block.subarray(start, start + length));
    else readSource(opened, part, position + offset);
  });
  return available;
}

function writeBlocks(opened: Opened, bytes: Uint8Array, position: number): number {
  const { node } = opened;
  if (isDirectory(node)) throw failure('EISDIR');
  forEachPart(position, bytes.length, ({ number, start, offset, length }) => {
    let block = node.blocks.get(number);
    if (!block) {
      block = new Uint8Array(blockBytes);
      readSource(opened, block, number * blockBytes);
      node.blocks.set(number, block);
    }
    block.set(bytes.subarray(offset, offset + length), start);
  });
  node.size = Math.max(node.size, position + bytes.length);
  node.mtime = Date.now();
  return bytes.length;
}
