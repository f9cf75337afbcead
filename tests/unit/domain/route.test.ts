import { reservedSegments, parseDossierPath } from '@/lib/domain/pages/route';

test.each([
  ['/1001/en/pd/1', { id: 1001, interfaceLang: 'en', docType: 'pd', lang: 1, subpath: [] }],
  ['/1001/de/gh/2', { id: 1001, interfaceLang: 'de', docType: 'gh', lang: 2, subpath: [] }],
  ['/1001/en/gh/1/download', { id: 1001, interfaceLang: 'en', docType: 'gh', lang: 1, subpath: ['download'] }],
  ['/1001/en/gh/1/a/b', { id: 1001, interfaceLang: 'en', docType: 'gh', lang: 1, subpath: ['a', 'b'] }],
  ['/1001/en/ed/1', { id: 1001, interfaceLang: 'en', docType: 'ed', lang: 1, subpath: [] }],
  ['/1001/en/pd/1/', { id: 1001, interfaceLang: 'en', docType: 'pd', lang: 1, subpath: [] }],
  ['//1001///en/pd/1', { id: 1001, interfaceLang: 'en', docType: 'pd', lang: 1, subpath: [] }],
])('%s is a product page', (pathname, expected) => {
  expect(parseDossierPath(pathname)).toEqual({ kind: 'dossier', ...expected });
});

test.each([
  ['/1001', '/1001/en/pd/1'],
  ['/1001/', '/1001/en/pd/1'],
  ['/1001/en', '/1001/en/pd/1'],
  ['/1001/de', '/1001/en/pd/1'],
  ['/1001/en/pd', '/1001/en/pd/1'],
  ['/1001/en/gh', '/1001/en/pd/1'],
  ['/1001/en/xx/1', '/1001/en/pd/1'],
  ['/1001/en/sds/1', '/1001/en/pd/1'],
  ['/1001/en/gh/0', '/1001/en/pd/1'],
  ['/1001/en/gh/-1', '/1001/en/pd/1'],
  ['/1001/en/gh/en', '/1001/en/pd/1'],
  ['/1001/en/gh/12345', '/1001/en/pd/1'],
  ['/1001/xx/yy/zz', '/1001/en/pd/1'],
])('the incomplete address %s leads to %s', (pathname, target) => {
  expect(parseDossierPath(pathname)).toEqual({ kind: 'redirect', to: target, keepsQuery: false });
});

test.each([
  ['/1001/xx/pd/1', '/1001/en/pd/1'],
  ['/1001/nl/gh/2', '/1001/en/gh/2'],
  ['/1001/EN/pi/1', '/1001/en/pi/1'],
  ['/1001/xx/gh/1/download', '/1001/en/gh/1/download'],
])('an interface language that we do not speak: %s leads to the same page in English', (pathname, target) => {
  expect(parseDossierPath(pathname)).toEqual({ kind: 'redirect', to: target, keepsQuery: true });
});

test.each([
  '/acetone',
  '/0/en/pd/1',
  '/-5/en/pd/1',
  '/1.5',
  '/1e3',
  '/1234567890123/en/pd/1',
  '/%31001/en/pd/1',
  '/__proto__/en/pd/1',
  '/constructor',
  `/${'9'.repeat(65_536)}/en/pd/1`,
  `/\ud800/en/pd/1`,
  '/Login',
])('an id that is none leads to the dossier error: %.40s', (pathname) => {
  expect(parseDossierPath(pathname)).toEqual({
    kind: 'redirect',
    to: '/dossiererror?cause=unknown',
    keepsQuery: false,
  });
});

test.each(['', '/', '//', ...[...reservedSegments].map((segment) => `/${segment}/1/2`)])(
  'the application itself answers %p',
  (pathname) => {
    expect(parseDossierPath(pathname)).toEqual({ kind: 'not-dossier' });
  },
);
