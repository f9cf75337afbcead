/** Elements whose marks count as one change, outermost first: a fact, a row, an item, a line. */
const units = ['dl > div', 'tr', 'li', 'dt, dd, p, h2, h3, h4, h5, caption'];

const unitOf = (mark: Element): Element =>
  units.map((unit) => mark.closest(unit)).find((found) => found !== null) ?? mark;

/**
 * The changes that a comparison marks in an element, in document order: the marks of one unit are one change. Version
 * and dates in the document's head do not count.
 */
export function findSdsChanges(root: HTMLElement): Range[] {
  const changes: Range[] = [];
  let lastUnit: Element | null = null;
  for (const mark of root.querySelectorAll('ins, del')) {
    if (mark.closest('.sds-header')) continue;
    const unit = unitOf(mark);
    const range = unit === lastUnit ? changes.at(-1)! : document.createRange();
    if (unit !== lastUnit) {
      range.setStartBefore(mark);
      changes.push(range);
    }
    range.setEndAfter(mark);
    lastUnit = unit;
  }
  return changes;
}
