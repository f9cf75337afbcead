import { inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Retention } from '../runtime/env.ts';
import type { Database } from './database.ts';
import { outbox, shares, studioEvents } from './schema.ts';

const rowsAtOnce = 1_000;

/** Deletes the records that are older than the operator keeps them; a mail that waits is kept until it is sent or given up. */
export async function deleteOldRecords(database: Database, { mailDays, eventDays }: Retention): Promise<void> {
  if (mailDays !== null) await deleteInParts(() => deleteOldMails(database, mailDays));
  if (eventDays !== null) await deleteInParts(() => deleteOldEvents(database, eventDays));
}

/** Short transactions: in the embedded database nobody else is served during one. */
async function deleteInParts(deletePart: () => Promise<number>): Promise<void> {
  let deleted;
  do deleted = await deletePart();
  while (deleted === rowsAtOnce);
}

const isOlder = (column: SQLWrapper, days: number) => sql`${column} < now() - ${days} * interval '1 day'`;

async function deleteOldMails(database: Database, days: number): Promise<number> {
  const old = await database
    .selectDistinct({ id: outbox.shareId })
    .from(outbox)
    .where(
      sql`${isOlder(outbox.created, days)} and not exists (select from outbox waiting
        where waiting.share_id = ${outbox.shareId} and waiting.status = 'queued')`,
    )
    .limit(rowsAtOnce);
  const ids = old.map(({ id }) => id);
  await database.delete(shares).where(inArray(shares.id, ids));
  return ids.length;
}

/** The oldest events have the lowest numbers, so that the rest of the trail is not read. */
const deleteOldEvents = (database: Database, days: number): Promise<number> =>
  database.transaction(async (transaction) => {
    const first = transaction
      .select({ id: studioEvents.id, at: studioEvents.at })
      .from(studioEvents)
      .orderBy(studioEvents.id)
      .limit(rowsAtOnce)
      .as('first');
    const old = await transaction.select({ id: first.id }).from(first).where(isOlder(first.at, days));
    if (old.length === 0) return 0;
    // Lets the deletion pass store/triggers/audit-trail.sql until the end of this transaction.
    await transaction.execute(sql`select set_config('dossier.retention', 'on', true)`);
    await transaction.delete(studioEvents).where(
      inArray(
        studioEvents.id,
        old.map(({ id }) => id),
      ),
    );
    return old.length;
  });
