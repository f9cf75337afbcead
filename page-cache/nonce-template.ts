import { Readable } from 'node:stream';
import { constants, crc32, createGunzip, deflateRawSync } from 'node:zlib';

/** The placeholder of the nonce, as long as 128 bits in Base64: bytes that are invalid in UTF-8. */
const placeholder = Buffer.alloc(24, 0xff);
/** RFC 1952 §2.3: deflate, without a time and a name, from an unknown system. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** RFC 1951 §3.2.4: the header of a stored block, whose bytes are not compressed. */
const storedBlockHeader = Buffer.from([0, placeholder.length, 0, ~placeholder.length & 0xff, 0xff]);
/** RFC 1951 §2: the greatest distance of a repetition. */
const windowBytes = 32_768;
/**
 * The dictionary of a part is the text before it: this many times the length of the part, and at least `minDictionaryBytes`. A page
 * has five to eleven parts, most of them short, and reading the whole window for each takes up to a tenth of the time; the page gets up to 0.4 % longer.
 */
const dictionaryTimes = 16;
const minDictionaryBytes = 2_048;
/** RFC 1951 §3.2.4: an empty stored block, marked as the last block. */
const lastBlock = Buffer.from([1, 0, 0, 255, 255]);

/**
 * A page in which one text, the nonce, differs in each response. The parts between the nonces are deflated once, and each part
 * ends with a full flush, so that a response is a copy with the nonce written into it, without any compression.
 */
export class NonceTemplate {
  /** Whether the page has a text at all. */
  readonly hasText: boolean;
  readonly #bytes: Buffer;
  readonly #offsets: readonly number[];
  readonly #crc: (nonce: string) => number;

  /** @param body with `mark` at each position of the nonce */
  constructor(body: Buffer, mark: string) {
    const parts = split(body, mark);
    const plain = join(parts);
    const starts = [0, ...plain.offsets.map((offset) => offset + placeholder.length)];
    const deflated = parts.map((part, index) => {
      // A part may refer back to earlier parts, but never to a placeholder, which equals no text.
      const start = starts[index] ?? 0;
      const length = Math.min(windowBytes, Math.max(minDictionaryBytes, dictionaryTimes * part.length));
      const dictionary = plain.bytes.subarray(Math.max(0, start - length), start);
      const block = deflateRawSync(part, { dictionary, finishFlush: constants.Z_SYNC_FLUSH });
      return index < parts.length - 1 ? Buffer.concat([block, storedBlockHeader]) : block;
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(plain.bytes.length, 4);
    const gzipped = join(deflated, { prefix: [gzipHeader], suffix: [lastBlock, trailer] });
    this.hasText = plain.bytes.length > 0;
    this.#bytes = gzipped.bytes;
    this.#offsets = gzipped.offsets;
    this.#crc = crcWithNonce(plain.bytes, plain.offsets);
  }

  /** The length of the compressed page in bytes, and about what the template takes in memory. */
  get sizeInBytes(): number {
    return this.#bytes.length;
  }

  /**
   * The page with a nonce as a gzip file (RFC 1952).
   * @param nonce 24 characters of ASCII
   * @param buffer where it is written, of at least `sizeInBytes` bytes
   */
  gzipped(nonce: string, buffer: Buffer = Buffer.allocUnsafe(this.sizeInBytes)): Buffer {
    const length = this.#bytes.copy(buffer);
    for (const offset of this.#offsets) buffer.write(nonce, offset, 'latin1');
    buffer.writeUInt32LE(this.#crc(nonce), length - 8);
    return buffer.subarray(0, length);
  }

  /** The length of the page in bytes, not compressed. */
  get plainLength(): number {
    return this.#bytes.readUInt32LE(this.#bytes.length - 4);
  }

  /** The page for the few clients that do not accept gzip, decompressed as fast as it is read. @param nonce 24 characters of ASCII */
  plain(nonce: string): Readable {
    return Readable.from([this.gzipped(nonce)]).pipe(createGunzip());
  }
}

function split(body: Buffer, mark: string): Buffer[] {
  const parts = [];
  let start = 0;
  for (let index = body.indexOf(mark); index >= 0; index = body.indexOf(mark, start)) {
    parts.push(body.subarray(start, index));
    start = index + mark.length;
  }
  return [...parts, body.subarray(start)];
}

/** The parts with a placeholder between them, and the offsets of the placeholders in bytes. */
function join(
  [first = Buffer.alloc(0), ...others]: Buffer[],
  { prefix = [], suffix = [] }: { prefix?: Buffer[]; suffix?: Buffer[] } = {},
): { bytes: Buffer; offsets: number[] } {
  const pieces = [...prefix, first];
  const offsets: number[] = [];
  let length = Buffer.concat(pieces).length;
  for (const part of others) {
    offsets.push(length);
    pieces.push(placeholder, part);
    length += placeholder.length + part.length;
  }
  return { bytes: Buffer.concat([...pieces, ...suffix]), offsets };
}

// The CRC of RFC 1952 as a polynomial over GF(2), with the highest power in the lowest bit: texts of one length differ in their
// CRCs by the remainder of their difference as a polynomial, so that a known text need not be read again.

const polynomial = 0xedb88320;
const identity = 0x80000000;

/** The product of two polynomials modulo the CRC's. */
function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = identity; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= right;
    right = right & 1 ? (right >>> 1) ^ polynomial : right >>> 1;
  }
  return product >>> 0;
}

/** The factor by which a CRC is multiplied when so many bytes follow. */
function shift(bytes: number): number {
  let power = identity >>> 8; // x⁸: one byte
  let product = identity;
  for (let remainingBytes = bytes; remainingBytes > 0; remainingBytes = Math.floor(remainingBytes / 2)) {
    if (remainingBytes % 2 === 1) product = multiply(product, power);
    power = multiply(power, power);
  }
  return product;
}

/**
 * The CRC of a text with a nonce at several offsets, without reading the text again.
 * @param text with a placeholder at each offset
 * @param offsets of the placeholders, in bytes
 */
function crcWithNonce(text: Buffer, offsets: readonly number[]): (nonce: string) => number {
  // The returned function must not hold a reference to the text, which would stay in memory with it.
  const { length } = text;
  const textCrc = crc32(text);
  const placeholderCrc = crc32(placeholder);
  const weight = offsets.reduce((sum, offset) => sum ^ shift(length - offset - placeholder.length), 0);
  return (nonce) => (textCrc ^ multiply(weight, crc32(nonce) ^ placeholderCrc)) >>> 0;
}
