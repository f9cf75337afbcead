import { createRoute, z } from '@hono/zod-openapi';
import { languageCode } from '../../languages/languages.ts';
import { isMailAddress, toAsciiAddress } from '../../runtime/mail-address.ts';
import {
  canBeFollowed,
  confirmFollower,
  deleteFollower,
  findFollowed,
  type Followed,
  requestToFollow,
} from '../../store/followers/followers.ts';
import { callerOf } from '../http/bearer.ts';
import { failures, HttpError } from '../http/failure.ts';
import { findPublished } from '../http/find-published.ts';
import { onlyPost, readForm } from '../http/form.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { productId } from '../http/parameters.ts';
import { brandOf } from '../share/parameters.ts';

/** A malformed token, such as one from a truncated link, is unknown, not invalid. */
const token = z.string({ error: 'must be the token of a mail' }).openapi({ description: 'From the link in a mail' });

const requestForm = z.object({
  synonym_id: productId,
  email: z
    .string({ error: 'must be a mail address' })
    .transform(toAsciiAddress)
    .refine(isMailAddress, 'must be a mail address'),
  language: z.enum(languageCode.options, { error: `must be one of ${languageCode.options.join(', ')}` }),
});
const tokenForm = z.object({ token });
const stopForm = z.object({
  token,
  all: z
    .enum(['0', '1'], { error: 'must be 0 or 1' })
    .default('0')
    .openapi({ description: '1: all products that the address follows' }),
});

const followed = z.object({
  id: z.number().openapi({ description: 'The product' }),
  confirmed: z.boolean().openapi({ description: 'false: it was requested, and the address has not confirmed' }),
});

const post = <Form extends z.ZodType, Result extends z.ZodType>(
  path: string,
  summary: string,
  form: Form,
  response: { description: string; schema: Result },
  ...statuses: Parameters<typeof failures>
) =>
  createRoute({
    method: 'post',
    path,
    summary,
    request: { body: { content: { 'application/x-www-form-urlencoded': { schema: form } } } },
    responses: {
      200: { description: response.description, content: { 'application/json': { schema: response.schema } } },
      ...failures(...statuses),
    },
  });

const request = post(
  '/api/v1/p/follow',
  'Asks an address whether it wants to follow the safety data sheet of a product',
  requestForm,
  { description: 'Always the same, whether or not a mail was sent', schema: z.object({}) },
  400,
  404,
  410,
  413,
  415,
  429,
  503,
);
const status = post(
  '/api/v1/p/follow/status',
  'What a token of a mail belongs to',
  tokenForm,
  { description: 'The product', schema: followed },
  400,
  404,
  413,
  415,
);
const confirm = post(
  '/api/v1/p/follow/confirm',
  'Confirms a request to follow',
  tokenForm,
  { description: 'It is confirmed, now or earlier', schema: followed },
  400,
  404,
  413,
  415,
);
const stop = post(
  '/api/v1/p/follow/stop',
  'Deletes the address of a follower',
  stopForm,
  {
    description: 'Nothing is sent any more; also for a token of an address that was deleted',
    schema: z.object({ deleted: z.number().openapi({ description: 'Number of products that it followed' }) }),
  },
  400,
  413,
  415,
);

/**
 * 3.21 `POST /api/v1/p/follow`, `…/status`, `…/confirm` and `…/stop`. The calls for tokens do not depend on `FOLLOW`: mails that were
 * sent before it was turned off have links to them, and existing followers get more.
 */
export function addFollow(app: App, appContext: AppContext): void {
  const { database } = appContext;
  if (appContext.canFollow) addRequest(app, appContext);
  for (const route of [status, confirm, stop]) app.openAPIRegistry.registerPath(route);

  app.post(status.path, async (c) => {
    const { token } = await readForm(c, tokenForm);
    return c.json(toResponse(await findFollowed(database, token)), 200);
  });

  app.post(confirm.path, async (c) => {
    const { token } = await readForm(c, tokenForm);
    return c.json(toResponse(await confirmFollower(database, token)), 200);
  });

  app.post(stop.path, async (c) => {
    const { token, all } = await readForm(c, stopForm);
    return c.json({ deleted: await deleteFollower(database, token, all === '1') }, 200);
  });

  for (const { path } of [status, confirm, stop]) onlyPost(app, path);
}

function addRequest(app: App, appContext: AppContext): void {
  const { database, mailQuotas, outbox, queues } = appContext;
  app.openAPIRegistry.registerPath(request);
  app.post(request.path, async (c) => {
    const { synonym_id, email, language } = await readForm(c, requestForm);
    const product = await findPublished(database, synonym_id);
    if (!canBeFollowed(product)) throw new HttpError(404, 'not_found');
    const caller = await callerOf(appContext, c);
    const followRequest = {
      productId: synonym_id,
      address: email,
      language,
      maxPerDay: mailQuotas.total,
      brand: brandOf(c),
      client: caller.client,
    };
    const run = () => requestToFollow(database, followRequest);
    if (await queues.queries.run({ caller, rank: 'any', run })) outbox.wake();
    return c.json({}, 200);
  });
  onlyPost(app, request.path);
}

/** @throws HttpError 404 for an unknown token */
function toResponse(follower: Followed | undefined) {
  if (!follower) throw new HttpError(404, 'not_found');
  return { id: follower.productId, confirmed: follower.isConfirmed };
}
