import { z } from '@hono/zod-openapi';
import type { DraftReader } from '../../drafts/draft-reader.ts';
import { documentLanguages, languageCode } from '../../languages/languages.ts';
import { draftStates } from '../../product/studio.ts';
import { listStudioProducts } from '../../store/studio/drafts.ts';
import { FileChangedError } from '../../store/studio/files.ts';
import {
  createDrafts,
  FilesFullError,
  maxDrafts,
  OpenElsewhereError,
  TooManyProductsError,
  UnknownProductError,
} from '../../drafts/create-drafts.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { HttpError } from '../http/failure.ts';
import { pageParameter, searchText } from '../http/parameters.ts';
import { userOf } from '../http/bearer.ts';
import { filesFull } from './files.ts';
import {
  throwReaderError,
  busy,
  runInTurn,
  jsonBody,
  languageOf,
  requireWorkgroup,
  studioRoute,
  workgroupParameter,
} from './studio-call.ts';

const id = z.int().positive().max(999_999_999_999);
const code = z.string().trim().min(1, 'must not be empty').max(200, 'must have at most 200 characters');
const storable = (text: string) => !text.includes('\0');

const from = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('empty'),
    code: code.refine(storable, 'must not contain null characters'),
    name: z.string().trim().min(1, 'must not be empty').max(500).refine(storable, 'must not contain null characters'),
    language: languageCode,
    productKind: z.enum(['mixture', 'substance']),
  }),
  z.strictObject({ kind: z.literal('product'), productId: id }),
  z.strictObject({ kind: z.literal('copy'), productId: id, code: code.refine(storable) }),
  z.strictObject({ kind: z.literal('demo'), productId: id, code: code.refine(storable) }),
  z.strictObject({ kind: z.literal('file'), text: z.string() }),
  z.strictObject({
    kind: z.literal('esdscom'),
    files: z
      .array(z.strictObject({ name: z.string().max(200), text: z.string() }))
      .min(1)
      .max(maxDrafts),
  }),
  z.strictObject({ kind: z.literal('table'), text: z.string() }),
]);

const response = z.object({
  drafts: z.array(z.uuid()).openapi({ description: 'Empty: with errors nothing is created' }),
  problems: z.array(
    z.object({
      severity: z.enum(['error', 'warning']),
      file: z.string().nullable(),
      line: z.number().nullable(),
      field: z.string().nullable().openapi({
        description: 'JSON pointer in the product file, or the column of a table; null: the whole',
      }),
      message: z.string(),
      language: z.enum(languageCode.options).openapi({ description: 'Of the message: that of the caller, or English' }),
    }),
  ),
});

const creationRoute = studioRoute(
  'post',
  '/drafts',
  'Creates drafts: of nothing, of a product, of a demo product, of a product file, of eSDScom XML or of a table',
  { body: jsonBody(z.strictObject({ workgroup: z.int().positive(), from })) },
  {
    200: { description: 'The product has a draft already, or nothing was created', schema: response },
    201: { description: 'Created', schema: response },
  },
  400,
  409,
  413,
  415,
  422,
  429,
  503,
);

/** 3.20 `POST /api/v1/studio/drafts` */
export function addDraftCreation(app: App, appContext: AppContext, reader: DraftReader): void {
  const files = new Map(appContext.demoProducts.map(({ id: product, file }) => [product, file]));
  const maker = { database: appContext.database, reader, demoFile: (product: number) => files.get(product) };
  app.openapi(creationRoute, async (c) => {
    const user = userOf(c);
    const { workgroup, from: source } = c.req.valid('json');
    const group = requireWorkgroup(user, workgroup, 'author');
    const language = languageOf(c);
    const run = () => createDrafts(maker, user, group.id, source, language);
    const { drafts, problems, isKnown } = await runInTurn(appContext, user, c, run).catch(throwHttpError);
    return c.json({ drafts, problems }, drafts.length > 0 && !isKnown ? 201 : 200);
  });
}

function throwHttpError(reason: unknown): never {
  if (reason instanceof UnknownProductError) throw new HttpError(404, 'not_found');
  if (reason instanceof OpenElsewhereError)
    throw new HttpError(409, 'open_draft', { message: 'another workgroup has a draft of this product' });
  if (reason instanceof TooManyProductsError)
    throw new HttpError(422, 'too_many_products', { message: `must have at most ${maxDrafts} products` });
  if (reason instanceof FilesFullError) throw filesFull(reason.limit);
  if (reason instanceof FileChangedError) throw busy();
  return throwReaderError(reason);
}

const pageSize = 25;
const states = [...draftStates, 'removed'] as const;

const row = z.object({
  draft: z.uuid().nullable(),
  productId: z.number().nullable().openapi({ description: 'Null: a product that was never published' }),
  code: z.string(),
  name: z.record(z.string(), z.string()),
  state: z.enum(states).openapi({
    description: 'Of the draft, else of the product; `removed`: imported or published before, and not public',
  }),
  todo: z.number().nullable().openapi({ description: 'Missing values of the draft' }),
  errors: z.number().nullable(),
  warnings: z.number().nullable(),
  languages: z.array(z.string()),
  owner: z.object({ name: z.string() }).nullable(),
  changed: z.iso.datetime(),
  version: z.string().nullable().openapi({ description: 'The newest stored version' }),
});

const route = studioRoute(
  'get',
  '/products',
  'The products and drafts of a workgroup',
  {
    query: z.object({
      workgroup: workgroupParameter,
      search: searchText.optional(),
      state: z.enum(states, { error: `must be one of ${states.join(', ')}` }).optional(),
      page: pageParameter,
    }),
  },
  {
    200: {
      description: `Drafts first, the last changed first; ${pageSize} per page`,
      schema: z.object({ total: z.number(), products: z.array(row) }),
    },
  },
  400,
  429,
  503,
);

/** 3.20 `GET /api/v1/studio/products?workgroup=&search=&state=&page=` */
export function addStudioProducts(app: App, appContext: AppContext): void {
  app.openapi(route, async (c) => {
    const user = userOf(c);
    const { workgroup, search = '', state, page = 1 } = c.req.valid('query');
    const group = requireWorkgroup(user, workgroup);
    const query = { workgroupId: group.id, search, state, offset: (page - 1) * pageSize, max: pageSize };
    const { total, rows } = await runInTurn(appContext, user, c, () => listStudioProducts(appContext.database, query));
    const products = rows.map(({ summary, sdsLangs, owner, changed, ...others }) => ({
      ...others,
      todo: summary?.todo ?? null,
      errors: summary?.errors ?? null,
      warnings: summary?.warnings ?? null,
      languages:
        summary?.languages ?? documentLanguages.filter(({ id }) => sdsLangs.includes(id)).map(({ code }) => code),
      owner: owner === null ? null : { name: owner },
      changed: changed.toISOString(),
    }));
    return c.json({ total, products }, 200);
  });
}
