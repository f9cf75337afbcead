/** The slowest transfer that is let go on. */
export interface RateLimits {
  bytesPerSecond: number;
  /** Time before which a transfer is not too slow. */
  graceMs: number;
  /** A transfer that was fast may pause for at most this time. */
  maxPauseMs: number;
  /** How often it is checked. */
  everyMs: number;
}

/** 128 kbit/s. */
export const defaultRate: RateLimits = {
  bytesPerSecond: 16 * 1024,
  graceMs: 10_000,
  maxPauseMs: 30_000,
  everyMs: 2_000,
};

/** Whether a transfer is fast enough. Each byte gives it the time in which that byte has to come. */
export class MinimumRate {
  readonly #limits: RateLimits;
  #bytes: number;
  #checkedAt: number;
  /** Time since the transfer began, and until which it may go on. */
  #ms = 0;
  #untilMs: number;

  /** @param bytes that were transferred before */
  constructor(limits: RateLimits = defaultRate, bytes = 0, now = performance.now()) {
    this.#limits = limits;
    this.#bytes = bytes;
    this.#checkedAt = now;
    this.#untilMs = limits.graceMs;
  }

  /** @param bytes transferred up to now, or up to a moment before */
  isMet(bytes: number, now = performance.now()): boolean {
    const { bytesPerSecond, maxPauseMs, everyMs } = this.#limits;
    // The time in which this process did not run is not the other side's.
    this.#ms += Math.min(now - this.#checkedAt, 2 * everyMs);
    this.#checkedAt = now;
    const gainedMs = (Math.max(0, bytes - this.#bytes) / bytesPerSecond) * 1_000;
    this.#bytes = Math.max(bytes, this.#bytes);
    this.#untilMs = Math.min(this.#untilMs + gainedMs, this.#ms + maxPauseMs);
    return this.#ms <= this.#untilMs;
  }
}
