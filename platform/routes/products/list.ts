import { createRoute, z } from '@hono/zod-openapi';
import { localise } from '../../languages/languages.ts';
import { isGtin14 } from '../../law/identifiers.ts';
import { findListedProducts } from '../../store/lists/listed-products.ts';
import { countFollowers } from '../../store/followers/followers.ts';
import { createSearchList, listOrders } from '../../store/lists/search-list.ts';
import { findIncomplete } from '../../store/products/incomplete-products.ts';
import { findByGtin, listPublicProducts } from '../../store/products/public-products.ts';
import { requireUser, userCaller, requiresLogin } from '../http/bearer.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { published } from '../http/find-published.ts';
import { interfaceLanguage } from '../http/preferences.ts';
import { workgroupOfBrand } from '../../sharing/brands.ts';
import { pageParameter, pageSchema, toPage, languageFilter, pictogramFilter, searchText } from '../http/parameters.ts';

const pageSize = 50;

const route = createRoute({
  method: 'get',
  path: '/api/v1/products',
  security: requiresLogin,
  summary: 'The product list of the user’s workgroup',
  request: {
    query: z.object({
      page: pageParameter,
      search: searchText
        .optional()
        .openapi({ description: 'Words that must all occur in names, codes or numbers', example: 'acetone' }),
      sort: z.enum(listOrders).optional().openapi({ description: '`name` by default; descending with a minus sign' }),
      pictogram: pictogramFilter,
      lang: languageFilter,
      sds: z.enum(['none']).optional().openapi({ description: '`none`: only products without a valid SDS' }),
    }),
  },
  responses: {
    200: {
      description: `${pageSize} per page`,
      content: {
        'application/json': {
          schema: pageSchema(
            z.object({
              id: z.number(),
              text: z.string(),
              code_name: z.string(),
              sds: z.boolean().openapi({ description: 'Whether it has a valid SDS' }),
              sds_revision: z.string().nullable().openapi({ description: 'Date of its newest version' }),
              validLangs: z.array(z.number()).openapi({ description: 'Document languages of the SDS' }),
              pictograms: z.array(z.string()).openapi({ example: ['GHS02'] }),
              incomplete: z.boolean().openapi({
                description: 'Whether a hazard class is open, or nothing says whether it is hazardous',
              }),
              followers: z.number().optional().openapi({ description: 'Addresses that follow its safety data sheet' }),
            }),
          ).extend({ sort: z.enum(listOrders).openapi({ description: 'The order of the list' }) }),
        },
      },
    },
    ...failures(400, 401, 403, 429, 503),
  },
});

/** 3.7 `GET /api/v1/products?page=&search=&sort=&pictogram=&lang=&sds=` */
export function addProductList(app: App, appContext: AppContext): void {
  const searchList = createSearchList(appContext.database);
  app.openapi(route, async (c) => {
    const user = await requireUser(appContext, c);
    const { workgroup } = user;
    const { page = 1, search = '', sort = 'name', ...filters } = c.req.valid('query');
    const language = interfaceLanguage(c.req.header('Accept-Language'));
    const run = async () => {
      if (!workgroup)
        return { total: 0, rows: [], followers: new Map<number, number>(), incomplete: new Set<number>() };
      const matches = await searchList(workgroup.id, { search, sort, language, ...filters });
      const ids = [...matches.subarray((page - 1) * pageSize, page * pageSize)];
      const products = await findListedProducts(appContext.database, workgroup.id, ids);
      const positions = new Map(ids.map((id, position) => [id, position]));
      const rows = products.toSorted((a, b) => positions.get(a.id)! - positions.get(b.id)!);
      const followers = await countFollowers(appContext.database, ids);
      return { total: matches.length, rows, followers, incomplete: await findIncomplete(appContext.database, ids) };
    };
    const { total, rows, followers, incomplete } = await appContext.queues.queries.run({
      caller: userCaller(user, c),
      rank: 'any',
      run,
    });
    const data = rows.map(({ id, names, code, sdsLangs, version, pictograms }) => ({
      id,
      text: localise(names, language) ?? code,
      code_name: code,
      sds: sdsLangs.length > 0,
      sds_revision: sdsLangs.length > 0 ? (version?.created ?? null) : null,
      validLangs: sdsLangs,
      pictograms,
      incomplete: incomplete.has(id),
      ...(appContext.canFollow && { followers: followers.get(id) ?? 0 }),
    }));
    return c.json({ ...toPage(data, { page, pageSize, total }), sort }, 200);
  });
}

const publicPageSize = 5_000;
const languages = z.array(z.number()).openapi({ description: 'Document language ids' });

const publicListRoute = createRoute({
  method: 'get',
  path: '/api/v1/p/products',
  summary: 'The published products, for a sitemap',
  request: { query: z.object({ page: pageParameter }) },
  responses: {
    200: {
      description: `By permalink id, ${publicPageSize} per page`,
      content: {
        'application/json': {
          schema: pageSchema(
            z.object({
              id: z.number(),
              lastmod: z.iso.date().nullable().openapi({ description: 'Date on which a document was last issued' }),
              validLangs: languages,
              validTdsLangs: languages,
              doc: z
                .object({ sds: z.boolean(), tds: z.boolean(), lbl: z.boolean(), ipi: z.boolean() })
                .openapi({ description: 'The documents that a visitor can open' }),
            }),
          ),
        },
      },
    },
    ...failures(400),
  },
});

/** 3.14 `GET /api/v1/p/products?page=` */
export function addPublicProductList(app: App, appContext: AppContext): void {
  app.openapi(publicListRoute, async (c) => {
    const { page = 1 } = c.req.valid('query');
    const workgroup = workgroupOfBrand(c.req.header('X-Brand'));
    const { rows, total } = await listPublicProducts(appContext.database, page, publicPageSize, workgroup);
    const data = rows.map(({ sds, tds, label, ipi, ...row }) => ({ ...row, doc: { sds, tds, lbl: label, ipi } }));
    return c.json(toPage(data, { page, pageSize: publicPageSize, total }), 200);
  });
}

const gtinRoute = createRoute({
  method: 'get',
  path: '/api/v1/p/gtin/{gtin}',
  summary: 'The product of a GTIN',
  request: {
    params: z.object({
      gtin: z
        .string()
        .refine(isGtin14, { error: 'must be the 14 digits of a GTIN' })
        .openapi({ type: 'string', pattern: '^\\d{14}$', example: '09521234000013' }),
    }),
  },
  responses: {
    200: {
      description: 'Its permalink id, and the article (pack) that has the GTIN',
      content: {
        'application/json': {
          schema: z.object({
            id: z.number(),
            article: z
              .object({ code: z.string().openapi({ example: 'AC-100-5L' }), id: z.number() })
              .nullable()
              .openapi({ description: 'null: the GTIN is that of the product' }),
          }),
        },
      },
    },
    ...failures(400, 404, 410),
  },
});

/** 3.15 `GET /api/v1/p/gtin/{gtin}` */
export function addProductByGtin(app: App, appContext: AppContext): void {
  app.openapi(gtinRoute, async (c) => {
    const { id, article } = published(await findByGtin(appContext.database, c.req.valid('param').gtin));
    return c.json({ id, article: article && { code: article.code, id: article.id } }, 200);
  });
}
