import { fetchIpi, fetchSds, fetchSdsComparison, fetchTds } from '@/lib/upstream/document-text';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
const callContext = { interfaceLang: 'de' };
const expectedValue = { id: 1001, lang: 2 };
const fetchText = () => fetchSds({ ...expectedValue, qrCode: 1 }, callContext);
/** Answers with a body under a content type; null: under none. */
const respondWith = (type: string | null, body: string | Buffer) => {
  platform.answer = (_request, response) =>
    response.writeHead(200, type === null ? {} : { 'content-type': type }).end(body);
};

beforeEach(async () => {
  platform = await startScriptedPlatform(json({ html: '<p>x</p>' }));
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'dossier' });
});
afterEach(() => platform.close());

test('each text is asked for at its own path', async () => {
  await fetchSds({ ...expectedValue, version: '31', qrCode: 1 }, callContext);
  await fetchSdsComparison({ ...expectedValue, version: '31', compareWith: '30' }, callContext);
  await fetchTds(expectedValue, callContext);
  await fetchTds({ ...expectedValue, version: '1' }, callContext);
  await fetchIpi({ ...expectedValue, qrCode: 0 }, callContext);
  expect(platform.requests.map(({ url }) => url)).toEqual([
    '/api/v1/sdsRender/view/-1001/2?version=31&qrCode=1',
    '/api/v1/sdsRender/compare/-1001/2?compare_version_id=30&orig_version_id=31',
    '/api/v1/p/tds/view/2/-1001',
    '/api/v1/p/tds/view/2/-1001?version=1',
    '/api/v1/sdsRender/ipi/-1001/2/P?qrCode=0',
  ]);
});

test.each([
  ['HTML', 'text/html; charset=utf-8', '<p>Säure</p>'],
  ['HTML that is called plain text', 'text/plain', '<p>Säure</p>'],
  ['HTML without a content type', null, '<p>Säure</p>'],
  ['HTML behind a byte order mark', 'text/html', '\ufeff<p>Säure</p>'],
  ['a JSON text', 'application/json', '"<p>Säure</p>"'],
  ['a JSON object', 'application/json; charset=UTF-8', '{"html":"<p>Säure</p>","more":1}'],
])('%s is read', async (_what, type, body) => {
  respondWith(type, body);
  await expect(fetchText()).resolves.toEqual({ html: '<p>Säure</p>', sections: null });
});

test.each(['Text/HTML; charset=ISO-8859-1', 'text/html; profile=x; charset="iso-8859-1"'])(
  'a text in another charset is read in it (%s)',
  async (type) => {
    respondWith(type, Buffer.from('<p>Säure</p>', 'latin1'));
    await expect(fetchText()).resolves.toMatchObject({ html: '<p>Säure</p>' });
  },
);

test.each([
  [
    [{ id: 1, title: 'SECTION 1' }, { id: '16' }],
    [1, 16],
  ],
  [[], []],
  [null, null],
  [['one'], null],
  ['1', null],
])('of the sections %j it lists %j', async (sections, expected) => {
  platform.answer = json({ html: '<p>x</p>', sections });
  await expect(fetchText()).resolves.toEqual({ html: '<p>x</p>', sections: expected });
});

test.each([
  ['a PDF', 'application/pdf', '%PDF'],
  ['JSON that calls itself something else', 'text/json', '{"html":"<p>x</p>"}'],
  ['a type named like something that every object has', 'constructor', '<p>x</p>'],
  ['a charset that nobody knows', 'text/html; charset=klingon', '<p>x</p>'],
  ['nothing', 'text/html', ''],
  ['JSON without a text', 'application/json', '{"html":null}'],
  ['half of a JSON', 'application/json', '{"html":"<p>'],
  ['more than may come', 'text/html', 'x'.repeat(5_000_001)],
])('%s is no text of a document', async (_what, type, body) => {
  respondWith(type, body);
  await expect(fetchText()).rejects.toMatchObject({ kind: 'malformed-response' });
});

test('an unknown version is not found', async () => {
  platform.answer = json({ error: 'No valid SDS version' }, 404);
  await expect(fetchText()).rejects.toMatchObject({ kind: 'not-found' });
});
