import { isSectionName } from '@/lib/domain/studio/steps';
import type { EditedSection } from '@/lib/domain/studio/draft-state';
import type { SectionName } from '@/lib/domain/studio/step-props';

/**
 * Prefix of the keys of localStorage with the sections of drafts that the platform does not have yet, by user and draft; the value
 * is `{"identity":{"content":…,"stored":…}}`. It is removed as soon as the sections are saved.
 */
export const draftCopiesKey = 'studioDraft';

/** The copies of one draft and one user. Another window with the same draft keeps its own sections. */
export class LocalCopies {
  private readonly key: string;
  /** The sections that this window keeps. */
  private own: SectionName[] = [];

  constructor(user: string, draft: string) {
    this.key = `${draftCopiesKey}:${user}:${draft}`;
  }

  /** The copies that an earlier page left; they are this window's from now on. */
  take(): [SectionName, EditedSection][] {
    const copies = Object.entries(this.read()) as [SectionName, EditedSection][];
    this.own = copies.map(([name]) => name);
    return copies;
  }

  /** Replaces the copies of this window; false if the browser cannot keep them. */
  replace(copies: Partial<Record<SectionName, EditedSection>>): boolean {
    const names = Object.keys(copies) as SectionName[];
    if (names.length + this.own.length === 0) return true;
    const others = Object.entries(this.read()).filter(([name]) => !this.own.includes(name as SectionName));
    this.own = names;
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

const isCopy = ({ content, stored }: Partial<EditedSection>) =>
  typeof content === 'object' && typeof stored?.content === 'object' && Number.isSafeInteger(stored.revision);
