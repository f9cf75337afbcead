import writeExcelFile, { type Cell } from 'write-excel-file/node';

export interface Spreadsheet {
  /** Name of its only sheet. */
  sheet: string;
  /** Widths in characters. */
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly string[])[];
}

/**
 * An XLSX workbook with one sheet and a bold, frozen title row. Every cell is stored as text, so that none is evaluated,
 * whatever its first character is (`=`, `+`, `-`, `@`).
 */
export async function writeSpreadsheet({ sheet, columns, rows }: Spreadsheet): Promise<Uint8Array> {
  const head = columns.map(({ title }): Cell => ({ ...text(title), fontWeight: 'bold', backgroundColor: '#e8f1f1' }));
  const body = rows.map((row) => row.map((cell): Cell => ({ ...text(cell), wrap: true, alignVertical: 'top' })));
  return writeExcelFile([head, ...body], {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

const text = (value: string) => ({ type: String, value, format: '@' }) as const;
