import { z } from '@hono/zod-openapi';
import { documentLanguages } from '../../phrases/languages.ts';
import { draftStates } from '../../product/studio.ts';
import { listStudioProducts } from '../../store/studio/drafts.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { pageParameter } from '../http/paging.ts';
import { callerOf, inTurn, requireWorkgroup, studioRoute, workgroupParameter } from './studio-call.ts';

const pageSize = 25;
const states = [...draftStates, 'removed'] as const;
const maxSearchLength = 200;

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
      search: z.string().max(maxSearchLength, `must have at most ${maxSearchLength} characters`).optional(),
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
    const user = callerOf(c);
    const { workgroup, search = '', state, page = 1 } = c.req.valid('query');
    const group = requireWorkgroup(user, workgroup);
    const query = { workgroupId: group.id, search, state, offset: (page - 1) * pageSize, max: pageSize };
    const { total, rows } = await inTurn(appContext, user, c, () => listStudioProducts(appContext.database, query));
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
