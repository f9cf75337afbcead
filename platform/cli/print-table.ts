import type { Writable } from 'node:stream';

/** Prints rows under their headings, in columns; one line a row, whatever the texts hold. */
export function printTable(output: Writable, headings: string[], rows: string[][]): void {
  const plain = [headings, ...rows].map((row) => row.map((text) => text.replace(/\p{Cc}+/gu, ' ')));
  const widths = headings.map((_, column) => Math.max(...plain.map((row) => row[column]!.length)));
  for (const row of plain)
    output.write(
      `${row
        .map((text, column) => text.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()}\n`,
    );
}
