import type { Readable, Writable } from 'node:stream';
import type { Settings } from '../runtime/env.ts';
import type { Database, OpenDatabase } from '../store/database.ts';

/** Why a command can't be carried out, in a sentence for the person who gave it. Ends it with exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Opens the database for a command's work and brings its tables up to date, unless `skipsMigrations`; or hands over the one that is open. */
export type OnDatabase = (
  work: (database: Database, open: OpenDatabase) => Promise<void>,
  options?: { skipsMigrations?: boolean },
) => Promise<void>;

/**
 * What a command works with: in a process of its own, or inside of the running platform for a caller on its socket. It prints to
 * `output` and `errors` alone, never to this process's own streams, and ends by returning or with a CommandError.
 */
export interface CommandContext {
  onDatabase: OnDatabase;
  /** @throws StartupError when a setting is wrong */
  settings: () => Settings;
  /** The folder to which paths among the arguments are relative. */
  folder: string;
  /** Whether the platform runs on the data directory, and this command in it. */
  isInPlatform: boolean;
  input: Readable;
  output: Writable;
  errors: Writable;
}
