import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { StudioAction } from '../../product/studio.ts';
import type { Database } from '../database.ts';
import { studioEvents } from '../schema.ts';

/** Who acts, for the audit trail. */
export interface Actor {
  id: number;
  name: string;
}

interface Of {
  draftId: string;
  productId: number | null;
  workgroupId: number;
}

interface NewEvent {
  action: StudioAction;
  field?: string;
  before?: unknown;
  after?: unknown;
  comment?: string | null;
}

/** Writes events of one moment into the audit trail, which nothing changes afterwards. */
export async function addEvents(
  database: Database,
  of: Of,
  { id: userId, name: userName }: Actor,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length > 0)
    await database.insert(studioEvents).values(
      events.map(({ action, field, before, after, comment }) => ({
        ...{ draftId: of.draftId, productId: of.productId, workgroupId: of.workgroupId, userId, userName, action },
        ...{ field: field ?? null, before: before ?? null, after: after ?? null, comment: comment ?? null },
      })),
    );
}

export type StudioEvent = typeof studioEvents.$inferSelect;

/** The audit trail of a draft: the newest events, or the oldest ones after one. */
export const listEvents = (
  database: Database,
  draftId: string,
  { order, max, after = 0 }: { order: 'newest' | 'oldest'; max: number; after?: number },
): Promise<StudioEvent[]> =>
  database
    .select()
    .from(studioEvents)
    .where(and(eq(studioEvents.draftId, draftId), gt(studioEvents.id, after)))
    .orderBy(order === 'newest' ? desc(studioEvents.id) : asc(studioEvents.id))
    .limit(max);
