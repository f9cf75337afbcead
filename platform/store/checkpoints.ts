import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../runtime/log.ts';

/** WAL after which a checkpoint is made. */
const maxWalMiB = 48;
const lookEveryMs = 2_000;

/**
 * PostgreSQL settings that let a checkpoint delete the WAL before it, except for the segments that are written next. Without them a gigabyte
 * would stay.
 */
export const walParams = ['min_wal_size=32MB', `max_wal_size=${2 * maxWalMiB}MB`];

/**
 * Bounds the WAL of PGlite, which makes a checkpoint only when it is closed: PostgreSQL's checkpointer is a process of its own, which PGlite does not have.
 * Returns a function that stops this.
 */
export function makeCheckpoints(client: Pick<PGlite, 'query' | 'exec'>, log: Log): () => void {
  let isBusy = false;
  const look = async () => {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
    );
    if (Number(rows[0]!.bytes) >= maxWalMiB * 2 ** 20) await client.exec('checkpoint');
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'no checkpoint of the embedded database: its log grows'))
      .finally(() => (isBusy = false));
  }, lookEveryMs).unref();
  return () => clearInterval(timer);
}
