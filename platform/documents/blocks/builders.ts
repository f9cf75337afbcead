import {
  isHazardPictogram,
  type Block,
  type Cell,
  type DefinitionRow,
  type Statement,
  type ValueKind,
  type PropertyCategory,
} from './block.ts';
import { withNonBreakingSpaces } from './typography.ts';

/** A line; missing and empty ones are dropped from a list of lines. */
type Line = string | null | undefined;

const lines = (values: readonly Line[]): string[] =>
  values.filter((value): value is string => Boolean(value?.trim())).map(withNonBreakingSpaces);

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text: withNonBreakingSpaces(text) });

export const subheading = (text: string, number: string | null = null, category?: PropertyCategory): Block => ({
  kind: 'subheading',
  number,
  text,
  ...(category ? { category } : {}),
});

/** A list; no block without items. */
export function list(items: readonly Line[], label: string | null = null): Block[] {
  const texts = lines(items);
  return texts.length ? [{ kind: 'list', label, items: texts }] : [];
}

/** A term with its values, or with `fallback` if there are none; without either, no row. */
export function row(term: string, values: Line | readonly Line[], fallback?: string): DefinitionRow[] {
  const texts = lines(typeof values === 'object' && values ? values : [values]);
  if (texts.length) return [{ term, values: texts }];
  return fallback ? [{ term, values: [fallback] }] : [];
}

/** Marks the values of rows as telephone numbers, addresses or codes. */
export const withValueKind = (valueKind: ValueKind, rows: DefinitionRow[]): DefinitionRow[] =>
  rows.map((definition) => ({ ...definition, valueKind }));

/** Rows of terms and values; no block without rows. */
export const definitions = (...rows: DefinitionRow[][]): Block[] =>
  rows.flat().length ? [{ kind: 'definitions', rows: rows.flat() }] : [];

/** A table with `noValue` in its empty cells; no block without rows. */
export function table(caption: string, head: string[], rows: (Line | readonly Line[])[][], noValue: string): Block[] {
  const cell = (value: Line | readonly Line[]): Cell => {
    const texts = lines(typeof value === 'object' && value ? value : [value]);
    return texts.length ? texts : [noValue];
  };
  if (!rows.length) return [];
  return [
    { kind: 'table', caption, head: head.map(withNonBreakingSpaces), rows: rows.map((cells) => cells.map(cell)) },
  ];
}

/** Statements with their codes, or `fallback` if there are none. */
export function statements(label: string, items: Statement[], fallback: string | undefined): Block[] {
  if (!items.length) return definitions(row(label, fallback));
  return [
    { kind: 'statements', label, items: items.map(({ code, text }) => ({ code, text: withNonBreakingSpaces(text) })) },
  ];
}

/** All texts of a block, in order. */
export function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text, ...(block.link ? [block.link] : [])];
    case 'list':
      return [...(block.label ? [block.label] : []), ...block.items];
    case 'definitions':
      return block.rows.flatMap(({ term, values }) => [term, ...values]);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat(2)];
    case 'statements':
      return [block.label, ...block.items.flatMap(({ code, text }) => [code, text])];
    case 'pictograms':
      return [
        block.label,
        ...block.items.flatMap(({ code, name, plate }) => [
          ...(isHazardPictogram(code) ? [code] : []),
          name,
          ...Object.values(plate ?? {}),
        ]),
      ];
    case 'subheading':
      return [...(block.number ? [block.number] : []), block.text];
  }
}
