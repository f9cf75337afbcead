import { type RefObject, useEffect, useState } from 'react';

/** Distances from the window's edges that bars may cover, in CSS pixels. */
const coveredPx = { top: 190, bottom: 130 };

/** The element that contains the start of a range, or that starts there. */
function elementAt({ startContainer, startOffset }: Range): Element | null {
  const node = startContainer.childNodes[startOffset] ?? startContainer;
  return node instanceof Element ? node : node.parentElement;
}

/** Positions of ranges in the sheet and in the window. */
const sdsPlace = {
  /** Number of the section, 1 to 17. */
  section(range: Range): number | null {
    for (let element = elementAt(range); element; element = element.parentElement) {
      const number = /^section-(\d{1,2})$/.exec(element.id)?.[1];
      if (number) return Number(number);
    }
    return null;
  },

  /** The first that is not above the window; the first of all if every one is. -1 for none. */
  firstFromView(ranges: Range[]): number {
    const index = ranges.findIndex((range) => (elementAt(range)?.getBoundingClientRect().bottom ?? 0) > 0);
    return index === -1 ? Math.min(0, ranges.length - 1) : index;
  },

  /** Scrolls to it if it is out of view. */
  show(range: Range): void {
    const element = elementAt(range);
    const { top = 0, bottom = 0, left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    const isInSight =
      top >= coveredPx.top &&
      bottom <= window.innerHeight - coveredPx.bottom &&
      left >= 0 &&
      right <= window.innerWidth;
    if (!isInSight) element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  },
};

/**
 * Highlights ranges as `::highlight(name)`; an empty list removes the highlight. Does nothing without browser support.
 */
function highlight(name: string, places: Range[], priority: number): void {
  if (!canHighlight()) return;
  if (places.length === 0) {
    CSS.highlights.delete(name);
    return;
  }
  const marks = new Highlight(...places);
  marks.priority = priority;
  CSS.highlights.set(name, marks);
}

/** Whether the browser has the CSS Custom Highlight API. */
function canHighlight(): boolean {
  return typeof CSS !== 'undefined' && 'highlights' in CSS;
}

/** Ranges of a text that a visitor steps through: search matches or changes. */
export interface SdsStops {
  count: number;
  /** Number of the current range, from 1; 0 for none. */
  position: number;
  /** Number of the section of the current range. */
  section: number | null;
  /** Goes to the next (1) or the previous range (-1), wrapping around. */
  step: (direction: 1 | -1) => void;
}

interface Found {
  ranges: Range[];
  /** Index of the current range; -1 for none. */
  index: number;
}

const nothing: Found = { ranges: [], index: -1 };

/**
 * Finds ranges in a text and steps through them; `find` must be stable until the text or the query changes. They are
 * highlighted as `{name}` and `{name}-current` (provider-html.css); without browser support the current one is
 * selected. `jumpTo` scrolls to one immediately: the first of all, or the first from the current view on.
 */
export function useSdsStops({
  text,
  name,
  find,
  jumpTo = null,
}: {
  text: RefObject<HTMLElement | null>;
  name: string;
  find: ((root: HTMLElement) => Range[]) | null;
  jumpTo?: 'first' | 'view' | null;
}): SdsStops {
  const [{ ranges, index }, setFound] = useState(nothing);
  const current = ranges[index];

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const found = text.current && find ? find(text.current) : [];
      const first = jumpTo === 'first' ? 0 : jumpTo === 'view' ? sdsPlace.firstFromView(found) : -1;
      setFound(found.length > 0 ? { ranges: found, index: first } : nothing);
      if (found[first]) sdsPlace.show(found[first]);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, find, jumpTo]);

  useEffect(() => {
    highlight(name, ranges, 0);
    highlight(`${name}-current`, current ? [current] : [], 1);
  }, [name, ranges, current]);

  const step = (direction: 1 | -1) => {
    const startIndex = index === -1 && direction === -1 ? 0 : index;
    const next = (startIndex + direction + ranges.length) % ranges.length;
    const range = ranges[next];
    if (!range) return;
    setFound({ ranges, index: next });
    sdsPlace.show(range);
    if (!canHighlight()) select(range);
  };

  return {
    count: ranges.length,
    position: index + 1,
    section: current ? sdsPlace.section(current) : null,
    step,
  };
}

function select(range: Range): void {
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
