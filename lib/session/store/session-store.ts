/** What web apps that serve the same visitors share: successors of refreshed tokens, logouts, locks. */
export interface SessionStore {
  /** Null for a value that is not there or whose time is over. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** True for the one who has the lock now; the lock of an owner that died is free after `ttlMs`. */
  lock(key: string, owner: string, ttlMs: number): Promise<boolean>;
  /** Frees a lock that is still the owner's. */
  unlock(key: string, owner: string): Promise<void>;
}
