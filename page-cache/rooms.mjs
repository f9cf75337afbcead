/**
 * Room in memory for the answers that are on their way, used again and again: without it an answer's copy of a page is garbage
 * as soon as it is sent, faster than it is collected.
 */
export class Rooms {
  /** Rooms that nobody uses, by their size, a power of two. */
  #free = new Map();
  #freeBytes = 0;
  #mostFreeBytes;

  /** @param {number} mostFreeBytes what may lie ready */
  constructor(mostFreeBytes) {
    this.#mostFreeBytes = mostFreeBytes;
  }

  /** @returns {Buffer} at least so many bytes, with whatever stood there before */
  take(bytes) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(bytes, 1)));
    const room = this.#free.get(size)?.pop();
    if (!room) return Buffer.allocUnsafeSlow(size);
    this.#freeBytes -= size;
    return room;
  }

  /** @param {Buffer} room one that was taken, and that nothing reads any more */
  giveBack(room) {
    if (this.#freeBytes + room.length > this.#mostFreeBytes) return;
    if (!this.#free.has(room.length)) this.#free.set(room.length, []);
    this.#free.get(room.length).push(room);
    this.#freeBytes += room.length;
  }
}
