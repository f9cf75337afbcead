/** So far from the window's edges, in CSS pixels, no bar covers a place. */
const coveredPx = { above: 190, below: 130 };

/** The element that a place in a text begins in, or begins with. */
function elementAt({ startContainer, startOffset }: Range): Element | null {
  const node = startContainer.childNodes[startOffset] ?? startContainer;
  return node instanceof Element ? node : node.parentElement;
}

/** Where a place in a sheet is, on the screen and in the sheet. */
export const sdsPlace = {
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
