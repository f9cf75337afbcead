import { LRUCache } from 'lru-cache';
import { tooManyRequests } from '../failure.ts';

const windowMs = 60_000;
const triesInWindow = 20;

export type TryLimit = ReturnType<typeof createTryLimit>;

/** The contract, 3.1: more than 20 tries a minute from an address are too many. Refused ones do not count. */
export function createTryLimit(now: () => number = Date.now) {
  const tries = new LRUCache<string, number[]>({ max: 50_000 });
  /** @throws Failure 429 with the seconds until the next try */
  return function countTry(address: string): void {
    const time = now();
    const recent = (tries.get(address) ?? []).filter((earlier) => earlier > time - windowMs);
    if (recent.length >= triesInWindow) throw tooManyRequests((recent[0]! + windowMs - time) / 1000);
    tries.set(address, [...recent, time]);
  };
}
