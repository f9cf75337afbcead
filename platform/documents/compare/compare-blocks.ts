import type { Block, Cell, DefinitionRow, Pictogram, Statement } from '../blocks/block.ts';
import { compareText, compareWords, minInCommon } from './compare-text.ts';
import type { StepBudget } from './common-subsequence.ts';
import type { MarkedBlock, MarkedPictogram, MarkedRow, MarkedText, Change } from '../blocks/marked.ts';
import { alike, merge, type Pass, sameKey } from './passes.ts';

const equal: Pass<unknown> = sameKey((item) => JSON.stringify(item));

/** The key by which two blocks of different versions are the same block. */
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

/** Merges the blocks of two versions and marks the differences. */
export const compareBlocks = (older: readonly Block[], newer: readonly Block[], budget: StepBudget): MarkedBlock[] =>
  merge<Block, MarkedBlock>(
    older,
    newer,
    [equal, sameKey(blockKey), alike(paragraphText, 0.8), alike(paragraphText, minInCommon)],
    { merge: (olderBlock, newerBlock) => compareBlock(olderBlock, newerBlock, budget), mark: markBlock },
    budget,
  );

/** Merges two blocks of the same kind; others stay two blocks. */
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

/** Merges rows of two versions by their terms. */
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
      merge: (olderRow, newerRow) => [{ ...newerRow, values: compareLines(olderRow.values, newerRow.values, budget) }],
      mark: markRow,
    },
    budget,
  );

/** Merges rows of a table by their first cell. */
const compareTableRows = (older: readonly Cell[][], newer: readonly Cell[][], budget: StepBudget) =>
  merge(
    older,
    newer,
    [equal, sameKey(([first]) => JSON.stringify(first))],
    {
      merge: (olderRow, newerRow) => [
        newerRow.map((cell, column) => compareLines(olderRow[column] ?? [], cell, budget)),
      ],
      mark: markCells,
    },
    budget,
  );

const compareStatements = (older: readonly Statement[], newer: readonly Statement[], budget: StepBudget) =>
  merge<Statement, ReturnType<typeof markStatement>>(
    older,
    newer,
    [equal, sameKey(({ code }) => code)],
    {
      merge: (olderStatement, { code, text }) => [{ code, text: compareText(olderStatement.text, text, budget) }],
      mark: markStatement,
    },
    budget,
  );

/** Drawings are compared as a whole: one with another name counts as another drawing. */
const comparePictograms = (older: readonly Pictogram[], newer: readonly Pictogram[], budget: StepBudget) =>
  merge<Pictogram, MarkedPictogram>(
    older,
    newer,
    [equal],
    { merge: (_, newerPictogram) => [newerPictogram], mark: (item, change) => ({ ...item, change }) },
    budget,
  );

const line = (text: string) => text;
const passes = [sameKey(line), alike(line, 0.8), alike(line, minInCommon)];

/** Merges two lists of lines: similar lines are compared by words, others are marked as whole lines. */
export const compareLines = (older: readonly string[], newer: readonly string[], budget: StepBudget): MarkedText[] =>
  merge<string, MarkedText>(
    older,
    newer,
    passes,
    {
      merge: (olderLine, newerLine) => {
        if (olderLine === newerLine) return [newerLine];
        const runs = compareWords(olderLine, newerLine, budget);
        return runs ? [runs] : [markText(olderLine, 'del'), markText(newerLine, 'ins')];
      },
      mark: markText,
    },
    budget,
  );

/** A text that only one version has. */
export const markText = (text: string, change: Change): MarkedText => [{ text, change }];

/** A row of terms and values that only one version has. */
const markRow = (row: DefinitionRow, change: Change): MarkedRow => ({
  ...row,
  term: markText(row.term, change),
  values: row.values.map((value) => markText(value, change)),
});

/** A row of a table that only one version has. */
const markCells = (cells: readonly Cell[], change: Change) =>
  cells.map((cell) => cell.map((line) => markText(line, change)));

/** A statement that only one version has. */
const markStatement = ({ code, text }: Statement, change: Change) => ({
  code: markText(code, change),
  text: markText(text, change),
});

/** A block that only one version has: every text of it is marked. */
export function markBlock(block: Block, change: Change): MarkedBlock {
  const mark = (text: string) => markText(text, change);
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: mark(block.text) };
    case 'subheading':
      return { ...block, number: block.number && mark(block.number), text: mark(block.text) };
    case 'list':
      return { ...block, label: block.label && mark(block.label), items: block.items.map(mark) };
    case 'definitions':
      return { ...block, rows: block.rows.map((row) => markRow(row, change)) };
    case 'table':
      return {
        ...block,
        caption: mark(block.caption),
        head: block.head.map(mark),
        rows: block.rows.map((cells) => markCells(cells, change)),
      };
    case 'statements':
      return { ...block, label: mark(block.label), items: block.items.map((item) => markStatement(item, change)) };
    case 'pictograms':
      return {
        ...block,
        label: mark(block.label),
        items: block.items.map((item): MarkedPictogram => ({ ...item, change })),
      };
  }
}
