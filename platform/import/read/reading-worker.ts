import { join } from 'node:path';
import { serialize } from 'node:v8';
import { readSheets } from '../../esdscom/read/from-esdscom.ts';
import { readTable } from '../../product/read/csv.ts';
import {
  classifySourceFile,
  existingProductFile,
  limits,
  readInput,
  readSourceFile,
  tableBytes,
} from './open-source.ts';
import type { PackedRead, ReadingTasks } from './product-reader.ts';
import { classifyBody, readBody } from './read-body.ts';
import type { ReadProduct } from '../../product/read/read-product-file.ts';
import { serveTasks } from './serve-tasks.ts';
import { SourceError } from './source-error.ts';

/** The thread of a product reader (product-reader.ts). */

const pack = (read: ReadProduct): PackedRead => ({ ...read, product: read.product && serialize(read.product) });

serveTasks<ReadingTasks>({
  body({ bytes }) {
    const products = readBody(bytes);
    return Array.isArray(products) ? products.map(({ file, read }) => ({ file, read: pack(read) })) : products;
  },
  file: async ({ path, shown }) => pack(await readSourceFile(path, shown)),
  classify: ({ bytes, lists }) => classifyBody(bytes, lists),
  classifyFile: ({ path, shown, lists }) => classifySourceFile(path, shown, lists),
  async table({ path, shown, folder }) {
    const bytes = await readInput(path, shown, tableBytes, 'a table');
    return readTable(textOfTable(bytes, shown), shown, (name) => existingProductFile(join(folder, name)));
  },
  async sheets({ inputs, folder }) {
    const files: { file: string; bytes: Uint8Array }[] = [];
    for (const { path, shown } of inputs)
      files.push({ file: shown, bytes: await readInput(path, shown, limits.productBytes, 'an XML file') });
    return readSheets(files, (name) => existingProductFile(join(folder, name)));
  },
});

/**
 * The text of a table in UTF-8, or in UTF-16 as spreadsheet programs write 'Unicode text'.
 * @throws SourceError for another encoding, since nothing in a file names its code page
 */
function textOfTable(bytes: Uint8Array, shown: string): string {
  try {
    return new TextDecoder(utf16Of(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError(`${shown} is not text in UTF-8; save it as CSV UTF-8.`);
  }
}

/** Detects UTF-16 by the byte order mark, or by the zero byte of the first letter; null: it is not UTF-16. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : null;
}
