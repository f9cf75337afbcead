import { Readable } from 'node:stream';
import { constants, createGunzip, deflateRawSync } from 'node:zlib';
import { crcWithNonce } from './crc.mjs';

/** Where the nonce will stand, as long as 128 bits in Base64: of bytes that no text in UTF-8 has. */
const blank = Buffer.alloc(24, 0xff);
/** RFC 1952 §2.3: deflate, without a time and a name, from an unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** RFC 1951 §3.2.4: a stored block, bytes as they are. */
const storedBlockHead = Buffer.from([0, blank.length, 0, ~blank.length & 0xff, 0xff]);
/** RFC 1951 §2: how far back a repetition may lie. */
const windowBytes = 32_768;
/** An empty one, the last. */
const lastBlock = Buffer.from([1, 0, 0, 255, 255]);

function split(body, mark) {
  const parts = [];
  let from = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, from)) {
    parts.push(body.subarray(from, at));
    from = at + mark.length;
  }
  return [...parts, body.subarray(from)];
}

/** The parts with a blank between them, and where the blanks stand. */
function joined(parts, { before = [], after = [] } = {}) {
  const pieces = [...before, parts[0]];
  const places = [];
  let length = Buffer.concat(pieces).length;
  for (const part of parts.slice(1)) {
    places.push(length);
    pieces.push(blank, part);
    length += blank.length + part.length;
  }
  return { bytes: Buffer.concat([...pieces, ...after]), places };
}

/**
 * A page in which one text, the nonce, is another one in each answer. What stands between is deflated once, ended with a full
 * flush, so that an answer is a copy with the nonce written into it and nothing is compressed for it.
 */
export class StampedPage {
  #bytes;
  #places;
  #crc;

  /** @param {Buffer} body with `mark` wherever the nonce is to stand */
  constructor(body, mark) {
    const parts = split(body, mark);
    const plain = joined(parts);
    const starts = [0, ...plain.places.map((place) => place + blank.length)];
    const deflated = parts.map((part, index) => {
      // A part may repeat what stands before it, but no blank: nothing in a text is like one.
      const dictionary = plain.bytes.subarray(Math.max(0, starts[index] - windowBytes), starts[index]);
      const block = deflateRawSync(part, { dictionary, finishFlush: constants.Z_SYNC_FLUSH });
      return index < parts.length - 1 ? Buffer.concat([block, storedBlockHead]) : block;
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(plain.bytes.length, 4);
    const gzipped = joined(deflated, { before: [gzipHead], after: [lastBlock, trailer] });
    this.hasText = plain.bytes.length > 0;
    this.#bytes = gzipped.bytes;
    this.#places = gzipped.places;
    this.#crc = crcWithNonce(plain.bytes, plain.places, blank);
  }

  /** What it takes in memory. */
  get sizeInBytes() {
    return this.#bytes.length;
  }

  /**
   * RFC 1952.
   * @param {string} nonce 24 characters of ASCII
   * @param {Buffer} room where it is written, of at least `sizeInBytes`
   */
  gzipped(nonce, room = Buffer.allocUnsafe(this.sizeInBytes)) {
    const length = this.#bytes.copy(room);
    for (const place of this.#places) room.latin1Write(nonce, place);
    room.writeUInt32LE(this.#crc(nonce), length - 8);
    return room.subarray(0, length);
  }

  /** How long it is, not gzipped. */
  get plainLength() {
    return this.#bytes.readUInt32LE(this.#bytes.length - 4);
  }

  /** For the few who do not take it gzipped, unzipped as fast as it is read. @param {string} nonce 24 characters of ASCII */
  plain(nonce) {
    return Readable.from([this.gzipped(nonce)]).pipe(createGunzip());
  }
}
