import { createRoute, z } from '@hono/zod-openapi';
import { productFileSchema } from '../product/json-schema.ts';
import { adminTag, loginScheme } from './admin/description.ts';
import { documentationPage, documentationPolicy } from './documentation-page.ts';
import type { App, AppContext } from './http/app-context.ts';

const productSchema = createRoute({
  method: 'get',
  path: '/product-file.schema.json',
  tags: [adminTag],
  summary: 'The JSON Schema of a product file',
  responses: {
    200: {
      description: 'JSON Schema, draft 2020-12',
      content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
    },
  },
});

/** `/openapi.json`, the schema of product files, and the pages that show them: `/docs` all calls, `/docs/admin` those of one tag. */
export function addDocumentation(app: App, { version }: AppContext): void {
  const title = 'Dossier platform';
  app.openAPIRegistry.registerComponent('securitySchemes', loginScheme, {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` that `POST /api/oauth2/token` returns',
  });
  const description = once(() => app.getOpenAPI31Document({ openapi: '3.1.0', info: { title, version } }));
  app.get('/openapi.json', (c) => c.json(description()));
  // 3.17
  app.openapi(productSchema, (c) => c.json(productFileSchema(), 200));
  const pages = [
    { path: '/docs', page: once(() => String(documentationPage(description(), { title }))) },
    {
      path: '/docs/admin',
      page: once(() => String(documentationPage(description(), { title: adminTag, tag: adminTag }))),
    },
  ];
  for (const { path, page } of pages)
    app.get(path, (c) => c.html(page(), 200, { 'Content-Security-Policy': documentationPolicy }));
}

/** Computes a value when it is first needed: the description of all calls takes a third of a second. */
function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
