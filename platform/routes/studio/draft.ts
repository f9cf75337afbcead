import { z } from '@hono/zod-openapi';
import { productFileText } from '../../import/export-products.ts';
import { sectionNames } from '../../product/file-sections.ts';
import { draftStates, permissionsOf, presencePlaces, type Transition, transitions } from '../../product/studio.ts';
import { findRevisions, notePresence, revisionOf } from '../../store/studio/drafts.ts';
import { draftFile } from '../../drafts/draft-input.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { userOf } from '../http/bearer.ts';
import { draftId, runInTurn, jsonBody, requireDraft, requireDraftHead, studioRoute } from './studio-call.ts';

export const sectionContent = z
  .object({
    product: z.record(z.string(), z.unknown()).optional(),
    facts: z.record(z.string(), z.unknown()).optional(),
    version: z.record(z.string(), z.unknown()).optional(),
  })
  .openapi('SectionContent', { description: 'A part of a product file; its values may be incomplete or wrong' });

const steps = Object.keys(transitions) as Transition[];
const perStep = <Value extends z.ZodType>(value: Value) =>
  z.object(Object.fromEntries(steps.map((step) => [step, value])) as Record<Transition, Value>);

const section = z.object({
  revision: z.number(),
  content: sectionContent,
  changed: z.iso.datetime(),
  changedBy: z.string(),
});

const params = z.object({ id: draftId });

const route = studioRoute(
  'get',
  '/drafts/{id}',
  'A draft with its sections',
  { params },
  {
    200: {
      description: 'With its revision as ETag',
      schema: z.object({
        id: z.uuid(),
        workgroup: z.object({ id: z.number(), name: z.string() }),
        productId: z.number().nullable(),
        state: z.enum(draftStates),
        owner: z.object({ name: z.string() }).nullable(),
        version: z.string().nullable().openapi({ description: 'The newest version when the draft was opened' }),
        revision: z.number(),
        permissions: perStep(z.boolean()),
        refusals: perStep(z.string()).partial(),
        sections: z.object(Object.fromEntries(sectionNames.map((name) => [name, section]))),
        comment: z.string().nullable().openapi({ description: 'Of the last return to the author' }),
        summary: z.object({ errors: z.number(), warnings: z.number(), todo: z.number() }).loose(),
      }),
    },
  },
);

const fileRoute = studioRoute(
  'get',
  '/drafts/{id}/file',
  'A draft as a product file, as `export` writes it',
  {
    params,
    query: z.object({
      confidential: z
        .enum(['0', '1'], { error: 'must be 0 or 1' })
        .default('0')
        .openapi({ description: '1: with the confidential data' }),
    }),
  },
  { 200: { description: 'The product file', schema: z.object({}).loose() } },
  400,
  429,
  503,
);

const presenceRoute = studioRoute(
  'put',
  '/drafts/{id}/presence',
  'Notes which section the user has open, or the review',
  { params, body: jsonBody(z.strictObject({ section: z.enum(presencePlaces) })) },
  {
    200: {
      description: 'Who else was there in the last minute, and the revisions of the sections',
      schema: z.object({
        others: z.array(z.object({ name: z.string(), section: z.enum(presencePlaces) })),
        revisions: z.record(z.string(), z.number()),
        state: z.enum(draftStates),
      }),
    },
  },
  400,
  415,
);

/** 3.20 `GET /api/v1/studio/drafts/{id}`, `…/file`, `PUT …/presence` */
export function addDraftCalls(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const user = userOf(c);
    const { draft, group } = await requireDraft(appContext, user, c.req.valid('param').id);
    const { id, productId, state, owner, baseVersion, comment, summary, sections } = draft;
    const revision = revisionOf(draft);
    c.header('ETag', `"${revision}"`);
    return c.json(
      {
        id,
        productId,
        state,
        comment,
        summary,
        revision,
        workgroup: { id: group.id, name: group.name },
        owner: owner === null ? null : { name: owner },
        version: baseVersion,
        ...permissionsOf(draft, { id: user.id, roles: group.roles }, appContext.fourEyes),
        sections: Object.fromEntries(
          Object.entries(sections).map(([name, section]) => [
            name,
            { ...section, changed: section.changed.toISOString() },
          ]),
        ),
      },
      200,
    );
  });
  app.openapi(fileRoute, async (c) => {
    const user = userOf(c);
    const { draft } = await requireDraft(appContext, user, c.req.valid('param').id);
    const withConfidential = c.req.valid('query').confidential === '1';
    const file = await runInTurn(appContext, user, c, () => draftFile(appContext.database, draft, withConfidential));
    return c.body(productFileText(file), 200, { 'Content-Type': 'application/json' });
  });
  app.openapi(presenceRoute, async (c) => {
    const user = userOf(c);
    const { draft } = await requireDraftHead(appContext, user, c.req.valid('param').id);
    const others = await notePresence(appContext.database, draft.id, user.id, c.req.valid('json').section);
    return c.json({ others, revisions: await findRevisions(appContext.database, draft.id), state: draft.state }, 200);
  });
}
