import type { Writable } from 'node:stream';

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
