import { createRoute, z } from '@hono/zod-openapi';
import { localise } from '../../languages/languages.ts';
import {
  type Facet,
  findCatalogueRows,
  findSuppliers,
  maxMatches,
  searchCatalogue,
} from '../../store/products/search-catalogue.ts';
import { findIncomplete } from '../../store/products/incomplete-products.ts';
import { workgroupOfBrand } from '../../sharing/brands.ts';
import { callerOf } from '../http/bearer.ts';
import { failures } from '../http/failure.ts';
import type { App, AppContext } from '../http/app-context.ts';
import { interfaceLanguage } from '../http/preferences.ts';
import { pageParameter, pageSchema, toPage, languageFilter, pictogramFilter, searchText } from '../http/parameters.ts';

const pageSize = 25;
const maxSuppliers = 500;

const searchRoute = createRoute({
  method: 'get',
  path: '/api/v1/p/catalogue',
  summary: 'Search of the published products',
  request: {
    query: z.object({
      page: pageParameter,
      search: searchText.optional().openapi({
        description: 'A name, code or number, or words of them, of the product or its ingredients',
        example: '67-64-1',
      }),
      supplier: searchText
        .optional()
        .openapi({ description: 'Only products of this supplier', example: 'demo-chemicals-gmbh' }),
      pictogram: pictogramFilter,
      signal: z
        .enum(['danger', 'warning'], 'must be danger or warning')
        .optional()
        .openapi({ description: 'Only products with this signal word' }),
      lang: languageFilter,
      audience: z
        .enum(['public'], 'must be public')
        .optional()
        .openapi({ description: '`public`: only products for the general public' }),
    }),
  },
  responses: {
    200: {
      description: `${pageSize} per page, best first`,
      content: {
        'application/json': {
          schema: pageSchema(
            z.object({
              id: z.number(),
              text: z.string(),
              code_name: z.string(),
              supplier: z.object({ id: z.string(), text: z.string() }).nullable(),
              signal_word: z.enum(['danger', 'warning']).nullable(),
              pictograms: z.array(z.string()).openapi({ example: ['GHS02'] }),
              incomplete: z.boolean().openapi({
                description:
                  'Of a product without signal word and pictograms: whether a hazard class is open, or nothing says whether it is hazardous',
              }),
              sds: z.boolean().openapi({ description: 'Whether it has a valid SDS' }),
              sds_revision: z.string().nullable().openapi({ description: 'Date of its newest version' }),
              validLangs: z.array(z.number()).openapi({ description: 'Document languages of the SDS' }),
              emergency: z.boolean().openapi({ description: 'Whether there is anything to show in an emergency' }),
              similar: z.boolean().openapi({ description: 'Whether it does not match as typed, but is only near' }),
            }),
          ).extend({
            more: z.boolean().openapi({ description: `Whether more than ${maxMatches} products match` }),
            exact: z.number().openapi({ description: 'Number of those that match as typed; they are the first' }),
            similar: z.boolean().openapi({ description: 'Whether no product matches as typed' }),
          }),
        },
      },
    },
    ...failures(400, 429, 503),
  },
});

const suppliersRoute = createRoute({
  method: 'get',
  path: '/api/v1/p/suppliers',
  summary: 'The suppliers of the published products',
  responses: {
    200: {
      description: `By key, at most ${maxSuppliers}`,
      content: {
        'application/json': {
          schema: z.object({
            data: z.array(z.object({ id: z.string(), text: z.string(), city: z.string(), country: z.string() })),
          }),
        },
      },
    },
    ...failures(429, 503),
  },
});

/** 3.19 `GET /api/v1/p/catalogue?page=&search=&supplier=&pictogram=&signal=&lang=&audience=` and `GET /api/v1/p/suppliers` */
export function addCatalogue(app: App, appContext: AppContext): void {
  const { database, queues } = appContext;
  app.openapi(searchRoute, async (c) => {
    const { page = 1, search = '', ...filters } = c.req.valid('query');
    const language = interfaceLanguage(c.req.header('Accept-Language'));
    const facets = Object.entries(filters).map(([name, value]) => `${name}:${value}` as Facet);
    const run = async () => {
      const { ids, ...matches } = await searchCatalogue(
        database,
        search,
        facets,
        workgroupOfBrand(c.req.header('X-Brand')),
      );
      const shown = ids.slice((page - 1) * pageSize, page * pageSize);
      const exact = new Set(ids.slice(0, matches.exactCount));
      const rows = (await findCatalogueRows(database, shown)).map((row) => ({ ...row, similar: !exact.has(row.id) }));
      // A product without signal word and pictograms must not look harmless if its hazards are unknown.
      const bare = rows.filter(({ signalWord, pictograms }) => signalWord === null && pictograms.length === 0);
      const incomplete = await findIncomplete(
        database,
        bare.map(({ id }) => id),
      );
      return { ...matches, total: ids.length, rows, incomplete };
    };
    const result = await queues.queries.run({ caller: await callerOf(appContext, c), rank: 'any', run });
    const data = result.rows.map(({ id, names, code, supplier, signalWord, sdsLangs, sdsDate, ...row }) => ({
      id,
      text: localise(names ?? {}, language) ?? code,
      code_name: code,
      supplier: supplier.name ? { id: supplier.key, text: supplier.name } : null,
      signal_word: signalWord,
      pictograms: row.pictograms,
      incomplete: result.incomplete.has(id),
      sds: sdsLangs.length > 0,
      sds_revision: sdsDate,
      validLangs: sdsLangs,
      emergency: row.hasEmergency,
      similar: row.similar,
    }));
    const paged = toPage(data, { page, pageSize, total: result.total });
    const { hasMore: more, exactCount: exact } = result;
    return c.json({ ...paged, more, exact, similar: exact === 0 && result.total > 0 }, 200);
  });
  app.openapi(suppliersRoute, async (c) => {
    const workgroup = workgroupOfBrand(c.req.header('X-Brand'));
    const run = () => findSuppliers(database, maxSuppliers, workgroup);
    const suppliers = await queues.queries.run({ caller: await callerOf(appContext, c), rank: 'any', run });
    return c.json({ data: suppliers.map(({ key, name, ...location }) => ({ id: key, text: name, ...location })) }, 200);
  });
}
