import { type Change, type Marks, markValue } from '@/lib/domain/changes/marks';

/** Minimum share of common words; texts with less are deleted and added as a whole. */
const minInCommon = 0.5;

/**
 * Maximum size of the comparison's table, in pairs of words; longer texts that differ throughout are deleted and added
 * as a whole.
 */
const maxPairs = 62_500;

/**
 * The word-level difference of two texts: runs of kept, deleted and added words. White space counts as one space, and
 * separates the runs.
 */
export function markWords(older: string | null, newer: string | null): Marks {
  if (older === null || newer === null) return markValue(older, newer);
  const [before, after] = [wordsOf(older), wordsOf(newer)];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;

  const removed = before.slice(start, before.length - end);
  const inserted = after.slice(start, after.length - end);
  if (removed.length * inserted.length > maxPairs) return markValue(older, newer);
  const parts = [
    ...after.slice(0, start).map((word) => ({ word, change: null })),
    ...alignWords(removed, inserted),
    ...after.slice(after.length - end).map((word) => ({ word, change: null })),
  ];
  const unchangedCount = parts.filter(({ change }) => change === null).length;
  return unchangedCount < minInCommon * Math.max(before.length, after.length)
    ? markValue(older, newer)
    : joinRuns(parts);
}

type Part = { word: string; change: Change };

const wordsOf = (text: string) => text.trim().split(/\s+/);

/** Aligns two texts by their longest common subsequence; within a gap deleted words precede added ones. */
function alignWords(before: string[], after: string[]): Part[] {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        before[i] === after[j]
          ? 1 + common[(i + 1) * width + j + 1]!
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const parts: Part[] = [];
  let added: Part[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const isAddition = common[i * width + j + 1]! > common[(i + 1) * width + j]!;
    if (i < before.length && j < after.length && before[i] === after[j]) {
      parts.push(...added, { word: after[j]!, change: null });
      added = [];
      i += 1;
      j += 1;
    } else if (i === before.length || (j < after.length && isAddition)) {
      added.push({ word: after[j]!, change: 'added' });
      j += 1;
    } else {
      parts.push({ word: before[i]!, change: 'deleted' });
      i += 1;
    }
  }
  return [...parts, ...added];
}

function joinRuns(parts: Part[]): Marks {
  const runs: { words: string[]; change: Change }[] = [];
  for (const { word, change } of parts) {
    const last = runs.at(-1);
    if (last?.change === change) last.words.push(word);
    else runs.push({ words: [word], change });
  }
  return runs.map(({ words, change }) => ({ value: words.join(' '), change }));
}
