import { codesOf, figureText, numberOrTyped, normalizeHyphens } from '@/lib/domain/studio/entered-values';
import { listOf, objectOf, withValueAt } from '@/lib/domain/studio/pointers';
import type { JsonObject, JsonValue } from '@/lib/domain/studio/step-props';

/** The columns of the grid of ingredients: fields of an ingredient. */
export const ingredientColumns = ['name', 'cas', 'ec', 'content', 'contentRange', 'classification', 'limits'] as const;
export type IngredientColumn = (typeof ingredientColumns)[number];

/** Bounds of the grid; a product file has at most 1,000 entries in a list (docs/product-file.md, 'Limits'). */
export const maxIngredientRows = 5000;
export const maxIngredientsInFile = 1000;
export const maxCellLength = 2000;

/** The text for 'not classified': an empty list. A classification that is absent is not stated. */
export const noClassification = '–';

/** `Flam. Liq. 2; H225 | Eye Irrit. 2; H319` */
export const classificationText = (entries: JsonValue | undefined): string =>
  listOf(entries)
    .map((entry) => {
      const { category, h } = objectOf(entry);
      const codes = listOf(h).map(String).join(', ');
      return codes === '' ? String(category ?? '') : `${String(category ?? '')}; ${codes}`;
    })
    .join(' | ');

/** Between a category and its statements, and between these: a semicolon, a comma, or the space before a code, not within `H300 + H310`. */
const partEnd = /[;,]|(?<![+\s])\s+(?=(?:EU)?H\d{3})/;

/** Entries of a classification as typed. One that is unchanged keeps the values of its placeholders. */
function parseClassification(text: string, previousEntries: JsonValue | undefined): JsonValue[] {
  const entriesByText = new Map(listOf(previousEntries).map((entry) => [classificationText([entry]), entry]));
  return text
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [category = '', ...codes] = part.split(partEnd).map((piece) => piece.trim());
      const entry = { category, h: codes.flatMap(codesOf) };
      return entriesByText.get(classificationText([entry])) ?? entry;
    });
}

/** The text of a cell. */
export function cellText(row: JsonObject, column: IngredientColumn, language: string, lang: string): string {
  const value = row[column];
  if (column === 'name') return String(objectOf(value)[language] ?? (typeof value === 'string' ? value : ''));
  if (column === 'limits') return listOf(value).map(String).join(' | ');
  if (column === 'classification') {
    return Array.isArray(value) && value.length === 0 ? noClassification : classificationText(value);
  }
  if (typeof value === 'number') return figureText(value, lang);
  return value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
}

/** The row with a new text in a cell; the same row if the text equals the stored value. */
export function withCell(row: JsonObject, column: IngredientColumn, typed: string, language: string): JsonObject {
  const text = typed.trim();
  const value = valueOfCell(row, column, text);
  if (column === 'name') {
    const name = withValueAt(objectOf(row.name), [language], value);
    return { ...row, name };
  }
  return objectOf(withValueAt(row, [column], value));
}

function valueOfCell(row: JsonObject, column: IngredientColumn, text: string): JsonValue | undefined {
  if (text === '') return undefined;
  switch (column) {
    case 'content':
      return numberOrTyped(text.replace(/%$/, ''));
    case 'cas':
    case 'ec':
      return normalizeHyphens(text);
    case 'contentRange':
      return printedRange(text);
    case 'classification':
      return /^[-–]$/.test(text) ? [] : parseClassification(text, row.classification);
    case 'limits':
      return text
        .split(/[|\n]/)
        .map((limit) => limit.trim())
        .filter((limit) => limit !== '');
    default:
      return text;
  }
}

/** A printed range with decimal points and its unit, `2,5 – < 5` → `2.5 – < 5 %`; a text with other words is unchanged. */
const printedRange = (text: string): string => {
  if (text.length > 100 || !/^(?:ca\.)?[\d.,\s<>=≤≥~≈%–…-]*\d[\s%]*$/.test(text)) return text;
  const pointed = text.replace(/(\d),(\d)/g, '$1.$2');
  return pointed.includes('%') ? pointed : `${pointed} %`;
};

export interface PasteResult {
  rows: JsonObject[];
  /** Cells that are too long; they were left out. */
  refusedCells: { row: number; column: IngredientColumn; length: number }[];
  /** Rows over `maxIngredientRows`; they were left out. */
  refusedRowCount: number;
}

/** Rows with a block of cells, from a cell on. Rows that are missing are added; cells right of the last column are left out. */
export function pasteCells(
  rows: readonly JsonObject[],
  block: readonly (readonly string[])[],
  start: { row: number; column: number },
  language: string,
): PasteResult {
  const result: PasteResult = { rows: [...rows], refusedCells: [], refusedRowCount: 0 };
  block.forEach((cells, offset) => {
    const index = start.row + offset;
    if (index >= maxIngredientRows) {
      result.refusedRowCount += 1;
      return;
    }
    let row = result.rows[index] ?? {};
    cells.forEach((text, columnOffset) => {
      const column = ingredientColumns[start.column + columnOffset];
      if (column === undefined) return;
      if (text.length > maxCellLength) result.refusedCells.push({ row: index, column, length: text.length });
      else row = withCell(row, column, text, language);
    });
    result.rows[index] = row;
  });
  return result;
}
