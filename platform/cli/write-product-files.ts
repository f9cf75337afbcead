import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openProductReader, type ProductReader } from '../import/read/product-reader.ts';

/** Runs `work` with a reader of its own and closes the reader afterwards. */
export async function withReader<Value>(work: (reader: ProductReader) => Promise<Value>): Promise<Value> {
  const reader = openProductReader();
  return work(reader).finally(() => reader.close());
}

/** Writes each file completely or not at all. */
export async function writeProductFiles(
  folder: string,
  files: readonly { name: string; product: object }[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, product } of files) {
    const draft = join(folder, `${name}.new`);
    await rm(draft, { force: true });
    // `wx` does not follow a symbolic link of this name.
    await writeFile(draft, `${JSON.stringify(product, null, 2)}\n`, { flag: 'wx' });
    await rename(draft, join(folder, name));
  }
}
