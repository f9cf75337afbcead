import { type FieldConflict, isSame, mergeFields } from '@/lib/domain/studio/merge';
import { pathOf, valueAt, withValueAt } from '@/lib/domain/studio/pointers';
import {
  mapSections,
  type JsonValue,
  type SectionContent,
  type SectionName,
  sectionNames,
} from '@/lib/domain/studio/step-props';

/** A section as the platform has it. */
export interface StoredSection {
  revision: number;
  content: SectionContent;
}

/** A section under edit. */
export interface EditedSection {
  content: SectionContent;
  /** What the platform has, with its revision. */
  stored: StoredSection;
  /** While conflicts wait for their decision: what the next content is merged from (`baseOf`). */
  base?: SectionContent | undefined;
}

export interface SectionConflict extends FieldConflict {
  section: SectionName;
  /** Who saved the other value. */
  author: string;
}

/** A change that can be undone. */
interface Change {
  section: SectionName;
  oldContent: SectionContent;
  newContent: SectionContent;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** The state of an open draft in one window. */
export interface DraftState {
  sections: Readonly<Record<SectionName, EditedSection>>;
  /** Fields that another person saved while they were changed here; their section is not saved before each is decided. */
  conflicts: readonly SectionConflict[];
  past: readonly Change[];
  future: readonly Change[];
}

/** Changes of one section within this time are undone together. */
const groupMs = 1_000;
const maxChanges = 200;

const mergeContent = (base: SectionContent, mine: SectionContent, theirs: SectionContent) => {
  const { merged, conflicts } = mergeFields(base as JsonValue, mine as JsonValue, theirs as JsonValue);
  return { merged: merged as SectionContent, conflicts };
};

export const isSameContent = (first: SectionContent, second: SectionContent) =>
  isSame(first as JsonValue, second as JsonValue);

export function openDraft(stored: Readonly<Record<SectionName, StoredSection>>): DraftState {
  const sections = mapSections((name) => ({ content: stored[name].content, stored: stored[name] }));
  return { sections, conflicts: [], past: [], future: [] };
}

const withSection = (state: DraftState, name: SectionName, section: Partial<EditedSection>): DraftState => ({
  ...state,
  sections: { ...state.sections, [name]: { ...state.sections[name], ...section } },
});

/** Changes a section; quick successive changes of one section become one step of the history. */
export function changeSection(
  state: DraftState,
  section: SectionName,
  content: SectionContent,
  now: number,
): DraftState {
  const { content: oldContent } = state.sections[section];
  if (isSameContent(oldContent, content)) return state;
  const last = state.past.at(-1);
  const isGrouped = last?.section === section && now - last.changedAt < groupMs && state.future.length === 0;
  const past = isGrouped
    ? [...state.past.slice(0, -1), { ...last, newContent: content, changedAt: now }]
    : [...state.past, { section, oldContent, newContent: content, changedAt: now }].slice(-maxChanges);
  return { ...withSection(state, section, { content }), past, future: [] };
}

/** Undoes the last change; changes of others since then are kept, also in the same field. */
export function undoChange(state: DraftState): DraftState {
  const last = state.past.at(-1);
  if (!last) return state;
  const { merged } = mergeContent(last.newContent, state.sections[last.section].content, last.oldContent);
  return {
    ...withSection(state, last.section, { content: merged }),
    past: state.past.slice(0, -1),
    future: [last, ...state.future],
  };
}

/** Makes the change again that was taken back last; what others changed in the meantime stays. */
export function redoChange(state: DraftState): DraftState {
  const [next, ...future] = state.future;
  if (!next) return state;
  const { merged } = mergeContent(next.oldContent, state.sections[next.section].content, next.newContent);
  return { ...withSection(state, next.section, { content: merged }), past: [...state.past, next], future };
}

/** The sections whose content the platform does not have. */
export const unsavedSections = ({ sections }: DraftState): SectionName[] =>
  sectionNames.filter((name) => !isSameContent(sections[name].content, sections[name].stored.content));

/** The unsaved sections that may be saved: without a conflict. */
export const sectionsToSave = (state: DraftState): SectionName[] =>
  unsavedSections(state).filter((name) => state.conflicts.every(({ section }) => section !== name));

/** The platform has saved a content. */
export const markSaved = (state: DraftState, section: SectionName, stored: StoredSection): DraftState =>
  withSection(state, section, { stored });

/**
 * The base of the next merge: the stored content with the former values of the fields in conflict, so that exactly these stay in conflict.
 * In a list, whose rows may have moved, the whole list has its former value. Undefined without a conflict.
 */
function baseOf(
  stored: StoredSection,
  oldContent: SectionContent,
  conflicts: readonly FieldConflict[],
): SectionContent | undefined {
  const older = oldContent as JsonValue;
  const base = conflicts.reduce<JsonValue | undefined>((content, { pointer }) => {
    const path = pathOf(pointer);
    const list = path.findIndex((_, depth) => Array.isArray(valueAt(older, path.slice(0, depth))));
    const restoredPath = list === -1 ? path : path.slice(0, list);
    return withValueAt(content, restoredPath, valueAt(older, restoredPath));
  }, stored.content as JsonValue);
  return conflicts.length > 0 ? ((base ?? {}) as SectionContent) : undefined;
}

/** Another person's content has arrived: what only one side changed is merged, the rest are conflicts. */
export function receiveSection(
  state: DraftState,
  section: SectionName,
  stored: StoredSection,
  author: string,
): DraftState {
  const edited = state.sections[section];
  const base = edited.base ?? edited.stored.content;
  const { merged, conflicts } = mergeContent(base, edited.content, stored.content);
  return {
    ...withSection(state, section, { content: merged, stored, base: baseOf(stored, base, conflicts) }),
    conflicts: [
      ...state.conflicts.filter((conflict) => conflict.section !== section),
      ...conflicts.map((conflict) => ({ ...conflict, section, author })),
    ],
  };
}

/** Continues an edit that an earlier page left in the browser: the copy of a section and what it was made from. */
export function restoreCopy(
  state: DraftState,
  section: SectionName,
  copy: EditedSection,
  author: string,
  now: number,
): DraftState {
  const { stored } = state.sections[section];
  const restored = receiveSection(withSection(state, section, copy), section, stored, author);
  const { content } = restored.sections[section];
  if (isSameContent(content, stored.content)) return restored;
  return {
    ...restored,
    past: [...restored.past, { section, oldContent: stored.content, newContent: content, changedAt: now }],
  };
}

/** Decides a conflict. */
export function resolveConflict(
  state: DraftState,
  { section, pointer, theirs }: SectionConflict,
  keep: 'mine' | 'theirs',
): DraftState {
  const conflicts = state.conflicts.filter((conflict) => conflict.section !== section || conflict.pointer !== pointer);
  const { content, stored, base = stored.content } = state.sections[section];
  const kept =
    keep === 'mine' ? content : (withValueAt(content as JsonValue, pathOf(pointer), theirs) as SectionContent);
  const open = conflicts.filter((conflict) => conflict.section === section);
  return { ...withSection(state, section, { content: kept ?? {}, base: baseOf(stored, base, open) }), conflicts };
}

/** The revision of the whole draft, with which it is submitted, approved and published. */
export const draftRevision = ({ sections }: Pick<DraftState, 'sections'>): number =>
  sectionNames.reduce((sum, name) => sum + sections[name].stored.revision, 0);
