import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';

/** How the pages look: light at start, dark, or as the visitor's device is set (Spec §9). */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Key of localStorage. */
export const themeKey = 'theme';

/** The theme that the document has now: what theme-script.ts put there before the first paint, or the choice since. */
export function currentTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'light';
}

/** Shows a theme and keeps it for the next visit. */
export function chooseTheme(theme: Theme, timestamp: number): void {
  document.documentElement.dataset.theme = theme;
  writeStoredValue(themeKey, theme, timestamp);
}
