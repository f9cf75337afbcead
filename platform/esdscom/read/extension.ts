import { z } from 'zod';
import { languageCode, type LanguageCode } from '../../languages/languages.ts';
import type { ProductFile } from '../../product/product-file.ts';
import { JsonTextError, readJson } from '../../product/read/json-text.ts';
import type { XmlNode } from '../../runtime/xml-tree.ts';
import { extensionTarget, textDigest } from '../write/extension.ts';
import type { Identity } from './identification.ts';
import { leavesOf } from './part.ts';

export type CarriedProduct = Identity & { facts: Partial<ProductFile['versions'][number]['facts']> };

const extension = z.object({
  language: languageCode,
  /** Digest of the texts of the sheet, from which is seen that the sheet was changed after the export. */
  digest: z.string(),
  // Whatever else a product file must have is checked where product files are.
  product: z.looseObject({
    code: z.string(),
    version: z.looseObject({ text: z.string(), created: z.string() }),
    facts: z.looseObject({}),
  }),
});

/**
 * Reads the extension of the element `Datasheet`, whose texts are in `languages`. Null: the sheet has none. 'unusable': it was changed after
 * the export, so that its elements say something else than the extension.
 */
export function readExtension(node: XmlNode, languages: readonly LanguageCode[]): CarriedProduct | 'unusable' | null {
  const instruction = node.instructions.find((candidate) => candidate.target === extensionTarget);
  if (!instruction) return null;
  const { data } = extension.safeParse(parseJson(instruction.data));
  const digest = textDigest(leavesOf(node).map(({ path, node: { text } }) => ({ path, text })));
  if (!data || data.digest !== digest || languages.join() !== data.language) return 'unusable';
  return data.product as unknown as CarriedProduct;
}

function parseJson(text: string): unknown {
  try {
    return readJson(text).value;
  } catch (reason) {
    if (reason instanceof JsonTextError) return undefined;
    throw reason;
  }
}
