import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRoute, z } from '@hono/zod-openapi';
import { productFileSchema } from '../product-file/json-schema.ts';
import { Failure } from './failure.ts';
import type { App, House } from './house.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Dossier platform</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="calls"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const start = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#calls' });\n";

const libraryFiles: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const productSchema = createRoute({
  method: 'get',
  path: '/product-file.schema.json',
  summary: 'The JSON Schema of a product file',
  responses: {
    200: {
      description: 'JSON Schema, draft 2020-12',
      content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
    },
  },
});

/** `/openapi.json`, the schema of product files, and a page to read and try the calls, all of it from here. */
export function addDocumentation(app: App, { swaggerFolder, version }: House): void {
  app.doc31('/openapi.json', { openapi: '3.1.0', info: { title: 'Dossier platform', version } });
  // 3.17
  app.openapi(productSchema, (c) => c.json(productFileSchema(), 200));
  app.get('/docs', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }));
  app.get('/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/docs/:file', async (c) => {
    const name = c.req.param('file');
    const type = Object.hasOwn(libraryFiles, name) ? libraryFiles[name] : undefined;
    if (!type) throw new Failure(404, 'not_found');
    return c.body(new Uint8Array(await readFile(join(swaggerFolder, name))), 200, { 'Content-Type': type });
  });
}
