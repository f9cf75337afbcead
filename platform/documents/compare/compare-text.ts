import { compareWords } from './compare-words.ts';
import type { StepBudget } from './effort.ts';
import type { MarkedText } from './marked.ts';

/** Two texts as one: plain where they are equal, else marked by words or, where they have little in common, whole. */
export function compareText(older: string, newer: string, budget: StepBudget): MarkedText {
  if (older === newer) return newer;
  return (
    compareWords(older, newer, budget) ?? [
      { text: older, change: 'del' },
      { text: newer, change: 'ins' },
    ]
  );
}
