/** The options whose text contains the trimmed filter text, ignoring case (Spec §5, §9); all for an empty filter. */
export function filterOptions<Option extends { text: string }>(options: Option[], filter: string): Option[] {
  const query = filter.trim().toLowerCase();
  return options.filter(({ text }) => text.toLowerCase().includes(query));
}

/** Whether a list is long enough for a filter: more than ten entries. */
export const isLongList = (options: readonly unknown[]): boolean => options.length > 10;
