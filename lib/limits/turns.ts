/** For so long after its last request a client counts as being served. */
const servedMs = 1_000;
const maxClients = 10_000;

type Now = () => number;
const monotonicMs: Now = () => performance.now();

/** A client is a network (`192.0.2.1`), or a session in one (`192.0.2.1 {id}`): people behind one address are one to the others. */
const networkIn = (client: string) => client.split(' ', 1)[0]!;

/** Which networks are being served. */
export class ServedClients {
  #last = { network: '', at: -Infinity };
  /** The last request of another network than that. */
  #otherAt = -Infinity;

  /** @param now in ms, never set back */
  constructor(private readonly now: Now = monotonicMs) {}

  /** A client sent a request. */
  seen(client: string): void {
    const network = networkIn(client);
    if (network !== this.#last.network) this.#otherAt = this.#last.at;
    this.#last = { network, at: this.now() };
  }

  /** Whether another network than this client's is being served. */
  hasOther(client: string): boolean {
    const otherAt = this.#last.network === networkIn(client) ? this.#otherAt : this.#last.at;
    return this.now() - otherAt <= servedMs;
  }
}

/**
 * How often a client may begin work while others are being served: `burst` times at once, then `perSecond`; without others as
 * often as it likes. Work occupies the event loop, in which meanwhile nobody else gets an answer.
 */
export class Turns {
  /** What a client had left, and when; the client that came longest ago first. */
  readonly #credits = new Map<string, { left: number; at: number }>();

  constructor(
    private readonly rate: { burst: number; perSecond: number },
    private readonly served: Pick<ServedClients, 'hasOther'>,
    private readonly now: Now = monotonicMs,
  ) {}

  /** @param cost of the work, in ordinary work */
  hasTurn(client: string, cost = 1): boolean {
    return !this.served.hasOther(client) || this.#creditOf(client) >= cost;
  }

  take(client: string, cost = 1): void {
    const left = Math.max(0, this.#creditOf(client) - cost);
    this.#credits.delete(client);
    this.#credits.set(client, { left, at: this.now() });
    if (this.#credits.size > maxClients) this.#credits.delete(this.#credits.keys().next().value!);
  }

  #creditOf(client: string): number {
    const { burst, perSecond } = this.rate;
    const known = this.#credits.get(client);
    return known ? Math.min(burst, known.left + ((this.now() - known.at) / 1_000) * perSecond) : burst;
  }
}
