import { samePage } from '@/lib/domain/pages/navigation';

test.each([
  ['/1001/en/pi/1', '', '/1001/de/pi/2', '/1001/de/pi/2'],
  ['/1001/en/gh/1', 'version=27&compare=25', '/1001/de/gh/1', '/1001/de/gh/1?version=27&compare=25'],
  ['/1001/en/gh/1/download', '', '/1001/de/gh/1', '/1001/de/gh/1/download'],
  ['/1001/en/gh/1/for/print', 'qr=0', '/1001/de/gh/1', '/1001/de/gh/1/for/print?qr=0'],
  ['/1001/en/pd/1/', '', '/1001/de/pd/2', '/1001/de/pd/2'],
  ['/products', 'page=2', '/products?page=2&interfaceLang=de', '/products?page=2&interfaceLang=de'],
  ['/studio/d-1/label', '', '/studio/d-1/start?interfaceLang=de', '/studio/d-1/label?interfaceLang=de'],
  ['/studio/d-1/start', 'field=%2Fa', '/studio/d-1/start?interfaceLang=de', '/studio/d-1/start?interfaceLang=de'],
  ['/studio/d-2/label', '', '/studio/d-1/start?interfaceLang=de', '/studio/d-1/start?interfaceLang=de'],
  ['/studio/help', '', '/studio/substances?interfaceLang=de', '/studio/substances?interfaceLang=de'],
])('from %s?%s another interface language leads to the same page', (pathname, search, path, expected) => {
  expect(samePage(path, { pathname, search })).toBe(expected);
});
