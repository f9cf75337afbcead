import { strToU8, zipSync } from 'fflate';
import type { LanguageCode } from '../../languages/languages.ts';
import type { SheetFormat } from '../../law/sheet-formats.ts';
import { fillSheets, formatSheet, type SheetStart } from '../label/label-sheet.ts';
import type { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { printable } from '../pdf/print-data.ts';
import { bitsOf, type ProductCode } from './product-code.ts';

/** The codes on sheets of labels, as PDF. @throws the errors of PdfRenderer.renderPdf */
export function codesPdf(
  codes: readonly ProductCode[],
  { format, start, lang, title }: { format: SheetFormat; start: SheetStart; lang: LanguageCode; title: string },
  { renderPdf }: Pick<PdfRenderer, 'renderPdf'>,
) {
  const sheet = formatSheet(format);
  const cells = codes.map((_, label) => ({ label }));
  return renderPdf('codes', {
    title,
    lang,
    width: sheet.width,
    height: sheet.height,
    cellWidth: sheet.labelWidth,
    cellHeight: sheet.labelHeight,
    codes: codes.map((code) => ({
      ...bitsOf(code),
      content: code.content,
      name: printable(code.name),
      lines: printable(code.lines),
    })),
    pages: fillSheets(sheet, cells, start).map((page) => page.map(({ label, x, y }) => ({ code: label, x, y }))),
  });
}

/** Packs the codes into a ZIP archive, one SVG drawing each, named after code and id of its product. */
export function codesZip(codes: readonly (ProductCode & { fileName: string })[]): Uint8Array<ArrayBuffer> {
  const files = codes.map((code) => [`${code.fileName}.svg`, strToU8(codeSvg(code))] as const);
  return zipSync(Object.fromEntries(files), { level: 6 }) as Uint8Array<ArrayBuffer>;
}

/** Height of a line of text, in the width of the code. */
const lineHeight = 0.09;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);

/** Draws a code with name and lines below it; a line that is too long is squeezed. */
function codeSvg({ modules, quietZone, name, lines }: ProductCode): string {
  const across = modules.across + 2 * quietZone;
  const line = across * lineHeight;
  const runs: string[] = [];
  for (let row = 0; row < modules.across; row += 1)
    for (let column = 0; column < modules.across; column += 1)
      if (modules.isDark(row, column)) runs.push(`M${column + quietZone} ${row + quietZone}h1v1h-1z`);
  const texts = [name, ...lines].map((text, index) => {
    const size = line * 0.8;
    const isLong = [...text].length * size * 0.55 > across;
    const squeezeAttributes = isLong
      ? ` textLength="${(across * 0.96).toFixed(2)}" lengthAdjust="spacingAndGlyphs"`
      : '';
    const y = (across + line * (index + 0.8)).toFixed(2);
    return `<text x="${across / 2}" y="${y}" font-size="${size.toFixed(2)}"${index === 0 ? ' font-weight="600"' : ''}${squeezeAttributes}>${escape(text)}</text>`;
  });
  const height = (across + line * (texts.length + 0.4)).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${height}" width="${across * 10}" height="${(Number(height) * 10).toFixed(1)}"><path fill="#fff" d="M0 0h${across}v${height}H0z"/><path shape-rendering="crispEdges" d="${runs.join('')}"/><g text-anchor="middle" font-family="'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif">${texts.join('')}</g></svg>`;
}
