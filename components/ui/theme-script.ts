import { themeKey, themes } from '@/components/ui/theme';

/** Runs before the first paint, so that a kept theme does not flash; `theme.ts` keeps it. */
export const themeScript = `try {
  const kept = JSON.parse(localStorage.getItem(${JSON.stringify(themeKey)}));
  if (${JSON.stringify(themes)}.includes(kept?.value)) document.documentElement.dataset.theme = kept.value;
} catch (cause) {
  console.warn(new Error(${JSON.stringify(`Storage: can not read ${themeKey}`)}, { cause }));
}`;
