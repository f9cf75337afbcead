import type { Block } from './block.ts';

/** Every text that a block prints, in order. */
export function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return [...(block.label ? [block.label] : []), ...block.items];
    case 'definitions':
      return block.rows.flatMap(({ term, values }) => [term, ...values]);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat(2)];
    case 'statements':
      return [block.label, ...block.items.flatMap(({ code, text }) => [code, text])];
    case 'pictograms':
      return [block.label, ...block.items.flatMap(({ code, name }) => [code, name])];
    case 'subheading':
      return [...(block.number ? [block.number] : []), block.text];
  }
}
