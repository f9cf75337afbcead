import { type JsonText, JsonTextError, readJson } from '../../product/read/json-text.ts';
import { error } from '../../product/findings.ts';
import type { KnownLists } from '../classify/known-lists.ts';
import { readClassified, type ReadClassified, unclassifiable } from './read-classified.ts';
import { type ReadProduct, readProducts } from '../../product/read/read-product-file.ts';

export const maxProducts = 100;

/** The products of a JSON body, or the reason why it is rejected. */
export type ReadBody =
  | { error: 'invalid_json' | 'invalid_products'; message: string }
  | { file: string; read: ReadProduct }[];

/**
 * Reads the product files of a JSON body: one, or a list, where `file` is the index, `[3]`. Reading stops after more than `maxProblems`
 * errors.
 */
export function readBody(bytes: Uint8Array): ReadBody {
  let json: JsonText;
  try {
    json = readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (reason) {
    if (reason instanceof JsonTextError)
      return { error: 'invalid_json', message: `line ${reason.line} ${reason.message}` };
    if (reason instanceof TypeError) return { error: 'invalid_json', message: 'is not text in UTF-8' };
    throw reason;
  }
  if (!Array.isArray(json.value))
    return readProducts(json, [{ path: [], file: '' }], rejectFiles).map((read) => ({ file: '', read }));
  const { length } = json.value as unknown[];
  if (length === 0 || length > maxProducts)
    return { error: 'invalid_products', message: `must have 1 to ${maxProducts} products` };
  const sources = Array.from({ length }, (_, index) => ({ path: [index], file: `[${index}]` }));
  return readProducts(json, sources, rejectFiles).map((read, index) => ({ file: sources[index]!.file, read }));
}

const rejectFiles = ({ attachments }: { attachments: readonly unknown[] }) =>
  attachments.length > 0
    ? [error(['attachments'], 'must be omitted: this call accepts no files, and the stored ones are kept')]
    : [];

/** Classifies the product of a JSON body, which has one. */
export function classifyBody(bytes: Uint8Array, lists: KnownLists | null): ReadClassified {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unclassifiable('is not text in UTF-8', '');
  }
  return readClassified(text, '', lists);
}
