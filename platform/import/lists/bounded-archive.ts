import { inflateRawSync } from 'node:zlib';
import { SourceError } from '../read/source-error.ts';

/** Bounds of a workbook, far above ECHA's tables (about 10,000 rows, 20 MiB unpacked); they protect memory. */
export const workbookLimits = {
  fileBytes: 20 * 2 ** 20,
  unpackedBytes: 100 * 2 ** 20,
  files: 1000,
  rows: 50_000,
  columns: 200,
} as const;

const mebibytes = (bytes: number) => `${bytes / 2 ** 20} MiB`;

/** Signatures of the ZIP format (APPNOTE 4.3). */
const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;

/**
 * Unpacks the XML files of a workbook. Unpacking ends at the limit, whatever sizes the archive states.
 * @throws SourceError for a file that is no ZIP archive, is encrypted or damaged, or exceeds a limit
 */
export function unpackWorkbook(bytes: Uint8Array, shown: string): Record<string, Uint8Array> {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const refuse = (reason: string) => new SourceError(`${shown} cannot be read as an .xlsx file: ${reason}.`);
  try {
    return unpack(data, refuse);
  } catch (reason) {
    if (reason instanceof SourceError) throw reason;
    throw refuse(
      (reason as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
        ? `it has more than ${mebibytes(workbookLimits.unpackedBytes)} unpacked`
        : 'it is damaged',
    );
  }
}

function unpack(data: Buffer, refuse: (reason: string) => SourceError): Record<string, Uint8Array> {
  const end = data.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || data.readUInt32LE(end) !== endOfDirectory || data.readUInt32LE(0) !== localHeader)
    throw refuse('it is another type of file');
  const count = data.readUInt16LE(end + 10);
  if (count > workbookLimits.files) throw refuse(`it has more than ${workbookLimits.files} files`);
  const files: Record<string, Uint8Array> = {};
  let remainingBytes: number = workbookLimits.unpackedBytes;
  let offset = data.readUInt32LE(end + 16);
  for (let file = 0; file < count; file += 1) {
    if (data.readUInt32LE(offset) !== directoryEntry) throw refuse('it is damaged');
    if (data.readUInt16LE(offset + 8) & 1) throw refuse('it is encrypted');
    const [method, packedBytes] = [data.readUInt16LE(offset + 10), data.readUInt32LE(offset + 20)];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((fieldOffset) =>
      data.readUInt16LE(offset + fieldOffset),
    );
    const name = data.toString('utf8', offset + 46, offset + 46 + nameLength!);
    const local = data.readUInt32LE(offset + 42);
    offset += 46 + nameLength! + extraLength! + commentLength!;
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    const content = data.subarray(start, start + packedBytes);
    if (content.length < packedBytes || (method !== 0 && method !== 8)) throw refuse('it is damaged');
    if (method === 0 && content.length > remainingBytes)
      throw refuse(`it has more than ${mebibytes(workbookLimits.unpackedBytes)} unpacked`);
    // A bound of 0 bytes would mean none.
    files[name] = method === 0 ? content : inflateRawSync(content, { maxOutputLength: Math.max(remainingBytes, 1) });
    remainingBytes -= files[name].length;
  }
  return files;
}
