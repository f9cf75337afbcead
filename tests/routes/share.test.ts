import { waitFor } from '@/tests/contract/mails';
import { type RawResponse, sendRequest } from '@/tests/support/ask';
import { HttpVisitor } from '@/tests/support/http-visitor';
import { demo, type Provider, startProvider } from '@/tests/support/provider';
import { json } from '@/tests/support/scripted-platform';
import { type RunningWebApp, startWebApp } from '@/tests/support/start-app';

jest.setTimeout(180_000);

const products = '/api/v1/products';
const [languagesPath, previewPath, sendPath] = [
  `${products}/shareProductLangs`,
  `${products}/sharePreview`,
  `${products}/group_action/share`,
];
const languages = { ui: [{ id: 'en', text: 'English' }], sds: [{ id: 1, text: 'English' }] };
const mail =
  '<!doctype html><html lang="en"><head><title>x</title><style>.a{color:red}</style></head>' +
  '<body style="margin:0"><p class="a" style="color:#17202a" onclick="evil()">Hello</p><script>evil()</script>' +
  '<a href="https://dossier.example/p/1001/en/gh/1" style="color:teal">Open</a><img src="https://evil.example/x"></body></html>';
const html: ReturnType<typeof json> = (_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' }).end(mail);

const shareRequest = {
  recipients: ['one@a.example', 'two@b.example'],
  target: 'sds',
  ui: 'en',
  sds: 1,
  synonymIds: [1001, 1002],
};

let provider: Provider;
let app: RunningWebApp;
let chemcard: RunningWebApp;
let visitor: HttpVisitor;

beforeAll(async () => {
  provider = await startProvider();
  [app, chemcard] = await Promise.all([
    startWebApp(provider.platform.url, { PLATFORM_PAGE_TIMEOUT_MS: '1500', LOG_LEVEL: 'info' }),
    startWebApp(provider.platform.url, { BRAND: 'chemcard' }),
  ]);
});
afterAll(async () => {
  await Promise.all([app?.stop('SIGKILL'), chemcard?.stop('SIGKILL')]);
  await provider?.platform.close();
});

beforeEach(async () => {
  visitor = new HttpVisitor();
  provider.script = { [languagesPath]: json({ data: languages }), [previewPath]: html, [sendPath]: json({}) };
  visitor.take(await call('/p/api/session'));
  visitor.take(await call('/p/api/session', { method: 'POST', body: demo }));
  provider.platform.requests.length = 0;
});

const call = (
  path: string,
  {
    service = app,
    method = 'GET',
    body,
    headers = {},
  }: { service?: RunningWebApp; method?: string; body?: unknown; headers?: Record<string, string> } = {},
) =>
  sendRequest(service.url, path, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...visitor.headers,
      ...headers,
    },
  });
const post = (what: string, body: unknown, more: { service?: RunningWebApp; headers?: Record<string, string> } = {}) =>
  call(`/p/api/share/${what}`, { method: 'POST', body, ...more });

/** The calls about shares: their paths, their bodies in words. */
const requested = () =>
  provider.platform.requests
    .filter(({ url }) => url.includes('share'))
    .map(({ method, url, body }) => `${method} ${url} ${decodeURIComponent(body)}`);

test('languages are asked for with the products’ synonym ids, and come as two lists', async () => {
  const { status, headers, json: read } = await post('languages', { synonymIds: [1001, 1002] });
  expect(status).toBe(200);
  expect(read()).toEqual(languages);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(requested()).toEqual([`POST ${languagesPath} synonym_ids[0]=1001&synonym_ids[1]=1002`]);
});

test('a share is sent once: a form with sorted keys and lists by index, as the visitor in the workgroup', async () => {
  const { status, json: read } = await post('send', shareRequest, {
    headers: { referer: 'https://dossier.example/p/1001/de/pd/2' },
  });
  expect([status, read()]).toEqual([200, {}]);
  expect(requested()).toEqual([
    `POST ${sendPath} emails[0]=one@a.example&emails[1]=two@b.example&isDossier=true&language_doc=1&language_msg=en` +
      '&products[0]=1001&products[1]=1002&sds=1',
  ]);
  expect(provider.platform.requests[0]?.headers).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded',
    authorization: expect.stringMatching(/^Bearer access-/),
    'x-workgroup-id': '3',
    'x-viewport': '1',
    'accept-language': 'de',
    'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN'),
  });
});

test('a personal message goes along with preview and share, and whether it may is said with the languages', async () => {
  const message = 'Dear all,\n<b>see & read</b>\0';
  for (const what of ['preview', 'send']) expect((await post(what, { ...shareRequest, message })).status).toBe(200);
  for (const { body } of provider.platform.requests.filter(({ url }) => url.includes('hare')))
    expect(new URLSearchParams(body).get('message')).toBe('Dear all,\n<b>see & read</b>');
  provider.script[languagesPath] = json({ data: { ...languages, message_max: 500 } });
  expect((await post('languages', { synonymIds: [1001] })).json()).toEqual({ ...languages, takesMessage: true });
});

test('the other brand sends its own flag', async () => {
  await post('send', { ...shareRequest, target: 'ui', sds: null }, { service: chemcard });
  expect(requested()).toEqual([
    `POST ${sendPath} emails[0]=one@a.example&emails[1]=two@b.example&isChemcard=true&language_msg=en` +
      '&products[0]=1001&products[1]=1002&sds=0',
  ]);
});

test('a preview is the mail with its styles, and nothing in it that runs, reaches out or leads anywhere', async () => {
  const { status, text, json: read } = await post('preview', shareRequest);
  expect(status).toBe(200);
  expect(requested()).toEqual([
    `POST ${previewPath} emails[0]=one@a.example&emails[1]=two@b.example&language_doc=1&language_msg=en&sds=1` +
      '&synonym_ids[0]=1001&synonym_ids[1]=1002',
  ]);
  expect(read()).toEqual({
    html: expect.stringContaining('<div class="own-1"><p class="a own-2">Hello</p><a class="own-3">Open</a>'),
    css: '.a{color:red}\n.own-1{margin:0}\n.own-2{color:#17202a}\n.own-3{color:teal}',
    lang: 'en',
  });
  expect(text).not.toMatch(/evil|href|style=/);
});

test.each([
  [
    'an eleventh recipient',
    { recipients: Array.from({ length: 11 }, (_, index) => `r${index}@a.example`) },
    'recipients',
  ],
  ['no recipient', { recipients: [] }, 'recipients'],
  ['a header behind a line break', { recipients: ['a@b.example\r\nBcc: evil@c.example'] }, 'recipients'],
  ['a recipient of 10,000 characters', { recipients: [`${'a'.repeat(10_000)}@b.example`] }, 'recipients'],
  ['a language with a line break', { ui: 'en\r\nBcc: evil@c.example' }, 'ui'],
  ['a language of 1,000 characters', { ui: 'e'.repeat(1000) }, 'ui'],
  ['no target', { target: undefined }, 'target'],
  ['the target SDS without a language', { sds: null }, 'sds'],
  ['a product that is no number', { synonymIds: ['1001'] }, 'synonymIds'],
  ['no product', { synonymIds: [] }, 'synonymIds'],
  ['a message of 501 characters', { message: 'x'.repeat(501) }, 'message'],
])('%s is refused under its field, and nobody is asked', async (_what, wrong, field) => {
  for (const what of ['send', 'preview']) {
    const { status, json: read } = await post(what, { ...shareRequest, ...wrong });
    expect(status).toBe(400);
    expect(read()).toMatchObject({ type: 'CLIENT_SIDE', uiMessage: 'error_message_CLIENT_SIDE', field });
  }
  expect(requested()).toEqual([]);
});

test('addresses that the platform refuses come back, and are in no log', async () => {
  provider.script[sendPath] = json({ error: 'invalidEmails', invalidEmails: ['two@b.example'] }, 422);
  const { status, json: read } = await post('send', shareRequest);
  expect(status).toBe(422);
  expect(read()).toEqual({
    code: 0,
    type: 'CLIENT_SIDE',
    uiMessage: 'error_message_INVALID_EMAILS',
    id: expect.stringMatching(/^\w{3}$/),
    field: 'recipients',
    invalidEmails: ['two@b.example'],
  });
  expect(requested()).toHaveLength(1);
  await waitFor(() => app.log().includes('"msg":"share rejected"') || undefined);
  expect(app.log()).not.toContain('two@b.example');
});

test.each([
  ['a product that the list lacks', 403, { error: 'not_in_list' }, 403, 'NOT_IN_LIST'],
  ['too many shares', 429, { error: 'too_many_requests' }, 429, 'TOO_MANY_TRIES'],
  ['too many mails of a user today', 429, { error: 'user_mail_quota' }, 429, 'TOO_MANY_MAILS_TODAY'],
  ['too many mails of all today', 429, { error: 'total_mail_quota' }, 429, 'TOO_MANY_MAILS_TODAY'],
  ['too many mails to an address today', 429, { error: 'recipient_mail_quota' }, 429, 'RECIPIENT_MAILS_TODAY'],
  ['a platform with an error of its own', 500, { error: 'internal' }, 503, 'SERVER_SIDE'],
])(
  '%s is said in words, with the id that the log has, and nothing is sent twice',
  async (_what, status, body, expectedValue, message) => {
    provider.script[sendPath] = (request, response) =>
      json(body, status)(request, response.setHeader('retry-after', '17'));
    const response = await post('send', shareRequest);
    const { uiMessage, id } = response.json() as { uiMessage: string; id: string };
    expect([response.status, uiMessage]).toEqual([expectedValue, `error_message_${message}`]);
    if (expectedValue === 429) expect(response.headers['retry-after']).toBe('17');
    expect(app.log()).toContain(`"failureId":"${id}"`);
    expect(requested()).toHaveLength(1);
  },
);

test('a connection that breaks while a share is sent is no reason to send it again', async () => {
  provider.script[sendPath] = (request) => request.socket.destroy();
  expect((await post('send', shareRequest)).status).toBe(503);
  expect(requested()).toHaveLength(1);
});

test('a share that is refused for its token only is sent with a new one', async () => {
  provider.expireAccess();
  provider.script[sendPath] = undefined;
  expect((await post('send', shareRequest)).status).toBe(200);
  expect(requested()).toHaveLength(2);
  expect(provider.tokenCalls().filter(({ grant_type }) => grant_type === 'refresh_token')).toHaveLength(1);
});

test.each(['languages', 'preview', 'send'])('%s is for who is logged in, by a page of ours', async (what) => {
  const token = visitor.cookies.get('token')!;
  expect((await post(what, shareRequest, { headers: { 'x-xsrf-token': 'forged' } })).status).toBe(403);
  expect((await post(what, shareRequest, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await post(what, shareRequest, { headers: { 'content-type': 'text/plain' } })).status).toBe(403);
  expect((await call(`/p/api/share/${what}`)).status).toBe(405);
  visitor.cookies.clear();
  visitor.take(await call('/p/api/session'));
  expect((await post(what, shareRequest)).json()).toMatchObject({ type: 'SESSION_EXPIRED', tokenExpiredError: true });
  expect(visitor.cookies.get('token')).not.toBe(token);
  expect(requested()).toEqual([]);
});

describe('a share of the list', () => {
  const share = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';
  const key = '6f9619ff-8b86-4d01-b42d-00c04fc964fe';
  const [resendPath, withdrawPath] = ['resend', 'withdraw'].map((what) => `/api/v1/shares/${share}/${what}`) as [
    string,
    string,
  ];
  const submit = (what: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    sendRequest(app.url, `/p/api/share/${what}`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf: visitor.cookies.get('XSRF-TOKEN') ?? '', ...fields }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie: visitor.headers.cookie!,
        ...headers,
      },
    });
  const wayBack = ({ status, headers }: RawResponse) => [status, headers.location];
  beforeEach(() => (provider.script = { ...provider.script, [resendPath]: json({}), [withdrawPath]: json({}) }));

  test('is sent again and withdrawn by forms that lead back to the same page of the list', async () => {
    const next = '/shares?search=a&page=2';
    expect(wayBack(await submit('resend', { share, key, to: 'failed', next }))).toEqual([
      303,
      '/p/shares?search=a&page=2&outcome=resent',
    ]);
    expect(wayBack(await submit('withdraw', { share, next }))).toEqual([
      303,
      '/p/shares?search=a&page=2&outcome=withdrawn',
    ]);
    expect(requested()).toEqual([`POST ${resendPath} key=${key}&to=failed`, `POST ${withdrawPath} `]);
  });

  test.each([
    ['share_withdrawn', 422, 'SHARE_WITHDRAWN'],
    ['no_valid_sds', 422, 'SHARE_NO_SDS'],
    ['not_in_list', 403, 'NOT_IN_LIST'],
    ['user_mail_quota', 429, 'TOO_MANY_MAILS_TODAY'],
    ['not_found', 404, 'NOT_AVAILABLE'],
  ])('that the platform refuses with %s is said', async (error, status, outcome) => {
    provider.script[resendPath] = json({ error }, status);
    expect(wayBack(await submit('resend', { share, key, to: 'all' }))).toEqual([303, `/p/shares?outcome=${outcome}`]);
    expect((await post('resend', { share, key, to: 'all' })).json()).toMatchObject({
      uiMessage: `error_message_${outcome}`,
    });
    expect(requested()).toHaveLength(2);
  });

  test('is nobody’s who is not logged in or whose form is forged, and its way back is the list alone', async () => {
    expect((await submit('withdraw', { share, xsrf: 'forged' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await submit('withdraw', { share: '../products/1', next: 'https://evil.example' })).headers.location).toBe(
      '/p/shares?outcome=UNKNOWN',
    );
    expect((await call('/p/api/share/withdraw')).status).toBe(405);
    visitor.cookies.clear();
    visitor.take(await call('/p/api/session'));
    expect((await submit('withdraw', { share })).headers.location).toMatch(/^\/p\/login\?/);
    expect(requested()).toEqual([]);
  });
});

describe('the share button of a product’s page', () => {
  const page = '/p/1001/en/pd/1';
  /** What opens: a dialog, by a button; or the social share, an open-and-close element that is always there. */
  const opens = async () =>
    /<button[^>]*aria-haspopup="dialog"[^>]*aria-label="Share"|aria-label="Share"[^>]*aria-haspopup="dialog"/.test(
      (await call(page)).text,
    );

  const detailPath = `${products}/1001/detail`;

  test('opens the dialog for who has the product in the list', async () => {
    expect(await opens()).toBe(true);
    expect(provider.calls().filter(({ call }) => call === `GET ${detailPath}`)).toHaveLength(1);
  });

  test('falls back to the social share for an anonymous visitor, who is sent nothing of the dialog', async () => {
    visitor.cookies.clear();
    expect(await opens()).toBe(false);
    expect((await call(page)).text).not.toContain('Share products');
  });

  test.each([
    ['the product is not in the list', json({ error: 'not_found' }, 404)],
    ['the platform does not take the token', json({ error: 'unauthorized' }, 401)],
    ['it cannot be said whether it is', json({ error: 'internal' }, 500)],
  ])('falls back to the social share when %s', async (_what, response) => {
    provider.script[detailPath] = response;
    expect(await opens()).toBe(false);
  });

  test('says to who is logged in why there is no dialog, and to nobody else', async () => {
    const reason = 'Only products in your workgroup’s list can be sent by e-mail from here.';
    expect((await call(page)).text).not.toContain(reason);
    provider.script[detailPath] = json({ error: 'not_found' }, 404);
    expect((await call(page)).text).toContain(reason);
    visitor.cookies.clear();
    expect((await call(page)).text).not.toContain(reason);
  });

  test('waits only so long for whether the product is in the list', async () => {
    provider.script[detailPath] = () => undefined;
    expect(await opens()).toBe(true);
  });
});

test('a failure to fetch the share languages is logged, with the id that the dialog gets', async () => {
  provider.script[languagesPath] = json({ error: 'internal' }, 500);
  const response = await post('languages', { synonymIds: [1001] });
  expect(response.status).toBe(503);
  expect(app.log()).toContain(`"failureId":"${(response.json() as { id: string }).id}"`);
});
