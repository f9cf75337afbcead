/** The options whose text contains the trimmed filter text, ignoring case (Spec §5, §9); all for an empty filter. */
export function filterOptions<Option extends { text: string }>(options: Option[], filter: string): Option[] {
  const sought = filter.trim().toLowerCase();
  return options.filter(({ text }) => text.toLowerCase().includes(sought));
}

/** Whether a list is long enough for a filter: more than ten entries. */
export const isLongList = (options: readonly unknown[]): boolean => options.length > 10;
