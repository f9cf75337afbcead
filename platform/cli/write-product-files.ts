import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFailure } from './command-failure.ts';

/** Each file whole or not at all. Gives their texts by their names. */
export async function writeProductFiles(
  folder: string,
  files: readonly { name: string; product: object }[],
): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const texts = new Map(files.map(({ name, product }) => [name, `${JSON.stringify(product, null, 2)}\n`]));
  for (const [name, text] of texts) {
    await writeFile(join(folder, `${name}.new`), text);
    await rename(join(folder, `${name}.new`), join(folder, name));
  }
  return texts;
}

/** The JSON of a file; undefined where there is none. @throws CommandFailure when the file there is no JSON */
export function knownProductFile(path: string): unknown {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new CommandFailure(`${path} is no JSON: validate says where.`);
  }
}
