import { writeStoredValue } from '@/lib/browser/storage/write-stored-value';

/** The themes: light (default), dark, or the device's setting (Spec §9). */
export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Key of localStorage. */
export const themeKey = 'theme';

/** The document's current theme, as set by `themeScript` before the first paint or by a later choice. */
export function currentTheme(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'light';
}

/** Applies a theme and stores it for the next visit. */
export function chooseTheme(theme: Theme, timestamp: number): void {
  document.documentElement.dataset.theme = theme;
  writeStoredValue(themeKey, theme, timestamp);
}
