import { createRoute, z } from '@hono/zod-openapi';
import { productFileSchema } from '../product/json-schema.ts';
import { adminTag } from './admin/description.ts';
import { documentationPage, documentationPolicy, methods } from './documentation-page.ts';
import { loginScheme } from './http/bearer.ts';
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
  const description = once(() => {
    for (const [name, schema] of Object.entries(productFileSchemas()))
      app.openAPIRegistry.registerComponent('schemas', name, schema);
    const info = { title, version, license: { name: 'MIT', identifier: 'MIT' } };
    // Without a login, where a call does not say otherwise.
    const document = app.getOpenAPI31Document({ openapi: '3.1.0', info, servers: [{ url: '/' }], security: [] });
    for (const [path, item] of Object.entries(document.paths ?? {}))
      for (const method of methods) if (item[method]) item[method].operationId = operationIdOf(method, path);
    return document;
  });
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

/**
 * The schema of a product file, and those that it refers to, as schemas of the document. `unit`, which OpenAPI does not know, is `x-unit`.
 */
function productFileSchemas(): Record<string, object> {
  const nameOf = (definition: string) => `ProductFile${definition[0]!.toUpperCase()}${definition.slice(1)}`;
  const { $defs = {}, ...file } = JSON.parse(JSON.stringify(productFileSchema()), (key, value: unknown) => {
    if (key === '$ref') return `#/components/schemas/${nameOf(String(value).replace('#/$defs/', ''))}`;
    if (typeof (value as { unit?: unknown } | null)?.unit !== 'string') return value;
    const { unit, ...schema } = value as object & { unit: string };
    return { ...schema, 'x-unit': unit };
  }) as { $defs?: Record<string, object> };
  const named = Object.entries($defs).map(([name, schema]) => [nameOf(name), schema]);
  return { ProductFile: file, ...(Object.fromEntries(named) as Record<string, object>) };
}

/** `getAdminProducts` of `GET /api/v1/admin/products`: the name of a call in a client that is made of the document. */
function operationIdOf(method: string, path: string): string {
  const words = path.replace(/^\/api\/(?:v1\/)?/, '').match(/[a-z0-9]+/gi) ?? [];
  return method + words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
}

/** Computes a value when it is first needed: the description of all calls takes a third of a second. */
function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => (computed ??= { value: compute() }).value;
}
