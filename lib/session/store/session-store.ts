/** The state that web apps with the same visitors share: rotated tokens, revoked sessions, locks. */
export interface SessionStore {
  /** Null for a missing or expired value. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Acquires a lock; false when another owner has it. The lock expires after `ttlMs`. */
  lock(key: string, owner: string, ttlMs: number): Promise<boolean>;
  /** Releases a lock that is still the owner's. */
  unlock(key: string, owner: string): Promise<void>;
}
