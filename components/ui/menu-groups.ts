import type { ReactElement, ReactNode } from 'react';

export interface MenuEntry {
  key: string;
  /** A link or a button, with its looks; the one that holds is `aria-current`. */
  element: ReactElement;
  /** Where one of the group holds: whether it is this one. */
  isChosen?: boolean;
}

/** Entries of a menu that belong together. */
export interface MenuGroup {
  key: string;
  heading?: ReactNode;
  className?: string;
  entries: MenuEntry[];
  /** What stands in the open menu in their place, where they are too many for one. */
  menuEntries?: MenuEntry[];
}

/** Key of the entry that holds; null where one could and none does, undefined where the group is no choice. */
export function chosenKey(entries: MenuEntry[]): string | null | undefined {
  const isChoice = entries.some(({ isChosen }) => isChosen !== undefined);
  return isChoice ? (entries.find(({ isChosen }) => isChosen)?.key ?? null) : undefined;
}
