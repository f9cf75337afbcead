import { createRoute, z } from '@hono/zod-openapi';
import { findListsInForce } from '../import/classify/known-lists.ts';
import { shippedMeta } from '../tables/law-table.ts';
import { regulatoryListNames } from '../tables/regulatory-lists.ts';
import { shippedLists } from '../tables/shipped-lists.ts';
import type { App, AppContext } from './http/app-context.ts';
import { failures } from './http/failure.ts';

const text = z.string();
const table = z
  .object({
    title: text.openapi({ example: 'CLP Annex VI, Part 3, Table 3' }),
    act: text.openapi({ example: 'Regulation (EC) No 1272/2008' }),
    edition: text.openapi({ description: 'The last amendment in it', example: 'ATP 23, Regulation (EU) 2025/1222' }),
    published: text.openapi({ description: 'Day of its state', example: '2026-07-23' }),
    rows: z.int(),
    leftOut: z.int().openapi({ description: 'Doubtful values that decide nothing here' }),
    sources: z.array(text),
    licence: text,
    remarks: z.array(text),
    replacedOn: text
      .nullable()
      .openapi({ description: 'Day of the newer list that the operator imported; null: none' }),
  })
  .openapi('LawTable', { description: 'In English' });

const route = createRoute({
  method: 'get',
  path: '/api/v1/p/law',
  summary: 'The tables of law with which products are compared',
  responses: {
    200: {
      description: 'Those that the platform ships, and lists that the operator imported',
      content: {
        'application/json': {
          schema: z.object({
            tables: z.array(table),
            imported: z
              .array(z.object({ title: text, published: text }))
              .openapi({ description: 'Lists that are not shipped' }),
          }),
        },
      },
    },
    ...failures(503),
  },
});

/** 3.24 `GET /api/v1/p/law` */
export function addLawData(app: App, { database }: AppContext): void {
  app.openapi(route, async (c) => {
    const imported = (await findListsInForce(database)).filter(({ isShipped }) => !isShipped);
    const titleOf = (kind: keyof typeof regulatoryListNames) => shippedLists[kind]?.meta.title;
    return c.json(
      {
        tables: shippedMeta().map(({ name: _file, uncertain: _count, ...meta }) => ({
          ...meta,
          replacedOn: imported.find(({ kind }) => titleOf(kind) === meta.title)?.published ?? null,
        })),
        imported: imported
          .filter(({ kind }) => shippedLists[kind] === undefined)
          .map(({ kind, published }) => ({ title: regulatoryListNames[kind], published })),
      },
      200,
    );
  });
}
