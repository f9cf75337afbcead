import { statfsSync } from 'node:fs';
import type { Log } from '../runtime/log.ts';
import { metrics } from '../runtime/metrics.ts';
import { StartupError } from '../runtime/start-error.ts';
import { hasDatabase } from './backup/restore-backup.ts';

/** Space for PostgreSQL's files at the first start, and for one segment of its log later: the reserve that no upload touches. */
const minFreeMiB = { first: 64, later: 16 };
/** What a stored byte takes at most: in the table, in the log, and in the segments of the log that are made ahead. */
const bytesPerByte = 4;
const watchEveryMs = 1_000;

function freeBytes(dataDir: string): number {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
}

/** @throws StartupError when the data directory has too little space for the embedded database */
export function checkFreeSpace(dataDir: string): void {
  const min = hasDatabase(dataDir) ? minFreeMiB.later : minFreeMiB.first;
  const free = Math.floor(freeBytes(dataDir) / 2 ** 20);
  if (free < min) throw new StartupError(`DATA_DIR must have ${min} MiB of free space; ${dataDir} has ${free} MiB.`);
}

/** Whether so many bytes can be stored without a touch to the reserve. */
export const hasRoomFor = (dataDir: string, bytes = 0): boolean =>
  freeBytes(dataDir) >= minFreeMiB.later * 2 ** 20 + bytesPerByte * bytes;

/** Of an open database. */
export interface ReadOnlyState {
  /** Only PGlite: whether the disk had no room at the start. What is on it is read, and nothing is written until the next start. */
  isReadOnly?: boolean;
  /** Only PGlite: lets the database refuse all that writes, or accept it again. */
  setReadOnly?: (isReadOnly: boolean) => Promise<void>;
}

export interface SpaceWatch {
  /** Whether everything that writes is refused. */
  isReadOnly: () => boolean;
  /** Looks at once. */
  look: () => Promise<void>;
  /** Whether so many bytes can be stored without a touch to the reserve. */
  canStore: (bytes: number) => boolean;
  stop: () => void;
}

/**
 * Lets the embedded database refuse all that writes while its disk has no room but the reserve, which others may have filled. A database
 * that was opened without room reads a copy: `restart` is called when there is room.
 */
export function watchFreeSpace(dataDir: string, open: ReadOnlyState, log: Log, restart: () => void): SpaceWatch {
  let isReadOnly = open.isReadOnly ?? false;
  const tell = () => {
    metrics.readOnly.set(isReadOnly ? 1 : 0);
    if (isReadOnly)
      log.error(
        { dataDir, code: 'ENOSPC' },
        'no space left in DATA_DIR: everything is read, and what writes is refused',
      );
  };
  tell();
  const look = async () => {
    if (hasRoomFor(dataDir) !== isReadOnly) return;
    if (open.isReadOnly) {
      clearInterval(timer);
      log.warn({ dataDir }, 'there is space in DATA_DIR again: the platform restarts');
      return restart();
    }
    isReadOnly = !isReadOnly;
    await open.setReadOnly?.(isReadOnly);
    if (!isReadOnly) log.warn({ dataDir }, 'there is space in DATA_DIR again: what writes is accepted');
    tell();
  };
  const timer = setInterval(
    () => look().catch((error: unknown) => log.warn({ err: error }, 'the free space of DATA_DIR is not known')),
    watchEveryMs,
  );
  timer.unref();
  return {
    isReadOnly: () => isReadOnly,
    look,
    canStore: (bytes) => hasRoomFor(dataDir, bytes),
    stop: () => clearInterval(timer),
  };
}
