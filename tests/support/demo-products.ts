import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'platform/demo/products';
const sources = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .flatMap((source) => {
    const [, id] = /^ {2}id: (\d+),$/m.exec(source) ?? [];
    return id ? [{ id: Number(id), isRemoved: /^ {2}state: 'removed',$/m.test(source) }] : [];
  })
  .sort((a, b) => a.id - b.id);

/** The permalink ids of the demo catalogue, read in its source: importing the catalogue with its texts takes seconds. */
export const demoIds: readonly number[] = sources.map(({ id }) => id);

/** Those that visitors see: without the removed one. */
export const publishedDemoIds: readonly number[] = sources.flatMap(({ id, isRemoved }) => (isRemoved ? [] : [id]));
