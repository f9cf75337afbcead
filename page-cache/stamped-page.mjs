import { constants, crc32, deflateRawSync } from 'node:zlib';

/** RFC 1952 §2.3: deflate, without a time and a name, from an unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** RFC 1951 §3.2.4: an empty stored block, the last one. */
const lastBlock = Buffer.from([1, 0, 0, 255, 255]);

/** RFC 1951 §3.2.4: bytes as they are, in a block of their own. */
function storedBlock(bytes) {
  const block = Buffer.alloc(5 + bytes.length);
  block.writeUInt16LE(bytes.length, 1);
  block.writeUInt16LE(~bytes.length & 0xffff, 3);
  bytes.copy(block, 5);
  return block;
}

function split(body, mark) {
  const parts = [];
  let from = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, from)) {
    parts.push(body.subarray(from, at));
    from = at + mark.length;
  }
  return [...parts, body.subarray(from)];
}

/**
 * A page in which one text, the nonce, is another one in each answer. What stands between is deflated once, ended with a full
 * flush, so that an answer is put together and nothing is compressed for it.
 */
export class StampedPage {
  #parts;
  #deflated;

  /** @param {Buffer} body with `mark` wherever the nonce is to stand */
  constructor(body, mark) {
    this.#parts = split(body, mark);
    this.#deflated = this.#parts.map((part) => deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH }));
  }

  /** What it takes in memory. */
  get sizeInBytes() {
    return [...this.#parts, ...this.#deflated].reduce((sum, part) => sum + part.length, 0);
  }

  /** @param {string} nonce */
  plain(nonce) {
    return Buffer.concat(between(this.#parts, Buffer.from(nonce)));
  }

  /** RFC 1952. @param {string} nonce */
  gzipped(nonce) {
    const bytes = Buffer.from(nonce);
    const trailer = Buffer.alloc(8);
    const plain = between(this.#parts, bytes);
    trailer.writeUInt32LE(
      plain.reduce((sum, part) => crc32(part, sum), 0),
      0,
    );
    trailer.writeUInt32LE(plain.reduce((sum, part) => sum + part.length, 0) % 2 ** 32, 4);
    return Buffer.concat([gzipHead, ...between(this.#deflated, storedBlock(bytes)), lastBlock, trailer]);
  }
}

const between = (parts, bytes) => parts.flatMap((part, index) => (index === 0 ? [part] : [bytes, part]));
