const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as ECHA writes it, `27-Jun-2018`, `27/06/2018`, `3 March 2026` or `2026-03-03`, as YYYY-MM-DD; null: none. */
export function readDay(text: string): string | null {
  const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
  const named = /(?<!\d)(\d{1,2})[ -]([A-Za-z]{3})[a-z]{0,6}[ -](\d{4})(?!\d)/.exec(text);
  if (named) return dayOf(named[3]!, String(months.indexOf(named[2]!.toLowerCase()) + 1), named[1]!);
  const numeric = /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/.exec(text);
  return numeric && dayOf(numeric[3]!, numeric[2]!, numeric[1]!);
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/**
 * The day of a list's state: from the rows above its headings ('Last updated: 3 March 2026'), else from the name of its file,
 * which ECHA writes as `candidate_list_full-2026-08-24.xlsx`. Null: neither has one.
 */
export function findListDate(rowsAbove: readonly string[][], file: string): string | null {
  const texts = rowsAbove.map((row) => row.join(' '));
  const updated = texts.filter((text) => /updated?|version|status|as of|date/i.test(text));
  for (const text of [...updated, ...texts, file]) {
    const day = readDay(text);
    if (day) return day;
  }
  return null;
}
