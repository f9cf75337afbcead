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
    // The reader's own faults, for a workbook of which parts are missing.
    const why = reason instanceof TypeError ? 'parts of it are missing' : (reason as Error).message;
    throw new SourceError(`${shown} cannot be read as an .xlsx file: ${why}.`);
  });
  // Many cells may have one long text, which is changed and kept once.
  const texts = new Map<string, string>();
  const textOf = (cell: unknown): string => {
    if (cell instanceof Date) return cell.toISOString().slice(0, 10);
    const written = String(cell ?? '');
    if (written.length > maxCellLength)
      throw new SourceError(`${shown} has a cell of more than ${maxCellLength.toLocaleString('en')} characters.`);
    const known = texts.get(written);
    if (known !== undefined) return known;
    // A cell can name any UTF-16 unit (`_x0000_`), but not every one can be stored.
    const text = written.replace(/\0|\p{Surrogate}/gu, '\uFFFD').trim();
    texts.set(written, text);
    return text;
  };
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) }));
}

/** A cell far out makes the reader fill all cells before it, so its position is limited before it reads. */
function checkExtent(content: Uint8Array, shown: string): void {
  const xml = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('utf8');
  if (!xml.includes('sheetData')) return;
  for (const [, value] of xml.matchAll(/\sr[\s=]+["']([^"']*)["']/g)) {
    const [, column, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(value!) ?? [];
    if (row === undefined) throw new SourceError(`${shown} cannot be read as an .xlsx file: '${value}' is no cell.`);
    const place = [...column!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    if (Number(row) > workbookLimits.rows || place > workbookLimits.columns)
      throw new SourceError(
        `${shown} has cells beyond row ${workbookLimits.rows.toLocaleString('en')} or column ${workbookLimits.columns}, the limits of a list.`,
      );
  }
}
