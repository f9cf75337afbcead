import { attachedFileProblem, attachmentKind } from '../import/read/open-source.ts';
import type { ClosedState } from '../product/studio.ts';
import type { Database } from '../store/database.ts';
import { hashOf } from '../store/products/attachments.ts';
import type { StoredDraft } from '../store/studio/drafts.ts';
import { type DraftFile, type FileLimit, storeFile, uploadedPath } from '../store/studio/files.ts';
import type { Actor } from '../store/trail.ts';
import { attachedPaths } from './draft-input.ts';

/** Why no draft takes a file. */
export interface FileRefusal {
  error: 'file_name' | 'file_type' | 'file_empty';
  message: string;
}

const maxNameBytes = 255;

/** A name is no path, is visible, and fits into the folder that `export` writes. */
const isName = (name: string) =>
  !/[\p{Cc}\p{Cf}/\\:*?"<>|]/u.test(name) &&
  !name.startsWith('.') &&
  name.trim() === name &&
  Buffer.byteLength(name) <= maxNameBytes;

/** Why no file of a draft may have the name; null: it may. */
export function nameRefusal(name: string): FileRefusal | null {
  if (!isName(name))
    return { error: 'file_name', message: 'must be the name of a file, of at most 255 bytes, not a path' };
  if (!attachmentKind(name)) return { error: 'file_type', message: 'must be a PDF, DOCX, XLSX, PNG or JPEG file' };
  return null;
}

/** Why the content is not that of a file with the name; null: it is. */
export function contentRefusal(name: string, content: Uint8Array): FileRefusal | null {
  const message = attachedFileProblem(name, content.byteLength, content);
  return message === null ? null : { error: content.byteLength === 0 ? 'file_empty' : 'file_type', message };
}

/** Stores a file of a draft, which the draft has once a save names it. Resolves to the file, or to what refuses it. */
export async function uploadFile(
  database: Database,
  user: Actor,
  draft: StoredDraft,
  name: string,
  content: Uint8Array,
): Promise<DraftFile | { refused: FileLimit | 'noDraft' | ClosedState }> {
  const hash = hashOf(content);
  const { id: draftId, workgroupId } = draft;
  const refused = await storeFile(database, {
    draftId,
    workgroupId,
    named: attachedPaths(draft),
    user,
    name,
    hash,
    content,
  });
  return refused ? { refused } : { file: uploadedPath({ hash, name }), name, size: content.byteLength, hash };
}
