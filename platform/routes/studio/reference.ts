import { z } from '@hono/zod-openapi';
import { languageCode } from '../../languages/languages.ts';
import { makeUfi } from '../../law/ufi.ts';
import { csvColumns } from '../../product/read/csv.ts';
import type { App } from '../http/app-context.ts';
import { studioRoute } from './studio-call.ts';

const ufiRoute = studioRoute(
  'get',
  '/ufi',
  'The UFI of a company and its number for a formulation (CLP Annex VIII, Part A 5)',
  {
    query: z.object({
      company: z.string().max(40).openapi({ description: 'VAT number with its country, or company key' }),
      formulation: z.string().max(20).openapi({ description: 'An integer from 0 to 268435455' }),
    }),
  },
  {
    200: {
      description: 'null: the company is no VAT number of a country with UFIs, or the number is out of range',
      schema: z.object({ ufi: z.string().nullable() }),
    },
  },
  400,
);

const tableRoute = studioRoute(
  'get',
  '/table.csv',
  'An empty table with the columns from which drafts are made',
  { query: z.object({ language: languageCode.optional() }) },
  { 200: { description: 'CSV with a byte order mark', schema: z.string(), type: 'text/csv' } },
  400,
);

/** 3.20 `GET /api/v1/studio/ufi?company=&formulation=`, `GET /api/v1/studio/table.csv?language=` */
export function addReferenceCalls(app: App): void {
  app.openapi(ufiRoute, (c) => {
    const { company, formulation } = c.req.valid('query');
    return c.json({ ufi: /^\d+$/.test(formulation) ? makeUfi(company, Number(formulation)) : null }, 200);
  });
  app.openapi(tableRoute, (c) => {
    // Spreadsheets of other languages have the comma as their decimal sign.
    const separator = c.req.valid('query').language === 'en' ? ',' : ';';
    return c.body(`\uFEFF${csvColumns.map(({ name }) => name).join(separator)}\r\n`, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="products.csv"',
    });
  });
}
