/**
 * What people type and paste: figures with a decimal comma, blocks of cells. A value that cannot be read is kept as it was typed;
 * the platform's finding says what is wrong with it.
 */

/** A figure as typed in any language, `12,5` or `1 200.5`; null for other texts. */
export function parseFigure(text: string): number | null {
  const plain = text
    .trim()
    .replace(/(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g, '')
    .replace('−', '-');
  return /^[-+]?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** A number as it is typed in a language: with its decimal sign, without groups. */
export const figureText = (value: number, lang: string): string =>
  lang === 'en' ? String(value) : String(value).replace('.', ',');

/** What a field of a number stores: the number, undefined for an empty field, or the text that is not a number. */
export function numberOrTyped(text: string): number | string | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : (parseFigure(trimmed) ?? trimmed);
}

/** What a field of a number or a text stores: `2` is a number, `2.0`, `2,0` and `< 2` are texts with a decimal point. */
export function figureOrText(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const number = parseFigure(trimmed);
  if (number === null) return text;
  const pointed = trimmed.replace(',', '.');
  return String(number) === pointed ? number : pointed;
}

/** Entries of a list that are typed in one field, one a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Codes that are typed in one field: `H225, h319` → H225, H319. */
export const codesOf = (text: string): string[] =>
  text
    .replaceAll(' + ', '+')
    .split(/[\s,;|]+/)
    .filter((code) => code !== '');

/** A number whose hyphens are look-alikes, as word processors put them, with plain ones and nothing invisible. */
export const normalizeHyphens = (text: string): string =>
  text
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/[\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/-{2,}/g, '-');

/** The line with which spreadsheet programs are told the separator of the columns. */
const statedSeparator = /^\uFEFF?"?sep=([,;\t])"?[,;\t]*(?:\r?\n|$)/i;

/** Whether a text has the form of a CAS number, `67-64-1`. */
export const isCasForm = (text: string): boolean => /^\d{2,7}-\d{2}-\d$/.test(normalizeHyphens(text.trim()));

/**
 * A block of cells from a spreadsheet: tabs between cells, lines between rows, quotation marks around cells with either. Of a text without
 * tabs, as files have it, a first line `sep=;` says what is between the cells, else that semicolons or commas leave a CAS number.
 */
export function parseCells(text: string): string[][] {
  const [line, stated] = statedSeparator.exec(text) ?? [''];
  const body = text.slice(line.length).replace(/^\uFEFF/, '');
  if (stated !== undefined) return cellsBetween(body, stated);
  const tabbed = cellsBetween(body, '\t');
  if (body.includes('\t')) return tabbed;
  const blocks = [';', ','].map((sign) => cellsBetween(body, sign));
  return blocks.find((rows) => rows.some((row) => row.length > 1 && row.some(isCasForm))) ?? tabbed;
}

function cellsBetween(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position <= text.length) {
    const [cell, end] = readCell(text, position, separator);
    row.push(cell);
    const sign = text[end];
    if (sign === separator) {
      position = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    position = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  const last = rows.at(-1);
  if (last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

/** The cell at a position, and the position after it. */
function readCell(text: string, start: number, separator: string): [cell: string, end: number] {
  if (text[start] === '"') {
    const quoted = new RegExp(`"((?:[^"]|"")*)"(?=${separator}|\\r?\\n|$)`, 'y');
    quoted.lastIndex = start;
    const match = quoted.exec(text);
    if (match) return [match[1]!.replaceAll('""', '"'), quoted.lastIndex];
  }
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  plain.lastIndex = start;
  return [plain.exec(text)![0], plain.lastIndex];
}

/** Cells as a spreadsheet pastes them. */
export const formatCells = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n');
