import { openLabelDocx, openLabelPdf, openLabelSpreadsheet } from '@/lib/upstream/document-file';
import { fetchLabelAudit, fetchLabelDrawing, fetchLabelText } from '@/lib/upstream/label';
import type { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { freshProcess } from '@/tests/support/one-process';
import {
  type ScriptedResponse,
  json,
  type ScriptedPlatform,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';

let platform: ScriptedPlatform;
const callContext = { interfaceLang: 'de' };
const fileAsker = { ...callContext, signal: new AbortController().signal };
const file =
  (type: string, content = 'x'): ScriptedResponse =>
  (_request, response) =>
    response.setHeader('content-type', type).end(content);

beforeEach(async () => {
  platform = await startScriptedPlatform();
  freshProcess({ PLATFORM_URL: platform.url, BRAND: 'dossier' });
});
afterEach(() => platform.close());

test('the drawing is asked for as SVG, under its path', async () => {
  platform.answer = file('image/svg+xml; charset=utf-8', '<svg/>');
  expect(String(await fetchLabelDrawing(1001, { dim: '4', padL: '0' }, callContext))).toBe('<svg/>');
  expect(platform.requests).toMatchObject([
    { method: 'GET', url: '/api/v1/productLabelRender/view/-1001?dim=4&padL=0', headers: { accept: 'image/svg+xml' } },
  ]);
});

test.each(['text/html', 'image/png', ''])('a drawing of the content type %p is refused', async (type) => {
  platform.answer = (_request, response) => response.writeHead(200, type ? { 'content-type': type } : {}).end('<svg/>');
  await expect(fetchLabelDrawing(1001, {}, callContext)).rejects.toMatchObject({ kind: 'malformed-response' });
});

const issueWithoutSetting = { code: 'does-not-fit', level: 'error', provision: 'CLP Art. 31', message: 'm' };
const finding = { ...issueWithoutSetting, setting: 'dim' };

test('an audit has its findings, with a setting or without', async () => {
  platform.answer = json({
    profile: 'clp-now',
    findings: [finding, issueWithoutSetting],
    notChecked: [{ code: 'a', why: 'b' }],
  });
  expect(await fetchLabelAudit(1001, {}, callContext)).toEqual({
    profile: 'clp-now',
    findings: [finding, { ...finding, setting: null }],
    notChecked: [{ code: 'a', why: 'b' }],
    // What an earlier platform leaves out is not known.
    refused: null,
    printed: null,
    givenUp: [],
    sizes: [],
    withoutEffect: [],
  });
  expect(platform.requests).toMatchObject([
    { url: '/api/v1/productLabelRender/audit/-1001', headers: { 'accept-language': 'de' } },
  ]);
});

test.each([{}, { findings: 'none' }, { findings: [{ ...finding, level: 'fatal' }] }])(
  'an audit like %p is a malformed response',
  async (response) => {
    platform.answer = json(response);
    await expect(fetchLabelAudit(1001, {}, callContext)).rejects.toMatchObject({ kind: 'malformed-response' });
  },
);

test.each(['padL', 'labels[0].sheet'])('a setting that the platform refuses is named: %s', async (field) => {
  platform.answer = json({ error: 'invalid_parameter', field, message: '…' }, 400);
  const refused = { kind: 'rejected', call: { status: 400, field } };
  await expect(fetchLabelDrawing(1001, {}, callContext)).rejects.toMatchObject(refused);
  await expect(openLabelPdf(1001, {}, fileAsker)).rejects.toMatchObject(refused);
});

test.each([{ error: 'x' }, { field: 5 }, { field: '<b>' }, { field: 'x'.repeat(5_000) }, null])(
  'a refusal like %p names no setting',
  async (body) => {
    platform.answer = json(body, 400);
    const failure = await fetchLabelDrawing(1001, {}, callContext).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'rejected', call: { status: 400 } });
    expect((failure as UpstreamError).call.field).toBeUndefined();
  },
);

test('PDF and Word are asked for at their paths', async () => {
  platform.answer = file('application/pdf');
  await openLabelPdf(1001, { dim: '4', lp: 1 }, fileAsker);
  platform.answer = file('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
  await openLabelDocx(1001, { dim: '4', lp: 1 }, fileAsker);
  expect(platform.requests.map(({ url }) => url)).toEqual([
    '/api/v1/productLabelRender/pdf/-1001?dim=4&lp=1',
    '/api/v1/label/docx/-1001?dim=4&lp=1',
  ]);
});

test('the spreadsheet is asked for by a POST whose body is a form, with a value of ours against forgery', async () => {
  const bodies: string[] = [];
  platform.answer = (request, response) => {
    request.on('data', (part: Buffer) => bodies.push(part.toString()));
    request.on('end', () =>
      file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')(request, response),
    );
  };
  const { type } = await openLabelSpreadsheet({ synonym_id: 1001, xlang: [4, 1], opisOFF: '1' }, fileAsker);
  expect(type).toBe('xlsx');
  expect(bodies).toEqual(['opisOFF=1&synonym_id=1001&xlang%5B0%5D=4&xlang%5B1%5D=1']);
  expect(platform.requests).toMatchObject([
    {
      method: 'POST',
      url: '/api/v1/label/nice_label',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-xsrf-token': expect.stringMatching(/^[\w-]{36}$/),
      },
    },
  ]);
});

test('Word and spreadsheet are for who is logged in', async () => {
  platform.answer = json({ error: 'unauthorized' }, 401);
  await expect(openLabelDocx(1001, {}, fileAsker)).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(openLabelSpreadsheet({}, fileAsker)).rejects.toMatchObject({
    kind: 'unauthorized',
    call: { method: 'POST' },
  });
});

test('a label as text has what the platform says of it, without what makes no sense', async () => {
  platform.answer = json({
    lang: 'de',
    product_name: 'Aceton',
    marks: [{ label: 'Charge', value: 'L7' }, { label: 'x' }],
    signal_word: 'Gefahr',
    pictograms: [{ id: 'GHS02' }, { id: 'x' }],
    hazards: [{ code: 'H225', text: 'Entzündbar.' }, { code: 'H1' }],
    supplier: 7,
  });
  expect(await fetchLabelText(1001, { xlang: 2 }, callContext)).toEqual({
    lang: 'de',
    productName: 'Aceton',
    productCode: null,
    articles: [],
    identifiers: [],
    marks: [{ label: 'Charge', value: 'L7' }],
    signalWord: 'Gefahr',
    pictograms: [{ id: 'GHS02' }],
    contains: [],
    hazards: [{ code: 'H225', text: 'Entzündbar.' }],
    supplemental: [],
    precautions: [],
    notices: [],
    ufi: null,
    supplier: null,
  });
  expect(platform.requests[0]?.url).toBe('/api/v1/productLabelRender/text/-1001?xlang=2');
});
