import { readFileSync, statSync } from 'node:fs';
import { limits } from './open-source.ts';
import { SourceError } from './source-failure.ts';

/** The JSON of a file; undefined where there is none. @throws SourceError when the file there is no JSON */
export function existingProductFile(path: string): unknown {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return undefined;
  try {
    if (!found.isFile() || found.size > limits.productBytes) throw new Error('It is no product file.');
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new SourceError(`${path} is no JSON: validate says where.`);
  }
}
