import { gunzipSync } from 'node:zlib';
import { parse } from 'content-disposition';
import { sendRequest } from '@/tests/support/ask';
import { HttpVisitor } from '@/tests/support/http-visitor';
import {
  type ScriptedResponse,
  json,
  type ScriptedPlatform,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

const site = 'https://dossier.example';
const drawing: ScriptedResponse = (_request, response) =>
  response
    .writeHead(200, { 'content-type': 'image/svg+xml', 'set-cookie': 'evil=1', 'access-control-allow-origin': '*' })
    .end('<svg xmlns="http://www.w3.org/2000/svg"><script>evil()</script></svg>');
const file =
  (type: string, content: string): ScriptedResponse =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type, 'content-length': content.length, 'x-evil': '1' }).end(content);
const pdf = file('application/pdf', '%PDF-1.7');
const docx = file('application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK');
const zpl = file('application/zpl', '^XA^XZ');
const xlsx = file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK');
const audit = {
  profile: 'clp-now',
  findings: [
    { code: 'no-pictograms', level: 'error', provision: 'CLP Art. 17', message: 'No pictograms', setting: 'picOFF' },
  ],
  notChecked: [],
  refused: null,
  printed: null,
  givenUp: [],
  sizes: [],
  withoutEffect: [],
};

let platform: ScriptedPlatform;
let app: RunningWebApp;

const detail = (id: number, text: string) => ({
  basic: {
    id,
    text,
    versions: [{ id: 1, text: '1.0' }],
    synonym: { articles: [{ code: 'AC-1', synonym_code_id: 88 }] },
  },
  edit_param: {
    doc: { lbl: true },
    label_dim: [
      { id: 3, text: '74 × 105 mm' },
      { id: 4, text: '105 × 148 mm' },
    ],
    package_size: [{ id: 2, text: '> 3 to 50 l' }],
    font_size_product: [{ id: 10, text: '10 pt' }],
    font_size_title: [{ id: 16, text: '16 pt' }],
  },
  validLangs: [1, 2],
});

/** What comes when anything but product data and translations is asked for. */
function serve(answer: ScriptedResponse, text = 'Acetone') {
  platform.requests.length = 0;
  platform.answer = (request, response) => {
    const id = /\/products\/-(\d+)\/detail/.exec(request.url ?? '')?.[1];
    if (id) return json(detail(Number(id), text))(request, response);
    if (request.url?.includes('/trans/')) return json({ data: { app: {} } })(request, response);
    return answer(request, response);
  };
}

/** The calls for a label: path and query, without the time. */
const askedFor = () =>
  platform.requests
    .filter(({ url }) => !/\/detail\?m$|\/tools\/trans\//.test(url))
    .map(({ method, url }) => {
      const { pathname, searchParams } = new URL(url, platform.url);
      const { timestamp, ...query } = Object.fromEntries(searchParams);
      return { method, pathname, query, isTimed: /^\d{13}$/.test(timestamp ?? '') };
    });

/** A product that no test has asked for: nothing of it is in the cache. */
let lastProduct = 7_000;
const newProduct = () => (lastProduct += 1);

const ordinary = {
  dim: '4',
  emb: '2',
  font: '10',
  fontPN: '16',
  padT: '6',
  padR: '6',
  padB: '6',
  padL: '6',
  labType: '2',
  qrCode: '3',
  xlang: '1',
  rlang: '1',
};

beforeAll(async () => {
  platform = await startScriptedPlatform();
  app = await startWebApp(platform.url, { PLATFORM_TIMEOUT_MS: '1500' });
});
afterAll(async () => {
  await app?.stop('SIGKILL');
  await platform?.close();
});

test('the preview is the platform’s drawing, under a policy with which it runs nothing', async () => {
  serve(drawing);
  const id = newProduct();
  const { status, headers, text } = await sendRequest(app.url, `/p/api/label/${id}/preview`);
  expect({ status, text }).toEqual({ status: 200, text: expect.stringMatching(/^<svg/) });
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox",
  });
  expect(headers).not.toHaveProperty('set-cookie');
  // Without a login it is the same for everybody, whatever the platform sends.
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(askedFor()).toEqual([
    {
      method: 'GET',
      pathname: `/api/v1/productLabelRender/view/-${id}`,
      query: { ...ordinary, lp: '1' },
      isTimed: true,
    },
  ]);
});

test('the default label of a language is drawn once for all visitors, and still shown when the platform fails', async () => {
  serve(drawing);
  const id = newProduct();
  const preview = async (search: string) => {
    const { status, text } = await sendRequest(app.url, `/p/api/label/${id}/preview${search}`);
    return [status, text.slice(0, 4)];
  };
  // As the view asks for it, with every value, and with none.
  const whole = new URLSearchParams(Object.entries(ordinary).filter(([name]) => name !== 'labType')).toString();
  for (const search of ['', `?${whole}`, '?rlang=1', '?rlang=2']) expect(await preview(search)).toEqual([200, '<svg']);
  expect(askedFor().map(({ query }) => query.rlang)).toEqual(['1', '2']);
  serve(json({ error: 'x' }, 500));
  expect(await preview('')).toEqual([200, '<svg']);
  expect((await preview('?dim=3'))[0]).toBe(503);
});

test('a label with settings of its own is drawn anew each time', async () => {
  serve(drawing);
  const id = newProduct();
  for (const search of ['dim=3', 'dim=3']) await sendRequest(app.url, `/p/api/label/${id}/preview?${search}`);
  expect(askedFor()).toHaveLength(2);
});

test.each([
  ['gzip, br', 'gzip'],
  ['br, gzip;q=0', undefined],
])('to a browser that takes %s the drawing comes with the encoding %s', async (accepted, encoding) => {
  serve(drawing);
  const path = `/p/api/label/${newProduct()}/preview`;
  const { headers, body } = await sendRequest(app.url, path, { headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toMatch(/\bAccept-Encoding\b/i);
  expect((encoding ? gunzipSync(body) : body).toString()).toMatch(/^<svg/);
});

test('the settings of the address reach the platform as the contract has them', async () => {
  serve(drawing);
  const id = newProduct();
  const search = 'dim=3&padL=0&padT=2%2C5&logoON=1&picOFF=1&vseb=1%20L&xlang=1,2&rlang=2&pCodes=AC-1&qrCode=1&x=y';
  expect((await sendRequest(app.url, `/p/api/label/${id}/preview?${search}`)).status).toBe(200);
  expect(askedFor()[0]?.query).toEqual({
    ...ordinary,
    dim: '3',
    padL: '0',
    padT: '2.5',
    logoON: '1',
    picOFF: '1',
    vseb: '1 L',
    qrCode: '1',
    lp: '1',
    xlang: '1,2',
    rlang: '2',
  });
});

test.each([
  ['pdf?lp=1', '/api/v1/productLabelRender/pdf/-%', { lp: '1' }, pdf, 'label_single_', 'pdf'],
  ['pdf', '/api/v1/productLabelRender/pdf/-%', {}, pdf, 'label_A4_', 'pdf'],
  [
    'pdf?start=3&offX=-1,5&offY=0',
    '/api/v1/productLabelRender/pdf/-%',
    { start: '3', offX: '-1.5', offY: '0' },
    pdf,
    'label_A4_',
    'pdf',
  ],
  [
    'zpl?dpi=203&copies=24',
    '/api/v1/productLabelRender/zpl/-%',
    { lp: '1', dpi: '203', copies: '24' },
    zpl,
    'label_zpl_',
    'zpl',
  ],
  ['docx', '/api/v1/label/docx/-%', { lp: '1' }, docx, 'label_word_', 'docx'],
])('label/%s is the platform’s %s with %p', async (path, pathname, more, response, prefix, ending) => {
  serve(response, 'Acetone, technical');
  const id = newProduct();
  const vseb = `${path.includes('?') ? '&' : '?'}vseb=1/L`;
  const { status, headers } = await sendRequest(app.url, `/p/api/label/${id}/${path}${vseb}`);
  expect(status).toBe(200);
  expect(askedFor()).toEqual([
    {
      method: 'GET',
      pathname: pathname.replace('%', String(id)),
      query: { ...ordinary, vseb: '1/L', ...more },
      isTimed: true,
    },
  ]);
  const { type, parameters } = parse(headers['content-disposition'] ?? '');
  expect(type).toBe('attachment');
  const name = new RegExp(
    String.raw`^${prefix}Acetone, technical_105 × 148 mm_1-L_en_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.${ending}$`,
  );
  expect(parameters.filename).toMatch(name);
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(headers).not.toHaveProperty('x-evil');
});

test('the audit comes with its findings, in the language of the page that asks', async () => {
  serve(json(audit));
  const id = newProduct();
  const headers = { referer: `${site}/p/${id}/de/ed/1` };
  const response = await sendRequest(app.url, `/p/api/label/${id}/audit?picOFF=1`, { headers });
  expect(response.json()).toEqual(audit);
  expect(askedFor()[0]).toMatchObject({ pathname: `/api/v1/productLabelRender/audit/-${id}`, query: { picOFF: '1' } });
  expect(platform.requests.at(-1)?.headers['accept-language']).toBe('de');
});

test('a label that is too small is a choice: a download leads to the editor, a script gets 422', async () => {
  const fits = [{ dim: 4, widthMm: 105, heightMm: 148, foldOut: false, panels: 1 }];
  serve(json({ error: 'label_does_not_fit', field: 'dim', message: '…', fits }, 422));
  const id = newProduct();
  const path = `/p/api/label/${id}/pdf?lp=1&dim=3`;
  const headers = { 'sec-fetch-mode': 'navigate', referer: `${site}/p/${id}/de/ee/2` };
  const navigation = await sendRequest(app.url, path, { headers });
  expect([navigation.status, navigation.headers.location]).toEqual([
    307,
    expect.stringContaining(`/${id}/de/ed/2?lp=1&dim=3`),
  ]);
  for (const file of ['preview', 'pdf']) {
    const { status, json } = await sendRequest(app.url, path.replace('pdf', file));
    expect([status, json()]).toMatchObject([422, { uiMessage: 'error_message_LABEL_TOO_SMALL', field: 'dim' }]);
  }
});

const forged = { cookie: '__Host-XSRF-TOKEN=abc', 'x-xsrf-token': 'abc', 'sec-fetch-site': 'same-origin' };

/** What a page of ours sends along. */
async function ours(): Promise<Record<string, string>> {
  const visitor = new HttpVisitor();
  visitor.take(await visitor.call(app.url, '/p/api/session'));
  return visitor.headers;
}

test('the spreadsheet is asked for by a POST, with product, languages and the flags that it knows', async () => {
  let body = '';
  serve((request, response) => {
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => xlsx(request, response));
  });
  const id = newProduct();
  const path = `/p/api/label/${id}/xlsx?xlang=1,2&rlang=2&opisOFF=1&logoON=1`;
  const { status, headers } = await sendRequest(app.url, path, { method: 'POST', headers: await ours() });
  expect(status).toBe(200);
  expect(parse(headers['content-disposition'] ?? '').parameters.filename).toMatch(
    /^label_spreadsheet_Acetone_.*\.xlsx$/,
  );
  expect(decodeURIComponent(body)).toBe(`opisOFF=1&synonym_id=${id}&xlang[0]=2&xlang[1]=1`);
  expect(askedFor()).toMatchObject([{ method: 'POST', pathname: '/api/v1/label/nice_label' }]);
});

test('a spreadsheet that no page of ours asks for is refused, and nobody is asked', async () => {
  serve(xlsx);
  const { status } = await sendRequest(app.url, `/p/api/label/${newProduct()}/xlsx`, {
    method: 'POST',
    headers: forged,
  });
  expect(status).toBe(403);
  expect(platform.requests).toEqual([]);
});

test.each([
  ['docx', 'GET'],
  ['xlsx', 'POST'],
])('%s without a login is 401, as the platform has it', async (what, method) => {
  serve(json({ error: 'unauthorized' }, 401));
  const response = await sendRequest(app.url, `/p/api/label/${newProduct()}/${what}`, {
    method,
    headers: await ours(),
  });
  expect(response.status).toBe(401);
  expect(response.json()).toEqual({
    code: 0,
    type: 'AUTHENTICATION_ERROR',
    uiMessage: 'error_message_LOGIN_NEEDED',
    id: expect.stringMatching(/^\w{3}$/),
  });
});

test.each([
  ['dim=99', 'dim'],
  ['padL=31', 'padL'],
  ['padT=-1', 'padT'],
  ['font=99', 'font'],
  [`vseb=${'x'.repeat(7_000)}`, 'vseb'],
  ['xlang=77', 'xlang'],
  ['xlang=1&xlang=77', 'xlang'],
  ['rlang=77', 'rlang'],
  ['picOFF=yes', 'picOFF'],
  ['pCodes=other', 'pCodes'],
  ['lp=2', 'lp'],
])('?%.20s is refused under its field, and the platform is not asked for the label', async (search, field) => {
  serve(pdf);
  const id = newProduct();
  const { status, json: read } = await sendRequest(app.url, `/p/api/label/${id}/pdf?${search}`);
  expect(status).toBe(400);
  expect(read()).toMatchObject({ type: 'CLIENT_SIDE', field });
  expect(askedFor()).toEqual([]);
});

test.each(['preview', 'audit', 'pdf', 'docx'])('a field that the platform refuses is named: %s', async (what) => {
  serve(json({ error: 'invalid_parameter', field: 'padL', message: '…' }, 400));
  const { status, json: read } = await sendRequest(app.url, `/p/api/label/${newProduct()}/${what}`);
  expect(status).toBe(400);
  expect(read()).toMatchObject({ type: 'CLIENT_SIDE', field: 'padL' });
});

test.each(['0', '-1', 'x', '1'.repeat(13)])('%p is no product', async (id) => {
  serve(pdf);
  expect((await sendRequest(app.url, `/p/api/label/${id}/preview`)).status).toBe(400);
  expect(platform.requests).toEqual([]);
});

test('who followed a link to a label that is not there gets to the error page', async () => {
  serve(json({ error: 'not_found' }, 404));
  const id = newProduct();
  const headers = { 'sec-fetch-mode': 'navigate', referer: `${site}/p/${id}/de/ee/2` };
  const response = await sendRequest(app.url, `/p/api/label/${id}/pdf`, { headers });
  expect(response.status).toBe(307);
  expect(response.headers.location).toBe(
    `${site}/p/sdserror?id=${id}&interfaceLang=de&lang=2&doc=ee&qr=0&cause=invalid`,
  );
});

test('who followed a link to the label for Word without a login logs in first and gets back to the label', async () => {
  serve(json({ error: 'unauthorized' }, 401));
  const id = newProduct();
  const headers = { 'sec-fetch-mode': 'navigate', referer: `${site}/p/${id}/de/ed/2?dim=3` };
  const response = await sendRequest(app.url, `/p/api/label/${id}/docx?dim=3&xlang=1`, { headers });
  expect(response.status).toBe(307);
  const login = new URL(response.headers.location ?? '');
  expect([login.origin, login.pathname]).toEqual([site, '/p/login']);
  expect(login.searchParams.get('next')).toBe(`/${id}/de/ed/2?dim=3&xlang=1`);
  expect(login.searchParams.get('interfaceLang')).toBe('de');
});

test('a response that is not a drawing is not passed on as one', async () => {
  serve(file('text/html', '<script>'));
  const { status, text } = await sendRequest(app.url, `/p/api/label/${newProduct()}/preview`);
  expect(status).toBe(503);
  expect(text).not.toContain('<script>');
});

test('the audit and the spreadsheet of a label asked for with HEAD start nothing', async () => {
  serve(pdf);
  for (const what of ['audit', 'xlsx'])
    expect((await sendRequest(app.url, `/p/api/label/1/${what}`, { method: 'HEAD' })).status).toBe(405);
  expect(platform.requests).toEqual([]);
});

describe('the screens', () => {
  test('the view reads in its first HTML: picture, files and facts', async () => {
    const words = { product_name: 'Acetone', hazards: [{ code: 'H225', text: 'Highly flammable liquid.' }] };
    serve((request, response) => (request.url?.includes('/text/') ? json(words) : drawing)(request, response));
    const id = newProduct();
    const { status, text } = await sendRequest(app.url, `/p/${id}/en/ee/2`);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<img[^>]* src="/p/api/label/${id}/preview\\?[^"]*xlang=2`));
    expect(text).toContain('105 × 148 mm');
    expect(text).toContain('Highly flammable liquid.');
    // The text is in the language of the page, the drawing in that of the document.
    expect(askedFor().filter(({ pathname }) => pathname.includes('/text/'))).toMatchObject([
      { query: { rlang: '1', xlang: '1' } },
    ]);
    expect(text).toContain('Label as PDF');
    // To who is not logged in.
    expect(text).toMatch(
      new RegExp(
        `<a href="/p/login\\?next=%2F${id}%2Fen%2Fee%2F2&amp;interfaceLang=en"[^>]*>(?:(?!</a>).)*Label for Word`,
      ),
    );
    expect(text).not.toContain('/docx');
  });

  test('the editor reads in its first HTML: picture, settings and findings', async () => {
    serve(json(audit));
    const id = newProduct();
    const { status, text } = await sendRequest(app.url, `/p/${id}/en/ed/1?dim=3&padL=99`);
    expect(status).toBe(200);
    expect(text).toMatch(
      new RegExp(`<img[^>]* src="/p/api/label/${id}/preview\\?dim=3`.replace('dim=3', '[^"]*dim=3')),
    );
    expect(text).toContain('No pictograms');
    expect(text).toContain('“99” is not possible here.');
    expect(askedFor()[0]?.query).toMatchObject({ dim: '3', padL: '6' });
  });

  test.each([
    ['/en/ed/2', '2'],
    ['/en/ed/2?xlang=1&rlang=1', '1'],
  ])('the editor under %s begins with the label in language %s', async (path, lang) => {
    serve(json(audit));
    const { status, text } = await sendRequest(app.url, `/p/${newProduct()}${path}`);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<img[^>]* src="[^"]*xlang=${lang}&amp;rlang=${lang}`));
    expect(askedFor()[0]?.query).toMatchObject({ xlang: lang, rlang: lang });
  });

  test('without an audit the editor stands', async () => {
    serve(json({ error: 'x' }, 500));
    const { status, text } = await sendRequest(app.url, `/p/${newProduct()}/en/ed/1`);
    expect(status).toBe(200);
    expect(text).toContain('The label cannot be checked at the moment.');
  });

  test('values that the view does not know leave its address', async () => {
    serve(drawing);
    const id = newProduct();
    const { status, headers } = await sendRequest(app.url, `/p/${id}/en/ee/1?dim=3&padL=99`);
    expect([status, headers.location]).toEqual([307, `/p/${id}/en/ee/1?dim=3`]);
  });

  test.each(['ee', 'ed'])('%s in a language that is not valid leads to the first that is', async (segment) => {
    serve(drawing);
    const id = newProduct();
    const { status, headers } = await sendRequest(app.url, `/p/${id}/en/${segment}/7`);
    expect(status).toBe(307);
    expect(new URL(headers.location ?? '', app.url).pathname).toBe(`/p/${id}/en/${segment}/1`);
  });
});
