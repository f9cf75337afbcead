import { type RefObject, useEffect, useState } from 'react';

/** So far from the window's edges, in CSS pixels, no bar covers a place. */
const coveredPx = { above: 190, below: 130 };

/** The element that a place in a text begins in, or begins with. */
function elementAt({ startContainer, startOffset }: Range): Element | null {
  const node = startContainer.childNodes[startOffset] ?? startContainer;
  return node instanceof Element ? node : node.parentElement;
}

/** Where a place in a sheet is, on the screen and in the sheet. */
const sdsPlace = {
  /** Number of the section, 1 to 16. */
  section(range: Range): number | null {
    for (let element = elementAt(range); element; element = element.parentElement) {
      const number = /^section-(\d{1,2})$/.exec(element.id)?.[1];
      if (number) return Number(number);
    }
    return null;
  },

  /** The first that is not above the window; the first of all where every one is. -1 without any. */
  firstFromView(ranges: Range[]): number {
    const index = ranges.findIndex((range) => (elementAt(range)?.getBoundingClientRect().bottom ?? 0) > 0);
    return index === -1 ? Math.min(0, ranges.length - 1) : index;
  },

  /** Scrolls to it where it is out of sight. */
  show(range: Range): void {
    const element = elementAt(range);
    const { top = 0, bottom = 0, left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    const isInSight =
      top >= coveredPx.above &&
      bottom <= window.innerHeight - coveredPx.below &&
      left >= 0 &&
      right <= window.innerWidth;
    if (!isInSight) element?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  },
};

/** Marks places in the page as the highlight `name` of the style sheet; no places, no marks. Not every browser can. */
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

/** Places in a text that a visitor goes through one by one: what a search found, what a comparison changed. */
export interface SdsStops {
  count: number;
  /** Of the current place, from 1; 0 while there is none. */
  position: number;
  /** Number of the section that the current place is in. */
  section: number | null;
  /** To the next (1) or the previous one (-1), around the ends. */
  step: (direction: 1 | -1) => void;
}

interface Found {
  ranges: Range[];
  /** Of the current one; -1 for none. */
  index: number;
}

const nothing: Found = { ranges: [], index: -1 };

/**
 * Finds places in a text and leads through them; `find` has to be the same function until the text, or what is looked
 * for, has changed. They are the highlights `{name}` and `{name}-current` (provider-html.css); a browser without
 * highlights selects the current one. `goesTo` shows one at once: the first of all, or the first from the view on.
 */
export function useSdsStops({
  text,
  name,
  find,
  goesTo = null,
}: {
  text: RefObject<HTMLElement | null>;
  name: string;
  find: ((root: HTMLElement) => Range[]) | null;
  goesTo?: 'first' | 'view' | null;
}): SdsStops {
  const [{ ranges, index }, setFound] = useState(nothing);
  const current = ranges[index];

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const found = text.current && find ? find(text.current) : [];
      const first = goesTo === 'first' ? 0 : goesTo === 'view' ? sdsPlace.firstFromView(found) : -1;
      setFound(found.length > 0 ? { ranges: found, index: first } : nothing);
      if (found[first]) sdsPlace.show(found[first]);
    });
    return () => cancelAnimationFrame(frame);
  }, [text, find, goesTo]);

  useEffect(() => {
    highlight(name, ranges, 0);
    highlight(`${name}-current`, current ? [current] : [], 1);
  }, [name, ranges, current]);

  const step = (direction: 1 | -1) => {
    const from = index === -1 && direction === -1 ? 0 : index;
    const next = (from + direction + ranges.length) % ranges.length;
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
