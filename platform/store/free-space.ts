import { statfsSync } from 'node:fs';
import type { Log } from '../runtime/log.ts';
import { metrics } from '../runtime/metrics.ts';
import { StartupError } from '../runtime/start-error.ts';
import { hasDatabase } from './backup/restore-backup.ts';

/** Required free space: at the first start for PostgreSQL's files, later for one WAL segment, the reserve that no upload may use. */
const minFreeMiB = { first: 64, later: 16 };
/** Maximum disk space per stored byte: in the table, in the WAL and in WAL segments that are created ahead. */
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

/** Whether this many bytes can be stored without using the reserve. */
export const hasRoomFor = (dataDir: string, bytes = 0): boolean =>
  freeBytes(dataDir) >= minFreeMiB.later * 2 ** 20 + bytesPerByte * bytes;

/** Read-only state of an open database. */
export interface ReadOnlyState {
  /** Only PGlite: whether the disk was full at the start. The database is read, and nothing is written until the next start. */
  isReadOnly?: boolean;
  /** Only PGlite: makes the database refuse or accept writes. */
  setReadOnly?: (isReadOnly: boolean) => Promise<void>;
}

export interface SpaceWatch {
  /** Whether all writes are refused. */
  isReadOnly: () => boolean;
  /** Checks the free space now. */
  look: () => Promise<void>;
  /** Whether this many bytes can be stored without using the reserve. */
  canStore: (bytes: number) => boolean;
  stop: () => void;
}

/**
 * Makes the embedded database refuse writes while its disk has no more than the reserve, which other programs may have used. A database
 * that was opened on a full disk is a copy in memory: `restart` is called when there is space again.
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
