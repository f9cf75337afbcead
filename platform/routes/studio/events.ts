import { z } from '@hono/zod-openapi';
import { studioActions } from '../../product/studio.ts';
import { csvLine } from '../../runtime/csv-line.ts';
import { listEvents, trailHeadings, type TrailQuery, trailRows } from '../../store/studio/events.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { userOf } from '../http/bearer.ts';
import {
  draftId,
  requireDraftHead,
  requireWorkgroup,
  type StudioContext,
  studioRoute,
  workgroupParameter,
} from './studio-call.ts';

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

const workgroupRoute = studioRoute(
  'get',
  '/events.csv',
  'The whole audit trail of a workgroup as CSV, also of deleted drafts, the oldest first; for administrators',
  { query: z.object({ workgroup: workgroupParameter }) },
  { 200: { description: 'CSV (RFC 4180)', schema: z.string(), type: 'text/csv' } },
  400,
);

/** 3.20 `GET /api/v1/studio/drafts/{id}/events`, `…/events.csv`, `GET /api/v1/studio/events.csv` */
export function addEventCalls(app: App, appContext: AppContext): void {
  const { database } = appContext;
  app.openapi(route, async (c) => {
    const { draft } = await requireDraftHead(appContext, userOf(c), c.req.valid('param').id);
    const rows = await listEvents(database, { draftId: draft.id }, { order: 'newest', max: maxEvents + 1 });
    const events = rows.slice(0, maxEvents).map(({ id, at, userName, action, field, before, after, comment }) => ({
      id,
      at: at.toISOString(),
      user: userName,
      action,
      field,
      before,
      after,
      comment,
    }));
    return c.json({ events, hasMore: rows.length > maxEvents }, 200);
  });
  app.openapi(csvRoute, async (c) => {
    const { draft } = await requireDraftHead(appContext, userOf(c), c.req.valid('param').id);
    return csvResponse(c, { draftId: draft.id });
  });
  app.openapi(workgroupRoute, (c) => {
    const { id } = requireWorkgroup(userOf(c), c.req.valid('query').workgroup, 'administrator');
    return csvResponse(c, { workgroupId: id });
  });

  function csvResponse(c: StudioContext, query: TrailQuery) {
    const lines = async function* () {
      yield csvLine(trailHeadings);
      for await (const row of trailRows(database, query)) yield csvLine(row);
    };
    return c.body(ReadableStream.from(lines()).pipeThrough(new TextEncoderStream()), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="events.csv"',
    });
  }
}
