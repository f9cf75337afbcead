import { createHash } from 'node:crypto';
import { documentLanguages, labelLanguages, type LanguageCode } from '../../languages/languages.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { SdsParty, SdsProduct, SdsVersion } from '../../product/sds-product.ts';
import { writtenTexts, type XmlElement, type XmlInstruction } from './xml.ts';

/**
 * The extension of an exported data sheet: the fields of the product file in the language of the sheet, as JSON, so that an import of the
 * sheet loses nothing. The schema of eSDScom 5.6 takes no elements of other namespaces. The extension is therefore a processing instruction
 * (XML 1.0, 2.6), with which a file is valid, and which other programs pass over.
 */
export const extensionTarget = 'dossier';

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
    articles: articles.map((article) => ({ code: article.code, gtin: article.gtin })),
    supplier: partyInFile(product.supplier),
    producer: partyInFile(product.producer),
    emergencyTelephone: emergencyTelephone ?? undefined,
    version: { text: version.text, created: version.created },
    facts: keepLanguage(hideExactContents(facts), lang),
  };
  const texts = writtenTexts(datasheet).map(({ path, text }) => ({ path, text: text.normalize('NFC') }));
  const data = JSON.stringify({ language: lang, digest: textDigest(texts), product: carried });
  // The end of an instruction, and characters that XML does not have.
  return { target: extensionTarget, data: data.replace(/(?<=\?)>|[\uFFFE\uFFFF]/g, escapeCharacter) };
}

const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const partyInFile = (party: SdsParty): object =>
  Object.fromEntries(Object.entries(party).filter(([, value]) => value !== null));

/** The exact contents of a mixture are never shown (facts.ts). */
function hideExactContents(facts: ProductFacts): ProductFacts {
  if (facts.kind === 'substance') return facts;
  return { ...facts, composition: facts.composition.map((ingredient) => ({ ...ingredient, content: undefined })) };
}

const sheetLanguages = new Set<string>(documentLanguages.map(({ code }) => code));
const allLanguages = new Set<string>(labelLanguages.map(({ code }) => code));

/**
 * Leaves of each text its language, since a sheet in another language carries the others. Languages that only labels have, and a text without
 * the language, stay as they are: no other sheet carries them.
 */
function keepLanguage(value: unknown, lang: LanguageCode): unknown {
  if (Array.isArray(value)) return value.map((item) => keepLanguage(item, lang));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isText = lang in value && entries.every(([key, text]) => allLanguages.has(key) && typeof text === 'string');
  if (isText) return Object.fromEntries(entries.filter(([key]) => key === lang || !sheetLanguages.has(key)));
  return Object.fromEntries(entries.map(([key, inner]) => [key, keepLanguage(inner, lang)]));
}

/** Digest of the texts of a sheet, each with its path. */
export const textDigest = (texts: readonly { path: string; text: string }[]): string =>
  createHash('sha256')
    .update(texts.map(({ path, text }) => `${path} ${text}`).join('\n'))
    .digest('base64url');
