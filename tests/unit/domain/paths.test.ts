import { paths, publicUrl } from '@/lib/domain/paths';

test('every in-app path', () => {
  const onSds = { id: 1001, interfaceLang: 'en', lang: 2 };
  expect({
    start: paths.start(),
    productList: paths.productList(),
    'productList, first page of a search': paths.productList({ search: 'a b', page: 1, interfaceLang: null }),
    'productList, page in German': paths.productList({ search: '', page: 2, interfaceLang: 'de' }),
    dossier: paths.dossier(1001, 'en', 'pd', 1),
    sds: paths.sds(1001, 'en', 2, { version: '31', compare: '27', qr: 0 }),
    'sds, newest': paths.sds(1001, 'en', 2),
    detail: paths.detail(1001, 'en', 1),
    'detail, with changes': paths.detail(1001, 'en', 1, { changes: '27' }),
    'detail, in edit mode': paths.detail(1001, 'en', 1, { changes: '27', edit: true }),
    tds: paths.tds(1001, 'en', 1),
    'tds, older': paths.tds(1001, 'en', 1, '1'),
    ipi: paths.ipi(1001, 'en', 1, 1),
    'ipi, without QR code': paths.ipi(1001, 'en', 1, 0),
    sdsDownloadPage: paths.sdsDownloadPage(1001, 'en', 2),
    'error.dossier': paths.error.dossier({ id: 1023, cause: 'removed' }),
    'error.dossier, no id': paths.error.dossier({ cause: 'unknown' }),
    'error.sds': paths.error.sds({ ...onSds, doc: 'gh', cause: 'unavailable' }),
    'error.file': paths.error.file(onSds),
    'error.unhandled': paths.error.unhandled(),
    asset: paths.asset('pictograms', 'GHS02.svg'),
    'asset, out of its folder': paths.asset('logos', '../a?b#c'),
    'api.sds': paths.api.sds(1001, 2, { version: '31', qr: 1 }),
    'api.sdsDownload': paths.api.sdsDownload(1001, 2, { version: '31', qr: 0 }),
    'api.tdsDownload': paths.api.tdsDownload(1001, 1, '1'),
    'api.ipi': paths.api.ipi(1001, 1, 0),
    'api.ipiDownload': paths.api.ipiDownload(1001, 1, { size: 'A2', qr: 0 }),
    'api.attachment': paths.api.attachment(1001, 0),
  }).toMatchInlineSnapshot(`
   {
     "api.attachment": "/api/attachments/1001/0",
     "api.ipi": "/api/ipi/1001/1?qr=0",
     "api.ipiDownload": "/api/download/ipi/1001/1?size=A2&qr=0",
     "api.sds": "/api/sds/1001/2?version=31&qr=1",
     "api.sdsDownload": "/api/download/sds/1001/2?version=31&qr=0",
     "api.tdsDownload": "/api/download/tds/1001/1?version=1",
     "asset": "/api/assets/pictograms/GHS02.svg",
     "asset, out of its folder": "/api/assets/logos/..%2Fa%3Fb%23c",
     "detail": "/1001/en/pi/1",
     "detail, in edit mode": "/1001/en/pi/1?changes=27&edit=1",
     "detail, with changes": "/1001/en/pi/1?changes=27",
     "dossier": "/1001/en/pd/1",
     "error.dossier": "/dossiererror?id=1023&cause=removed",
     "error.dossier, no id": "/dossiererror?cause=unknown",
     "error.file": "/fileerror?id=1001&interfaceLang=en&lang=2",
     "error.sds": "/sdserror?id=1001&interfaceLang=en&lang=2&doc=gh&qr=0&cause=unavailable",
     "error.unhandled": "/unhandlederror",
     "ipi": "/1001/en/mh/1",
     "ipi, without QR code": "/1001/en/mh/1?qr=0",
     "productList": "/products",
     "productList, first page of a search": "/products?search=a+b",
     "productList, page in German": "/products?page=2&interfaceLang=de",
     "sds": "/1001/en/gh/2?version=31&compare=27&qr=0",
     "sds, newest": "/1001/en/gh/2",
     "sdsDownloadPage": "/1001/en/gh/2/download",
     "start": "/",
     "tds": "/1001/en/th/1",
     "tds, older": "/1001/en/th/1?version=1",
   }
  `);
});

test.each([
  ['https://sds.example', '/1001/en/pd/1', 'https://sds.example/p/1001/en/pd/1'],
  ['https://sds.example/', '/1001/en/pd/1', 'https://sds.example/p/1001/en/pd/1'],
  ['http://localhost:3000', '/', 'http://localhost:3000/p'],
])('the public address on %s of %s is %s', (siteUrl, path, expected) => {
  expect(publicUrl(siteUrl, path)).toBe(expected);
});
