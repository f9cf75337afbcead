import { zipSync } from 'fflate';
import { SourceError } from '../read/source-error.ts';
import { unpackWorkbook, workbookLimits } from './bounded-archive.ts';

/** The rows of a sheet with the trimmed texts of their cells; empty cells are ''. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** Excel's limit of characters in a cell. */
const maxCellLength = 32_767;

/**
 * Reads all sheets of an .xlsx file. Days are written YYYY-MM-DD.
 * @throws SourceError when it cannot be read or exceeds a limit
 */
export async function readWorkbook(bytes: Uint8Array, shown: string): Promise<Sheet[]> {
  const files = unpackWorkbook(bytes, shown);
  for (const content of Object.values(files)) checkExtent(content, shown);
  // The reader gets a new archive of what was unpacked, since it would unpack the original one without a limit.
  const archive = Buffer.from(zipSync(files, { level: 0 }));
  const { default: readExcelFile } = await import('read-excel-file/node');
  const sheets = await readExcelFile(archive).catch((reason: unknown) => {
    // The reader throws a TypeError for a workbook with missing parts.
    const cause = reason instanceof TypeError ? 'parts of it are missing' : (reason as Error).message;
    throw new SourceError(`${shown} cannot be read as an .xlsx file: ${cause}.`);
  });
  // Many cells may have the same long text, which is converted and stored once.
  const texts = new Map<string, string>();
  const textOf = (cell: unknown): string => {
    if (cell instanceof Date) return cell.toISOString().slice(0, 10);
    const written = String(cell ?? '');
    if (written.length > maxCellLength)
      throw new SourceError(`${shown} has a cell of more than ${maxCellLength.toLocaleString('en')} characters.`);
    const cached = texts.get(written);
    if (cached !== undefined) return cached;
    // A cell can name any UTF-16 unit (`_x0000_`), but not every one can be stored.
    const text = written.replace(/\0|\p{Surrogate}/gu, '\uFFFD').trim();
    texts.set(written, text);
    return text;
  };
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }));
}

/** Limits the positions of cells before the workbook is read, since the reader fills all cells before a distant one. */
function checkExtent(content: Uint8Array, shown: string): void {
  const xml = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('utf8');
  if (!xml.includes('sheetData')) return;
  for (const [, value] of xml.matchAll(/\sr[\s=]+["']([^"']*)["']/g)) {
    const [, column, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(value!) ?? [];
    if (row === undefined) throw new SourceError(`${shown} cannot be read as an .xlsx file: '${value}' is no cell.`);
    const columnNumber = [...column!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    if (Number(row) > workbookLimits.rows || columnNumber > workbookLimits.columns)
      throw new SourceError(
        `${shown} has cells beyond row ${workbookLimits.rows.toLocaleString('en')} or column ${workbookLimits.columns}, the limits of a list.`,
      );
  }
}
