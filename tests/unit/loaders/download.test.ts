import { parse } from 'content-disposition';
import { download } from '@/lib/loaders/responses/download';
import type { FileCallContext, UpstreamFile } from '@/lib/upstream/document-file';
import { UpstreamError, type UpstreamErrorKind } from '@/lib/upstream/transport/upstream-error';
import type { DocType } from '@/lib/domain/pages/tabs';
import { RequestSession } from '@/lib/session/request-session';
import { freshProcess } from '@/tests/support/one-process';
import { json, type ScriptedPlatform, startScriptedPlatform } from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
const now = new Date('2026-02-01T09:05:07.999Z');
const english = [{ id: 1, text: 'English', code: 'en' }];
const detail = (text: string, languages: unknown[] = english) =>
  json({ basic: { id: 1001, text }, edit_param: { languages } });
const pdf = (): Promise<UpstreamFile> =>
  Promise.resolve({ body: new Blob(['%PDF']).stream(), sizeInBytes: 4, type: 'pdf', status: 200, partHeaders: {} });

beforeEach(async () => {
  platform = await startScriptedPlatform(detail('Acetone'));
  freshProcess({ PLATFORM_URL: platform.url, SITE_URL: 'https://dossier.example' });
});
afterEach(() => platform.close());

interface Wanted {
  version?: string;
  lang?: number;
  prefix?: string;
  docType?: DocType;
  open?: (callContext: FileCallContext) => Promise<UpstreamFile>;
  headers?: Record<string, string>;
}

const ask = async ({ lang = 1, prefix = 'sds_', version, docType = 'gh', open = pdf, headers = {} }: Wanted = {}) => {
  const request = new Request(`https://dossier.example/p/api/download/x/1001/${lang}`, { headers });
  return download(
    { id: 1001, lang, prefix, version, docType, open },
    request,
    await RequestSession.open(request.headers, 'handler'),
    now,
  );
};

const nameOf = (response: Response) =>
  parse(response.headers.get('content-disposition') ?? '').parameters.filename ?? '';

test.each([
  ['sds_', 'Acetone', 'sds_Acetone_en_2026-02-01_09-05-07.pdf'],
  ['ipi_A3_', 'Säure, 5 %', 'ipi_A3_Säure, 5 %_en_2026-02-01_09-05-07.pdf'],
  ['tds_', 'a\\b/c:d*e?f"g<h>i|j', 'tds_a-b-cdefg‹h›i-j_en_2026-02-01_09-05-07.pdf'],
  ['sds_', 'x\r\nSet-Cookie: a=b', 'sds_xSet-Cookie a=b_en_2026-02-01_09-05-07.pdf'],
  ['sds_', 'invoice\u202efdp', 'sds_invoicefdp_en_2026-02-01_09-05-07.pdf'],
  ['sds_', '🧪 5 €', 'sds_🧪 5 €_en_2026-02-01_09-05-07.pdf'],
  ['sds_', '???', 'sds_en_2026-02-01_09-05-07.pdf'],
])('with prefix %s the product %p is saved as %p', async (prefix, text, expected) => {
  platform.answer = detail(text);
  expect(nameOf(await ask({ prefix }))).toBe(expected);
});

test.each(['x', 'ä', '€', '🧪'])('of a product called 400 times %p file systems take the name', async (character) => {
  platform.answer = detail(character.repeat(400));
  const name = nameOf(await ask({ prefix: 'ipi_A4_' }));
  expect(name).toMatch(new RegExp(`^ipi_A4_(${character})+_en_2026-02-01_09-05-07\\.pdf$`, 'u'));
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
  expect(Buffer.byteLength(name)).toBeGreaterThan(165);
});

test.each<[string, unknown[], number, string]>([
  ['its code, as the platform has it', [{ id: 11, text: 'Suomi', code: 'fi' }], 11, 'fi'],
  ['its usual code where the platform has none', [], 2, 'de'],
  ['its id where nobody has one', [], 99, '99'],
  ['a code of any length, cut', [{ id: 1, text: 'x', code: 'en/../'.repeat(100) }], 1, 'en..en..en..'],
])('the language stands in the name with %s', async (_what, languages, lang, expected) => {
  platform.answer = detail('Acetone', languages);
  expect(nameOf(await ask({ lang }))).toBe(`sds_Acetone_${expected}_2026-02-01_09-05-07.pdf`);
});

test.each<[DocType, string | undefined, string]>([
  ['gh', undefined, 'v3.0_'],
  ['gh', '30', 'v2.0_'],
  ['gh', '99', ''],
  ['th', undefined, 'v4_'],
  ['th', '3', 'v3_'],
  ['mh', undefined, 'v3.0_'],
])('a document of screen %s in version %p is saved with %p in its name', async (docType, version, expected) => {
  const versions = [
    { id: 31, text: '3.0' },
    { id: 30, text: '2.0' },
  ];
  const tds = [{ version: 4 }, { version: 3 }];
  platform.answer = json({ basic: { id: 1001, text: 'Acetone', versions, tds_versions: tds } });
  expect(nameOf(await ask({ docType, version }))).toBe(`sds_Acetone_${expected}en_2026-02-01_09-05-07.pdf`);
});

test('the product has its name of the document’s language in the file’s name, on a page of any language', async () => {
  platform.answer = (request, response) =>
    detail(request.headers['accept-language'] === 'de' ? 'Aceton' : 'Acetone')(request, response);
  const referer = 'https://dossier.example/p/1001/en/gh/2';
  expect(nameOf(await ask({ lang: 2, headers: { referer } }))).toMatch(/^sds_Aceton_de_/);
});

test('the platform hears of the visitor’s language, address and going away', async () => {
  const open = jest.fn(pdf);
  const referer = 'https://dossier.example/p/1001/de/gh/1';
  await ask({ open, headers: { referer, 'x-request-id': 'r-1', 'x-forwarded-for': '192.0.2.7' } });
  expect(open).toHaveBeenCalledWith({
    interfaceLang: 'de',
    requestId: 'r-1',
    address: '192.0.2.7',
    conditions: { method: 'GET', headers: {} },
    signal: expect.any(AbortSignal),
  });
});

const failing = (kind: UpstreamErrorKind) => () =>
  Promise.reject(new UpstreamError(kind, { method: 'GET', path: '/x' }));
const followed = { 'sec-fetch-mode': 'navigate', referer: 'https://dossier.example/p/1001/de/pd/2' };

/** After an outage the file is asked for again. */
const again = 'next=%2Fapi%2Fdownload%2Fx%2F1001%2F2';

test.each<[DocType, UpstreamErrorKind, string]>([
  ['gh', 'not-found', '/p/sdserror?id=1001&interfaceLang=de&lang=2&doc=gh&qr=0&cause=invalid'],
  ['gh', 'unreachable', `/p/sdserror?id=1001&interfaceLang=de&lang=2&doc=gh&qr=0&cause=unavailable&${again}`],
  ['mh', 'not-found', '/p/sdserror?id=1001&interfaceLang=de&lang=2&doc=mh&qr=0&cause=invalid'],
  ['mh', 'unsupported-type', `/p/sdserror?id=1001&interfaceLang=de&lang=2&doc=mh&qr=0&cause=unavailable&${again}`],
  ['th', 'not-found', '/p/1001/en/pd/2'],
  ['th', 'timeout', '/p/1001/en/pd/2'],
])('a link to a document of screen %s that ends %s leads to %s', async (docType, kind, expected) => {
  const { status, headers } = await ask({ lang: 2, docType, open: failing(kind), headers: followed });
  expect(status).toBe(307);
  expect(headers.get('location')).toBe(`https://dossier.example${expected}`);
});

test('of a product that is not there no document is asked for', async () => {
  platform.answer = json({ error: 'not_found' }, 404);
  const open = jest.fn(pdf);
  expect((await ask({ open })).status).toBe(404);
  expect(open).not.toHaveBeenCalled();
});
