import {
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { formatCells, parseCells } from '@/lib/domain/studio/entered-values';
import {
  cellText,
  type IngredientColumn,
  ingredientColumns,
  maxCellLength,
  maxIngredientRows,
  type PasteResult,
  pasteCells,
  withCell,
} from '@/lib/domain/studio/ingredient-cells';
import { isSame } from '@/lib/domain/studio/merge';
import type { JsonObject } from '@/lib/domain/studio/step-props';

export interface Cell {
  row: number;
  column: number;
}

/** The entries that were not stored. */
export interface Refused extends Omit<PasteResult, 'rows'> {
  /** A cell whose row others removed or replaced while it was edited. */
  goneCell?: { column: IngredientColumn; text: string };
}

/** Rows on a page of the grid. */
export const pageSize = 50;

const lastColumn = ingredientColumns.length - 1;

/** The selected block of cells; all bounds are inclusive. */
interface CellRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * The current index of a row that was at `index` before others added, removed or changed rows; -1 if it is gone, or if several rows match.
 * The empty row (undefined) is the one after the last.
 */
function indexOfRow(row: JsonObject | undefined, rows: readonly JsonObject[], index: number): number {
  if (row === undefined) return rows.length;
  const comparisons = [
    (candidate: JsonObject) => isSame(candidate, row),
    (candidate: JsonObject) => row.cas !== undefined && candidate.cas === row.cas,
    (candidate: JsonObject) => row.name !== undefined && isSame(candidate.name, row.name),
  ];
  for (const matches of comparisons) {
    if (rows[index] && matches(rows[index])) return index;
    const found = rows.flatMap((candidate, candidateIndex) => (matches(candidate) ? [candidateIndex] : []));
    if (found.length === 1) return found[0]!;
  }
  return -1;
}

/** The rows without the content of the selected cells. */
const clearCells = (rows: readonly JsonObject[], range: CellRange, language: string): JsonObject[] =>
  rows.map((row, index) =>
    index < range.top || index > range.bottom
      ? row
      : ingredientColumns
          .slice(range.left, range.right + 1)
          .reduce((changed, column) => withCell(changed, column, '', language), row),
  );

/** The rows with the selected ones moved up (-1) or down (1); null at the ends of the grid. */
function moveRange(rows: readonly JsonObject[], { top, bottom }: CellRange, offset: -1 | 1): JsonObject[] | null {
  const last = Math.min(bottom, rows.length - 1);
  if (top + offset < 0 || last + offset >= rows.length || top > last) return null;
  const next = [...rows];
  next.splice(top + offset, 0, ...next.splice(top, last - top + 1));
  return next;
}

/** Calls `store` when the page is hidden or left, and when the component goes: an input is removed then without a blur event. */
function useStoreOnLeave(store: (() => void) | undefined) {
  const latest = useRef(store);
  useEffect(() => {
    latest.current = store;
  });
  useEffect(() => {
    const storeLatest = () => latest.current?.();
    const storeIfHidden = () => {
      if (document.visibilityState === 'hidden') storeLatest();
    };
    window.addEventListener('pagehide', storeLatest);
    document.addEventListener('visibilitychange', storeIfHidden);
    return () => {
      window.removeEventListener('pagehide', storeLatest);
      document.removeEventListener('visibilitychange', storeIfHidden);
      storeLatest();
    };
  }, []);
}

/** The cell that an event is about. */
function cellOf(target: EventTarget): Cell | null {
  const [row, column] = ((target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell ?? '')
    .split(':')
    .map(Number);
  return column === undefined ? null : { row: row!, column };
}

const isEditor = (target: EventTarget): target is HTMLInputElement => target instanceof HTMLInputElement;

/**
 * The state of the grid of ingredients (active, selected and edited cell) and its handlers of keys, pointer and clipboard (ARIA
 * Authoring Practices, 'Grid Pattern'). The row after the last one is empty; typing there adds a row.
 */
export function useIngredientGrid({
  rows,
  language,
  lang,
  isReadOnly,
  onRows,
  onRefused,
}: {
  rows: readonly JsonObject[];
  language: string;
  lang: string;
  isReadOnly: boolean;
  onRows: (rows: readonly JsonObject[]) => void;
  onRefused: (refused: Refused) => void;
}) {
  const [cursor, setCursor] = useState<Cell>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Cell | null>(null);
  /**
   * The text of the editor and the row of its cell (undefined: the empty one); null: no cell is edited. If others leave fewer rows, the
   * editor is rendered again in the last row, with this text.
   */
  const [edited, setEdited] = useState<{ text: string; row: JsonObject | undefined } | null>(null);
  const editing = edited?.text ?? null;
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);

  const lastRow = isReadOnly ? rows.length - 1 : Math.min(rows.length, maxIngredientRows - 1);
  // Rows may go, by undo.
  const active = { row: Math.max(0, Math.min(cursor.row, lastRow)), column: cursor.column };
  const range: CellRange = {
    top: Math.min(active.row, anchor?.row ?? active.row),
    bottom: Math.min(lastRow, Math.max(active.row, anchor?.row ?? active.row)),
    left: Math.min(active.column, anchor?.column ?? active.column),
    right: Math.max(active.column, anchor?.column ?? active.column),
  };

  useEffect(() => {
    if (!takesFocus.current || editing !== null) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus();
  }, [cursor, editing, rows]);

  const textOf = ({ row, column }: Cell) => cellText(rows[row] ?? {}, ingredientColumns[column]!, language, lang);
  const edit = (text: string) => {
    if (!isReadOnly) setEdited({ text, row: rows[active.row] });
  };

  /** Stores what was typed. @returns the rows with it */
  const commit = (text: string): readonly JsonObject[] => {
    setEdited(null);
    const column = ingredientColumns[active.column]!;
    const row = edited?.row;
    if (text === cellText(row ?? {}, column, language, lang)) return rows;
    if (text.length > maxCellLength) {
      onRefused({ refusedCells: [{ row: active.row, column, length: text.length }], refusedRowCount: 0 });
      return rows;
    }
    const index = indexOfRow(row, rows, active.row);
    if (index === -1) {
      onRefused({ refusedCells: [], refusedRowCount: 0, goneCell: { column, text } });
      return rows;
    }
    const next = [...rows];
    next[index] = withCell(rows[index] ?? {}, column, text, language);
    onRows(next);
    return next;
  };

  useStoreOnLeave(edited ? () => commit(edited.text) : undefined);

  const goTo = (row: number, column: number, { extends: isExtending = false, edits = false } = {}) => {
    const next = {
      row: Math.max(0, Math.min(row, lastRow + (edits ? 1 : 0))),
      column: Math.max(0, Math.min(column, lastColumn)),
    };
    // Stores what was typed in the cell that loses its editor.
    const editor = grid.current?.querySelector('input');
    if (editor && editing !== null && !edits) commit(editor.value);
    setAnchor(isExtending ? (anchor ?? active) : null);
    setCursor(next);
    takesFocus.current = true;
  };
  const removeRows = () => {
    onRows(rows.filter((_, index) => index < range.top || index > range.bottom));
    goTo(Math.min(range.top, Math.max(0, rows.length - 2)), active.column);
  };
  const moveRows = (offset: -1 | 1) => {
    const next = moveRange(rows, range, offset);
    if (next === null) return;
    onRows(next);
    setAnchor(anchor && { ...anchor, row: anchor.row + offset });
    setCursor({ ...active, row: active.row + offset });
    takesFocus.current = true;
  };

  const onEditorKey = (event: KeyboardEvent, text: string) => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      setEdited(null);
      takesFocus.current = true;
    } else if (key === 'Enter') {
      commit(text);
      goTo(active.row + (shiftKey ? -1 : 1), active.column, { edits: true });
    } else if (key === 'Tab') {
      const position = active.row * (lastColumn + 1) + active.column + (shiftKey ? -1 : 1);
      // At the ends of the grid the key moves the focus out of it.
      if (position < 0) return;
      const next = { row: Math.floor(position / (lastColumn + 1)), column: position % (lastColumn + 1) };
      if (next.row > rows.length) return;
      const stored = commit(text);
      goTo(next.row, next.column, { edits: true });
      const row = stored[next.row];
      setEdited({ text: cellText(row ?? {}, ingredientColumns[next.column]!, language, lang), row });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isEditor(event.target)) return onEditorKey(event, event.target.value);
    const { key, shiftKey, altKey } = event;
    const isControl = event.ctrlKey || event.metaKey;
    const { row, column } = active;
    const extending = { extends: shiftKey };
    const moves: Record<string, () => void> = {
      ArrowUp: () => (altKey ? !isReadOnly && moveRows(-1) : goTo(row - 1, column, extending)),
      ArrowDown: () => (altKey ? !isReadOnly && moveRows(1) : goTo(row + 1, column, extending)),
      ArrowLeft: () => goTo(row, column - 1, extending),
      ArrowRight: () => goTo(row, column + 1, extending),
      Home: () => goTo(isControl ? 0 : row, 0, extending),
      End: () => goTo(isControl ? lastRow : row, lastColumn, extending),
      PageUp: () => goTo(row - pageSize, column, extending),
      PageDown: () => goTo(row + pageSize, column, extending),
      Escape: () => setAnchor(null),
      Enter: () => edit(textOf(active)),
      F2: () => edit(textOf(active)),
      Delete: () => !isReadOnly && onRows(clearCells(rows, range, language)),
      Backspace: () => !isReadOnly && onRows(clearCells(rows, range, language)),
    };
    const move = moves[key];
    if (move) move();
    else if (key.length === 1 && !isControl && !altKey && !isReadOnly) edit(key);
    else return;
    event.preventDefault();
  };

  const onMouseDown = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (!cell || isEditor(event.target)) return;
    goTo(cell.row, cell.column, { extends: event.shiftKey });
  };
  const onDoubleClick = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell && !isEditor(event.target)) edit(textOf(cell));
  };
  const onChange = (event: ChangeEvent<HTMLElement>) => {
    if (edited && isEditor(event.target)) setEdited({ ...edited, text: event.target.value });
  };
  const onBlur = (event: FocusEvent) => {
    if (isEditor(event.target) && editing !== null) commit(event.target.value);
  };

  const onCopy = (event: ClipboardEvent) => {
    if (isEditor(event.target)) return;
    const columns = ingredientColumns.slice(range.left, range.right + 1);
    const block = rows
      .slice(range.top, range.bottom + 1)
      .map((row) => columns.map((column) => cellText(row, column, language, lang)));
    event.clipboardData.setData('text/plain', formatCells(block));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // A block of cells cannot be pasted into an input; a text that is too long is refused here.
    if (isReadOnly || (isEditor(event.target) && text.length <= maxCellLength)) return;
    event.preventDefault();
    setEdited(null);
    const { rows: next, ...refused } = pasteCells(
      rows,
      parseCells(text),
      { row: range.top, column: range.left },
      language,
    );
    onRows(next);
    if (refused.refusedCells.length > 0 || refused.refusedRowCount > 0) onRefused(refused);
    takesFocus.current = true;
  };

  return {
    grid,
    active,
    range,
    editing,
    lastRow,
    goTo,
    removeRows,
    moveRows,
    handlers: { onKeyDown, onMouseDown, onDoubleClick, onChange, onBlur, onCopy, onPaste },
  };
}
