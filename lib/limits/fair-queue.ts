import type { Turns } from '@/lib/limits/turns';

const turnEveryMs = 50;
const sweepEveryMs = 250;
/** How long work waits for that of other clients. */
const maxOthersWaitMs = 2_000;
/** How long work waits in all: for its own client's, as that of 200 requests at once. */
const maxWaitMs = 60_000;
/** A client with at most this much work, running and waiting, sends requests one after the other: twenty of them cost one turn. */
const maxModestCount = 2;
const modestCost = 1 / 20;

/** Bounds of one kind of work: how much runs at a time, and how much may wait. */
interface FairQueueLimits {
  maxRunning: number;
  /** Includes work whose result is still being sent to the client. */
  maxRunningPerClient: number;
  maxWaiting: number;
  maxWaitingPerClient: number;
}

/** Thrown when the queue is full, or the wait was too long: for all clients, or for this one. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';

  constructor(readonly reason: 'client' | 'all') {
    super(reason === 'client' ? 'This client has too many requests waiting' : 'Too many requests are waiting');
  }
}

interface Waiting {
  start: () => void;
  refuse: (error: QueueFullError) => void;
  waitedMs: number;
  /** The part of it, up to now, in which other clients had all places. */
  othersMs: number;
}

/** Releases a place; further calls have no effect. */
export type Release = (() => void) & {
  /** Releases the place for other clients; the work still counts as one of its client, which takes its result. */
  made: () => void;
};

/**
 * A queue for work with round-robin scheduling over the clients: a client with many requests delays its own requests and
 * not those of others.
 */
export class FairQueue {
  /** Work of each client that runs, or whose result is being sent. */
  readonly #running = new Map<string, number>();
  /** Waiting work by client; the client whose turn it is comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  #runningCount = 0;
  #waitingCount = 0;
  #isPacing = false;
  #retry: NodeJS.Timeout | undefined;
  #sweep: NodeJS.Timeout | undefined;

  /**
   * @param pace awaited before each piece of work that had to wait starts
   * @param turns whether a client may start work now; checked every 50 ms while one waits
   */
  constructor(
    readonly limits: FairQueueLimits,
    private readonly pace: () => Promise<void> = () => Promise.resolve(),
    private readonly turns?: Pick<Turns, 'hasTurn' | 'take'>,
  ) {}

  get runningCount(): number {
    return this.#runningCount;
  }

  get waitingCount(): number {
    return this.#waitingCount;
  }

  /**
   * Waits for a place. Resolves with a function that releases the place.
   * @param signal ends the wait when it aborts
   * @throws {QueueFullError} at once when the queue is full and no other client has more waiting, or after two seconds in which other
   * clients had all places; the signal's reason when it aborts
   */
  async acquire(client: string, signal?: AbortSignal): Promise<Release> {
    signal?.throwIfAborted();
    if (this.#waitingCount > 0 || this.#isPacing || !this.#hasPlace(client)) await this.#wait(client, signal);
    else this.#take(client);
    let isMade = false;
    let isReleased = false;
    const made = () => {
      if (isMade) return;
      isMade = true;
      this.#runningCount -= 1;
      void this.#startNext();
    };
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      this.#release(client);
      made();
      void this.#startNext();
    };
    return Object.assign(release, { made });
  }

  #hasPlace(client: string): boolean {
    return !this.#isFull && this.#hasShare(client);
  }

  get #isFull(): boolean {
    return this.#runningCount >= this.limits.maxRunning;
  }

  #hasShare(client: string): boolean {
    const isFree = (this.#running.get(client) ?? 0) < this.limits.maxRunningPerClient;
    return isFree && (this.turns?.hasTurn(client, this.#costOf(client)) ?? true);
  }

  #costOf(client: string): number {
    const count = (this.#running.get(client) ?? 0) + (this.#waiting.get(client)?.length ?? 0);
    return count <= maxModestCount ? modestCost : 1;
  }

  #take(client: string): void {
    this.turns?.take(client, this.#costOf(client));
    this.#runningCount += 1;
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1);
  }

  #release(client: string): void {
    const runningCount = this.#running.get(client)! - 1;
    if (runningCount === 0) this.#running.delete(client);
    else this.#running.set(client, runningCount);
  }

  #wait(client: string, signal?: AbortSignal): Promise<void> {
    const clientQueue = this.#waiting.get(client) ?? [];
    if (clientQueue.length >= this.limits.maxWaitingPerClient) throw new QueueFullError('client');
    if (this.#waitingCount >= this.limits.maxWaiting) this.#makeRoom(clientQueue.length);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(client, waiting);
        reject(signal?.reason as Error);
      };
      const waiting: Waiting = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
        refuse: (error) => {
          signal?.removeEventListener('abort', leave);
          this.#remove(client, waiting);
          reject(error);
        },
        waitedMs: 0,
        othersMs: 0,
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.set(client, [...clientQueue, waiting]);
      this.#waitingCount += 1;
      this.#sweep ??= setInterval(() => this.#refuseLate(), sweepEveryMs).unref();
      void this.#startNext();
    });
  }

  /** Refuses the last work of the client that has most waiting, for a client that has less. @throws QueueFullError when none has more */
  #makeRoom(waitingCount: number): void {
    const [longest] = [...this.#waiting.values()].sort((a, b) => b.length - a.length);
    if (!longest || longest.length <= waitingCount + 1) throw new QueueFullError('all');
    longest.at(-1)!.refuse(new QueueFullError('all'));
  }

  /** Refuses what has waited too long. */
  #refuseLate(): void {
    for (const [client, entries] of this.#waiting) {
      const isKeptOut = this.#isFull && this.#hasShare(client);
      for (const entry of entries) {
        entry.waitedMs += sweepEveryMs;
        entry.othersMs = isKeptOut ? entry.othersMs + sweepEveryMs : 0;
        if (entry.othersMs >= maxOthersWaitMs) entry.refuse(new QueueFullError('all'));
        else if (entry.waitedMs >= maxWaitMs) entry.refuse(new QueueFullError('client'));
      }
    }
    if (this.#waitingCount > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }

  #remove(client: string, entry: Waiting): void {
    const remainingEntries = this.#waiting.get(client)!.filter((other) => other !== entry);
    this.#waitingCount -= 1;
    if (remainingEntries.length === 0) this.#waiting.delete(client);
    else this.#waiting.set(client, remainingEntries);
  }

  /** Starts waiting work for which there is a place, one after the other. */
  async #startNext(): Promise<void> {
    if (this.#isPacing) return;
    this.#isPacing = true;
    while (this.#nextClient() !== undefined) {
      await this.pace();
      const client = this.#nextClient();
      if (client === undefined) break;
      const [next] = this.#waiting.get(client)!;
      this.#remove(client, next!);
      // The client's turn is over: its other waiting work moves to the end.
      const others = this.#waiting.get(client);
      if (others && this.#waiting.delete(client)) this.#waiting.set(client, others);
      this.#take(client);
      next!.start();
    }
    this.#isPacing = false;
    if (this.turns && this.#waitingCount > 0) this.#retry ??= setTimeout(() => this.#retryStart(), turnEveryMs);
  }

  #retryStart(): void {
    this.#retry = undefined;
    void this.#startNext();
  }

  #nextClient(): string | undefined {
    return [...this.#waiting.keys()].find((client) => this.#hasPlace(client));
  }
}
