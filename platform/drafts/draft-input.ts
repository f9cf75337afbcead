import { posix } from 'node:path';
import { z } from 'zod';
import { exportProduct, orderedFile } from '../import/export-products.ts';
import { foreignSupplierFinding } from '../import/import-products.ts';
import { findKnownLists, type KnownLists } from '../import/classify/known-lists.ts';
import { sharedUfiFindings } from '../product/check/check-ufi.ts';
import type { DraftInput } from './open-draft.ts';
import { messageTexts } from '../languages/messages.ts';
import { joinSections, listOf, type Sections } from '../product/file-sections.ts';
import { error, type Finding } from '../product/findings.ts';
import { gtinsOf } from '../product/product-file.ts';
import type { Database } from '../store/database.ts';
import { contentsOf, type StoredDraft } from '../store/studio/drafts.ts';
import { listSettled } from '../store/studio/settled-findings.ts';
import { findUploaded, uploadedHash, removeHashes } from '../store/studio/files.ts';
import { compositionKey } from '../store/products/products-with-ufi.ts';
import { findStoredAround, type StoredAround } from '../store/studio/published-product.ts';

export const isoToday = () => new Date().toISOString().slice(0, 10);

/**
 * What the reading thread needs to check a draft and to derive from it, with sections that are not saved. A draft that is being made has
 * no id and no state, and the files that it names.
 */
export async function draftInput(
  database: Database,
  draft: Pick<StoredDraft, 'productId' | 'workgroupId' | 'baseVersion' | 'history' | 'sections'> &
    Partial<Pick<StoredDraft, 'id' | 'state'>>,
  unsaved: Partial<Sections> = {},
): Promise<DraftInput> {
  const sections = withProductId({ ...contentsOf(draft), ...unsaved }, draft.productId);
  const today = isoToday();
  const product = sections.identity.product ?? {};
  const around = await findStoredAround(database, draft.productId, {
    code: textOf(product.code) ?? '',
    gtins: gtinsOf(gtinHolder.parse(product)),
    ufi: textOf(sections.identity.facts?.ufi),
    supplier: supplierName.parse(product.supplier),
    workgroupId: draft.workgroupId,
  });
  const { sections: drafted, previous } = withVersionOfDraft(sections, around);
  const uploaded = draft.id === undefined ? null : await findUploaded(database, draft.id);
  return {
    sections: drafted,
    older: draft.history,
    previousVersions: previous,
    lists: await listsFor(database, sections, today),
    settled: await listSettled(database, draft.workgroupId),
    // What was published is stored itself, and nothing more is to be.
    stored: draft.state === 'published' ? [] : storedFindings(draft, drafted, around, uploaded),
    today,
  };
}

/** The same for the whole file, with the stored versions before the draft's own. */
export async function wholeDraftInput(database: Database, draft: StoredDraft): Promise<DraftInput> {
  const input = await draftInput(database, draft);
  return { ...input, older: await olderVersions(database, draft, input.sections) };
}

/** The GTINs in a draft, whose values may be anything. */
const gtinHolder = z.object({
  gtin: z.string().max(100).nullable().catch(null),
  articles: z.array(z.object({ gtin: z.string().max(100).optional().catch(undefined) }).catch({})).catch([]),
});

/** The supplier's name in a draft, which may be anything; null: none. */
const supplierName = z
  .object({ name: z.string().max(1000) })
  .transform(({ name }) => name)
  .nullable()
  .catch(null);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.length <= 1000 ? value : null);

/**
 * A draft with the number of the newest stored version changes that version, or makes the next one when it is issued; with another
 * number it is a version of its own, which has not the other's id.
 */
function withVersionOfDraft(sections: Sections, { versions }: StoredAround) {
  const { version = {} } = sections.version;
  const isNewest = version.text === versions[0]?.text;
  if (isNewest || versions.length === 0) return { sections, previous: versions.slice(1).filter(isListed) };
  const copy = { ...version };
  delete copy.id;
  return { sections: { ...sections, version: { version: copy } }, previous: versions.filter(isListed) };
}
const isListed = ({ listed }: { listed: boolean }) => listed;

/** The number of a product is not the author's to choose: the file is of the product of the draft, or of a new one. */
function withProductId(sections: Sections, productId: number | null): Sections {
  const { id, ...product } = sections.identity.product ?? {};
  if (id === (productId ?? undefined)) return sections;
  const identity = { ...sections.identity, product: { ...product, ...(productId !== null && { id: productId }) } };
  return { ...sections, identity };
}

async function olderVersions(database: Database, draft: StoredDraft, sections: Sections): Promise<object[]> {
  if (draft.productId === null) return draft.history;
  const stored = await exportProduct(database, draft.productId);
  const versions = stored?.file.versions ?? [];
  return sections.version.version?.text === versions[0]?.text ? versions.slice(1) : versions;
}

const listNumber = z.string().max(20).optional().catch(undefined);
/** A row of a draft's composition, which may be anything: the numbers that it has. */
const numberedRow = z.object({ cas: listNumber, ec: listNumber }).catch({});

/** A justification of a draft, which may be anything. */
const justification = z.object({ rule: z.string() }).catch({ rule: '' });

/** What the lists in force say of the numbers in the composition, whatever else stands there. */
function listsFor(database: Database, sections: Sections, today: string): Promise<KnownLists> {
  const { composition } = sections.ingredients.facts ?? {};
  const rows = listOf(composition)
    .slice(0, 1000)
    .map((row) => numberedRow.parse(row));
  const numbers = (field: 'cas' | 'ec') => [...new Set(rows.flatMap((row) => row[field] ?? []))];
  return findKnownLists(database, { cas: numbers('cas'), ec: numbers('ec') }, today);
}

function storedFindings(
  { productId, baseVersion }: Pick<StoredDraft, 'productId' | 'baseVersion'>,
  sections: Sections,
  { versions, files, isCodeTaken, takenGtins, withUfi, foreignSupplier }: StoredAround,
  uploaded: readonly { hash: string }[] | null,
): Finding[] {
  const versionPath = ['versions', 0];
  const newest = versions[0];
  const { text, created } = sections.version.version ?? {};
  const older = text === newest?.text ? versions.slice(1) : versions;
  const isStored = (file: string) => {
    const hash = uploadedHash(file);
    return hash ? (uploaded?.some((upload) => upload.hash === hash) ?? true) : files.includes(posix.basename(file));
  };
  return [
    ...(isCodeTaken ? [error(['code'], messageTexts('codeTaken'))] : []),
    ...(foreignSupplier ? [foreignSupplierFinding(foreignSupplier.name, foreignSupplier.supplier)] : []),
    ...takenGtins.map(({ path, otherId }) => error(path, messageTexts('gtinTaken', { id: otherId }))),
    ...sharedUfiFindings(
      {
        id: productId,
        ufi: textOf(sections.identity.facts?.ufi) ?? undefined,
        composition: compositionKey(sections.ingredients.facts?.composition),
        justifications: listOf(sections.classification.facts?.justifications).map((row) => justification.parse(row)),
        isPublished: true,
      },
      withUfi,
    ),
    ...(newest && baseVersion !== null && newest.text !== baseVersion
      ? [error([...versionPath, 'text'], messageTexts('storedMeanwhile', { newest: newest.text, base: baseVersion }))]
      : []),
    ...(older.some((version) => version.text === text)
      ? [error([...versionPath, 'text'], messageTexts('versionStored', { version: String(text) }))]
      : []),
    ...(typeof created === 'string' && older[0] && created < older[0].created
      ? [
          error(
            [...versionPath, 'created'],
            messageTexts('dateBefore', { date: created, version: older[0].text, created: older[0].created }),
          ),
        ]
      : []),
    ...attachedFiles(sections).flatMap((file, index) => {
      return file !== null && !isStored(file)
        ? [error(['attachments', index, 'file'], messageTexts('fileNotStored', { file: posix.basename(file) }))]
        : [];
    }),
  ];
}

const attachedFile = z
  .object({ file: z.string().max(1000) })
  .transform(({ file }) => file)
  .nullable()
  .catch(null);

/** The path of the file that each entry of a draft's attachments names; null for one that names none. */
function attachedFiles({ markets }: Sections): (string | null)[] {
  return listOf(markets.product?.attachments).map((entry) => attachedFile.parse(entry));
}

/** The paths of the files that a draft names. */
export const attachedPaths = (draft: Pick<StoredDraft, 'sections'>): string[] =>
  attachedFiles(contentsOf(draft)).flatMap((file) => file ?? []);

/** A file's contents with the paths of `export` in place of those of uploaded files. */
export function withExportPaths<File extends { attachments?: unknown }>(file: File, productId: number | null): File {
  const { attachments } = file;
  return attachments === undefined ? file : { ...file, attachments: removeHashes(attachments, productId) };
}

/** The product file of a draft as `export` writes it, as far as it is one. */
export async function draftFile(database: Database, draft: StoredDraft, withConfidential: boolean): Promise<object> {
  const { sections, older } = await wholeDraftInput(database, draft);
  const file = withExportPaths(joinSections(sections, older), draft.productId);
  if (!withConfidential) delete file.confidential;
  return orderedFile(file);
}
