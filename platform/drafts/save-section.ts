import { isDeepStrictEqual } from 'node:util';
import { limits } from '../import/read/open-source.ts';
import type { SectionName } from '../product/file-sections.ts';
import type { DraftState, DraftSummary } from '../product/studio.ts';
import type { Database } from '../store/database.ts';
import { contentsOf, type RefusedSave, saveSection as saveChanges, type StoredDraft } from '../store/studio/drafts.ts';
import type { Actor } from '../store/trail.ts';
import { draftInput } from './draft-input.ts';
import type { DraftReader } from './draft-reader.ts';
import type { ReadSection } from './read-section.ts';

/**
 * Reads a section that is to be saved, with the summary of the draft that it leads to.
 * @throws the errors of a reader
 */
export async function checkSection(
  database: Database,
  reader: DraftReader,
  draft: StoredDraft,
  section: SectionName,
  bytes: Uint8Array,
  userName: string,
): Promise<ReadSection> {
  const input = await draftInput(database, draft);
  const { content } = draft.sections[section];
  const settler = { name: userName, today: input.today };
  const read = await reader.read({ task: 'section', bytes, section, before: content, draft: input, settler });
  if ('error' in read || read.changes.length === 0) return read;
  // What database and lists say of the draft may change with it.
  const changed = await draftInput(database, draft, { [section]: read.content });
  const isSame = isDeepStrictEqual(
    [input.stored, input.lists, read.content],
    [changed.stored, changed.lists, changed.sections[section]],
  );
  return isSame ? read : { ...read, summary: (await reader.read({ task: 'draft', draft: changed })).summary };
}

/** A section that was saved, or is stored as it is. */
interface SavedSection {
  revision: number;
  state: DraftState;
  summary: DraftSummary;
}

/**
 * Saves a section that was checked; what is stored already is not saved again.
 * @param expected the revision that the user has seen
 */
export async function saveSection(
  database: Database,
  user: Actor,
  draft: StoredDraft,
  section: SectionName,
  checked: Exclude<ReadSection, { error: string }>,
  expected: number,
): Promise<SavedSection | RefusedSave | { refused: 'too_large' }> {
  const stored = draft.sections[section];
  if (checked.changes.length === 0) return { revision: stored.revision, state: draft.state, summary: draft.summary };
  if (stored.revision !== expected) return { refused: 'conflict', stored };
  const sections = { ...contentsOf(draft), [section]: checked.content };
  if (Buffer.byteLength(JSON.stringify(sections)) > limits.productBytes) return { refused: 'too_large' };
  const saved = await saveChanges(database, user, { draftId: draft.id, section, expected, ...checked });
  return 'refused' in saved ? saved : { ...saved, summary: checked.summary };
}
