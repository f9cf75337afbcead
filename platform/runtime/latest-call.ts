/** The call gave way to a newer one with the same key. */
export class CallReplacedError extends Error {
  override name = 'CallReplacedError';
}

/**
 * Runs one call for each key at a time: a newer one aborts the one before it, and begins when that has ended. Of several that wait only the
 * newest runs.
 */
export class LatestCalls {
  readonly #latest = new Map<string, { replaced: AbortController; ended: Promise<void> }>();

  /** @throws CallReplacedError as soon as there is a newer call with the key; what the call throws */
  async run<Result>(key: string, run: (replaced: AbortSignal) => Promise<Result>): Promise<Result> {
    const before = this.#latest.get(key);
    before?.replaced.abort(new CallReplacedError());
    const replaced = new AbortController();
    const { signal } = replaced;
    const work = (async () => {
      await before?.ended;
      signal.throwIfAborted();
      return run(signal);
    })();
    const call = { replaced, ended: work.then(nothing, nothing) };
    this.#latest.set(key, call);
    void call.ended.then(() => this.#latest.get(key) === call && this.#latest.delete(key));
    const isReplaced = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as CallReplacedError), { once: true });
    });
    try {
      return await Promise.race([work, isReplaced]);
    } catch (reason) {
      // What a call that was replaced has failed with does not matter.
      signal.throwIfAborted();
      throw reason;
    }
  }
}

const nothing = () => undefined;
