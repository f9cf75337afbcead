import { constants, readFileSync, type Stats, statSync } from 'node:fs';
import { lstat, open, opendir, realpath, stat } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { error, type Finding, type Path, type Problem } from '../../product/findings.ts';
import type { KnownLists } from '../classify/known-lists.ts';
import { SourceError } from './source-error.ts';
import { productOf, type ProductReader } from './product-reader.ts';
import { readClassified, type ReadClassified, unclassifiable } from './read-classified.ts';
import { gtinsOf } from '../../product/product-file.ts';
import { lineIn, type ReadProduct, readProductFile, unreadable } from '../../product/read/read-product-file.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** The source of a product to import. Sources are read one by one, so that thousands need not be in memory at once. */
export interface ProductSource {
  /** Name in messages. */
  file: string;
  read: () => Promise<ReadProduct>;
  /** An attached file, by its path in the product file. */
  readAttachment: (path: string) => Promise<Uint8Array>;
}

/** A source that was read, with its problems and its conflicts with earlier sources. */
export interface ReadSource extends ReadProduct {
  source: ProductSource;
}

export interface Reading {
  /** Called with the number of sources that were read. */
  onProgress?: (done: number) => void;
  /** Pauses after each source for as long as its processing took, so that requests get half of the thread's time. */
  yieldsCpu?: boolean;
}

/** Reads sources one by one, each while the previous one is processed. */
export async function* readSources(
  sources: readonly ProductSource[],
  { onProgress = () => undefined, yieldsCpu = false }: Reading = {},
): AsyncGenerator<ReadSource> {
  const seen = { id: new Map<unknown, string>(), code: new Map<unknown, string>(), gtin: new Map<unknown, string>() };
  const keys = new Map<unknown, string>();
  let next = sources[0]?.read();
  try {
    for (const [index, source] of sources.entries()) {
      const read = await next!;
      const started = performance.now();
      next = sources[index + 1]?.read();
      // Its error is thrown when it is awaited.
      next?.catch(() => undefined);
      const { product, problems } = read;
      const { file } = source;
      const duplicates: Problem[] = [];
      const register = (fileByValue: Map<unknown, string>, value: unknown, path: Path) => {
        if (value === undefined || value === null) return;
        const otherFile = fileByValue.get(value);
        if (otherFile)
          duplicates.push({
            ...error(path, `'${String(value)}' is also in ${otherFile}; change one of them`),
            file,
            line: lineIn(read, path),
          });
        else fileByValue.set(value, file);
      };
      for (const field of ['id', 'code'] as const) register(seen[field], product?.[field], [field]);
      for (const { gtin, path } of product ? gtinsOf(product) : []) register(seen.gtin, gtin, path);
      product?.attachments.forEach(({ key }, index) => register(keys, key, ['attachments', index, 'key']));
      yield {
        ...read,
        source,
        product: duplicates.length > 0 ? null : product,
        problems: [...problems, ...duplicates],
      };
      onProgress(index + 1);
      if (yieldsCpu) await pause(performance.now() - started);
    }
  } finally {
    await next?.catch(() => undefined);
  }
}

/** Limits of one import, which protect memory and disk. */
export const limits = { productBytes: 5 * 2 ** 20, files: 50_000, attachmentBytes: 25 * 2 ** 20 } as const;

/** A table of 10,000 products has about 10 MiB. */
export const tableBytes = 10 * limits.productBytes;

const mebibytes = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MiB`;

/**
 * The product files at the paths: files, and all .json files in folders and their subfolders.
 * @throws SourceError when a path does not exist, a folder has no product file, or there are more than `max` files
 */
export async function findProductFiles(paths: readonly string[], max: number = limits.files): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const stats = await stat(path).catch((reason: NodeJS.ErrnoException) => {
      throw new SourceError(
        `${path}: ${reason.code === 'ENOENT' ? 'there is no such file or folder' : reason.message}.`,
      );
    });
    if (!stats.isDirectory()) files.push(path);
    else {
      const inside = await filesBelow(path, max);
      if (inside.length === 0) throw new SourceError(`${path}: the folder has no .json file.`);
      files.push(...inside);
    }
    if (files.length > max) throw new SourceError(`More than ${max} files at once; import them folder by folder.`);
  }
  return files;
}

async function filesBelow(folder: string, max: number): Promise<string[]> {
  const files: string[] = [];
  for await (const file of walk(folder)) {
    files.push(file);
    // Stops at the limit.
    if (files.length > max) break;
  }
  return files.sort();
}

const isProductFileName = (name: string) => name.endsWith('.json');

/** Recursive `opendir` of Node.js 20 skips the contents of a folder beyond its first 32 entries. */
async function* walk(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile() && isProductFileName(entry.name) && entry.name !== 'product-file.schema.json') yield path;
  }
}

/**
 * A product file with the files in its folder, read and checked by a reader.
 * @param shown name of the file in messages
 */
export const productSource = (path: string, shown: string, reader: ProductReader): ProductSource => ({
  file: shown,
  read: async () => productOf(await reader.read({ task: 'file', path, shown })),
  readAttachment: async (name) => {
    const content = await readUpTo(join(dirname(path), name), limits.attachmentBytes);
    if (!content) throw new SourceError(`${shown}: '${name}' has grown since it was checked.`);
    return content;
  },
});

/** Reads and checks a product file and its attached files. */
export async function readSourceFile(path: string, shown: string): Promise<ReadProduct> {
  const text = await readText(path);
  if (typeof text !== 'string') return unreadable(text.problem, shown);
  const read = readProductFile(text, shown);
  if (!read.product) return read;
  const findings = await attachmentFindings(read.product.attachments, path);
  const problems: Problem[] = findings.map((finding) => ({
    ...finding,
    file: shown,
    line: lineIn(read, finding.path),
  }));
  return { ...read, product: findings.length > 0 ? null : read.product, problems: [...read.problems, ...problems] };
}

/** Reads a product file and classifies the product. */
export async function classifySourceFile(
  path: string,
  shown: string,
  lists: KnownLists | null,
): Promise<ReadClassified> {
  const text = await readText(path);
  return typeof text === 'string' ? readClassified(text, shown, lists) : unclassifiable(text.problem, shown);
}

/** First bytes of other file formats. */
const signatures: readonly { bytes: readonly number[]; name: string }[] = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], name: 'a ZIP archive (or an office document)' },
  { bytes: [0x1f, 0x8b], name: 'compressed with gzip' },
  { bytes: [0x28, 0xb5, 0x2f, 0xfd], name: 'compressed with zstd' },
  { bytes: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old office document' },
  { bytes: [0xff, 0xfe], name: 'in UTF-16' },
  { bytes: [0xfe, 0xff], name: 'in UTF-16' },
];

async function readText(path: string): Promise<string | { problem: string }> {
  let bytes: Uint8Array | null;
  try {
    bytes = await readUpTo(path, limits.productBytes);
  } catch (reason) {
    if (reason instanceof SourceError) return { problem: 'is not a file' };
    return { problem: `cannot be read (${(reason as NodeJS.ErrnoException).code ?? String(reason)})` };
  }
  if (bytes === null)
    return { problem: `is larger than ${mebibytes(limits.productBytes)}, the limit of a product file` };
  if (bytes.length === 0) return { problem: 'is empty' };
  const signature = signatures.find(({ bytes: beginning }) => beginning.every((byte, index) => bytes[index] === byte));
  if (signature) return { problem: `is ${signature.name}; a product file is JSON in UTF-8` };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { problem: 'is not text in UTF-8; a product file is JSON in UTF-8' };
  }
}

/**
 * A file's content; null when it has more than `max` bytes. Bytes added while it is read are ignored.
 * @throws SourceError when it is not a regular file; system errors
 */
async function readUpTo(path: string, max: number): Promise<Uint8Array | null> {
  // Without O_NONBLOCK opening a pipe without a writer blocks.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new SourceError(`${path} is not a file.`);
    if (stats.size > max) return null;
    const content = new Uint8Array(stats.size);
    const { bytesRead } = await handle.read(content, 0, stats.size, 0);
    return content.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Reads an input file of a command; `kind` names it in messages, `a table`. @throws SourceError */
export async function readInput(path: string, shown: string, max: number, kind: string): Promise<Uint8Array> {
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) throw new SourceError(`${shown}: there is no such file.`);
  const bytes = await readUpTo(path, max);
  if (!bytes) throw new SourceError(`${shown} is larger than ${mebibytes(max)}, the limit of ${kind}.`);
  return bytes;
}

/** Findings about attached files: each must be an existing regular file of valid size and, after resolving links, below the folder. */
async function attachmentFindings(attachments: readonly { file: string }[], path: string): Promise<Finding[]> {
  if (attachments.length === 0) return [];
  const findings: Finding[] = [];
  const folder = await realpath(dirname(path));
  for (const [index, { file }] of attachments.entries()) {
    const message = await attachmentProblem(join(dirname(path), file), file, folder);
    if (message) findings.push(error(['attachments', index, 'file'], message));
  }
  return findings;
}

async function attachmentProblem(path: string, file: string, folder: string): Promise<string | null> {
  let target: string;
  let stats: Stats;
  try {
    target = await realpath(path);
    if (!target.startsWith(`${folder}${sep}`)) return `'${file}' leads out of the folder of this file`;
    stats = await lstat(target);
  } catch (reason) {
    const { code } = reason as NodeJS.ErrnoException;
    return `'${file}' ${code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`}`;
  }
  if (!stats.isFile()) return `'${file}' is not a file`;
  return attachedFileProblem(file, stats.size, await beginningOf(target));
}

/** Returns why a file cannot be attached: it is named like a product file, its size, or first bytes that do not match its extension. */
export function attachedFileProblem(file: string, size: number, beginning: Uint8Array): string | null {
  if (isProductFileName(file))
    return `'${file}' would be taken for a product file when its folder is imported; rename it`;
  if (size === 0) return `'${file}' is empty`;
  if (size > limits.attachmentBytes)
    return `'${file}' is larger than ${mebibytes(limits.attachmentBytes)}, the limit of an attached file`;
  const kind = attachmentKind(file);
  const isKind = kind?.bytes.every((byte, index) => beginning[index] === byte) ?? true;
  return isKind ? null : `'${file}' is not ${kind!.name}, judging by its first bytes`;
}

const zip = [0x50, 0x4b, 0x03, 0x04];
const jpeg = { name: 'a JPEG picture', bytes: [0xff, 0xd8, 0xff] };

/**
 * First bytes of the file types that are served with their own media type (routes/documents/files.ts), by extension: ISO 32000-2 7.5.2,
 * APPNOTE.TXT 4.3.7, PNG 5.2, ISO/IEC 10918-1 B.1.1.3. Other files can only be downloaded.
 */
const attachmentKinds: Record<string, { name: string; bytes: readonly number[] } | undefined> = {
  pdf: { name: 'a PDF', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  docx: { name: 'a Word document (DOCX)', bytes: zip },
  xlsx: { name: 'a spreadsheet (XLSX)', bytes: zip },
  png: { name: 'a PNG picture', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  jpg: jpeg,
  jpeg,
};

/** The kind of a file by its name; undefined: visitors can only save it. */
export const attachmentKind = (file: string) => {
  const extension = extname(file).slice(1).toLowerCase();
  return Object.hasOwn(attachmentKinds, extension) ? attachmentKinds[extension] : undefined;
};

const maxSignatureBytes = 8;

async function beginningOf(path: string): Promise<Uint8Array> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxSignatureBytes), 0, maxSignatureBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The JSON of a file; undefined: no such file. @throws SourceError when the file is not valid JSON */
export function existingProductFile(path: string): unknown {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  try {
    if (!stats.isFile() || stats.size > limits.productBytes) throw new Error('Not a product file');
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new SourceError(`${path} is not JSON: validate says where.`);
  }
}
