import { z } from '@hono/zod-openapi';
import { studioActions } from '../../product/studio.ts';
import { csvLine } from '../../runtime/csv-line.ts';
import { listEvents, type StudioEvent } from '../../store/studio/events.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { userOf } from '../http/bearer.ts';
import { draftId, requireDraftHead, studioRoute } from './studio-call.ts';

/** Events of a response; more are in the CSV. */
const maxEvents = 1000;

const params = z.object({ id: draftId });

const route = studioRoute(
  'get',
  '/drafts/{id}/events',
  'Who did what with a draft, and when',
  { params },
  {
    200: {
      description: `The newest first, at most ${maxEvents}`,
      schema: z.object({
        events: z.array(
          z.object({
            id: z.number(),
            at: z.iso.datetime(),
            user: z.string(),
            action: z.enum(studioActions),
            field: z.string().nullable().openapi({ description: 'JSON pointer in the product file' }),
            before: z.unknown(),
            after: z.unknown(),
            comment: z.string().nullable(),
          }),
        ),
        hasMore: z.boolean(),
      }),
    },
  },
);

const csvRoute = studioRoute(
  'get',
  '/drafts/{id}/events.csv',
  'The whole audit trail of a draft as CSV, the oldest first',
  { params },
  { 200: { description: 'CSV (RFC 4180)', schema: z.string(), type: 'text/csv' } },
);

const headings = ['Number', 'Time', 'User', 'Action', 'Field', 'Before', 'After', 'Comment'];

/** 3.20 `GET /api/v1/studio/drafts/{id}/events`, `…/events.csv` */
export function addEventCalls(app: App, appContext: AppContext): void {
  const { database } = appContext;
  app.openapi(route, async (c) => {
    const { draft } = await requireDraftHead(appContext, userOf(c), c.req.valid('param').id);
    const rows = await listEvents(database, draft.id, { order: 'newest', max: maxEvents + 1 });
    const events = rows.slice(0, maxEvents).map(({ id, at, userName, action, field, before, after, comment }) => ({
      ...{ id, at: at.toISOString(), user: userName, action, field, before, after, comment },
    }));
    return c.json({ events, hasMore: rows.length > maxEvents }, 200);
  });
  app.openapi(csvRoute, async (c) => {
    const { draft } = await requireDraftHead(appContext, userOf(c), c.req.valid('param').id);
    return c.body(csvOf(draft.id), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="events.csv"',
    });
  });

  /** Read part by part: an audit trail may be long. */
  function csvOf(id: string): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let after = 0;
    let isStarted = false;
    return new ReadableStream({
      async pull(controller) {
        if (!isStarted) controller.enqueue(encoder.encode(csvLine(headings)));
        isStarted = true;
        const rows = await listEvents(database, id, { order: 'oldest', max: maxEvents, after });
        if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(lineOf).join('')));
        after = rows.at(-1)?.id ?? after;
        if (rows.length < maxEvents) controller.close();
      },
    });
  }
}

const lineOf = ({ id, at, userName, action, field, before, after, comment }: StudioEvent) =>
  csvLine([
    ...[String(id), at.toISOString(), userName, action, field ?? ''],
    ...[valueText(before), valueText(after), comment ?? ''],
  ]);

const valueText = (value: unknown) => (value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value));
