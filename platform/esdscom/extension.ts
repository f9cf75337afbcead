import { createHash } from 'node:crypto';
import { z } from 'zod';
import { documentLanguages, labelLanguages, languageCode, type LanguageCode } from '../languages/languages.ts';
import type { ProductFacts } from '../product/facts.ts';
import type { ProductFile } from '../product/product-file.ts';
import { JsonTextError, readJson } from '../product/read/json-text.ts';
import type { SdsParty, SdsProduct, SdsVersion } from '../product/sds-product.ts';
import type { XmlNode } from '../runtime/xml-tree.ts';
import type { Identity } from './read/identification.ts';
import { leavesOf } from './read/part.ts';
import { writtenTexts, type XmlElement, type XmlInstruction } from './write/xml.ts';

/**
 * The extension of an exported data sheet: the fields of the product file in the language of the sheet, as JSON, so that an import of the
 * sheet loses nothing. The schema of eSDScom 5.6 takes no elements of other namespaces. The extension is therefore a processing instruction
 * (XML 1.0, 2.6), with which a file is valid, and which other programs pass over.
 */
const target = 'dossier';

/** The fields of a product file that an exported sheet does not bring back, by their paths without the numbers of entries. */
export const withheldFields: readonly { field: string; reason: string }[] = [
  { field: 'versions.facts.composition.content', reason: 'the exact contents of a mixture are confidential' },
  { field: 'confidential', reason: 'formulation and materials are confidential' },
  { field: 'versions', reason: 'each version has a sheet of its own' },
  { field: 'languages.sds', reason: 'each language has a sheet of its own' },
  { field: 'id', reason: 'the importing platform assigns the number' },
  { field: 'articles.id', reason: 'the importing platform assigns the number' },
  { field: 'versions.id', reason: 'the importing platform assigns the number' },
  { field: 'state', reason: 'publishing is a decision of the importing platform' },
  { field: 'documents', reason: 'which documents are offered is a decision of the importing platform' },
  { field: 'sdsExists', reason: 'a product that has a sheet has one' },
  { field: 'languageExists', reason: 'a product that has a sheet has it in a language' },
  { field: 'brandStyle', reason: 'the style belongs to the pages of the exporting platform' },
  { field: 'logo', reason: 'the logo is a file of the exporting platform' },
  { field: 'attachments', reason: 'attached files stand beside the product file' },
  { field: 'tdsEnabled', reason: 'the technical data sheet is a document of its own' },
  { field: 'tdsVersions', reason: 'the technical data sheet is a document of its own' },
  { field: 'languages.tds', reason: 'the technical data sheet is a document of its own' },
];

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

/** Writes the extension of a data sheet. */
export function writeExtension(
  datasheet: XmlElement,
  product: SdsProduct,
  facts: ProductFacts,
  lang: LanguageCode,
  { version, gtin }: { version: SdsVersion; gtin: string | null },
): XmlInstruction {
  const { code, articles, emergencyTelephone } = product;
  const carried = {
    code,
    gtin: gtin ?? undefined,
    articles: articles.map((article) => ({ code: article.code })),
    supplier: partyInFile(product.supplier),
    producer: partyInFile(product.producer),
    emergencyTelephone: emergencyTelephone ?? undefined,
    version: { text: version.text, created: version.created },
    facts: pickLanguage(hideExactContents(facts), lang),
  };
  const texts = writtenTexts(datasheet).map(({ path, text }) => ({ path, text: text.normalize('NFC') }));
  const data = JSON.stringify({ language: lang, digest: digestOf(texts), product: carried });
  // The end of an instruction, and characters that XML does not have.
  return { target, data: data.replace(/(?<=\?)>|[\uFFFE\uFFFF]/g, escapeCharacter) };
}

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const partyInFile = (party: SdsParty): object =>
  Object.fromEntries(Object.entries(party).filter(([, value]) => value !== null));

/** The exact contents of a mixture are never shown (facts.ts). */
function hideExactContents(facts: ProductFacts): ProductFacts {
  if (facts.kind === 'substance') return facts;
  return { ...facts, composition: facts.composition.map((ingredient) => ({ ...ingredient, content: undefined })) };
}

const otherLanguages = new Set<string>(documentLanguages.map(({ code }) => code));
const allLanguages = new Set<string>(labelLanguages.map(({ code }) => code));

/**
 * Leaves of each text its language, since a sheet in another language carries the others. Languages that only labels have, and a text without
 * the language, stay as they are: no other sheet carries them.
 */
function pickLanguage(value: unknown, lang: LanguageCode): unknown {
  if (Array.isArray(value)) return value.map((item) => pickLanguage(item, lang));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText = lang in value && entries.every(([key, text]) => allLanguages.has(key) && typeof text === 'string');
  if (isText) return Object.fromEntries(entries.filter(([key]) => key === lang || !otherLanguages.has(key)));
  return Object.fromEntries(entries.map(([key, inner]) => [key, pickLanguage(inner, lang)]));
}

const digestOf = (texts: readonly { path: string; text: string }[]): string =>
  createHash('sha256')
    .update(texts.map(({ path, text }) => `${path} ${text}`).join('\n'))
    .digest('base64url');

/**
 * Reads the extension of the element `Datasheet`, whose texts are in `languages`. Null: the sheet has none. 'unusable': it was changed after
 * the export, so that its elements say something else than the extension.
 */
export function readExtension(node: XmlNode, languages: readonly LanguageCode[]): CarriedProduct | 'unusable' | null {
  const instruction = node.instructions.find((candidate) => candidate.target === target);
  if (!instruction) return null;
  const { data } = extension.safeParse(parseJson(instruction.data));
  const digest = digestOf(leavesOf(node).map(({ path, node: { text } }) => ({ path, text })));
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
