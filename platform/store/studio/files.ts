import { posix } from 'node:path';
import { and, count, eq, lte, notInArray, sql, sum } from 'drizzle-orm';
import { type Database, rowsOf } from '../database.ts';
import {
  contentSize,
  freeContentPieces,
  type OpenContent,
  openContent,
  readContent,
  writeContent,
} from '../file-contents.ts';
import { attachments, studioDrafts, studioFiles } from '../schema.ts';
import { type ClosedState, isClosed } from '../../product/studio.ts';
import { fillHashes } from '../products/attachments.ts';
import { type Actor, addEvents, returnedByChange } from '../trail.ts';

/**
 * The files of drafts. `attachments[].file` of a draft is `{SHA-256}/certificate.pdf` for an uploaded file, so that the choice of a file is
 * saved, compared, recorded and reverted like any other value; otherwise it names a file of the stored product.
 */

/** Limits for the files of a draft, and of all unpublished drafts of a workgroup. */
export const fileLimits = { draftFiles: 50, draftBytes: 100 * 2 ** 20, workgroupBytes: 500 * 2 ** 20 } as const;
export type FileLimit = keyof typeof fileLimits;

/** Name, size and SHA-256 of a file, and its path in the draft. */
export interface DraftFile {
  file: string;
  name: string;
  size: number;
  hash: string;
}

export const uploadedPath = ({ hash, name }: { hash: string; name: string }): string => `${hash}/${name}`;
/** The SHA-256 in the path of an uploaded file; undefined: the path is of a file of the stored product. */
export const uploadedHash = (file: string): string | undefined => /^([0-9a-f]{64})\//.exec(file)?.[1];

/** Removes the hashes from a product file's attachments: paths are file names, in the folder of the product that `export` writes. */
export const removeHashes = (entries: unknown, productId: number | null): unknown =>
  Array.isArray(entries)
    ? entries.map((entry: { file?: unknown } | null) =>
        typeof entry?.file === 'string' && uploadedHash(entry.file)
          ? { ...entry, file: posix.join(productId === null ? '' : String(productId), posix.basename(entry.file)) }
          : (entry as unknown),
      )
    : entries;

/** The paths of the files that were uploaded for a draft. */
export const findUploaded = (database: Database, draftId: string): Promise<DraftFile[]> =>
  database
    .select({ name: studioFiles.name, size: studioFiles.sizeInBytes, hash: studioFiles.hash })
    .from(studioFiles)
    .where(eq(studioFiles.draftId, draftId))
    .orderBy(studioFiles.uploaded)
    .then((files) => files.map((stored) => ({ file: uploadedPath(stored), ...stored })));

/** The files of a stored product. */
export const findProductFiles = async (database: Database, productId: number | null): Promise<DraftFile[]> => {
  if (productId === null) return [];
  const files = await database
    .select({ name: attachments.description, size: attachments.sizeInBytes, hash: attachments.hash })
    .from(attachments)
    .where(eq(attachments.productId, productId))
    .orderBy(attachments.position);
  const draftFiles = files.flatMap(({ hash, ...stored }) =>
    hash === null ? [] : [{ file: `${productId}/${stored.name}`, ...stored, hash }],
  );
  if (draftFiles.length === files.length) return draftFiles;
  await fillHashes(database, [productId]);
  return findProductFiles(database, productId);
};

type Owner = { id: string; productId: number | null };

/** A file of a draft by its SHA-256: one that was uploaded, else one of the stored product; undefined: there is none. */
export async function openDraftFile(
  database: Database,
  { id, productId }: Owner,
  hash: string,
): Promise<({ name: string } & OpenContent) | undefined> {
  const isUploaded = [eq(studioFiles.draftId, id), eq(studioFiles.hash, hash)] as const;
  const [uploaded] = await database
    .select({ name: studioFiles.name, size: contentSize(studioFiles) })
    .from(studioFiles)
    .where(and(...isUploaded));
  if (uploaded)
    return {
      name: uploaded.name,
      ...openContent(database, studioFiles, { size: uploaded.size, hash }, ...isUploaded),
    };
  const stored = (await findProductFiles(database, productId)).find((candidate) => candidate.hash === hash);
  if (productId === null || !stored) return undefined;
  const isStored = [eq(attachments.productId, productId), eq(attachments.hash, hash)];
  const [current] = await database
    .select({ size: contentSize(attachments) })
    .from(attachments)
    .where(and(...isStored))
    .limit(1);
  return (
    current && { name: stored.name, ...openContent(database, attachments, { size: current.size, hash }, ...isStored) }
  );
}

/** The content of a file by its path in the draft; undefined: there is none. */
export async function readByPath(database: Database, draft: Owner, file: string): Promise<Uint8Array | undefined> {
  const hash = uploadedHash(file);
  const isUploaded = [eq(studioFiles.draftId, draft.id), eq(studioFiles.hash, hash ?? '')];
  const uploaded = hash && (await readContent(database, studioFiles, ...isUploaded));
  if (uploaded || draft.productId === null) return uploaded || undefined;
  const isNamed = hash ? eq(attachments.hash, hash) : eq(attachments.description, posix.basename(file));
  return readContent(database, attachments, eq(attachments.productId, draft.productId), isNamed);
}

const totalOf = ({ sizeInBytes }: typeof attachments | typeof studioFiles) => ({
  files: count(),
  bytes: sum(sizeInBytes).mapWith(Number),
});

/** Counts the files and bytes of a draft, and the bytes of all drafts of its workgroup. */
export async function filesInUse(database: Database, draftId: string, workgroupId: number) {
  const [draftTotal] = await database
    .select(totalOf(studioFiles))
    .from(studioFiles)
    .where(eq(studioFiles.draftId, draftId));
  const [workgroupTotal] = await database
    .select(totalOf(studioFiles))
    .from(studioFiles)
    .innerJoin(studioDrafts, eq(studioDrafts.id, studioFiles.draftId))
    .where(eq(studioDrafts.workgroupId, workgroupId));
  return {
    draftFiles: draftTotal!.files,
    draftBytes: draftTotal!.bytes ?? 0,
    workgroupBytes: workgroupTotal!.bytes ?? 0,
  };
}

/** Arbitrary key of the advisory locks for the files of workgroups' drafts; the other key is the workgroup's id. */
const filesLock = 0x66696c65;

/**
 * Locks the files of a workgroup's drafts. It does not lock the workgroup's row, since an import that changes the workgroup's list holds
 * that lock until its end.
 */
const lockFiles = (transaction: Database, workgroupId: number) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${filesLock}, ${workgroupId})`);

/** The limit that more files would exceed; null: none. Call `lockFiles` before, so that the result holds until the end of the transaction. */
async function limitExceededBy(
  transaction: Database,
  added: { files: number; bytes: number },
  draftId: string,
  workgroupId: number,
): Promise<FileLimit | null> {
  const used = await filesInUse(transaction, draftId, workgroupId);
  if (used.draftFiles + added.files > fileLimits.draftFiles) return 'draftFiles';
  if (used.draftBytes + added.bytes > fileLimits.draftBytes) return 'draftBytes';
  return used.workgroupBytes + added.bytes > fileLimits.workgroupBytes ? 'workgroupBytes' : null;
}

interface Upload {
  draftId: string;
  workgroupId: number;
  name: string;
  hash: string;
  content: Uint8Array;
  /** The files that the draft names. */
  named: readonly string[];
  user: Actor;
}

/** Age up to which the draft need not name an uploaded file, since its next save does. */
const unnamedMinutes = 10;

/**
 * Stores a file, which changes the draft; equal contents are stored once. At a limit, files that the draft no longer names are deleted first.
 * Resolves to the exceeded limit, or to the state of a draft that accepts no files; null: it is stored.
 */
export const storeFile = async (database: Database, upload: Upload) => {
  const full = await storeIfRoom(database, upload);
  await freeContentPieces(database);
  return full;
};

const storeIfRoom = (database: Database, { draftId, workgroupId, name, hash, content, named, user }: Upload) =>
  database.transaction(async (transaction): Promise<FileLimit | 'noDraft' | ClosedState | null> => {
    const [draft] = await transaction
      .select({ state: studioDrafts.state, productId: studioDrafts.productId, changedBy: studioDrafts.changedBy })
      .from(studioDrafts)
      .where(eq(studioDrafts.id, draftId))
      .for('update');
    if (!draft) return 'noDraft';
    if (isClosed(draft.state)) return draft.state;
    const isStored = await transaction
      .select({ hash: studioFiles.hash })
      .from(studioFiles)
      .where(and(eq(studioFiles.draftId, draftId), eq(studioFiles.hash, hash)));
    if (isStored.length > 0) return null;
    const size = content.byteLength;
    await lockFiles(transaction, workgroupId);
    const full = () => limitExceededBy(transaction, { files: 1, bytes: size }, draftId, workgroupId);
    if (await full()) await dropUnnamed(transaction, draftId, named, unnamedMinutes);
    const reason = await full();
    if (reason) return reason;
    await writeContent(transaction, content, (inner, value) =>
      inner.insert(studioFiles).values({ draftId, hash, name, sizeInBytes: size, content: value }),
    );
    await transaction
      .update(studioDrafts)
      .set({ state: 'draft', updated: new Date(), changedBy: [...new Set([...draft.changedBy, user.id])] })
      .where(eq(studioDrafts.id, draftId));
    const comment = draft.state === 'approved' ? returnedByChange : null;
    await addEvents(transaction, { draftId, productId: draft.productId, workgroupId }, user, [
      { action: 'uploaded', after: { name, size, hash }, comment },
    ]);
    return null;
  });

/** Deletes the files of a draft that it does not name and that are at least `minutes` old. */
export async function dropUnnamed(
  database: Database,
  draftId: string,
  named: readonly string[],
  minutes = 0,
): Promise<void> {
  const hashes = named.flatMap((file) => uploadedHash(file) ?? []);
  await database
    .delete(studioFiles)
    .where(
      and(
        eq(studioFiles.draftId, draftId),
        notInArray(studioFiles.hash, ['', ...hashes]),
        lte(studioFiles.uploaded, sql`now() - make_interval(mins => ${minutes})`),
      ),
    );
}

/** Deletes all files of a published draft, which its product has now. */
export const dropFiles = async (database: Database, draftId: string): Promise<void> => {
  await database.delete(studioFiles).where(eq(studioFiles.draftId, draftId));
};

/** A product's file to copy. */
export interface CopiedFile {
  key: string;
  name: string;
  size: number;
  hash: string;
}

/** A file of the product that is copied was replaced, renamed, removed or restricted meanwhile. */
export class FileChangedError extends Error {
  override name = 'FileChangedError';
}

/**
 * Copies files of a product into a new draft, within the database; the draft names them by `uploadedPath`. Resolves to the limit that
 * they would exceed; null: they are copied.
 * @param onlyPublic requires that the files are still public
 * @throws FileChangedError
 */
export async function copyProductFiles(
  transaction: Database,
  draftId: string,
  workgroupId: number,
  { files, onlyPublic }: { files: readonly CopiedFile[]; onlyPublic: boolean },
): Promise<FileLimit | null> {
  const copied = [...new Map(files.map((file) => [file.hash, file])).values()];
  const bytes = copied.reduce((sum, { size }) => sum + size, 0);
  await lockFiles(transaction, workgroupId);
  const reason = await limitExceededBy(transaction, { files: copied.length, bytes }, draftId, workgroupId);
  if (reason) return reason;
  // One statement per file: 100 MiB in one would block the embedded database, and its process, for several seconds.
  for (const { key, name, size, hash } of copied) {
    const isSame = [eq(attachments.key, key), eq(attachments.hash, hash), eq(attachments.description, name)];
    const isCopied = and(...isSame, onlyPublic ? eq(attachments.permission, 'public') : undefined);
    const inserted = rowsOf(
      await transaction.execute(sql`
        insert into studio_files (draft_id, hash, name, size_in_bytes, content)
        select ${draftId}::uuid, hash, description, ${size}::integer, content from attachments where ${isCopied}
        returning hash`),
    );
    if (inserted.length === 0) throw new FileChangedError();
  }
  return null;
}
