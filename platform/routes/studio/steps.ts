import { z } from '@hono/zod-openapi';
import type { DraftReader } from '../../drafts/draft-reader.ts';
import { draftStates } from '../../product/studio.ts';
import { NoticesError } from '../../sharing/add-notices.ts';
import { FindingsError, publishDraft } from '../../drafts/publish-draft.ts';
import { DraftChangedError, NoDraftError, StepRefusedError, takeStep } from '../../drafts/take-step.ts';
import { notifyRecipients } from '../../drafts/notify-recipients.ts';
import { draftFindings } from '../../drafts/draft-findings.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { clientAddress } from '../http/client-address.ts';
import { HttpError } from '../http/failure.ts';
import { audit } from '../http/request-log.ts';
import { finding } from './preview.ts';
import { userOf } from '../http/bearer.ts';
import {
  throwReaderError,
  languageOf,
  draftId,
  expectedRevision,
  runInTurn,
  jsonBody,
  missingRole,
  requireDraftHead,
  type StudioContext,
  studioRoute,
} from './studio-call.ts';

const params = z.object({ id: draftId });
const headers = z.object({
  'if-match': z.string().optional().openapi({ description: 'The ETag of the draft that was seen', example: '"12"' }),
});
const stateResponse = { description: 'The new state', schema: z.object({ state: z.enum(draftStates) }) };
const codes = [400, 409, 412, 428] as const;

const maxCommentLength = 2000;
const commentBody = jsonBody(
  z.strictObject({
    comment: z
      .string()
      .trim()
      .min(1, 'must say what is to be changed')
      .max(maxCommentLength, `must have at most ${maxCommentLength} characters`)
      .refine((text) => !text.includes('\0'), 'must not contain null characters'),
  }),
);

const submit = studioRoute(
  'post',
  '/drafts/{id}/submit',
  'Submits a draft for review',
  { params, headers },
  { 200: stateResponse },
  ...codes,
);
const approve = studioRoute(
  'post',
  '/drafts/{id}/approve',
  'Approves a draft',
  { params, headers },
  { 200: stateResponse },
  ...codes,
);
const returned = studioRoute(
  'post',
  '/drafts/{id}/return',
  'Returns a draft to its author, with a comment',
  { params, headers, body: commentBody },
  { 200: stateResponse },
  ...codes,
  413,
);
const remove = studioRoute(
  'delete',
  '/drafts/{id}',
  'Deletes a draft',
  { params, headers },
  { 204: { description: 'Deleted' } },
  ...codes,
);

const publish = studioRoute(
  'post',
  '/drafts/{id}/publish',
  'Publishes an approved draft',
  { params, headers },
  {
    200: {
      description: 'The product is public, with this as its newest version',
      schema: z.object({ productId: z.number(), version: z.string() }),
    },
    422: {
      description: 'Findings refuse it; nothing is changed',
      schema: z.object({ error: z.literal('findings'), findings: z.array(finding) }),
    },
  },
  ...codes,
  429,
  503,
);

const notify = studioRoute(
  'post',
  '/drafts/{id}/notify',
  'Sends the published version to earlier recipients of the safety data sheet, each once (REACH Art. 31(9))',
  { params },
  { 200: { description: 'The number of mails', schema: z.object({ mails: z.number() }) } },
  409,
  422,
);

/** 3.20 `POST /api/v1/studio/drafts/{id}/submit`, `…/return`, `…/approve`, `…/publish`, `…/notify`, `DELETE …/{id}` */
export function addStepCalls(app: App, appContext: AppContext, reader: DraftReader): void {
  const { database, fourEyes } = appContext;

  /** Who takes the step, and on what. */
  async function stepOf(c: StudioContext, id: string) {
    const user = userOf(c);
    const { draft, group } = await requireDraftHead(appContext, user, id);
    return { user, draft, stepping: { id: user.id, name: user.name, roles: group.roles } };
  }

  const note = (c: StudioContext, event: string, details: Record<string, unknown>) =>
    audit(appContext, c, event, { ...details, address: clientAddress(c, appContext.trustProxy) });

  for (const [step, route] of [
    ['submit', submit],
    ['approve', approve],
  ] as const)
    app.openapi(route, async (c) => {
      const { user, draft, stepping } = await stepOf(c, c.req.valid('param').id);
      const request = { draftId: draft.id, expected: expectedRevision(c), fourEyes };
      const state = await takeStep(database, stepping, step, request).catch(throwHttpError);
      note(c, `draft: ${step}`, { userId: user.id, draft: draft.id });
      return c.json({ state }, 200);
    });
  app.openapi(returned, async (c) => {
    const { user, draft, stepping } = await stepOf(c, c.req.valid('param').id);
    const { comment } = c.req.valid('json');
    const request = { draftId: draft.id, expected: expectedRevision(c), fourEyes, comment };
    const state = await takeStep(database, stepping, 'return', request).catch(throwHttpError);
    note(c, 'draft: return', { userId: user.id, draft: draft.id });
    return c.json({ state }, 200);
  });
  app.openapi(remove, async (c) => {
    const { user, draft, stepping } = await stepOf(c, c.req.valid('param').id);
    const request = { draftId: draft.id, expected: expectedRevision(c), fourEyes };
    await takeStep(database, stepping, 'delete', request).catch(throwHttpError);
    note(c, 'draft: delete', { userId: user.id, draft: draft.id });
    return c.body(null, 204);
  });
  app.openapi(publish, async (c) => {
    const { user, draft, stepping } = await stepOf(c, c.req.valid('param').id);
    const request = { draftId: draft.id, expected: expectedRevision(c), fourEyes };
    try {
      const run = () => publishDraft(database, reader, stepping, request);
      const { productId, version, isChanged } = await runInTurn(appContext, user, c, run);
      note(c, 'draft: publish', { userId: user.id, draft: draft.id, product: productId });
      const changed = isChanged ? [productId] : [];
      for (const url of await appContext.notifyWebApps(changed))
        appContext.log.warn({ url }, 'a web app could not be notified');
      return c.json({ productId, version }, 200);
    } catch (reason) {
      if (reason instanceof FindingsError)
        return c.json({ error: 'findings' as const, findings: draftFindings(reason.findings, languageOf(c)) }, 422);
      return throwHttpError(reason);
    }
  });
  app.openapi(notify, async (c) => {
    const { user, draft, stepping } = await stepOf(c, c.req.valid('param').id);
    const { productId, mails } = await notifyRecipients(database, stepping, draft, appContext.siteUrl).catch(
      throwHttpError,
    );
    note(c, 'draft: notify', { userId: user.id, product: productId, mails });
    appContext.outbox.wake();
    return c.json({ mails }, 200);
  });

  /** The errors of the use cases as responses. */
  function throwHttpError(reason: unknown): never {
    if (reason instanceof NoticesError) throw new HttpError(422, 'no_notices', { message: reason.message });
    if (reason instanceof NoDraftError) throw new HttpError(404, 'not_found');
    if (reason instanceof DraftChangedError)
      throw new HttpError(
        412,
        'conflict',
        { message: 'the draft was changed meanwhile' },
        { ETag: `"${reason.revision}"` },
      );
    if (!(reason instanceof StepRefusedError)) return throwReaderError(reason);
    const { refusal, state } = reason;
    if (refusal.error === 'missing_role') throw missingRole(refusal.role);
    if (refusal.error === 'four_eyes')
      throw new HttpError(403, 'four_eyes', { message: 'who changed a draft does not approve it' });
    throw new HttpError(409, 'state', { state });
  }
}
