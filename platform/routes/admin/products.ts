import { createHash } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { exportProduct, productTag } from '../../import/export-products.ts';
import { reviewingWorkgroups } from '../../store/accounts/users.ts';
import type { Database } from '../../store/database.ts';
import { changeProducts } from '../../store/products/change-products.ts';
import { findInLists } from '../../store/lists/listed-products.ts';
import {
  findOwnProducts,
  findRemoval,
  listOwnProducts,
  removeProduct,
  usesOf,
} from '../../store/products/own-products.ts';
import type { App, AppContext, RequestVariables } from '../http/app-context.ts';
import { identifyUser, type User, userCaller, userOf, requiresLogin } from '../http/bearer.ts';
import { clientAddress } from '../http/client-address.ts';
import { namesTag } from '../http/conditional.ts';
import { failures, HttpError } from '../http/failure.ts';
import { onlyMethods } from '../http/form.ts';
import { audit } from '../http/request-log.ts';
import { adminTag, productSchema } from './description.ts';

const pageSize = 100;
const security = requiresLogin;
const listPath = '/api/v1/admin/products';
const etagHeader = { ETag: { description: 'Of this state', schema: { type: 'string' as const } } };

const moment = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true })],
  'must be a day such as 2026-11-30, or a time with its zone',
);

const listRoute = createRoute({
  method: 'get',
  path: listPath,
  tags: [adminTag],
  security,
  summary: 'The products in the lists of the account’s workgroups, in every state, by their last change',
  description: `${pageSize} per page. \`since\` leaves out those that did not change since then; \`cursor\` is that of the page before, with the same \`since\`. The account needs the role \`publisher\`.`,
  request: {
    query: z.object({
      since: moment.optional().openapi({ example: '2026-11-30T08:00:00Z' }),
      cursor: z.string().max(200).optional(),
    }),
    headers: z.object({ 'if-none-match': z.string().optional() }),
  },
  responses: {
    200: {
      description: 'A page; `cursor` is null on the last one',
      headers: etagHeader,
      content: {
        'application/json': {
          schema: z.object({
            products: z.array(
              z.object({
                id: z.number(),
                code: z.string(),
                state: z.enum(['published', 'removed']).openapi({ description: '`removed`: not public, or not yet' }),
                version: z.string().nullable(),
                updated: z.string().openapi({ example: '2026-11-30T08:14:49.103577Z' }),
              }),
            ),
            cursor: z.string().nullable(),
          }),
        },
      },
    },
    304: { description: 'Nothing changed since the response with the ETag of `If-None-Match`' },
    ...failures(400, 401, 403, 429, 503),
  },
});

const productParams = z.object({
  product: z.string().min(1).max(200).openapi({ description: 'Permalink id or code', example: '1001' }),
});

const productRoute = createRoute({
  method: 'get',
  path: `${listPath}/{product}`,
  tags: [adminTag],
  security,
  summary: 'A product as the file that the import takes',
  description:
    'A product in the lists of the account’s workgroups, by its permalink id or its code, with all versions, without confidential data and attached files. Its `ETag` is for `If-Match` of the import and of the deletion.',
  request: { params: productParams, headers: z.object({ 'if-none-match': z.string().optional() }) },
  responses: {
    200: {
      description: 'The product file',
      headers: etagHeader,
      content: { 'application/json': { schema: productSchema } },
    },
    304: { description: 'The product is as in the response with the ETag of `If-None-Match`' },
    ...failures(400, 401, 403, 404, 409, 410, 429, 503),
  },
});

const removalRoute = createRoute({
  method: 'delete',
  path: `${listPath}/{product}`,
  tags: [adminTag],
  security,
  summary: 'Removes a public product',
  description:
    'Its pages and documents respond with 410 afterwards; its data stay stored. If mails lead to it or addresses follow it, the response is 409 `in_use` and says what ends, until the call is repeated with `confirm=true`.',
  request: {
    params: productParams,
    query: z.object({ confirm: z.enum(['true', 'false'], 'must be true or false').optional() }),
    headers: z.object({ 'if-match': z.string().optional() }),
  },
  responses: {
    200: {
      description: 'Removed',
      content: {
        'application/json': { schema: z.object({ id: z.number(), code: z.string(), state: z.literal('removed') }) },
      },
    },
    ...failures(400, 401, 403, 404, 409, 410, 412, 503),
  },
});

/** 3.16 `GET /api/v1/admin/products`, `GET` and `DELETE /api/v1/admin/products/{id or code}` */
export function addOwnProducts(app: App, appContext: AppContext): void {
  const { database, queues } = appContext;
  const itemPath = productRoute.getRoutingPath();
  const requirePublisher: MiddlewareHandler<RequestVariables> = async (c, next) => {
    const user = userOf(c);
    if (user.role !== 'publisher') throw new HttpError(403, 'not_a_publisher');
    if (!user.workgroup) throw new HttpError(403, 'workgroup');
    await next();
  };
  app.get(listPath, identifyUser(appContext), requirePublisher);
  app.on(['GET', 'DELETE'], itemPath, identifyUser(appContext), requirePublisher);

  app.openapi(listRoute, async (c) => {
    const user = userOf(c);
    const { since = null, cursor } = c.req.valid('query');
    const workgroupIds = idsOf(user);
    checkSince(since);
    const scope = hash([since, workgroupIds]).slice(0, 16);
    const position = cursor === undefined ? null : readCursor(cursor, scope);
    const run = () => listOwnProducts(database, workgroupIds, { since, position, max: pageSize + 1 });
    const rows = await queues.queries.run({ caller: userCaller(user, c), rank: 'any', run });
    const products = rows.slice(0, pageSize);
    const last = rows.length > pageSize ? products.at(-1) : undefined;
    const page = { products, cursor: last ? writeCursor([scope, last.updated, last.id]) : null };
    return notModified(c, `"${hash(page)}"`) ?? c.json(page, 200);
  });

  app.openapi(productRoute, async (c) => {
    const user = userOf(c);
    const { product } = c.req.valid('param');
    const run = async () => {
      const { id } = await findOwn(database, user, product);
      return { tag: await productTag(database, id), file: (await exportProduct(database, id))!.file };
    };
    const { tag, file } = await queues.queries.run({ caller: userCaller(user, c), rank: 'any', run });
    const { attachments: _, ...productFile } = file;
    return notModified(c, tag!) ?? c.json(productFile, 200);
  });

  app.openapi(removalRoute, async (c) => {
    const user = userOf(c);
    const { product } = c.req.valid('param');
    const isConfirmed = c.req.valid('query').confirm === 'true';
    const reviewing = appContext.fourEyes ? await reviewingWorkgroups(database, idsOf(user)) : new Set<number>();
    const removed = await changeProducts(database, async (transaction) => {
      const found = await findOwn(transaction, user, product);
      const freeIds = idsOf(user).filter((id) => !reviewing.has(id));
      if (!(await findInLists(transaction, freeIds, [found.id])).has(found.id))
        throw new HttpError(403, 'four_eyes', {
          message: 'in this workgroup somebody else approves what changes; the operator removes products',
        });
      const tag = await productTag(transaction, found.id);
      const expectedTag = c.req.header('If-Match');
      if (expectedTag !== undefined && !(tag !== null && namesTag(expectedTag, tag))) throw changedMeanwhile(tag);
      if (found.state !== 'published')
        throw new HttpError(409, 'not_public', { message: `product ${found.id} was never public: nothing ends` });
      const { mails, followers } = await usesOf(transaction, [found.id]);
      if (mails + followers > 0 && !isConfirmed)
        throw new HttpError(409, 'in_use', {
          message: `mails that lead to product ${found.id}: ${mails}, addresses that follow its safety data sheet: ${followers}; its pages and documents end for them, and nobody is told: repeat the call with confirm=true if that is meant`,
        });
      await removeProduct(transaction, found.id, { id: user.id, name: user.name, via: 'api' }, user.workgroup!.id);
      return found;
    });
    audit(appContext, c, 'product removed', {
      userId: user.id,
      address: clientAddress(c, appContext.trustProxy),
      products: [removed.id],
    });
    for (const url of await appContext.notifyWebApps([removed.id]))
      appContext.log.warn({ url }, 'a web app could not be notified');
    return c.json({ id: removed.id, code: removed.code, state: 'removed' as const }, 200);
  });
  onlyMethods(app, itemPath, 'GET, DELETE');
}

const idsOf = ({ workgroups }: User) => workgroups.map(({ id }) => id);

/**
 * The account's product with an id or a code.
 * @throws HttpError 404 for none, 409 when it is not clear which one is meant, 410 for one that was removed, with who may undo it
 */
async function findOwn(database: Database, user: User, idOrCode: string) {
  const [found, ...others] = await findOwnProducts(database, idsOf(user), idOrCode);
  if (!found) throw new HttpError(404, 'not_found');
  if (others.length > 0)
    throw new HttpError(409, 'ambiguous', {
      message: `'${idOrCode}' is the id or code of the products ${[found, ...others].map(({ id }) => id).join(', ')}; name one by its id that is not another's code`,
    });
  if (found.state === 'removed' && found.wasShown) {
    const removal = await findRemoval(database, found.id);
    throw new HttpError(410, 'removed', {
      message: `product ${found.id} was removed${removal ? ` by ${removal.user} on ${removal.day}` : ''}; its file with "state": "published" makes it public again, or ask the operator`,
    });
  }
  return found;
}

function checkSince(since: string | null): void {
  if (since !== null && Date.parse(since) > Date.now())
    throw new HttpError(400, 'invalid_parameter', {
      field: 'since',
      message: `${since} is in the future; name a day or time that has come`,
    });
}

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

type Cursor = [scope: string, updated: string, id: number];
const cursorSchema = z.tuple([z.string(), z.iso.datetime(), z.int().positive()]);
const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws HttpError 400 for a text that is no cursor, and for one of another list */
function readCursor(text: string, scope: string): { updated: string; id: number } {
  const invalid = (message: string) => new HttpError(400, 'invalid_parameter', { field: 'cursor', message });
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    value = null;
  }
  const { data } = cursorSchema.safeParse(value);
  if (!data) throw invalid('is no cursor of this list; begin without one');
  const [of, updated, id] = data;
  if (of !== scope)
    throw invalid('is the cursor of another list: of other workgroups, or of another since; begin without one');
  return { updated, id };
}

/** Sets the ETag; a 304 for who has this state already. */
function notModified(c: Context, tag: string): Response | undefined {
  c.header('ETag', tag);
  return namesTag(c.req.header('If-None-Match'), tag) ? c.body(null, 304) : undefined;
}

/** 412, with the ETag of the state that is stored. */
export const changedMeanwhile = (tag: string | null): HttpError =>
  new HttpError(
    412,
    'changed_meanwhile',
    {
      message:
        tag === null
          ? 'there is no such product; leave If-Match out to make it'
          : 'the product was changed since it was read; read it again',
    },
    tag === null ? {} : { ETag: tag },
  );
