import { metrics } from './metrics.ts';

/** Who waits for a call. */
export interface Caller {
  /** A logged-in user, or the network of an anonymous visitor. */
  client: string;
  /** Aborted when the caller has left. */
  signal: AbortSignal;
}

export interface QueueLimits {
  maxRunning: number;
  maxRunningPerClient: number;
  maxWaitingPerClient: number;
  maxWaiting: number;
}

export interface QueuedCall<Rank, Result> {
  caller: Caller;
  rank: Rank;
  /** Calls under one key get the result of the one that runs first. */
  key?: string;
  run: () => Promise<Result>;
}

/** Too many calls wait: those of the client (`client`), or those of all (`all`). */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  readonly reason: 'client' | 'all';

  constructor(reason: 'client' | 'all') {
    super(reason === 'client' ? 'Too many calls of this client wait' : 'Too many calls wait');
    this.reason = reason;
  }
}

/** The caller has left before its call had a turn. */
export class CallerLeftError extends Error {
  override name = 'CallerLeftError';
}

interface Ticket<Rank, Result> extends QueuedCall<Rank, Result> {
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: Error) => void;
  leave: () => void;
}

/**
 * Runs calls that cost much, a few at once. Those that wait have their turn client by client, so that nobody waits for the many calls
 * of another. `turns` are the ranks of one round: a turn is its rank's, and where none of that rank waits, that of the first rank
 * that has one. The result of a queue of documents is of one type, hence `Result`.
 */
export class FairQueue<Rank extends string, Result = unknown> {
  readonly #name: string;
  readonly #limits: QueueLimits;
  readonly #turns: readonly Rank[];
  /** By rank and client. A client that had a turn goes to the end of its map. */
  readonly #waiting: ReadonlyMap<Rank, Map<string, Ticket<Rank, Result>[]>>;
  readonly #waitingOf = new Map<string, number>();
  readonly #runningOf = new Map<string, number>();
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
    // Calls under one key have one type of result.
    return (running ?? this.#wait(call)) as Promise<Own>;
  }

  /** @throws QueueFullError, CallerLeftError when a call of the caller could not wait now */
  admit({ client, signal }: Caller): void {
    if (signal.aborted) throw new CallerLeftError();
    if (this.#canStart(client)) return;
    const isOverOwn = (this.#waitingOf.get(client) ?? 0) >= this.#limits.maxWaitingPerClient;
    if (!isOverOwn && this.#waitingCount < this.#limits.maxWaiting) return;
    const reason = isOverOwn ? 'client' : 'all';
    metrics.queueRefused.inc({ queue: this.#name, reason });
    throw new QueueFullError(reason);
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
    (this.#runningOf.get(client) ?? 0) < this.#limits.maxRunningPerClient;

  #startNext(): void {
    for (let ticket = this.#take(); ticket; ticket = this.#take()) void this.#start(ticket);
  }

  #take(): Ticket<Rank, Result> | undefined {
    const ofTurn = this.#turns[this.#turn % this.#turns.length]!;
    for (const rank of [ofTurn, ...this.#waiting.keys()]) {
      const clients = this.#waiting.get(rank)!;
      for (const [client, [ticket]] of clients) {
        if (!ticket || !this.#canStart(client)) continue;
        this.#turn += 1;
        this.#remove(ticket);
        const others = clients.get(client);
        if (others && clients.delete(client)) clients.set(client, others);
        return ticket;
      }
    }
    return undefined;
  }

  #remove(ticket: Ticket<Rank, Result>): void {
    const { caller, rank, leave } = ticket;
    caller.signal.removeEventListener('abort', leave);
    const clients = this.#waiting.get(rank)!;
    const others = (clients.get(caller.client) ?? []).filter((other) => other !== ticket);
    if (others.length) clients.set(caller.client, others);
    else clients.delete(caller.client);
    this.#count(caller.client, -1);
  }

  #count(client: string, change: 1 | -1): void {
    this.#waitingCount += change;
    add(this.#waitingOf, client, change);
    metrics.queueWaiting.set({ queue: this.#name }, this.#waitingCount);
  }

  async #start({ caller: { client }, key, run, resolve }: Ticket<Rank, Result>): Promise<void> {
    this.#runningCount += 1;
    add(this.#runningOf, client, 1);
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
    add(this.#runningOf, client, -1);
    this.#startNext();
  }

  #waitingFor = (key: string) =>
    [...this.#waiting.values()]
      .flatMap((clients) => [...clients.values()].flat())
      .filter((ticket) => ticket.key === key);
}

/** Counts without keeping a client that has nothing. */
function add(counts: Map<string, number>, client: string, change: number): void {
  const count = (counts.get(client) ?? 0) + change;
  if (count > 0) counts.set(client, count);
  else counts.delete(client);
}
