import { z } from '@hono/zod-openapi';
import type { DraftReader } from '../../drafts/draft-reader.ts';
import { sectionNames } from '../../product/file-sections.ts';
import { draftStates, hasRole, isClosed } from '../../product/studio.ts';
import { checkSection, saveSection } from '../../drafts/save-section.ts';
import type { StoredSection } from '../../store/studio/drafts.ts';
import { withJsonBytes } from '../admin/json-body.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { userCaller, userOf } from '../http/bearer.ts';
import { interfaceText } from '../../languages/messages.ts';
import { HttpError } from '../http/failure.ts';
import { sectionContent } from './draft.ts';
import {
  throwReaderError,
  draftId,
  expectedRevision,
  languageOf,
  missingRole,
  requireDraft,
  type StudioContext,
  studioRoute,
} from './studio-call.ts';

const params = z.object({ id: draftId, section: z.enum(sectionNames) });

const summary = z.object({
  errors: z.number(),
  warnings: z.number(),
  todo: z.number(),
  languages: z.array(z.string()),
  name: z.record(z.string(), z.string()),
  code: z.string(),
});

const route = studioRoute(
  'put',
  '/drafts/{id}/sections/{section}',
  'Saves a section of a draft',
  {
    params,
    headers: z.object({
      'if-match': z.string().openapi({ description: 'The revision that was changed', example: '"3"' }),
    }),
    body: { required: true, content: { 'application/json': { schema: sectionContent } } },
  },
  {
    200: {
      description: 'Saved, with the new revision as ETag. What is stored already is not saved again',
      schema: z.object({ revision: z.number(), state: z.enum(draftStates), summary }),
    },
  },
  400,
  409,
  412,
  428,
);

/** 3.20 `PUT /api/v1/studio/drafts/{id}/sections/{section}` */
export function addSectionSave(app: App, appContext: AppContext, reader: DraftReader): void {
  const { database } = appContext;
  app.openAPIRegistry.registerPath(route);
  app.put('/api/v1/studio/drafts/:id/sections/:section', async (c) => {
    const { id, section } = readParameters(c);
    const user = userOf(c);
    const { draft, group } = await requireDraft(appContext, user, id);
    if (!hasRole(group.roles, 'author')) throw missingRole('author');
    const expected = expectedRevision(c);
    if (isClosed(draft.state)) throw notEditable(draft.state);
    const read = await withJsonBytes(c, user, (bytes) => {
      const turn = {
        caller: userCaller(user, c),
        rank: 'any' as const,
        run: () => checkSection(database, reader, draft, section, bytes, user.name),
      };
      return appContext.queues.queries.run(turn) as ReturnType<typeof checkSection>;
    }).catch(throwReaderError);
    if ('error' in read) {
      const message = read.texts ? interfaceText(read.texts, languageOf(c)) : read.message;
      throw new HttpError(422, read.error, { message });
    }
    const saved = await saveSection(database, user, draft, section, read, expected);
    if (!('refused' in saved)) {
      c.header('ETag', `"${saved.revision}"`);
      return c.json(saved, 200);
    }
    switch (saved.refused) {
      case 'conflict':
        return conflict(c, saved.stored);
      case 'state':
        throw notEditable(saved.state);
      case 'too_large':
        throw new HttpError(413, 'too_large', { message: 'the sections of a draft have at most 5 MiB together' });
      case 'not_found':
        throw new HttpError(404, 'not_found');
    }
  });
}

function readParameters(c: StudioContext): z.output<typeof params> {
  const parsed = params.safeParse(c.req.param());
  if (!parsed.success) throw new HttpError(404, 'not_found');
  return parsed.data;
}

const notEditable = (state: string) => new HttpError(409, 'not_editable', { state });

/** Somebody else saved meanwhile: the response has what is stored, so that both can be shown. */
function conflict(c: StudioContext, { revision, content, changedBy, changed }: StoredSection) {
  c.header('ETag', `"${revision}"`);
  return c.json({ error: 'conflict', revision, content, changedBy, changed: changed.toISOString() }, 412);
}
