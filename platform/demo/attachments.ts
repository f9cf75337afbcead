import { crc32, deflateSync } from 'node:zlib';

/** Small files that open in the usual programs, made without a library: the catalogue's attachments. */

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

/**
 * A one-page A4 document (PDF 1.4), the first line as its heading, the others in a typewriter face; Latin-1 only.
 * @example pdf(['Certificate of analysis', 'Batch: 26-0417'])
 */
export function pdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  const [heading = '', ...rest] = shown;
  const content = ['BT 22 TL 56 770 Td /F1 16 Tf', heading, '18 TL /F2 10 Tf', ...rest, 'ET'].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const references = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return bytes(`${file}xref\n0 ${size}\n0000000000 65535 f \n${references}${trailer}`);
}

/**
 * A true-colour picture (PNG, ISO/IEC 15948), drawn by `colourAt` as red, green, blue from 0 to 255.
 * @example png(64, 48, (x, y) => [x, y, 128])
 */
export function png(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number],
): Uint8Array {
  const scanLines = Array.from({ length: height }, (_, y) => [
    0, // filter type: none
    ...Array.from({ length: width }, (_, x) => colourAt(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // eight bits a channel, true colour
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.from(scanLines.flat()))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

/** A table as RFC 4180 has it, UTF-8 with the byte order mark that spreadsheet programs look for. */
export function csv(rows: readonly (readonly string[])[]): Uint8Array {
  const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return new Uint8Array(Buffer.from('\uFEFF' + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')));
}
