/**
 * Buffers that are used again for the responses in flight. Without it the copy of a page that a response sends becomes garbage
 * as soon as it is sent, faster than garbage is collected.
 */
export class BufferPool {
  /** Unused buffers by their size in bytes, a power of two. */
  readonly #free = new Map<number, Buffer[]>();
  #freeBytes = 0;

  /** @param maxFreeBytes maximum size of unused buffers in the pool */
  constructor(private readonly maxFreeBytes: number) {}

  /** A buffer of at least `minBytes` bytes; its content is undefined. */
  acquire(minBytes: number): Buffer {
    const size = 2 ** Math.ceil(Math.log2(Math.max(minBytes, 1)));
    const buffer = this.#free.get(size)?.pop();
    if (!buffer) return Buffer.allocUnsafeSlow(size);
    this.#freeBytes -= size;
    return buffer;
  }

  /** Returns an acquired buffer, which nothing may read any more. */
  release(buffer: Buffer): void {
    if (this.#freeBytes + buffer.length > this.maxFreeBytes) return;
    const free = this.#free.get(buffer.length);
    if (free) free.push(buffer);
    else this.#free.set(buffer.length, [buffer]);
    this.#freeBytes += buffer.length;
  }
}
