/** An ISO day as the language writes it: `2026-02-01` → `1 February 2026`, in French `1er février 2026`. */
export function longDate(day: string, locale: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return locale.startsWith('fr') ? date.replace(/^1 /, '1er ') : date;
}
