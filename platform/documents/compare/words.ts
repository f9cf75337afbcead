/** `110-54-3`, `2,5`, `5 800` with its narrow space, and `don't` are one word each; marks stay with their letters. */
const parts =
  /[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]+(?:(?:[-\u2010\u2011'’](?=[\p{L}\p{N}])|(?<=\p{N})[.,\u202F](?=\p{N}))[\p{L}\p{M}\p{N}\u00AD\u200C\u200D]+)*|\s+|[^]/gu;

/** A text as words, spaces and single other characters; joined, they are the text again. */
export const splitWords = (text: string): string[] => text.match(parts) ?? [];

/** Whether a part of a text is a word and not a space or punctuation. */
export const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

export interface WordCount {
  total: number;
  /** How often each word occurs. */
  words: ReadonlyMap<string, number>;
}

export function countWords(text: string): WordCount {
  const all = splitWords(text).filter(isWord);
  const words = new Map<string, number>();
  for (const word of all) words.set(word, (words.get(word) ?? 0) + 1);
  return { total: all.length, words };
}

/** The share, 0 to 1, of the words of two texts that both have, in whatever order; 0 without words. */
export function wordsInCommon(one: WordCount, other: WordCount): number {
  const [few, many] = one.words.size < other.words.size ? [one, other] : [other, one];
  let common = 0;
  for (const [word, times] of few.words) common += Math.min(times, many.words.get(word) ?? 0);
  return common ? (2 * common) / (one.total + other.total) : 0;
}
