import type { StudioAction, TrailWay } from '../product/studio.ts';
import type { Database } from './database.ts';
import { studioEvents } from './schema.ts';

/** The author of events in the audit trail. */
export interface Author {
  /** null: no account, the operator. */
  id: number | null;
  name: string;
  /** Default: the Studio. */
  via?: TrailWay;
}

/** An account that acts. */
export interface Actor extends Author {
  id: number;
}

/** Whoever runs commands on the machine of the platform. */
export const operator: Author = { id: null, name: 'operator', via: 'command' };

/** Comment of a change of an approved draft. */
export const returnedByChange = 'it was approved; this change returns it';

interface EventSubject {
  draftId: string | null;
  productId: number | null;
  workgroupId: number | null;
}

interface NewEvent {
  action: StudioAction;
  field?: string;
  before?: unknown;
  after?: unknown;
  comment?: string | null;
}

/** Writes events of one moment into the audit trail, which nothing changes afterwards (store/triggers/audit-trail.sql). */
export const addEvents = (
  database: Database,
  subject: EventSubject,
  author: Author,
  events: readonly NewEvent[],
): Promise<void> =>
  addEventsOfMany(
    database,
    author,
    events.map((event) => ({ ...event, ...subject })),
  );

const rowsPerStatement = 500;

/** Writes events of several drafts or products, like {@link addEvents}. */
export async function addEventsOfMany(
  database: Database,
  { id: userId, name: userName, via = 'studio' }: Author,
  events: readonly (NewEvent & EventSubject)[],
): Promise<void> {
  for (let start = 0; start < events.length; start += rowsPerStatement)
    await database.insert(studioEvents).values(
      events
        .slice(start, start + rowsPerStatement)
        .map(({ draftId, productId, workgroupId, action, field, before, after, comment }) => ({
          draftId,
          productId,
          workgroupId,
          userId,
          userName,
          via,
          action,
          field: field ?? null,
          before: before ?? null,
          after: after ?? null,
          comment: comment ?? null,
        })),
    );
}
