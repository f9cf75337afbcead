import { createHash } from 'node:crypto';
import { documentLanguages, labelLanguages } from '../languages/languages.ts';
import { productFile, type ProductFile } from '../product/product-file.ts';
import type { Database } from '../store/database.ts';
import { findForExport } from '../store/products/stored-products.ts';
import { findProductFiles } from '../store/studio/files.ts';

interface ExportedProduct {
  id: number;
  /** The file, with confidential data only on request. */
  file: ProductFile;
  /**
   * The attached files by their paths in the file, from the same query; their contents are read with readAttachment.
   * `hash`: null until `fillHashes` has computed it.
   */
  attachments: { path: string; key: string; name: string; size: number; hash: string | null }[];
}

/** A product in any state as a file whose import results in the same product; undefined: no such product. */
export async function exportProduct(
  database: Database,
  id: number,
  includesConfidential = false,
): Promise<ExportedProduct | undefined> {
  const stored = await findForExport(database, id, includesConfidential);
  if (!stored) return undefined;
  const files = filesOf(stored);
  return {
    id,
    file: orderedFile(fileOf(stored)),
    attachments: files.map(({ path, key, description: name, sizeInBytes: size, hash }) => ({
      path,
      key,
      name,
      size,
      hash,
    })),
  };
}

type Stored = NonNullable<Awaited<ReturnType<typeof findForExport>>>;

const filesOf = ({ row }: Stored) =>
  row.attachments.map((file) => ({ ...file, path: `${row.id}/${file.description}` }));

function fileOf(stored: Stored): ProductFile {
  const { row, confidential } = stored;
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    brandStyle: row.brandStyle,
    logo: row.logo,
    gtin: row.gtin,
    supplier: row.supplier,
    producer: row.producer,
    emergencyTelephone: row.emergencyTelephone,
    articles: row.articles,
    documents: { sds: row.sdsDocument, tds: row.tdsDocument, label: row.labelDocument, ipi: row.ipiDocument },
    tdsEnabled: row.tdsEnabled,
    sdsExists: row.sdsExists,
    languageExists: row.languageExists,
    languages: { sds: languageCodes(row.validLangs), tds: languageCodes(row.validTdsLangs) },
    versions: row.versions.map(({ id: version, text, created, listed, facts }) => ({
      id: version,
      text,
      created,
      issued: listed,
      facts,
    })),
    tdsVersions: row.tdsVersions.map(({ version, created, facts }) => ({ version, created, facts })),
    attachments: filesOf(stored).map(({ key, path, category, langCode, status, created, permission }) => ({
      key,
      file: path,
      category,
      language: langCode,
      status,
      created,
      permission,
    })),
    settledFindings: row.settledFindings,
    ...(confidential && { confidential: { formulation: confidential.formulation, material: confidential.material } }),
  };
}

/** Digest of a product's file, without its state, and of its attached files; null: no such product. */
export async function productDigest(database: Database, id: number): Promise<string | null> {
  const stored = await findForExport(database, id, true);
  if (!stored) return null;
  const { state: _, ...file } = fileOf(stored);
  const hashes = (await findProductFiles(database, id)).map(({ hash }) => hash);
  return createHash('sha256')
    .update(JSON.stringify([file, hashes]))
    .digest('base64url');
}

/** The ETag of a product: of its file, its state and its attached files; null: no such product. */
export async function productTag(database: Database, id: number): Promise<string | null> {
  const digest = await productDigest(database, id);
  const stored = digest && (await findForExport(database, id, false));
  return stored ? `"${digest}-${stored.row.state}"` : null;
}

/** Orders the fields of a file. A file that does not match the current schema, such as that of an earlier version, is not changed. */
export const orderedFile = <File extends object>(file: File): File | ProductFile =>
  productFile.safeParse(file).data ?? file;

/** The deterministic JSON text of a product file, with its texts in the order of the languages. */
export const productFileText = (file: object): string => `${JSON.stringify(file, languagesInOrder, 2)}\n`;

const languageCodes = (ids: readonly number[]) =>
  ids.map((languageId) => documentLanguages.find(({ id }) => id === languageId)!.code);

const order = new Map<string, number>(labelLanguages.map(({ code }, index) => [code, index]));

/** Sorts texts by language into the order of the languages, since the database does not preserve the order of keys. */
function languagesInOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  if (!entries.every(([key]) => order.has(key))) return value;
  return Object.fromEntries(entries.sort(([a], [b]) => order.get(a)! - order.get(b)!));
}
