import type { Writable } from 'node:stream';

/** `1 file`, `2 files`; with words of its own for several, `1 product is`, `0 products are`. */
export const formatCount = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

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

/**
 * Prints rows under their headings as CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe
 * first: addresses and errors are other people's words (OWASP, CSV injection).
 */
export function printCsv(output: Writable, headings: string[], rows: string[][]): void {
  for (const row of [headings, ...rows]) output.write(`${row.map(cell).join(',')}\r\n`);
}

function cell(text: string): string {
  const plain = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
