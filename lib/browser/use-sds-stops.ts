import { useEffect, useState, type RefObject } from 'react';
import { canHighlight, highlight } from '@/lib/browser/highlight';
import { sdsPlace } from '@/lib/browser/sds-place';

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
