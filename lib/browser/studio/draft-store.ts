import { callStudio, StudioError } from '@/lib/browser/studio/call-studio';
import type { ConflictingSection, Draft, Presence, SavedSection } from '@/lib/domain/studio/drafts';
import {
  changeSection,
  type DraftState,
  isSameContent,
  markSaved,
  openDraft,
  receiveSection,
  redoChange,
  resolveConflict,
  restoreCopy,
  type SectionConflict,
  type StoredSection,
  sectionsToSave,
  undoChange,
  unsavedSections,
  type EditedSection,
} from '@/lib/domain/studio/draft-state';
import {
  mapSections,
  type SectionContent,
  type SectionName,
  sectionNames,
  type Sections,
} from '@/lib/domain/studio/step-props';
import { type DraftStateName, studioPaths } from '@/lib/domain/studio/studio-paths';
import { isSectionName } from '@/lib/domain/studio/steps';

/** Delay of a save after the last change. */
export const saveDelayMs = 700;
/** A change waits no longer than this, however quickly others follow. */
const maxSaveDelayMs = 5_000;
/** Pauses between attempts while the platform cannot be reached; the last one repeats. */
const retryMs = [2_000, 5_000, 15_000, 30_000];

export type SaveStatus =
  /** Everything is on the platform. */
  | 'saved'
  /** About to be saved, or being saved. */
  | 'saving'
  /** The platform cannot be reached: the changes are in this browser. */
  | 'offline'
  /** The login has ended: the changes are in this browser. */
  | 'ended'
  /** A conflict waits for a decision. */
  | 'conflict'
  /** The platform does not take the change. */
  | 'refused';

export interface DraftSnapshot {
  draft: DraftState;
  /** The contents; the same object while none changes, as when a section was saved. */
  sections: Sections;
  /** The state of the draft on the platform. */
  state: DraftStateName;
  status: SaveStatus;
  /** When the last change was saved; null: none in this window. */
  savedAt: number | null;
  /** Why the platform refused a save: its error code and its message. */
  refusal: { code: string; message: string } | null;
  /** Whether unsaved changes are also kept in this browser. */
  isKept: boolean;
  others: Presence['others'];
}

/**
 * An open draft in one window: saves changes by themselves, keeps those that the platform does not have yet in the browser, and
 * merges what others save (decision 054). Nothing that was typed is dropped: a change leaves the browser's copy when the platform
 * has confirmed it.
 */
export class DraftStore {
  private snapshot: DraftSnapshot;
  private readonly listeners = new Set<() => void>();
  private readonly copies: LocalCopies;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstChangeAt: number | null = null;
  private failures = 0;
  private saving: Promise<void> | null = null;
  private readonly refused = new Map<SectionName, SectionContent>();
  /** Contents that were sent and whose response is missing: the platform may have stored them. */
  private readonly unanswered = new Map<SectionName, SectionContent[]>();

  constructor(
    private readonly opened: Pick<Draft, 'id' | 'sections' | 'state'>,
    user: string,
    private readonly now: () => number = Date.now,
  ) {
    this.copies = new LocalCopies(user, opened.id);
    const draft = openDraft(opened.sections);
    this.snapshot = {
      draft,
      sections: contentsOf(draft),
      state: opened.state,
      status: 'saved',
      savedAt: null,
      refusal: null,
      isKept: true,
      others: [],
    };
  }

  /** Continues with what an earlier page left in the browser; the returned function ends the work. */
  readonly start = (): (() => void) => {
    const { sections } = this.opened;
    let { draft } = this.snapshot;
    for (const [section, copy] of this.copies.take())
      draft = restoreCopy(draft, section, copy, sections[section].changedBy ?? '', this.now());
    this.edit(draft);
    return () => {
      clearTimeout(this.timer);
      void this.flush();
    };
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): DraftSnapshot => this.snapshot;

  readonly change = (section: SectionName, content: SectionContent): void =>
    this.edit(changeSection(this.snapshot.draft, section, content, this.now()));
  readonly undo = (): void => this.edit(undoChange(this.snapshot.draft));
  readonly redo = (): void => this.edit(redoChange(this.snapshot.draft));
  readonly resolve = (conflict: SectionConflict, keep: 'mine' | 'theirs'): void =>
    this.edit(resolveConflict(this.snapshot.draft, conflict, keep));

  /** Saves at once; resolves when nothing more can be saved now. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.timer);
    await (this.saving ??= this.save().finally(() => {
      this.saving = null;
    }));
  };

  /** The draft was loaded again, as after a submit or when others have saved. */
  readonly receive = ({ sections, state }: Pick<Draft, 'sections' | 'state'>): void => {
    let { draft } = this.snapshot;
    for (const name of sectionNames) {
      const { revision, content, changedBy } = sections[name];
      if (revision > draft.sections[name].stored.revision)
        draft = this.receiveStored(draft, name, { revision, content }, changedBy);
    }
    this.update({ state });
    if (draft !== this.snapshot.draft) this.edit(draft);
  };

  /** Stores who else has the draft open; true if the platform has a newer revision or state to load. */
  readonly notePresence = ({ others, revisions, state }: Presence): boolean => {
    this.update({ others });
    const { draft, state: known } = this.snapshot;
    const isBusy = this.saving !== null;
    const isOlder = sectionNames.some((name) => (revisions[name] ?? 0) > draft.sections[name].stored.revision);
    return (isOlder && !isBusy) || (state !== null && state !== known);
  };

  /** Merges the stored content of a section: another person's, or a content of this window whose response was lost. */
  private receiveStored(draft: DraftState, name: SectionName, stored: StoredSection, changedBy: string | null) {
    const isOwn = this.unanswered.get(name)?.some((content) => isSameContent(content, stored.content));
    this.unanswered.delete(name);
    return isOwn ? markSaved(draft, name, stored) : receiveSection(draft, name, stored, changedBy ?? '');
  }

  private edit(draft: DraftState): void {
    if (draft === this.snapshot.draft) return;
    const isKept = this.keepCopies(draft);
    const { status } = this.snapshot;
    const isAway = (status === 'offline' || status === 'ended') && unsavedSections(draft).length > 0;
    this.update({ draft, isKept, status: isAway ? status : this.statusOf(draft) });
    if (this.nextToSave() === undefined) return;
    this.firstChangeAt ??= this.now();
    const remainingMs = this.firstChangeAt + maxSaveDelayMs - this.now();
    this.schedule(Math.max(0, Math.min(saveDelayMs, remainingMs)));
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private keepCopies(draft: DraftState): boolean {
    return this.copies.replace(Object.fromEntries(unsavedSections(draft).map((name) => [name, draft.sections[name]])));
  }

  private update(changed: Partial<DraftSnapshot>): void {
    const { draft = this.snapshot.draft } = changed;
    const contents = contentsOf(draft);
    const isSame = sectionNames.every((name) => contents[name] === this.snapshot.sections[name]);
    this.snapshot = { ...this.snapshot, ...changed, sections: isSame ? this.snapshot.sections : contents };
    for (const listener of this.listeners) listener();
  }

  /** Saves section after section until there is nothing left, or a save fails. */
  private async save(): Promise<void> {
    this.firstChangeAt = null;
    for (let name = this.nextToSave(); name; name = this.nextToSave()) {
      const isDone = await this.saveSection(name);
      if (!isDone) return;
    }
  }

  /** What the platform has refused is not sent again unchanged. */
  private nextToSave(): SectionName | undefined {
    const { draft } = this.snapshot;
    return sectionsToSave(draft).find((name) => this.refused.get(name) !== draft.sections[name].content);
  }

  private statusOf(draft: DraftState): SaveStatus {
    if (draft.conflicts.length > 0) return 'conflict';
    const unsaved = unsavedSections(draft);
    if (unsaved.length === 0) return 'saved';
    return unsaved.every((name) => this.refused.get(name) === draft.sections[name].content) ? 'refused' : 'saving';
  }

  private async saveSection(name: SectionName): Promise<boolean> {
    const { content, stored } = this.snapshot.draft.sections[name];
    try {
      const { revision, state } = await callStudio<SavedSection>(studioPaths.api.section(this.opened.id, name), {
        method: 'PUT',
        body: content,
        revision: stored.revision,
      });
      this.failures = 0;
      this.unanswered.delete(name);
      const draft = markSaved(this.snapshot.draft, name, { revision, content });
      const isKept = this.keepCopies(draft);
      this.update({
        draft,
        savedAt: this.now(),
        refusal: null,
        isKept,
        status: this.statusOf(draft),
        state: state ?? this.snapshot.state,
      });
      return true;
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      return this.fail(name, content, error);
    }
  }

  /** Deals with a failed save; true if another one may follow at once. */
  private fail(name: SectionName, content: SectionContent, error: StudioError): boolean {
    if (error.status === 412 && isConflict(error.body)) {
      const { revision, content: current, changedBy } = error.body;
      const draft = this.receiveStored(this.snapshot.draft, name, { revision, content: current }, changedBy);
      this.keepCopies(draft);
      this.update({ draft, status: this.statusOf(draft) });
      return true;
    }
    if (error.hasEnded) this.update({ status: 'ended' });
    else if (error.isTemporary) {
      this.unanswered.set(name, [...(this.unanswered.get(name) ?? []), content]);
      this.update({ status: 'offline' });
      this.schedule(retryMs[Math.min(this.failures, retryMs.length - 1)]!);
      this.failures += 1;
    } else {
      this.refused.set(name, content);
      const refusal = { code: error.code || String(error.status), message: error.message };
      this.update({ refusal, status: this.statusOf(this.snapshot.draft) });
      return true;
    }
    return false;
  }
}

const contentsOf = ({ sections }: DraftState): Sections => mapSections((name) => sections[name].content);

/** The body of a response 412: what another person has saved. */
const isConflict = (body: object): body is ConflictingSection =>
  'revision' in body && typeof body.revision === 'number' && 'content' in body && typeof body.content === 'object';

/**
 * Prefix of the keys of localStorage with the sections of drafts that the platform does not have yet, by user and draft; the value
 * is `{"identity":{"content":…,"stored":…}}`. It is removed as soon as the sections are saved.
 */
export const draftCopiesKey = 'studioDraft';

/** The copies of one draft and one user. Another window with the same draft keeps its own sections. */
class LocalCopies {
  private readonly key: string;
  /** The sections that this window keeps. */
  private keptSections: SectionName[] = [];

  constructor(user: string, draft: string) {
    this.key = `${draftCopiesKey}:${user}:${draft}`;
  }

  /** The copies that an earlier page left; they are this window's from now on. */
  take(): [SectionName, EditedSection][] {
    const copies = Object.entries(this.read()) as [SectionName, EditedSection][];
    this.keptSections = copies.map(([name]) => name);
    return copies;
  }

  /** Replaces the copies of this window; false if the browser cannot keep them. */
  replace(copies: Partial<Record<SectionName, EditedSection>>): boolean {
    const names = Object.keys(copies) as SectionName[];
    if (names.length + this.keptSections.length === 0) return true;
    const others = Object.entries(this.read()).filter(([name]) => !this.keptSections.includes(name as SectionName));
    this.keptSections = names;
    const all = { ...Object.fromEntries(others), ...copies };
    try {
      if (Object.keys(all).length === 0) window.localStorage.removeItem(this.key);
      else window.localStorage.setItem(this.key, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  }

  private read(): Partial<Record<SectionName, EditedSection>> {
    try {
      const stored = JSON.parse(window.localStorage.getItem(this.key) ?? '{}') as Record<string, EditedSection>;
      return Object.fromEntries(Object.entries(stored).filter(([name, copy]) => isSectionName(name) && isCopy(copy)));
    } catch {
      return {};
    }
  }
}

const isCopy = ({ content, stored, base = {} }: Partial<EditedSection>) =>
  [content, stored?.content, base].every((value) => typeof value === 'object') &&
  Number.isSafeInteger(stored?.revision);
