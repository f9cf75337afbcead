import { routeLabel } from '@/lib/domain/pages/route';

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
  ['/p/01/09521234000013', 'digital-link'],
  ['/p/login', 'login'],
  ['/p/privacy', 'privacy'],
  ['/p/accessibility', 'accessibility'],
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
