const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text that takes at most `bytes` bytes of UTF-8, cut between what reads as one character. */
export function truncateToBytes(text: string, bytes: number): string {
  let length = 0;
  let end = 0;
  // Each unit of a text takes a byte at least, so what lies far behind the limit is not looked at.
  for (const { index, segment } of characters.segment(text.slice(0, 2 * bytes))) {
    length += new TextEncoder().encode(segment).length;
    if (length > bytes) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
