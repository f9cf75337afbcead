import { parse } from 'content-disposition';
import { type IncomingMessage, request } from 'node:http';
import { sendRequest } from '@/tests/support/ask';
import { bootSite } from '@/tests/support/boot-site';
import { movableClock, moveClock } from '@/tests/support/move-clock';
import {
  type ScriptedResponse,
  json,
  type ScriptedPlatform,
  startScriptedPlatform,
} from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

const site = 'https://dossier.example';
const pdf = { 'content-type': 'application/pdf' };
const wholePdf: ScriptedResponse = (_request, response) =>
  response.writeHead(200, { ...pdf, 'content-length': 8 }).end('%PDF-1.7');
const program: ScriptedResponse = (_request, response) =>
  response.writeHead(200, { 'content-type': 'application/x-msdownload' }).end('MZ');
const begunPdf: ScriptedResponse = (_request, response) => void response.writeHead(200, pdf).write('%PDF');

interface Taken {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  /** Whether the answer came to its end. */
  isWhole: boolean;
}

/** Asks as a program that takes a file: an answer that is cut is no error here. */
const take = (app: { url: string }, path: string, headers: Record<string, string> = {}): Promise<Taken> =>
  new Promise((resolve, reject) => {
    const call = request(`${app.url}${path}`, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', () => undefined);
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
          isWhole: response.complete,
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });

/** Sends a request and aborts it when `abortSignal` resolves. */
async function takeAndLeave(app: { url: string }, path: string, abortSignal: Promise<unknown>) {
  const call = request(`${app.url}${path}`, { agent: false });
  call.on('error', () => undefined);
  call.end();
  await abortSignal;
  call.destroy();
}

let platform: ScriptedPlatform;
let app: RunningWebApp;

/** What stands in the detail of every product, and what comes when anything else is asked for. */
function serve(answer: ScriptedResponse, detail: Record<string, unknown> = {}) {
  const { basic, ...more } = { basic: {}, ...detail };
  platform.requests.length = 0;
  platform.answer = (request, response) => {
    const id = /\/products\/-(\d+)\/detail/.exec(request.url ?? '')?.[1];
    if (id)
      return json({ basic: { id: Number(id), text: 'Acetone', ...(basic as object) }, ...more })(request, response);
    if (request.url?.includes('/trans/')) return json({ data: { app: {} } })(request, response);
    return answer(request, response);
  };
}

/** What the platform was asked for beside product data, translations and configuration. */
const askedFor = () =>
  platform.requests
    .map(({ url }) => url)
    .filter((url) => !/\/detail\?m(&version=\d+)?$|\/tools\/trans\/|\/config\//.test(url));

/** A product that no test has asked for: nothing of it is in the cache. */
let lastProduct = 5_000;
const newProduct = () => (lastProduct += 1);

const withLink = (link: unknown, description = 'approval.pdf') => ({ attachments: { data: [{ description, link }] } });

beforeAll(async () => {
  platform = await startScriptedPlatform();
  app = await startWebApp(platform.url, { PLATFORM_TIMEOUT_MS: '1500', ...movableClock });
});
afterAll(async () => {
  await app?.stop('SIGKILL');
  await platform?.close();
});

const words = json({ html: '<section id="section-1">1</section>' });
const failure = json({ error: 'x' }, 500);

test.each([
  ['gh', words, '/api/v1/sdsRender/view/-%/1?qrCode=1'],
  ['gh', failure, '/api/v1/sdsRender/view/-%/1?qrCode=1'],
  ['emergency', words, '/api/v1/sdsRender/view/-%/1?qrCode=1'],
  ['mh', words, '/api/v1/sdsRender/ipi/-%/1/P?qrCode=1'],
  ['th', words, '/api/v1/p/tds/view/1/-%'],
  ['ee', words, '/api/v1/productLabelRender/text/-%?rlang=1&xlang=1'],
  ['ed', words, '/api/v1/productLabelRender/audit/-%'],
  ['ed', failure, '/api/v1/productLabelRender/audit/-%'],
])(
  'the screen %s asks the platform once for what it shows, whatever it responds',
  async (docType, answer, expected) => {
    serve(answer, {
      basic: { versions: [{ id: 31, text: '1.0' }], tds_versions: [{ version: 7 }] },
      edit_param: {
        sds_exists: 1,
        lang_exists: 1,
        tds_exists: 1,
        tds_enabled: 1,
        doc: { sds: 1, ipi: 1, tds: 1, lbl: 1 },
      },
      validLangs: [1],
      validTdsLangs: [1],
    });
    const id = String(newProduct());
    await sendRequest(app.url, `/p/${id}/en/${docType}/1`);
    expect(askedFor().map((url) => url?.replace(/\?qrCode=3&.*/, ''))).toEqual([expected.replace('%', id)]);
  },
);

describe('a file', () => {
  test('comes under type, length and name of ours, and no other header of the platform but its ETag', async () => {
    serve((_request, response) =>
      response
        .writeHead(200, {
          ...pdf,
          'content-length': 8,
          'content-disposition': 'inline; filename=evil.html',
          'set-cookie': 'evil=1',
          'cache-control': 'public, max-age=31536000',
          'access-control-allow-origin': '*',
          etag: '"of-the-file"',
          server: 'evil',
          'x-evil': '1',
        })
        .end('%PDF-1.7'),
    );
    const response = await take(app, `/p/api/download/sds/${newProduct()}/2?version=31&qr=0`, {
      'accept-encoding': 'gzip',
    });
    expect(response).toMatchObject({ status: 200, text: '%PDF-1.7', isWhole: true });
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '8',
      etag: '"of-the-file"',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(
        /^attachment; filename=sds_Acetone_de_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.pdf$/,
      ),
    });
    expect(JSON.stringify(response.headers)).not.toContain('evil');
    for (const name of ['set-cookie', 'access-control-allow-origin', 'server', 'content-encoding']) {
      expect(response.headers).not.toHaveProperty(name);
    }
  });

  test.each([
    ['sds/%/2?version=31&qr=0', '/api/v1/sdsRender/sdsPdf/-%/2?version=31&qrCode=0', 'sds_'],
    ['sds/%/2', '/api/v1/sdsRender/sdsPdf/-%/2?qrCode=1', 'sds_'],
    ['tds/%/2?version=3', '/api/v1/p/tds/pdf/2/-%?version=3', 'tds_'],
    ['tds/%/2', '/api/v1/p/tds/pdf/2/-%', 'tds_'],
    ['ipi/%/2?size=A2&qr=0', '/api/sdsRender/pdf/-%/2?format=A2&qrCode=0', 'ipi_A3_'],
    ['ipi/%/2', '/api/sdsRender/pdf/-%/2?format=A4&qrCode=1', 'ipi_A4_'],
  ])('download/%s is the platform’s %s under a name with %s', async (path, expected, prefix) => {
    serve(wholePdf);
    const id = String(newProduct());
    const { status, headers } = await take(app, `/p/api/download/${path.replace('%', id)}`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`${prefix}Acetone_de_`);
    expect(askedFor()).toEqual([expected.replace('%', id)]);
  });

  test('download/sds-xml is the platform’s XML, for programs', async () => {
    serve((_request, response) => response.writeHead(200, { 'content-type': 'application/xml' }).end('<a/>'));
    const id = newProduct();
    const { status, headers, text } = await take(app, `/p/api/download/sds-xml/${id}/2?version=31`);
    expect({ status, text }).toEqual({ status: 200, text: '<a/>' });
    expect(headers['content-type']).toBe('application/xml');
    expect(headers['content-disposition']).toMatch(/^attachment; filename=sds_Acetone_de_.*\.xml$/);
    expect(askedFor()).toEqual([`/api/v1/sdsRender/xml/-${id}/2?version=31`]);
  });

  test('XML is no type of attachments', async () => {
    serve(
      (_request, response) => response.writeHead(200, { 'content-type': 'application/xml' }).end('<a/>'),
      withLink('/api/v1/attachments/a1', 'a.xml'),
    );
    const { status, text } = await take(app, `/p/api/attachments/${newProduct()}/0`);
    expect(status).toBe(415);
    expect(JSON.parse(text)).toMatchObject({ uiMessage: 'error_message_UNSUPPORTED_FILE_TYPE' });
  });

  test('begins at the browser before the platform has finished it', async () => {
    let finish = () => {};
    serve((_request, response) => {
      response.writeHead(200, pdf).write('%PDF');
      finish = () => response.end('-1.7');
    });
    const first = await new Promise<{ part: string; rest: Promise<string> }>((resolve) => {
      request(`${app.url}/p/api/download/sds/${newProduct()}/1`, { agent: false }, (response) => {
        let rest = '';
        response.once('data', (part: Buffer) => {
          response.on('data', (more: Buffer) => (rest += more.toString()));
          const end = new Promise<string>((ended) => response.on('end', () => ended(rest)));
          resolve({ part: part.toString(), rest: end });
        });
      }).end();
    });
    expect(first.part).toBe('%PDF');
    finish();
    expect(await first.rest).toBe('-1.7');
  });

  test.each([
    ['line breaks', 'x\r\nSet-Cookie: evil=1\r\n\r\n<html>'],
    ['quotes and semicolons', 'x"; filename="evil.exe'],
    ['characters that no file system takes', 'a\\b/c:d*e?f"g<h>i|j'],
    ['a text that turns around', 'invoice\u202efdp.exe'],
    ['half a character', 'a\ud83e'],
    ['letters, signs and pictures', 'Säure 5 € 🧪 Ελληνικά'],
    ['400 characters', '🧪ä€'.repeat(134)],
    ['nothing that may stand', '???'],
  ])('of a product with %s in its name is saved under a name that can be one', async (_what, text) => {
    serve(wholePdf, { basic: { text }, ...withLink('/api/v1/attachments/a', `${text}.pdf`) });
    const id = newProduct();
    for (const path of [`/p/api/download/sds/${id}/1`, `/p/api/attachments/${id}/0`]) {
      const { status, headers, text: body } = await take(app, path);
      expect({ status, body }).toEqual({ status: 200, body: '%PDF-1.7' });
      const { type, parameters } = parse(headers['content-disposition'] ?? '');
      expect(type).toBe('attachment');
      expect(Object.keys(parameters).filter((key) => !/^filename\*?$/.test(key))).toEqual([]);
      expect(parameters.filename).toMatch(/\.pdf$/);
      expect(parameters.filename).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
      expect(Buffer.byteLength(parameters.filename!)).toBeLessThanOrEqual(200);
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  test('an attachment keeps its name', async () => {
    serve(wholePdf, withLink('/api/v1/attachments/8f-2?part=1', 'Säure, Zulassung.pdf'));
    const { status, headers } = await take(app, `/p/api/attachments/${newProduct()}/0`);
    expect(status).toBe(200);
    expect(parse(headers['content-disposition'] ?? '').parameters.filename).toBe('Säure, Zulassung.pdf');
    expect(askedFor()).toEqual(['/api/v1/attachments/8f-2?part=1']);
  });

  test('asked for as if it could be changed, starts nothing', async () => {
    serve(wholePdf, withLink('/api/v1/attachments/a'));
    for (const path of [
      'download/sds/1/1',
      'download/sds-xml/1/1',
      'download/tds/1/1',
      'download/ipi/1/1',
      'attachments/1/0',
    ]) {
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        expect({ path, method, status: (await sendRequest(app.url, `/p/api/${path}`, { method })).status }).toEqual({
          path,
          method,
          status: 405,
        });
      }
    }
    expect(platform.requests).toEqual([]);
  });

  test('the link of an attachment stands in no page', async () => {
    serve(wholePdf, withLink('/api/v1/attachments/secret-key'));
    const { status, text } = await sendRequest(app.url, `/p/${newProduct()}/en/pi/1`);
    expect(status).toBe(200);
    expect(text).toContain('approval.pdf');
    expect(text).not.toContain('secret-key');
  });

  test.each([
    'http://OTHER/api/v1/attachments/a',
    '//OTHER/api/v1/attachments/a',
    '\\\\OTHER\\api\\v1\\attachments\\a',
    'http://user@HOST/api/v1/attachments/a',
    '/api/v1/attachments/../app/init',
    '/api/v1/attachments/..%2f..%2fapp/init',
    null,
  ])('an attachment whose link is %p is not there, and nobody is asked', async (link) => {
    const other = await startScriptedPlatform(wholePdf);
    try {
      const [host, elsewhere] = [platform, other].map(({ url }) => new URL(url).host);
      serve(wholePdf, withLink(link?.replace('HOST', host!).replace('OTHER', elsewhere!)));
      const { status, text } = await take(app, `/p/api/attachments/${newProduct()}/0`);
      expect(status).toBe(404);
      expect(JSON.parse(text)).toMatchObject({ uiMessage: 'error_message_NOT_AVAILABLE' });
      expect([...askedFor(), ...other.requests]).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('a link in the browser’s own request counts for nothing', async () => {
    serve(wholePdf, withLink('/api/v1/attachments/a'));
    const path = `/p/api/attachments/${newProduct()}/0?link=/api/v1/app/init&path=//evil.example`;
    expect((await take(app, path, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })).status).toBe(200);
    expect(askedFor()).toEqual(['/api/v1/attachments/a']);
  });
});

describe('a text to show in place of another', () => {
  const section = (number: number, content = 'x') => `<section id="section-${number}"><p>${content}</p></section>`;
  const versions = {
    basic: {
      versions: [
        { id: 31, text: '2.0' },
        { id: 30, text: '1.0' },
      ],
    },
  };

  test.each<[string, ScriptedResponse]>([
    ['a JSON object', json({ html: `${section(1)}<script>evil()</script>${section(3, '<b onclick="evil()">b</b>')}` })],
    [
      'HTML',
      (_request, response) =>
        response.setHeader('content-type', 'text/html').end(`${section(1)}${section(3, '<b>b</b>')}`),
    ],
    [
      'plain text',
      (_request, response) =>
        response.setHeader('content-type', 'text/plain').end(`${section(1)}${section(3, '<b>b</b>')}`),
    ],
    ['a JSON text', json(`${section(1)}${section(3, '<b>b</b>')}`)],
    ['no content type at all', (_request, response) => response.end(`${section(1)}${section(3, '<b>b</b>')}`)],
  ])('is sanitised and has its sections, whether the platform sends %s', async (_what, response) => {
    serve(response);
    const { status, headers, text } = await take(app, `/p/api/sds/${newProduct()}/1?qr=0`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'private, no-store' });
    expect(JSON.parse(text)).toEqual({ html: `${section(1)}${section(3, '<b>b</b>')}`, sections: [1, 3] });
  });

  test('is asked of the platform once, also when its page has shown it', async () => {
    serve(json({ html: section(1) }), {
      basic: { versions: [{ id: 31, text: '1.0' }] },
      edit_param: { sds_exists: 1, lang_exists: 1, doc: { sds: 1 } },
      validLangs: [1],
    });
    const id = newProduct();
    expect((await sendRequest(app.url, `/p/${id}/en/gh/1`)).status).toBe(200);
    const responses = [await take(app, `/p/api/sds/${id}/1`), await take(app, `/p/api/sds/${id}/1?qr=1`)];
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(askedFor()).toEqual([`/api/v1/sdsRender/view/-${id}/1?qrCode=1`]);
  });

  test.each([
    ['sds/%/2?version=30', '/api/v1/sdsRender/view/-%/2?version=30&qrCode=1'],
    ['sds/%/2?version=30&compare=28', '/api/v1/sdsRender/compare/-%/2?compare_version_id=28&orig_version_id=30'],
    ['sds/%/2?compare=30', '/api/v1/sdsRender/compare/-%/2?compare_version_id=30&orig_version_id=31'],
    ['ipi/%/2?qr=0', '/api/v1/sdsRender/ipi/-%/2/P?qrCode=0'],
  ])('%s is the platform’s %s', async (path, expected) => {
    serve(json({ html: section(1) }), versions);
    const id = String(newProduct());
    expect((await take(app, `/p/api/${path.replace('%', id)}`)).status).toBe(200);
    expect(askedFor()).toEqual([expected.replace('%', id)]);
  });

  test('of a comparison has the sections that changed', async () => {
    const html = `${section(1)}${section(2, '<ins>a</ins>')}${section(3)}`;
    serve(json({ html, sections: [{ id: 2, title: 'SECTION 2' }] }), versions);
    const { text } = await take(app, `/p/api/sds/${newProduct()}/1?compare=30`);
    expect(JSON.parse(text)).toEqual({ html, sections: [2], panels: [] });
  });

  test('that is not there is said so', async () => {
    serve(json({ error: 'No valid SDS version' }, 404), versions);
    const id = newProduct();
    for (const path of [`sds/${id}/1?version=99`, `sds/${id}/1?version=99&compare=30`, `ipi/${id}/1`]) {
      const { status, text } = await take(app, `/p/api/${path}`);
      expect(status).toBe(404);
      expect(JSON.parse(text)).toEqual({
        code: 0,
        type: 'SERVER_SIDE',
        uiMessage: 'error_message_NOT_AVAILABLE',
        id: expect.stringMatching(/^\w{3}$/),
        debug: 'No valid SDS version',
        httpDebug: { method: 'GET', path: expect.any(String), status: 404, text: 'No valid SDS version' },
      });
    }
  });

  test('of a product without versions has nothing to be compared with', async () => {
    serve(json({ html: section(1) }));
    expect((await take(app, `/p/api/sds/${newProduct()}/1?compare=30`)).status).toBe(404);
    expect(askedFor()).toEqual([]);
  });

  test('that is a login page is no text', async () => {
    serve((_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>'));
    expect((await take(app, `/p/api/sds/${newProduct()}/1`)).status).toBe(503);
  });
});

describe('invalid parameters', () => {
  const wrong = [
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '[]',
    '{}',
    '%20',
    '%09',
    "'",
    '%F0%9F%98%80',
    '%D9%A3',
    '..%2f..%2fapp',
    '%2e%2e%2f',
    '1%2f..%2f2',
    '%22%3E%3Cscript%3E',
    '1;2',
    '1%3Fqr=1',
    '1%23',
    '1%0d%0aX-Evil:%201',
    '9'.repeat(13),
    'a'.repeat(6_000),
    '%25',
    '%2500',
    'A%CC%88',
  ];
  const places = [
    ...['sds', 'ipi', 'download/sds', 'download/sds-xml', 'download/tds', 'download/ipi'].flatMap((path) => [
      `${path}/?/1`,
      `${path}/1/?`,
    ]),
    'attachments/?/0',
    'sds/1/1?qr=?',
    'ipi/1/1?qr=?',
    'download/sds/1/1?qr=?',
    'download/ipi/1/1?size=?',
  ];

  test('are answered with 400, and nobody is asked', async () => {
    serve(wholePdf);
    for (const template of places) {
      for (const value of wrong.filter((text) => text !== '0' || !template.endsWith('qr=?'))) {
        const path = `/p/api/${template.replace(/\?(?![a-z])/, value)}`;
        const { status, text } = await sendRequest(app.url, path);
        expect({ path, status, body: text.slice(0, 60) }).toEqual({
          path,
          status: 400,
          body: expect.stringContaining('"type":"CLIENT_SIDE"'),
        });
      }
    }
    expect(platform.requests).toEqual([]);
  });

  test.each(['3/1', '3%201', '%2e%2e%2f', '1'.repeat(33), '%C3%A4', '1%26qrCode=0', '%00', '%ff', '', '<script>'])(
    'such as the version %p, too',
    async (version) => {
      serve(wholePdf);
      const paths = ['sds/1/1?version=', 'sds/1/1?compare=', 'download/sds/1/1?version=', 'download/tds/1/1?version='];
      for (const path of paths) expect((await sendRequest(app.url, `/p/api/${path}${version}`)).status).toBe(400);
      expect(platform.requests).toEqual([]);
    },
  );

  test.each(['-1', '1.0', 'x', '10000', '..%2f1', '1e1'])('such as the position %s, too', async (position) => {
    serve(wholePdf);
    const { status } = await sendRequest(app.url, `/p/api/attachments/1/${position}`);
    expect(status).toBe(400);
    expect(platform.requests).toEqual([]);
  });

  test.each(['%2e%2e', '..', '.', ''])('that lead out of the address (%p) lead nowhere', async (value) => {
    serve(wholePdf);
    for (const template of places.filter((path) => !path.includes('='))) {
      const { status } = await sendRequest(app.url, `/p/api/${template.replace('?', value)}`);
      expect([308, 400, 404]).toContain(status);
    }
    expect(platform.requests).toEqual([]);
  });

  test('that only the platform knows to be wrong are the client’s fault', async () => {
    serve(json({ error: 'invalid_parameter', field: 'version' }, 400));
    const id = newProduct();
    for (const path of [`sds/${id}/1?version=x`, `download/sds/${id}/1?version=x`]) {
      const { status, text } = await sendRequest(app.url, `/p/api/${path}`);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ type: 'CLIENT_SIDE' });
    }
  });
});

describe('a file that fails', () => {
  let logOffset: number;
  /** What the web app has written since the test began. */
  const log = () => app.log().slice(logOffset);

  // No failure counts that another test has made: the breakers' time is over, and each class of calls has succeeded.
  beforeEach(async () => {
    await moveClock(app, 20_000);
    serve(wholePdf, withLink('/api/v1/attachments/a'));
    for (const path of ['download/sds/%/1', 'attachments/%/0'])
      expect((await take(app, `/p/api/${path.replace('%', String(newProduct()))}`)).status).toBe(200);
    logOffset = app.log().length;
  });

  test.each<[string, ScriptedResponse]>([
    [
      'before its length',
      (request, response) => {
        response.writeHead(200, { ...pdf, 'content-length': 100 }).write('%PDF');
        setTimeout(() => request.socket.end(), 50);
      },
    ],
    [
      'before its last chunk',
      (request, response) => {
        response.writeHead(200, pdf).write('%PDF');
        setTimeout(() => request.socket.destroy(), 50);
      },
    ],
  ])('because it is cut %s is cut at the client too', async (_what, response) => {
    serve(response, withLink('/api/v1/attachments/a'));
    const id = newProduct();
    expect((await take(app, `/p/api/download/sds/${id}/1`)).isWhole).toBe(false);
    expect((await take(app, `/p/api/attachments/${id}/0`)).isWhole).toBe(false);
  });

  test('because the platform hangs after its headers is given up after PLATFORM_TIMEOUT_MS', async () => {
    serve(begunPdf);
    const started = Date.now();
    expect((await take(app, `/p/api/download/sds/${newProduct()}/1`)).isWhole).toBe(false);
    expect(Date.now() - started).toBeGreaterThan(1_000);
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  test('because the platform never answers is a timeout', async () => {
    serve(() => undefined);
    const { status, text } = await take(app, `/p/api/download/sds/${newProduct()}/1`);
    expect(status).toBe(504);
    expect(JSON.parse(text)).toMatchObject({ type: 'SERVER_TIMEOUT' });
  });

  test.each<[string, ScriptedResponse]>([
    ['before its first byte', () => undefined],
    ['in its midst', begunPdf],
  ])('because the visitor goes away %s is left soon, and held against nobody', async (_what, answer) => {
    for (let visitor = 0; visitor < 6; visitor += 1) {
      let left = { closed: Promise.resolve(0) };
      const begun = new Promise<void>((resolve) =>
        serve((request, response) => {
          left = { closed: new Promise((close) => request.socket.once('close', () => close(Date.now()))) };
          answer(request, response);
          setTimeout(resolve, 50);
        }),
      );
      await takeAndLeave(app, `/p/api/download/sds/${newProduct()}/1`, begun);
      const wentAway = Date.now();
      expect((await left.closed) - wentAway).toBeLessThan(10_000);
    }
    serve(wholePdf);
    expect((await take(app, `/p/api/download/sds/${newProduct()}/1`)).isWhole).toBe(true);
    // Next may say what it does; the product has nothing to complain of.
    expect(log()).not.toContain('"level"');
  });

  test.each(['text/html', 'image/png', 'application/octet-stream'])(
    'because it is %s and no PDF is an unsupported file type',
    async (type) => {
      serve((_request, response) => response.setHeader('content-type', type).end('<h1>Log in</h1>'));
      const { status, headers, text } = await take(app, `/p/api/download/tds/${newProduct()}/1`);
      expect(status).toBe(502);
      expect(JSON.parse(text)).toEqual({
        code: 0,
        type: 'CLIENT_SERVER_COMMUNICATION',
        uiMessage: 'error_message_UNSUPPORTED_FILE_TYPE',
        id: expect.stringMatching(/^\w{3}$/),
      });
      expect(headers).not.toHaveProperty('content-disposition');
    },
  );

  test('says its id in the log', async () => {
    serve(json({ error: 'x' }, 500));
    const { status, headers, text } = await take(app, `/p/api/download/sds/${newProduct()}/1`);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(log()).toContain(`"failureId":"${(JSON.parse(text) as { id: string }).id}"`);
  });

  test.each<[string, string, ScriptedResponse]>([
    ['download/sds/%/2', '/sdserror?id=%&interfaceLang=de&lang=2&doc=gh&qr=0&cause=invalid', json({}, 404)],
    [
      'download/sds/%/2?version=30&qr=0',
      '/sdserror?id=%&interfaceLang=de&lang=2&doc=gh&qr=0&cause=unavailable' +
        '&next=%2Fapi%2Fdownload%2Fsds%2F@%2F2%3Fversion%3D30%26qr%3D0',
      json({}, 500),
    ],
    ['download/ipi/%/2', '/sdserror?id=%&interfaceLang=de&lang=2&doc=mh&qr=0&cause=invalid', json({}, 404)],
    ['download/tds/%/2', '/%/en/pd/2', json({}, 404)],
    ['download/tds/%/2', '/%/en/pd/2', json({}, 500)],
    ['attachments/%/0', '/fileerror?id=%&interfaceLang=de&lang=4', json({}, 403)],
    ['attachments/%/0', '/fileerror?id=%&interfaceLang=de&lang=4&cause=missing', json({}, 404)],
    ['attachments/%/7', '/fileerror?id=%&interfaceLang=de&lang=4&cause=missing', wholePdf],
    ['attachments/%/0', '/fileerror?id=%&interfaceLang=de&lang=4&cause=unsupported', program],
    [
      'attachments/%/0',
      '/fileerror?id=%&interfaceLang=de&lang=4&cause=unavailable&next=%2Fapi%2Fattachments%2F@%2F0',
      json({}, 500),
    ],
  ])('leads who followed the link %s to %s', async (path, expected, response) => {
    serve(response, withLink('/api/v1/attachments/a'));
    const id = String(newProduct());
    const { status, headers } = await take(app, `/p/api/${path.replace('%', id)}`, {
      'sec-fetch-mode': 'navigate',
      referer: `${site}/p/${id}/de/pi/4`,
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    });
    expect({ status, location: headers.location }).toEqual({
      status: 307,
      location: `${site}/p${expected.replace('%', id).replace('@', id)}`,
    });
  });

  test.each([
    [404, 'unknown'],
    [410, 'removed'],
    [500, 'unavailable'],
  ])('because its dossier answers %i leads to the dossier error, cause %s', async (status, cause) => {
    platform.answer = json({ error: 'x' }, status);
    const headers = { 'sec-fetch-mode': 'navigate' };
    const id = newProduct();
    // A page before it: guard and handler share what they learn.
    await sendRequest(app.url, `/p/${id}/en/pd/1`);
    const attachment = await take(app, `/p/api/attachments/${id}/0`, headers);
    const again = status === 500 ? `&next=%2Fapi%2Fattachments%2F${id}%2F0` : '';
    expect(attachment.headers.location).toBe(`${site}/p/dossiererror?id=${id}&cause=${cause}${again}`);
  });

  test('because there is no such product does not take the pages of the others down', async () => {
    const products = ['1001', '1002'];
    platform.answer = (request, response) => {
      const id = /-(\d+)\/detail/.exec(request.url ?? '')?.[1] ?? '';
      const answer = products.includes(id)
        ? json({ basic: { id, text: 'Acetone' } })
        : json({ error: 'not_found' }, 404);
      return answer(request, response);
    };
    expect((await sendRequest(app.url, '/p/1001/en/pd/1')).status).toBe(200);
    for (let call = 0; call < 12; call += 1) {
      expect((await take(app, `/p/api/download/sds/${newProduct()}/1`)).status).toBe(404);
    }
    expect((await sendRequest(app.url, '/p/1002/en/pd/1')).status).toBe(200);
  });

  test('because the platform is down is told at once after a while, and no error of ours', async () => {
    platform.requests.length = 0;
    platform.answer = json({ error: 'x' }, 500);
    const statuses = [];
    for (let call = 0; call < 4; call += 1) {
      statuses.push((await sendRequest(app.url, `/p/${newProduct()}/en/pd/1`)).status);
      statuses.push((await take(app, `/p/api/download/sds/${newProduct()}/1`)).status);
    }
    expect(statuses).toEqual([307, 503, 307, 503, 307, 503, 307, 503]);
    expect(platform.requests.filter(({ url }) => url.includes('/detail'))).toHaveLength(5);
  });
});

test('brand chemcard asks for its PDFs at its own paths', async () => {
  const chemcard = await startWebApp(platform.url, { BRAND: 'chemcard' });
  try {
    serve(wholePdf);
    for (const path of ['sds/6000/2', 'tds/6000/2?version=3', 'ipi/6000/2?size=A2']) {
      expect((await take(chemcard, `/p/api/download/${path}`)).status).toBe(200);
    }
    expect(askedFor()).toEqual([
      '/api/v1/sdsRender/sdsPdf/-6000/2?qrCode=1',
      '/api/v1/tds/pdf/2/6000?version=3',
      '/api/sdsRender/pdf/6000/2?format=A2&qrCode=1',
    ]);
    expect(platform.requests.every(({ headers }) => headers['x-viewport'] === 'false')).toBe(true);
  } finally {
    await chemcard.stop('SIGKILL');
  }
});

describe('with the embedded platform', () => {
  const running = bootSite();

  test('an SDS has its 16 sections, in the language that was asked for', async () => {
    const { html, sections } = JSON.parse((await take(running.app, '/p/api/sds/1001/2')).text) as {
      html: string;
      sections: number[];
    };
    expect(sections).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(html).toContain('ABSCHNITT 1');
  });

  test('a comparison with the version before has additions and the sections that changed', async () => {
    const detail = (await sendRequest(running.platform.url, '/api/v1/products/-1001/detail?m')).json() as {
      basic: { versions: { id: number }[] };
    };
    const [, older] = detail.basic.versions;
    const { status, text } = await take(running.app, `/p/api/sds/1001/1?compare=${older!.id}`);
    expect(status).toBe(200);
    const { html, sections } = JSON.parse(text) as { html: string; sections: number[] };
    expect(html).toMatch(/<ins>|<del>/);
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.length).toBeLessThan(16);
  });

  test('safety instructions keep their parts, their foot and the signs, asked of the web app', async () => {
    const { html, sections } = JSON.parse((await take(running.app, '/p/api/ipi/1001/1')).text) as {
      html: string;
      sections: number[];
    };
    expect(sections).toEqual([]);
    expect(html).toContain('id="ipi-hazards"');
    expect(html).toContain('<footer class="ipi-footer">');
    expect(html).toContain('src="/p/api/assets/pictograms/GHS02.svg"');
    expect(html).not.toContain('/v2/assets');
  });

  test.each(['version=999999', 'version=999999&compare=1'])('an SDS with %s is not there', async (query) => {
    expect((await take(running.app, `/p/api/sds/1001/1?${query}`)).status).toBe(404);
  });

  test.each(['sds/1001/1', 'tds/1001/1', 'ipi/1001/1?size=A2', 'ipi/1001/2'])(
    'download/%s is a whole PDF',
    async (path) => {
      const { status, headers, text, isWhole } = await take(running.app, `/p/api/download/${path}`);
      expect({ status, type: headers['content-type'], isWhole }).toEqual({
        status: 200,
        type: 'application/pdf',
        isWhole: true,
      });
      expect(text).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
      expect(Number(headers['content-length'])).toBeGreaterThan(10_000);
    },
  );

  test('an attachment is a download, and one that the visitor may not have leads to the file error', async () => {
    const { status, headers, isWhole } = await take(running.app, '/p/api/attachments/1001/0');
    expect({ status, isWhole }).toEqual({ status: 200, isWhole: true });
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    const refused = await take(running.app, '/p/api/attachments/1024/0', {
      'sec-fetch-mode': 'navigate',
      referer: `${site}/p/1024/de/pi/2`,
    });
    expect(refused.headers.location).toBe(`${site}/p/fileerror?id=1024&interfaceLang=de&lang=2`);
    expect((await take(running.app, '/p/api/attachments/1024/0')).status).toBe(403);
  });
});
