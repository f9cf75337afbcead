import { findInText, type TextPiece } from '@/lib/domain/sds/sds-search';

/** Elements that do not interrupt a run of text. */
const inlineTags = new Set(
  ['a', 'abbr', 'b', 'del', 'em', 'i', 'ins', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u'].map((tag) =>
    tag.toUpperCase(),
  ),
);

/** The matches of a text in the visible content of an element, in document order. */
export function findSdsText(root: HTMLElement, query: string): Range[] {
  const nodes: Text[] = [];
  const pieces: TextPiece[] = [];
  let block = 0;
  const read = (parent: Element) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        nodes.push(child);
        pieces.push({ text: child.data, block });
      } else if (child instanceof Element) {
        const isInline = inlineTags.has(child.tagName);
        if (!isInline && child.checkVisibility?.() === false) continue;
        if (!isInline) block += 1;
        read(child);
        if (!isInline) block += 1;
      }
    }
  };
  read(root);
  return findInText(pieces, query).map(({ start, end }) => {
    const range = document.createRange();
    range.setStart(nodes[start.piece]!, start.offset);
    range.setEnd(nodes[end.piece]!, end.offset);
    return range;
  });
}
