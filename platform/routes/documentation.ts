import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRoute, z } from '@hono/zod-openapi';
import { productFileSchema } from '../product/json-schema.ts';
import { adminTag, loginScheme } from './admin/description.ts';
import { HttpError } from './http/failure.ts';
import type { App, AppContext } from './http/app-context.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

const page = (title: string, script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="calls"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/${script}"></script>
  </body>
</html>
`;

const show = (options: object) =>
  `SwaggerUIBundle(${JSON.stringify({ url: '/openapi.json', dom_id: '#calls', ...options })});\n`;

/** Scripts of the pages: `/docs` lists all calls collapsed, `/docs/admin` shows the calls of one tag expanded. */
const scripts: Record<string, string> = {
  'start.js': show({}),
  'start-admin.js': show({ filter: adminTag, docExpansion: 'full', defaultModelsExpandDepth: -1 }),
};

const libraryFiles: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

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

/** `/openapi.json`, the schema of product files, and pages to read and try the calls, all served from this origin. */
export function addDocumentation(app: App, { swaggerFolder, version }: AppContext): void {
  app.openAPIRegistry.registerComponent('securitySchemes', loginScheme, {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` that `POST /api/oauth2/token` returns',
  });
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Dossier platform', version, description: `[${adminTag}](/docs/admin) · [All calls](/docs)` },
  });
  // 3.17
  app.openapi(productSchema, (c) => c.json(productFileSchema(), 200));
  for (const [path, title, script] of [
    ['/docs', 'Dossier platform', 'start.js'],
    ['/docs/admin', adminTag, 'start-admin.js'],
  ] as const)
    app.get(path, (c) => c.html(page(title, script), 200, { 'Content-Security-Policy': policy }));
  for (const [name, script] of Object.entries(scripts))
    app.get(`/docs/${name}`, (c) => c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.get('/docs/:file', async (c) => {
    const name = c.req.param('file');
    const type = Object.hasOwn(libraryFiles, name) ? libraryFiles[name] : undefined;
    if (!type) throw new HttpError(404, 'not_found');
    return c.body(new Uint8Array(await readFile(join(swaggerFolder, name))), 200, { 'Content-Type': type });
  });
}
