import type { Readable, Writable } from 'node:stream';
import type { Settings } from '../runtime/env.ts';
import type { Database, OpenDatabase } from '../store/database.ts';

/** The reason why a command fails, as a sentence for the user. Ends the command with exit code 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs `work` on the open database, or opens it and migrates its tables first, unless `skipsMigrations`. */
export type OnDatabase = (
  work: (database: Database, open: OpenDatabase) => Promise<void>,
  options?: { skipsMigrations?: boolean },
) => Promise<void>;

/**
 * The environment of a command, which runs in a process of its own, or in the running platform for a caller on its socket. A
 * command prints to `output` and `errors` only, never to the process's own streams, and returns or throws a CommandError.
 */
export interface CommandContext {
  onDatabase: OnDatabase;
  /** @throws StartupError when a setting is invalid */
  settings: () => Settings;
  /** The folder to which relative paths in the arguments refer. */
  folder: string;
  /** Is called with the command as it is logged, before it runs. */
  onStart?: (line: string) => void;
  /** Whether this command runs in the platform. */
  isInPlatform: boolean;
  input: Readable;
  output: Writable;
  errors: Writable;
}
