import { posix } from 'node:path';
import { exportProduct } from '../import/export-products.ts';
import type { LanguageCode } from '../languages/languages.ts';
import type { Database } from '../store/database.ts';
import type { StoredDraft } from '../store/studio/drafts.ts';
import { findProductFiles, findUploaded, uploadedHash } from '../store/studio/files.ts';
import { wasProductShown } from '../store/studio/published-product.ts';
import { attachedPaths, wholeDraftInput, withExportPaths } from './draft-input.ts';
import type { DraftReader } from './draft-reader.ts';
import type { DraftComparison } from './preview-draft.ts';

interface FileVersion {
  size: number;
  hash: string;
}

export interface StoredComparison extends DraftComparison {
  /** The newest stored version; null: a new product. */
  version: string | null;
  /** Files whose contents differ; null: the version has none of this name. */
  files: { name: string; before: FileVersion | null; after: FileVersion | null }[];
}

/**
 * A draft beside the stored version of its product.
 * @param language of the sheet
 * @param interfaceLanguage of objections and checklist
 * @throws the errors of a reader
 */
export async function compareWithStored(
  database: Database,
  reader: DraftReader,
  draft: StoredDraft,
  language: LanguageCode,
  interfaceLanguage: LanguageCode,
): Promise<StoredComparison> {
  const stored = await storedFile(database, draft);
  const compared = await reader.read({
    task: 'compare',
    draft: await comparedInput(database, draft),
    stored,
    language,
    interfaceLanguage,
  });
  return { version: stored?.version ?? null, ...compared, files: await changedFiles(database, draft) };
}

async function storedFile(database: Database, { productId }: StoredDraft) {
  const stored = productId === null ? undefined : await exportProduct(database, productId, true);
  if (!stored) return null;
  const wasShown = await wasProductShown(database, productId!);
  return { file: stored.file, wasShown, version: stored.file.versions[0]?.text ?? null };
}

/** The draft with the paths of the stored file: other contents are told as `files`. */
async function comparedInput(database: Database, draft: StoredDraft) {
  const input = await wholeDraftInput(database, draft);
  const { markets } = input.sections;
  const product = withExportPaths(markets.product ?? {}, draft.productId);
  return { ...input, sections: { ...input.sections, markets: { ...markets, product } } };
}

async function changedFiles(database: Database, draft: StoredDraft): Promise<StoredComparison['files']> {
  const stored = await findProductFiles(database, draft.productId);
  const uploaded = await findUploaded(database, draft.id);
  const named = attachedPaths(draft).map((path) => {
    const name = posix.basename(path);
    const hash = uploadedHash(path);
    const file = hash ? uploaded.find((other) => other.hash === hash) : stored.find((other) => other.name === name);
    return { name, size: file?.size, hash: file?.hash };
  });
  const names = new Set([...stored, ...named].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const storedVersion = versionOf(stored.find((file) => file.name === name));
    const draftVersion = versionOf(named.find((file) => file.name === name));
    return storedVersion?.hash === draftVersion?.hash ? [] : [{ name, before: storedVersion, after: draftVersion }];
  });
}

const versionOf = ({ size, hash }: { size?: number | undefined; hash?: string | undefined } = {}): FileVersion | null =>
  size !== undefined && hash !== undefined ? { size, hash } : null;
