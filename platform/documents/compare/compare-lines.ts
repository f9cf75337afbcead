import { compareWords, minInCommon } from './compare-words.ts';
import type { StepBudget } from './effort.ts';
import type { MarkedText } from './marked.ts';
import { markText } from './mark-block.ts';
import { merge } from './merge.ts';
import { alike, sameKey } from './passes.ts';

const line = (text: string) => text;
const passes = [sameKey(line), alike(line, 0.8), alike(line, minInCommon)];

/** Two lists of lines as one: what changed within a line by words, what has little in common line by line. */
export const compareLines = (older: readonly string[], newer: readonly string[], budget: StepBudget): MarkedText[] =>
  merge<string, MarkedText>(
    older,
    newer,
    passes,
    {
      both: (before, after) => {
        if (before === after) return [after];
        const runs = compareWords(before, after, budget);
        return runs ? [runs] : [markText(before, 'del'), markText(after, 'ins')];
      },
      one: markText,
    },
    budget,
  );
