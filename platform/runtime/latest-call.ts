/** The call was replaced by a newer one with the same key. */
export class CallReplacedError extends Error {
  override name = 'CallReplacedError';
}

/**
 * Runs one call per key at a time: a newer call aborts the previous one and starts when that has ended. Of several waiting calls only the
 * newest runs.
 */
export class LatestCalls {
  readonly #latest = new Map<string, { replaced: AbortController; ended: Promise<void> }>();

  /** @throws CallReplacedError as soon as there is a newer call with the key; what the call throws */
  async run<Result>(key: string, run: (replaced: AbortSignal) => Promise<Result>): Promise<Result> {
    const previous = this.#latest.get(key);
    previous?.replaced.abort(new CallReplacedError());
    const replaced = new AbortController();
    const { signal } = replaced;
    const work = (async () => {
      await previous?.ended;
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
      // The error of a replaced call does not matter.
      signal.throwIfAborted();
      throw reason;
    }
  }
}

const nothing = () => undefined;
