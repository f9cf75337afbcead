import type { StepBudget } from './common-subsequence.ts';
import type { MarkedText, Run } from '../blocks/marked.ts';
import { countWords, isWord, sameKey, splitWords, wordsInCommon } from './passes.ts';

/** Minimum share of common words for a comparison by words; below it the result would be unreadable. */
export const minInCommon = 0.5;

const sameWord = sameKey((word: string) => word);

/** Merges two texts and marks the differences by words; null if they have too little in common. */
export function compareWords(older: string, newer: string, budget: StepBudget): Run[] | null {
  if (wordsInCommon(countWords(older), countWords(newer)) < minInCommon) return null;
  const [olderParts, newerParts] = [splitWords(older), splitWords(newer)];
  const [olderWords, newerWords] = [wordPositions(olderParts), wordPositions(newerParts)];
  const pick = (parts: string[], positions: number[]) => positions.map((position) => parts[position]!);
  const common = sameWord(pick(olderParts, olderWords), pick(newerParts, newerWords), budget);
  if ((2 * common.length) / (olderWords.length + newerWords.length) < minInCommon) return null;

  const runs: Run[] = [];
  let [i, j] = [0, 0];
  const end = [olderParts.length, newerParts.length] as const;
  for (const [nextI, nextJ] of [...common.map(([a, b]) => [olderWords[a]!, newerWords[b]!] as const), end]) {
    addGap(runs, olderParts.slice(i, nextI), newerParts.slice(j, nextJ));
    add(runs, newerParts.slice(nextJ, nextJ + 1));
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return runs;
}

const wordPositions = (parts: string[]): number[] => parts.flatMap((part, index) => (isWord(part) ? [index] : []));

/** Adds the text between two common words: equal spaces and punctuation at both ends are unchanged, the remainder is marked. */
function addGap(runs: Run[], older: string[], newer: string[]): void {
  const shorter = Math.min(older.length, newer.length);
  let start = 0;
  while (start < shorter && older[start] === newer[start]) start += 1;
  let end = 0;
  while (end < shorter - start && older.at(-1 - end) === newer.at(-1 - end)) end += 1;
  add(runs, newer.slice(0, start));
  add(runs, older.slice(start, older.length - end), 'del');
  add(runs, newer.slice(start, newer.length - end), 'ins');
  add(runs, newer.slice(newer.length - end));
}

function add(runs: Run[], parts: string[], change?: Run['change']): void {
  if (!parts.length) return;
  const last = runs.at(-1);
  if (last && last.change === change) last.text += parts.join('');
  else runs.push(change ? { text: parts.join(''), change } : { text: parts.join('') });
}

/** Merges two texts: plain if equal, marked by words if similar, else marked as a whole. */
export function compareText(older: string, newer: string, budget: StepBudget): MarkedText {
  if (older === newer) return newer;
  return (
    compareWords(older, newer, budget) ?? [
      { text: older, change: 'del' },
      { text: newer, change: 'ins' },
    ]
  );
}
