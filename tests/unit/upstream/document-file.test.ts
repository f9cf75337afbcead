import { setTimeout as sleep } from 'node:timers/promises';
import type { request } from 'undici';
import {
  type FileCallContext,
  openAttachment,
  openCodes,
  openIpiPdf,
  openLabelJob,
  openSdsPdf,
  openTdsPdf,
} from '@/lib/upstream/document-file';
import { freshProcess } from '@/tests/support/one-process';
import {
  type ScriptedResponse,
  json,
  type ScriptedPlatform,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';

// The first byte of a file is waited for a hundredth of the time, by a timer that is exact.
jest.mock('undici', () => {
  const actual = jest.requireActual<{ request: typeof request }>('undici');
  const failAfterHundredth = (ms: number) =>
    new Promise((_resolve, reject) => {
      const error = Object.assign(new Error('no first byte'), { code: 'UND_ERR_HEADERS_TIMEOUT' });
      setTimeout(reject, ms / 100, error).unref();
    });
  return {
    ...actual,
    request: (url: string, options: { headersTimeout: number }) =>
      Promise.race([actual.request(url, options), failAfterHundredth(options.headersTimeout)]),
  };
});

let platform: ScriptedPlatform;
let other: ScriptedPlatform;
const callContext: FileCallContext = { interfaceLang: 'en', signal: new AbortController().signal };
const expectedValue = { id: 1001, lang: 2 };
const file =
  (type: string, content = '%PDF-1.7'): ScriptedResponse =>
  (_request, response) =>
    response.setHeader('content-type', type).end(content);
const textOf = (body: ReadableStream<Uint8Array>) => new Response(body).text();

beforeEach(async () => {
  platform = await startScriptedPlatform(file('application/pdf'));
  other = await startScriptedPlatform(file('application/pdf'));
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'dossier' });
});
afterEach(async () => {
  await platform.close();
  await other.close();
});

test.each([
  [
    'dossier',
    [
      '/api/v1/sdsRender/sdsPdf/-1001/2?version=31&qrCode=0',
      '/api/v1/p/tds/pdf/2/-1001?version=1',
      '/api/sdsRender/pdf/-1001/2?format=A2&qrCode=1',
    ],
  ],
  [
    'chemcard',
    [
      '/api/v1/sdsRender/sdsPdf/-1001/2?version=31&qrCode=0',
      '/api/v1/tds/pdf/2/1001?version=1',
      '/api/sdsRender/pdf/1001/2?format=A2&qrCode=1',
    ],
  ],
])('brand %s asks for its PDFs at its own paths', async (brand, expected) => {
  freshProcess({ PLATFORM_URL: platform.url, BRAND: brand });
  await openSdsPdf({ ...expectedValue, version: '31', qr: 0 }, callContext);
  await openTdsPdf({ ...expectedValue, version: '1' }, callContext);
  await openIpiPdf({ ...expectedValue, size: 'A2', qr: 1 }, callContext);
  expect(platform.requests.map(({ url }) => url)).toEqual(expected);
});

test('a PDF without a version is the newest', async () => {
  await openSdsPdf({ ...expectedValue, qr: 1 }, callContext);
  await openTdsPdf(expectedValue, callContext);
  expect(platform.requests.map(({ url }) => url)).toEqual([
    '/api/v1/sdsRender/sdsPdf/-1001/2?qrCode=1',
    '/api/v1/p/tds/pdf/2/-1001',
  ]);
});

test('a file comes with its type and its size', async () => {
  const { type, sizeInBytes, body } = await openSdsPdf({ ...expectedValue, qr: 1 }, callContext);
  expect({ type, sizeInBytes, text: await textOf(body) }).toEqual({ type: 'pdf', sizeInBytes: 8, text: '%PDF-1.7' });
});

test('a file whose size the platform does not say comes without', async () => {
  platform.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF');
    response.end();
  };
  const { sizeInBytes, body } = await openSdsPdf({ ...expectedValue, qr: 1 }, callContext);
  expect(sizeInBytes).toBeNull();
  expect(await textOf(body)).toBe('%PDF');
});

test.each(['text/html', 'image/png', 'application/octet-stream', ''])(
  'a PDF of the content type %p is refused, and its connection is released',
  async (type) => {
    let isClosed: Promise<unknown> = Promise.resolve();
    platform.answer = (request, response) => {
      isClosed = new Promise((resolve) => request.socket.once('close', resolve));
      response.writeHead(200, type ? { 'content-type': type } : {}).write('<');
    };
    await expect(openSdsPdf({ ...expectedValue, qr: 1 }, callContext)).rejects.toMatchObject({
      kind: 'unsupported-type',
    });
    await isClosed;
  },
);

test.each([
  ['application/pdf', 'pdf'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
])('an attachment may be %s', async (mediaType, type) => {
  platform.answer = file(mediaType);
  await expect(openAttachment('/api/v1/attachments/a', callContext)).resolves.toMatchObject({ type });
});

test.each(['text/html', 'image/svg+xml', 'text/csv'])('an attachment that is %s is not handed on', async (type) => {
  platform.answer = file(type);
  await expect(openAttachment('/api/v1/attachments/a', callContext)).rejects.toMatchObject({
    kind: 'unsupported-type',
  });
});

test.each([
  ['/api/v1/attachments/8f-2_a', '/api/v1/attachments/8f-2_a'],
  ['/api/v1/attachments/S%C3%A4ure%20%281%29.pdf', '/api/v1/attachments/S%C3%A4ure%20%281%29.pdf'],
  ['/api/v1/attachments/a?key=b%2Bc&empty=&0', '/api/v1/attachments/a?key=b%2Bc&empty=&0'],
  ['/api/v1/attachments/a#page=2', '/api/v1/attachments/a'],
])('the link %s is asked as it stands', async (link, expected) => {
  await openAttachment(link, callContext);
  expect(platform.requests.map(({ url }) => url)).toEqual([expected]);
});

test('a whole address on the platform’s origin is one of its paths', async () => {
  await openAttachment(`${platform.url}/api/v1/attachments/a`, callContext);
  expect(platform.requests.map(({ url }) => url)).toEqual(['/api/v1/attachments/a']);
});

/** Links that lead away: `HOST` stands for the platform's host, `OTHER` for another one that would answer. */
const leadAway = [
  'http://OTHER/api/v1/attachments/a',
  '//OTHER/api/v1/attachments/a',
  '\\\\OTHER\\api\\v1\\attachments\\a',
  '/\\OTHER/api/v1/attachments/a',
  '/\t/OTHER/api/v1/attachments/a',
  'http:\\\\OTHER/api/v1/attachments/a',
  'http://HOST@OTHER/api/v1/attachments/a',
  'http://user@HOST/api/v1/attachments/a',
  'http://user:secret@HOST/api/v1/attachments/a',
  'https://HOST/api/v1/attachments/a',
  'ftp://HOST/api/v1/attachments/a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:application/pdf,x',
  'http://[::1',
  '/api/v1/attachments/../products/-1001/detail',
  '/api/v1/attachments/%2e%2e/products/-1001/detail',
  '/api/v1/attachments/..%2fproducts',
  '/api/v1/attachments/..%5cproducts',
  '/api/v1/attachments/a%252f..%252fb',
  '/api/v1/attachments/a%00',
  '/api/v1/attachments/a%0d%0aHost:%20x',
  '/api/v1/attachments/a/b',
  '/api/v1/attachments/',
  '/api/v1/attachments',
  '/api/v1/attachments-of-others/a',
  '/api/v1/app/init',
  '/healthz',
  'a',
  '?a',
  '',
];

test.each(leadAway)('the link %p is never followed', async (link) => {
  const [host, elsewhere] = [platform, other].map(({ url }) => new URL(url).host);
  const address = link.replace('HOST', host!).replace('OTHER', elsewhere!);
  await expect(openAttachment(address, callContext)).rejects.toMatchObject({ kind: 'not-found' });
  expect([...platform.requests, ...other.requests]).toEqual([]);
});

test('a platform that redirects is not followed', async () => {
  platform.answer = (_request, response) => response.writeHead(302, { location: `${other.url}/x` }).end();
  await expect(openAttachment('/api/v1/attachments/a', callContext)).rejects.toMatchObject({ kind: 'server-error' });
  expect(other.requests).toEqual([]);
});

test('a file that the visitor may not have is refused', async () => {
  platform.answer = json({ error: 'no_permission' }, 403);
  await expect(openAttachment('/api/v1/attachments/a', callContext)).rejects.toMatchObject({ kind: 'forbidden' });
});

const labels = ['1001', '1002'];
const openJobs = () => [
  openLabelJob({ output: 'pdf', labels }, callContext),
  openCodes({ output: 'pdf', labels }, callContext),
];

test('a platform may take 90 s to begin with labels or codes of several products, 30 s with a document', async () => {
  platform.answer = (...call) => void setTimeout(() => file('application/pdf')(...call), 900);
  const jobs = openJobs();
  await expect(openSdsPdf({ ...expectedValue, qr: 1 }, callContext)).rejects.toMatchObject({ kind: 'timeout' });
  for (const { body } of await Promise.all(jobs)) expect(await textOf(body)).toBe('%PDF-1.7');
});

test('labels and codes of several products that take long keep no document from a visitor', async () => {
  const finish: (() => void)[] = [];
  platform.answer = (...call) => void finish.push(() => file('application/pdf')(...call));
  const jobs = [1, 2, 3].flatMap(openJobs);
  while (finish.length < jobs.length) await sleep(10);
  platform.answer = file('application/pdf');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 20_000);
  const { body } = await openSdsPdf({ ...expectedValue, qr: 1 }, callContext);
  clock.mockRestore();
  expect(await textOf(body)).toBe('%PDF-1.7');
  for (const end of finish) end();
  await Promise.all(jobs);
});
