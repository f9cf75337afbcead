import type { Block, Cell, DefinitionRow, Statement } from '../blocks/block.ts';
import type { Change, MarkedBlock, MarkedPictogram, MarkedText } from '../blocks/marked.ts';

/** A text that only one version has. */
export const markText = (text: string, change: Change): MarkedText => [{ text, change }];

/** A row of terms and values that only one version has. */
export const markRow = ({ term, values }: DefinitionRow, change: Change) => ({
  term: markText(term, change),
  values: values.map((value) => markText(value, change)),
});

/** A row of a table that only one version has. */
export const markCells = (cells: readonly Cell[], change: Change) =>
  cells.map((cell) => cell.map((line) => markText(line, change)));

/** A statement that only one version has. */
export const markStatement = ({ code, text }: Statement, change: Change) => ({
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
