import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive by name, as text (APPNOTE 4.3: the central directory leads to each). */
export function readZip(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const files = new Map<string, string>();
  let entry = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const isDeflated = bytes.readUInt16LE(entry + 10) === 8;
    const size = bytes.readUInt32LE(entry + 20);
    const nameEnd = entry + 46 + bytes.readUInt16LE(entry + 28);
    const header = bytes.readUInt32LE(entry + 42);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const data = bytes.subarray(start, start + size);
    files.set(bytes.toString('utf8', entry + 46, nameEnd), (isDeflated ? inflateRawSync(data) : data).toString('utf8'));
    entry = nameEnd + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
  }
  return files;
}
