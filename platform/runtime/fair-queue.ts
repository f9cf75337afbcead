import { metrics } from './metrics.ts';

/** The caller of a queued call. */
export interface Caller {
  /** A logged-in user, or the network of an anonymous visitor. */
  client: string;
  /** Aborted when the caller has disconnected. */
  signal: AbortSignal;
}

export interface QueueLimits {
  maxRunning: number;
  maxRunningPerClient: number;
  maxWaitingPerClient: number;
  maxWaiting: number;
}

interface QueuedCall<Rank, Result> {
  caller: Caller;
  rank: Rank;
  /** Calls with the same key share the result of the first one that runs. */
  key?: string;
  run: () => Promise<Result>;
}

/** The queue is full: for the client (`client`), or for all (`all`). */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  readonly reason: 'client' | 'all';

  constructor(reason: 'client' | 'all') {
    super(reason === 'client' ? 'Too many calls of this client are waiting' : 'Too many calls are waiting');
    this.reason = reason;
  }
}

/** The caller disconnected before its call was started. */
export class CallerLeftError extends Error {
  override name = 'CallerLeftError';
}

interface Ticket<Rank, Result> extends QueuedCall<Rank, Result> {
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: Error) => void;
  leave: () => void;
}

/**
 * Runs expensive calls with limited concurrency. Waiting calls are started round-robin by client, so that many calls of one client
 * do not delay the others. `turns` are the ranks of one round: each turn starts a call of its rank or, when none is waiting, of the
 * first rank that has one. All calls of a queue have results of one type, `Result`.
 */
export class FairQueue<Rank extends string, Result = unknown> {
  readonly #name: string;
  readonly #limits: QueueLimits;
  readonly #turns: readonly Rank[];
  /** By rank and client. A client moves to the end of its map after its turn. */
  readonly #waiting: ReadonlyMap<Rank, Map<string, Ticket<Rank, Result>[]>>;
  readonly #waitingByClient = new Map<string, number>();
  readonly #runningByClient = new Map<string, number>();
  readonly #runningByKey = new Map<string, Promise<Result>>();
  #waitingCount = 0;
  #runningCount = 0;
  #turn = 0;

  constructor(name: string, limits: QueueLimits, turns: readonly Rank[]) {
    this.#name = name;
    this.#limits = limits;
    this.#turns = turns;
    this.#waiting = new Map(turns.map((rank) => [rank, new Map<string, Ticket<Rank, Result>[]>()]));
  }

  /** @throws QueueFullError, CallerLeftError, and what the call throws */
  run<Own extends Result>(call: QueuedCall<Rank, Own>): Promise<Own> {
    const running = call.key === undefined ? undefined : this.#runningByKey.get(call.key);
    // Calls with the same key have the same type of result.
    return (running ?? this.#wait(call)) as Promise<Own>;
  }

  /**
   * Makes room for a call: in a full queue the client with the most waiting calls loses its last one to a client with fewer.
   * @throws QueueFullError, CallerLeftError when a call of the caller cannot be queued now
   */
  admit({ client, signal }: Caller): void {
    if (signal.aborted) throw new CallerLeftError();
    if (this.#canStart(client)) return;
    const isClientFull = (this.#waitingByClient.get(client) ?? 0) >= this.#limits.maxWaitingPerClient;
    if (isClientFull) throw this.#refusal('client');
    if (this.#waitingCount < this.#limits.maxWaiting) return;
    const [longest = '', count = 0] = [...this.#waitingByClient].sort(([, a], [, b]) => b - a)[0] ?? [];
    if (count <= (this.#waitingByClient.get(client) ?? 0) + 1) throw this.#refusal('all');
    const last = [...this.#waiting.values()].flatMap((clients) => clients.get(longest) ?? []).at(-1)!;
    this.#remove(last);
    last.reject(this.#refusal('all'));
  }

  #refusal(reason: 'client' | 'all'): QueueFullError {
    metrics.queueRefused.inc({ queue: this.#name, reason });
    return new QueueFullError(reason);
  }

  #wait(call: QueuedCall<Rank, Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const { client, signal } = call.caller;
      const leave = () => {
        this.#remove(ticket);
        metrics.queueDropped.inc({ queue: this.#name });
        reject(new CallerLeftError());
      };
      const ticket = { ...call, resolve, reject, leave };
      this.admit(call.caller);
      signal.addEventListener('abort', leave, { once: true });
      const clients = this.#waiting.get(call.rank)!;
      clients.set(client, [...(clients.get(client) ?? []), ticket]);
      this.#count(client, 1);
      this.#startNext();
    });
  }

  #canStart = (client: string) =>
    this.#runningCount < this.#limits.maxRunning &&
    (this.#runningByClient.get(client) ?? 0) < this.#limits.maxRunningPerClient;

  #startNext(): void {
    for (let ticket = this.#next(); ticket; ticket = this.#next()) void this.#start(ticket);
  }

  #next(): Ticket<Rank, Result> | undefined {
    const rankOfTurn = this.#turns[this.#turn % this.#turns.length]!;
    for (const rank of [rankOfTurn, ...this.#waiting.keys()]) {
      const clients = this.#waiting.get(rank)!;
      for (const [client, [ticket]] of clients) {
        if (!ticket || !this.#canStart(client)) continue;
        this.#turn += 1;
        this.#remove(ticket);
        const otherTickets = clients.get(client);
        if (otherTickets && clients.delete(client)) clients.set(client, otherTickets);
        return ticket;
      }
    }
    return undefined;
  }

  #remove(ticket: Ticket<Rank, Result>): void {
    const { caller, rank, leave } = ticket;
    caller.signal.removeEventListener('abort', leave);
    const clients = this.#waiting.get(rank)!;
    const otherTickets = (clients.get(caller.client) ?? []).filter((other) => other !== ticket);
    if (otherTickets.length) clients.set(caller.client, otherTickets);
    else clients.delete(caller.client);
    this.#count(caller.client, -1);
  }

  #count(client: string, change: 1 | -1): void {
    this.#waitingCount += change;
    add(this.#waitingByClient, client, change);
    metrics.queueWaiting.set({ queue: this.#name }, this.#waitingCount);
  }

  async #start({ caller: { client }, key, run, resolve }: Ticket<Rank, Result>): Promise<void> {
    this.#runningCount += 1;
    add(this.#runningByClient, client, 1);
    const result = run();
    resolve(result);
    if (key !== undefined) {
      this.#runningByKey.set(key, result);
      for (const ticket of this.#waitingFor(key)) {
        this.#remove(ticket);
        ticket.resolve(result);
      }
    }
    await result.catch(() => undefined);
    if (key !== undefined) this.#runningByKey.delete(key);
    this.#runningCount -= 1;
    add(this.#runningByClient, client, -1);
    this.#startNext();
  }

  #waitingFor = (key: string) =>
    [...this.#waiting.values()]
      .flatMap((clients) => [...clients.values()].flat())
      .filter((ticket) => ticket.key === key);
}

/** Changes a count and deletes the entry of a client whose count is 0. */
function add(counts: Map<string, number>, client: string, change: number): void {
  const count = (counts.get(client) ?? 0) + change;
  if (count > 0) counts.set(client, count);
  else counts.delete(client);
}
