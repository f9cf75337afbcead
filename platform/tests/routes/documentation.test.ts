import { createHash } from 'node:crypto';
import { createApp } from '../../app.ts';
import { documentationPage } from '../../routes/documentation-page.ts';
import type { AppContext } from '../../routes/http/app-context.ts';
import { callQueues } from '../../routes/http/call-queues.ts';
import { readAssets } from '../../runtime/assets.ts';
import { createLog } from '../../runtime/log.ts';

const app = createApp({
  queues: callQueues(),
  log: createLog('silent'),
  assets: readAssets('platform/assets'),
  version: '0.1.0',
  demoProducts: [] as AppContext['demoProducts'],
  siteUrl: 'https://dossier.example',
} as AppContext);
const textOf = async (path: string) => (await app.request(path)).text();
const callsOn = (page: string) => [...page.matchAll(/<summary>\s*<code>(.*?)<\/code>/g)].map(([, call]) => call);

test('the page of all calls has each call of /openapi.json once', async () => {
  const { paths } = JSON.parse(await textOf('/openapi.json')) as { paths: Record<string, Record<string, unknown>> };
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.length).toBeGreaterThan(70);
  expect(callsOn(await textOf('/docs')).sort()).toEqual(described.sort());
});

test('the page for other programs has their calls only, with examples to send', async () => {
  const page = await textOf('/docs/admin');
  expect(callsOn(page).sort()).toEqual([
    'DELETE /api/v1/admin/products/{product}',
    'GET /api/v1/admin/products',
    'GET /api/v1/admin/products/{product}',
    'GET /product-file.schema.json',
    'POST /api/v1/admin/classify',
    'POST /api/v1/admin/products',
  ]);
  expect(page).toContain('<p>Example: One product</p>');
});

test('the policy of a page allows its own style and nothing else', async () => {
  const response = await app.request('/docs/admin');
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await response.text())!;
  expect(response.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
});

test('texts and examples of a description stand on the page as text', () => {
  const script = '<script>alert(1)</script>';
  const media = { 'text/plain': { example: script } };
  const operation = {
    summary: script,
    description: `\`${script}\``,
    responses: { 200: { description: script, content: media } },
  };
  const page = String(
    documentationPage(
      { openapi: '3.1.0', info: { title: script, version: script }, paths: { '/<script>': { get: operation } } },
      { title: script },
    ),
  );
  expect(page).not.toContain('<script');
  expect(page.split('&lt;script&gt;').length).toBeGreaterThan(7);
});
