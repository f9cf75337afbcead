import type { Block, Cell, DefinitionRow, Pictogram, Statement } from '../blocks/block.ts';
import { compareText, compareWords, minInCommon } from './compare-text.ts';
import type { StepBudget } from './longest-common.ts';
import { markBlock, markCells, markRow, markStatement, markText } from './mark-block.ts';
import type { MarkedBlock, MarkedPictogram, MarkedRow, MarkedText } from '../blocks/marked.ts';
import { alike, merge, type Pass, sameKey } from './passes.ts';

const equal: Pass<unknown> = sameKey((item) => JSON.stringify(item));

/** What makes two blocks of different versions the same block. */
function blockKey(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return JSON.stringify([block.kind, block.text]);
    case 'list':
    case 'statements':
    case 'pictograms':
      return JSON.stringify([block.kind, block.label]);
    case 'definitions':
      return block.kind;
    case 'table':
      return JSON.stringify([block.kind, block.caption]);
    case 'subheading':
      return JSON.stringify([block.kind, block.number ?? block.text]);
  }
}

const paragraphText = (block: Block) => (block.kind === 'paragraph' ? block.text : '');

/** The contents of a part of a sheet in two versions as one, the differences marked. */
export const compareBlocks = (older: readonly Block[], newer: readonly Block[], budget: StepBudget): MarkedBlock[] =>
  merge<Block, MarkedBlock>(
    older,
    newer,
    [equal, sameKey(blockKey), alike(paragraphText, 0.8), alike(paragraphText, minInCommon)],
    { both: (before, after) => compareBlock(before, after, budget), one: markBlock },
    budget,
  );

/** Two blocks of the same kind as one, or as two where they can't be one. */
function compareBlock(older: Block, newer: Block, budget: StepBudget): MarkedBlock[] {
  if (older.kind === 'paragraph' && newer.kind === 'paragraph') {
    return compareLines([older.text], [newer.text], budget).map((text) => ({ ...newer, text }));
  }
  if (older.kind === 'subheading' && newer.kind === 'subheading') {
    return [{ ...newer, text: compareText(older.text, newer.text, budget) }];
  }
  if (older.kind === 'list' && newer.kind === 'list') {
    return [{ ...newer, items: compareLines(older.items, newer.items, budget) }];
  }
  if (older.kind === 'definitions' && newer.kind === 'definitions') {
    return [{ ...newer, rows: compareRows(older.rows, newer.rows, budget) }];
  }
  if (older.kind === 'table' && newer.kind === 'table' && older.head.length === newer.head.length) {
    const head = newer.head.map((title, column) => compareText(older.head[column] ?? '', title, budget));
    return [{ ...newer, head, rows: compareTableRows(older.rows, newer.rows, budget) }];
  }
  if (older.kind === 'statements' && newer.kind === 'statements') {
    return [{ ...newer, items: compareStatements(older.items, newer.items, budget) }];
  }
  if (older.kind === 'pictograms' && newer.kind === 'pictograms') {
    return [{ ...newer, items: comparePictograms(older.items, newer.items, budget) }];
  }
  return [markBlock(older, 'del'), markBlock(newer, 'ins')];
}

/** Rows of two versions by their terms. */
export const compareRows = (
  older: readonly DefinitionRow[],
  newer: readonly DefinitionRow[],
  budget: StepBudget,
): MarkedRow[] =>
  merge<DefinitionRow, MarkedRow>(
    older,
    newer,
    [equal, sameKey(({ term }) => term)],
    {
      both: (before, { term, values }) => [{ term, values: compareLines(before.values, values, budget) }],
      one: markRow,
    },
    budget,
  );

/** Rows of a table by their first cell. */
const compareTableRows = (older: readonly Cell[][], newer: readonly Cell[][], budget: StepBudget) =>
  merge(
    older,
    newer,
    [equal, sameKey(([first]) => JSON.stringify(first))],
    {
      both: (before, after) => [after.map((cell, column) => compareLines(before[column] ?? [], cell, budget))],
      one: markCells,
    },
    budget,
  );

const compareStatements = (older: readonly Statement[], newer: readonly Statement[], budget: StepBudget) =>
  merge<Statement, ReturnType<typeof markStatement>>(
    older,
    newer,
    [equal, sameKey(({ code }) => code)],
    {
      both: (before, { code, text }) => [{ code, text: compareText(before.text, text, budget) }],
      one: markStatement,
    },
    budget,
  );

/** A drawing is there or not: one whose name changed too is another one. */
const comparePictograms = (older: readonly Pictogram[], newer: readonly Pictogram[], budget: StepBudget) =>
  merge<Pictogram, MarkedPictogram>(
    older,
    newer,
    [equal],
    { both: (_, after) => [after], one: (item, change) => ({ ...item, change }) },
    budget,
  );

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
