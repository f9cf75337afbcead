/** Time after its last request in which a client counts as being served. */
const servedMs = 1_000;
const maxClients = 10_000;

type Now = () => number;
const monotonicMs: Now = () => performance.now();

/** A client is a network (`192.0.2.1`), or a session in one (`192.0.2.1 {id}`). */
const networkIn = (client: string) => client.split(' ', 1)[0]!;

/** Which networks are being served. */
export class ServedClients {
  #last = { network: '', requestedAt: -Infinity };
  /** Time of the last request of any other network. */
  #otherAt = -Infinity;

  /** @param now in ms, monotonic */
  constructor(private readonly now: Now = monotonicMs) {}

  /** Records a request of a client. */
  seen(client: string): void {
    const network = networkIn(client);
    if (network !== this.#last.network) this.#otherAt = this.#last.requestedAt;
    this.#last = { network, requestedAt: this.now() };
  }

  /** Whether another network than this client's is being served. */
  hasOther(client: string): boolean {
    const otherAt = this.#last.network === networkIn(client) ? this.#otherAt : this.#last.requestedAt;
    return this.now() - otherAt <= servedMs;
  }
}

/**
 * Limits how often a client may begin work while others are being served: `burst` times at once, then `refillPerSecond`; without
 * others there is no limit. Work occupies the event loop and delays all other responses.
 */
export class Turns {
  /** The remaining credit of each client and when it was computed; least recently used first. */
  readonly #credits = new Map<string, { left: number; computedAt: number }>();

  constructor(
    private readonly rate: { burst: number; refillPerSecond: number },
    private readonly served: Pick<ServedClients, 'hasOther'>,
    private readonly now: Now = monotonicMs,
  ) {}

  /** @param cost of the work; 1 is one turn */
  hasTurn(client: string, cost = 1): boolean {
    return !this.served.hasOther(client) || this.#creditOf(client) >= cost;
  }

  take(client: string, cost = 1): void {
    const remainingCredit = Math.max(0, this.#creditOf(client) - cost);
    this.#credits.delete(client);
    this.#credits.set(client, { left: remainingCredit, computedAt: this.now() });
    if (this.#credits.size > maxClients) this.#credits.delete(this.#credits.keys().next().value!);
  }

  #creditOf(client: string): number {
    const { burst, refillPerSecond } = this.rate;
    const known = this.#credits.get(client);
    return known ? Math.min(burst, known.left + ((this.now() - known.computedAt) / 1_000) * refillPerSecond) : burst;
  }
}
