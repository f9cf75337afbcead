/** Limits below which a transfer is aborted. */
export interface RateLimits {
  bytesPerSecond: number;
  /** Initial time in which a transfer is never too slow. */
  graceMs: number;
  /** Maximum pause of a transfer that was fast before. */
  maxPauseMs: number;
  /** Interval of the checks. */
  everyMs: number;
}

/** 128 kbit/s. */
export const defaultRate: RateLimits = {
  bytesPerSecond: 16 * 1024,
  graceMs: 10_000,
  maxPauseMs: 30_000,
  everyMs: 2_000,
};

/** Checks whether a transfer is fast enough. Each byte extends its time by the time that the byte may take. */
export class MinimumRate {
  readonly #limits: RateLimits;
  #bytes: number;
  #checkedAt: number;
  /** Time since the transfer began, and time until which it may continue. */
  #ms = 0;
  #deadlineMs: number;

  /** @param bytes number of bytes that were transferred before */
  constructor(limits: RateLimits = defaultRate, bytes = 0, now = performance.now()) {
    this.#limits = limits;
    this.#bytes = bytes;
    this.#checkedAt = now;
    this.#deadlineMs = limits.graceMs;
  }

  /** @param bytes number of bytes that were transferred until now */
  isMet(bytes: number, now = performance.now()): boolean {
    const { bytesPerSecond, maxPauseMs, everyMs } = this.#limits;
    // Time in which this process did not run does not count.
    this.#ms += Math.min(now - this.#checkedAt, 2 * everyMs);
    this.#checkedAt = now;
    const gainedMs = (Math.max(0, bytes - this.#bytes) / bytesPerSecond) * 1_000;
    this.#bytes = Math.max(bytes, this.#bytes);
    this.#deadlineMs = Math.min(this.#deadlineMs + gainedMs, this.#ms + maxPauseMs);
    return this.#ms <= this.#deadlineMs;
  }
}
