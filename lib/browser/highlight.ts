/** Marks places in the page as the highlight `name` of the style sheet; no places, no marks. Not every browser can. */
export function highlight(name: string, places: Range[], priority: number): void {
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
export function canHighlight(): boolean {
  return typeof CSS !== 'undefined' && 'highlights' in CSS;
}
