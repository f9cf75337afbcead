import { permalinkFile, permalinkPath, productOfPermalink } from '@/lib/domain/pages/permalink';

test('a permalink names the product and no language', () => {
  expect(permalinkPath(1001)).toBe('/1001');
});

test.each([
  ['/1001', 1001],
  ['/1001/', 1001],
  ['/1001/en', null],
  ['/1001/en/pd/1', null],
  ['/', null],
  ['/login', null],
  ['/0', null],
  ['/1234567890123', null],
])('the product of the permalink %s is %p', (pathname, id) => {
  expect(productOfPermalink(pathname)).toBe(id);
});

test.each([
  ['code.svg', 'Acetone', 'qr_Acetone.svg'],
  ['code.png', 'Acetone', 'qr_Acetone.png'],
  ['link.url', 'Acetone', 'Acetone.url'],
  ['link.url', 'Cleaner 1:10 <acid>', 'Cleaner 1∶10 ‹acid›.url'],
  ['link.url', '///', '1001.url'],
] as const)('%s of %s is saved as %s', (file, name, fileName) => {
  expect(permalinkFile({ id: 1001, name }, file)).toEqual({ path: `/api/qr/1001/${file}`, fileName });
});
