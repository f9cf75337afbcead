import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { reservedSegments, routeLabel } from '@/lib/domain/pages/route';

test.each([
  ['/p/1001/en/pd/1', 'pd'],
  ['/p/1001/en/gh/1/download', 'gh'],
  ['/p/1001/xx/emergency/1', 'emergency'],
  ['/p/1001', 'other'],
  ['/p/1001/en/no/1', 'other'],
  ['/p/api/download/sds/1001/1', 'api/download'],
  ['/p/api/session', 'api/session'],
  ['/p/api/sessions', 'other'],
  ['/p/1001.json', 'api/json-ld'],
  ['/p/sitemap/3.xml', 'api/sitemap'],
  ['/p/sitemap/suppliers.xml', 'api/sitemap'],
  ['/p/1001.atom', 'api/feed'],
  ['/p/suppliers/demo-chemicals-gmbh.atom', 'api/feed'],
  ['/p/studio/7/review', 'studio'],
  ['/p/follow/confirm', 'follow'],
  ['/p/01/09521234000013', 'digital-link'],
  ['/p/login', 'login'],
  ['/p/privacy', 'privacy'],
  ['/p/accessibility', 'accessibility'],
  ['/p/law', 'law'],
  ['/p/healthz', 'healthz'],
  ['/p/dossiererror', 'dossiererror'],
  ['/p/_next/static/chunks/a.js', 'file'],
  ['/p/sw.js', 'file'],
  ['/p', 'start'],
  ['/p/suppliers/demo-chemicals-gmbh', 'suppliers'],
  ['/', 'other'],
  ['/p/api/constructor', 'other'],
  ['/p/../../etc/passwd', 'other'],
  ['', 'other'],
])('%s counts as %s', (path, label) => {
  expect(routeLabel(path)).toBe(label);
});

const root = join(__dirname, '../../..');
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
    .map(({ name }) => name);

test('every page and every handler counts under its folder’s name, and no page’s name is read as a product', () => {
  const pages = ['app/(app)', 'app/(errors)', 'app/(studio)'].flatMap(foldersIn);
  const handlers = foldersIn('app/api').map((name) => `api/${name}`);
  expect(pages.length).toBeGreaterThan(10);
  expect(handlers.length).toBeGreaterThan(20);
  const names = [...pages, ...handlers];
  expect(names.filter((name) => routeLabel(`/p/${name}`) !== name)).toEqual([]);
  const files = readdirSync(join(root, 'public'));
  expect([...pages, ...files].filter((name) => !reservedSegments.has(name))).toEqual([]);
});
