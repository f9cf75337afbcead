import { and, asc, desc, eq, gt, gte, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { studioEvents, workgroupProducts } from '../schema.ts';
import type { Author } from '../trail.ts';

export type StudioEvent = typeof studioEvents.$inferSelect;

/** Filters of an audit trail. */
export interface TrailQuery {
  draftId?: string;
  productId?: number;
  /** The workgroup's events, also of deleted drafts, and those of the operator about products in its list. */
  workgroupId?: number;
  since?: Date;
}

/** The audit trail of a draft, a product, a workgroup or all: the newest events, or the oldest ones after `lastId`. */
export const listEvents = (
  database: Database,
  { draftId, productId, workgroupId, since }: TrailQuery,
  { order, max, lastId = 0 }: { order: 'newest' | 'oldest'; max: number; lastId?: number },
): Promise<StudioEvent[]> =>
  database
    .select()
    .from(studioEvents)
    .where(
      and(
        gt(studioEvents.id, lastId),
        draftId === undefined ? undefined : eq(studioEvents.draftId, draftId),
        productId === undefined ? undefined : eq(studioEvents.productId, productId),
        workgroupId === undefined ? undefined : isOfWorkgroup(database, workgroupId),
        since && gte(studioEvents.at, since),
      ),
    )
    .orderBy(order === 'newest' ? desc(studioEvents.id) : asc(studioEvents.id))
    .limit(max);

const isOfWorkgroup = (database: Database, workgroupId: number) =>
  or(
    eq(studioEvents.workgroupId, workgroupId),
    and(
      isNull(studioEvents.workgroupId),
      inArray(
        studioEvents.productId,
        database
          .select({ id: workgroupProducts.productId })
          .from(workgroupProducts)
          .where(eq(workgroupProducts.workgroupId, workgroupId)),
      ),
    ),
  );

/** Whether a draft has contents that the author did not import, such as those made in the Studio by the same account. */
export async function hasOtherWork(database: Database, draftId: string, author: Author): Promise<boolean> {
  const { action, productId, userId, via } = studioEvents;
  const isImport = sql`${via} <> 'studio' and ${userId} is not distinct from ${author.id}`;
  // Only the draft of an existing product has a product id when it is created in the Studio.
  const isOpening = sql`${via} = 'studio' and ${action} = 'created' and ${productId} is not null`;
  const [other] = await database
    .select({ id: studioEvents.id })
    .from(studioEvents)
    .where(
      and(
        eq(studioEvents.draftId, draftId),
        inArray(action, ['created', 'changed', 'uploaded']),
        not(or(isImport, isOpening)!),
      ),
    )
    .limit(1);
  return other !== undefined;
}

/** Number of events that are read at once. */
const pageSize = 1000;

export const trailHeadings = [
  'Number',
  'Time',
  'User',
  'Action',
  'Field',
  'Before',
  'After',
  'Comment',
  'How',
  'Draft',
  'Product',
];

/** The rows of an audit trail under `trailHeadings`, the oldest first, read part by part: it may be long. */
export async function* trailRows(database: Database, query: TrailQuery): AsyncGenerator<string[]> {
  for (let lastId = 0; ;) {
    const events = await listEvents(database, query, { order: 'oldest', max: pageSize, lastId });
    for (const { id, at, userName, via, action, draftId, productId, field, before, after: value, comment } of events)
      yield [
        String(id),
        at.toISOString(),
        userName,
        action,
        field ?? '',
        valueText(before),
        valueText(value),
        comment ?? '',
        via,
        draftId ?? '',
        String(productId ?? ''),
      ];
    if (events.length < pageSize) return;
    lastId = events.at(-1)!.id;
  }
}

const valueText = (value: unknown) => (value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value));
