import type { Writable } from 'node:stream';
import { csvLine } from '../runtime/csv-line.ts';

/** `1 file`, `2 files`; with an own plural, `1 product is`, `0 products are`. */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** Prints rows in columns under their headings, one line per row: control characters are replaced by spaces. */
export function printTable(output: Writable, headings: string[], rows: string[][]): void {
  const lines = [headings, ...rows].map((row) => row.map((text) => text.replace(/\p{Cc}+/gu, ' ')));
  const widths = headings.map((_, column) => Math.max(...lines.map((row) => row[column]!.length)));
  for (const row of lines)
    output.write(
      `${row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()}\n`,
    );
}

/** Prints rows under their headings as CSV (RFC 4180). */
export function printCsv(output: Writable, headings: string[], rows: string[][]): void {
  for (const row of [headings, ...rows]) output.write(csvLine(row));
}
