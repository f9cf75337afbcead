/**
 * A line of CSV (RFC 4180) with its end. A cell that a spreadsheet would evaluate as a formula is prefixed with an apostrophe, since
 * texts come from others (OWASP, CSV injection).
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(formatCell).join(',')}\r\n`;

function formatCell(text: string): string {
  const safeText = /^\s*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
