import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RawResponse, sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { addAccounts, addToList, bearer, form, tokenOf } from './visitor';

jest.setTimeout(300_000);

/** In the list of workgroup A, and in that of workgroup B; their codes, which the lists show. */
const products = { home: { id: 1012, code: 'AC-120' }, foreign: { id: 1001, code: 'AC-100' } };
type Product = keyof typeof products;

/** The callers, with the workgroup whose list they see; null for those whose token is not good. */
const callers = {
  anonymous: null,
  'a user of A': 'A',
  'a publisher of A': 'A',
  'a publisher of B': 'B',
  'a locked user of A': null,
  'a user of A with an expired token': null,
  'a removed user of A': null,
} as const;
type Caller = keyof typeof callers;

type Request = NonNullable<Parameters<typeof sendRequest>[2]> & { path: string };

interface Call {
  /** `caller` is who asks, where that says which share is the own one. */
  request: (id: number, caller: Caller) => Request;
  /** Status for a product of the caller's workgroup, and for one of another; a list has one for both. */
  home: number;
  foreign: number;
  /** Left out: who has no good token is refused with 401. */
  anonymous?: number;
  /** The code of the refusal of who has no such role; left out: no role is needed. */
  roleError?: string;
}

let files: Record<number, Record<string, unknown>>;
/** A share of each caller whose token is good. */
const shareIds = {} as Record<Caller, string>;

/** A preset of labels that each such caller has saved. */
const presetIds = {} as Record<Caller, number>;

/** The caller's own share for a product of the caller's workgroup, else that of a user of the other one. */
function ownOrForeign<Id>(ids: Record<Caller, Id>, id: number, caller: Caller): Id {
  const group = id === products.home.id ? 'A' : 'B';
  if (callers[caller] === group) return ids[caller];
  return ids[group === 'A' ? 'a user of A' : 'a publisher of B'];
}
const postToShare =
  (what: string, fields: Record<string, string>) =>
  (id: number, caller: Caller): Request => ({
    path: `/api/v1/shares/${ownOrForeign(shareIds, id, caller)}/${what}`,
    ...form(fields),
  });
const postToPreset =
  (what: string, fields: Record<string, string>) =>
  (id: number, caller: Caller): Request => ({
    path: `/api/v1/label/presets/${ownOrForeign(presetIds, id, caller)}${what}`,
    ...form(fields),
  });

const get = (path: (id: number) => string) => (id: number) => ({ path: path(id) });
const post = (path: string, fields: (id: number) => Record<string, string>) => (id: number) => ({
  path,
  ...form(fields(id)),
});
const mail = { language_msg: 'en', language_doc: '1', sds: '0' };

/** Every call that needs a login, by its name in `/openapi.json`. */
const calls: Record<string, Call> = {
  'GET /api/v1/app/init': { request: get(() => '/api/v1/app/init'), home: 200, foreign: 200, anonymous: 200 },
  'GET /api/v1/products': { request: get(() => '/api/v1/products'), home: 200, foreign: 200 },
  'GET /api/v1/products/{id}/detail': {
    request: get((id) => `/api/v1/products/${id}/detail`),
    home: 200,
    foreign: 404,
  },
  'GET /api/v1/shares': { request: get(() => '/api/v1/shares'), home: 200, foreign: 200 },
  'POST /api/v1/products/shareProductLangs': {
    request: post('/api/v1/products/shareProductLangs', (id) => ({ 'synonym_ids[0]': `${id}` })),
    home: 200,
    foreign: 403,
  },
  'POST /api/v1/products/sharePreview': {
    request: post('/api/v1/products/sharePreview', (id) => ({ 'synonym_ids[0]': `${id}`, ...mail })),
    home: 200,
    foreign: 403,
  },
  'POST /api/v1/products/group_action/share': {
    request: post('/api/v1/products/group_action/share', (id) => ({
      'products[0]': `${id}`,
      'emails[0]': `of-${id}@a.example`,
      ...mail,
    })),
    home: 200,
    foreign: 403,
  },
  'POST /api/v1/shares/{id}/resend': {
    request: postToShare('resend', { key: '6f9619ff-8b86-4d01-b42d-00c04fc964ff' }),
    home: 200,
    foreign: 404,
  },
  'POST /api/v1/shares/{id}/withdraw': { request: postToShare('withdraw', {}), home: 200, foreign: 404 },
  // A label is everybody's; its forms to edit are for who is logged in.
  'GET /api/v1/label/docx/{id}': { request: get((id) => `/api/v1/label/docx/-${id}`), home: 200, foreign: 200 },
  'POST /api/v1/label/nice_label': {
    request: post('/api/v1/label/nice_label', (id) => ({ synonym_id: `${id}`, 'xlang[0]': '1' })),
    home: 200,
    foreign: 200,
  },
  'POST /api/v1/label/print': {
    request: post('/api/v1/label/print', (id) => ({ 'labels[0]': `${id}?dim=6` })),
    home: 200,
    foreign: 200,
  },
  // Codes say what the product's public page says.
  'POST /api/v1/codes': {
    request: post('/api/v1/codes', (id) => ({ 'products[0]': `${id}`, kind: 'qr', output: 'zip' })),
    home: 200,
    foreign: 200,
  },
  'GET /api/v1/label/presets': { request: get(() => '/api/v1/label/presets'), home: 200, foreign: 200 },
  'POST /api/v1/label/presets': {
    request: (id, caller) => ({ path: '/api/v1/label/presets', ...form({ name: `${id} ${caller}`, query: 'dim=3' }) }),
    home: 200,
    foreign: 200,
  },
  'POST /api/v1/label/presets/{id}': { request: postToPreset('', { query: 'dim=2' }), home: 200, foreign: 404 },
  'POST /api/v1/label/presets/{id}/delete': { request: postToPreset('/delete', {}), home: 200, foreign: 404 },
  'POST /api/v1/admin/products': {
    request: (id) => ({
      path: '/api/v1/admin/products',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(files[id]),
    }),
    home: 200,
    foreign: 403,
    roleError: 'not_a_publisher',
  },
  'GET /api/v1/admin/products': {
    request: get(() => '/api/v1/admin/products'),
    home: 200,
    foreign: 200,
    roleError: 'not_a_publisher',
  },
  'GET /api/v1/admin/products/{product}': {
    request: get((id) => `/api/v1/admin/products/${id}`),
    home: 200,
    foreign: 404,
    roleError: 'not_a_publisher',
  },
  // Of another state than the stored one, so that nothing is removed.
  'DELETE /api/v1/admin/products/{product}': {
    request: (id) => ({
      path: `/api/v1/admin/products/${id}?confirm=true`,
      method: 'DELETE',
      headers: { 'If-Match': '"old"' },
    }),
    home: 412,
    foreign: 404,
    roleError: 'not_a_publisher',
  },
  // Nothing is stored and nothing read but the body: whose product it is does not matter.
  'POST /api/v1/admin/classify': {
    request: (id) => ({
      path: '/api/v1/admin/classify',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(files[id]),
    }),
    home: 200,
    foreign: 200,
    roleError: 'not_a_publisher',
  },
};

/** Every other call: it answers everybody alike, and nothing of a workgroup stands in its answers. */
const publicCalls = [
  'POST /api/oauth2/token',
  'POST /api/oauth2/revoke',
  'GET /v2/assets/config/{file}',
  'GET /api/v1/tools/trans/{uiLang}',
  'GET /api/v1/p/products',
  'GET /api/v1/p/catalogue',
  'GET /api/v1/p/suppliers',
  'GET /api/v1/p/law',
  'GET /api/v1/p/gtin/{gtin}',
  'POST /api/v1/p/follow',
  'POST /api/v1/p/follow/status',
  'POST /api/v1/p/follow/confirm',
  'POST /api/v1/p/follow/stop',
  'GET /api/v1/sdsRender/view/{id}/{lang}',
  'GET /api/v1/sdsRender/compare/{id}/{lang}',
  'GET /api/v1/sdsRender/hazards/{id}/{lang}',
  'GET /api/v1/sdsRender/history/{id}/{lang}',
  'POST /api/v1/p/feedback',
  'GET /api/v1/sdsRender/sdsPdf/{id}/{lang}',
  'GET /api/v1/sdsRender/xml/{id}/{lang}',
  'GET /api/v1/sdsRender/ipi/{id}/{lang}/P',
  'GET /api/sdsRender/pdf/{id}/{lang}',
  'GET /api/v1/p/tds/view/{lang}/{id}',
  'GET /api/v1/p/tds/pdf/{lang}/{id}',
  'GET /api/v1/tds/pdf/{lang}/{id}',
  'GET /api/v1/productLabelRender/view/{id}',
  'GET /api/v1/productLabelRender/pdf/{id}',
  'GET /api/v1/productLabelRender/zpl/{id}',
  'GET /api/v1/productLabelRender/audit/{id}',
  'GET /api/v1/productLabelRender/text/{id}',
  'GET /api/v1/attachments/{key}',
  'GET /product-file.schema.json',
];

/** The error code of a refusal, by its status; the admin call has codes of its own. */
const codes: Record<number, string> = { 403: 'not_in_list', 404: 'not_found', 412: 'changed_meanwhile' };

function expected(caller: Caller, { home, foreign, anonymous, roleError }: Call, product: Product) {
  if (caller === 'anonymous') return anonymous ? [anonymous] : [401, 'unauthorized'];
  if (callers[caller] === null) return [401, 'invalid_token'];
  if (roleError && !caller.includes('publisher')) return [403, roleError];
  const isOwn = (callers[caller] === 'A') === (product === 'home');
  const status = isOwn ? home : foreign;
  return status === 200 ? [200] : [status, codes[status]];
}

describe('who may make which call, on products of which workgroup', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  const headers = {} as Record<Caller, Record<string, string>>;
  let workgroupIds: Record<'A' | 'B', number>;

  const command = async (line: string) => {
    const { status, stderr } = await runCommand(dataDir, line.split(' '));
    expect([status, stderr]).toEqual([0, '']);
  };
  const call = (request: Request, callerHeaders: Record<string, string>): Promise<RawResponse> =>
    sendRequest(platform.url, request.path, { ...request, headers: { ...request.headers, ...callerHeaders } });
  const outcome = ({ status, json }: RawResponse) =>
    status < 400 ? [status] : [status, (json() as { error: string }).error];

  beforeAll(async () => {
    platform = await startPlatform({}, dataDir);
    await platform.run(
      `${addAccounts([
        { name: 'ana', workgroup: 'A' },
        { name: 'pat', workgroup: 'A', role: 'publisher' },
        { name: 'pia', workgroup: 'B', role: 'publisher' },
        { name: 'leo', workgroup: 'A' },
        { name: 'eva', workgroup: 'A' },
        { name: 'rea', workgroup: 'A' },
      ])}
      ${addToList('A', products.home.id)} ${addToList('B', products.foreign.id)}
      update users set locked = true where name = 'leo';
      update access_tokens set expires = now() - interval '1 second' where family_id in
        (select token_families.id from token_families join users on users.id = user_id where name = 'eva');
      delete from users where name = 'rea';`,
    );
    await command(`export ${join(dataDir, 'files')} ${products.home.id} ${products.foreign.id}`);
    files = Object.fromEntries(
      Object.values(products).map(({ id }) => {
        const file = JSON.parse(readFileSync(join(dataDir, `files/${id}.json`), 'utf8')) as Record<string, unknown>;
        delete file.attachments;
        return [id, file];
      }),
    );
    const groupOf = async (callerHeaders: Record<string, string>) =>
      ((await call({ path: '/api/v1/app/init' }, callerHeaders)).json() as { groups: { id: number }[] }).groups[0]!.id;
    Object.assign(headers, {
      anonymous: {},
      'a user of A': bearer(tokenOf('ana')),
      'a publisher of A': bearer(tokenOf('pat')),
      'a publisher of B': bearer(tokenOf('pia')),
      'a locked user of A': bearer(tokenOf('leo')),
      'a user of A with an expired token': bearer(tokenOf('eva')),
      'a removed user of A': bearer(tokenOf('rea')),
    });
    workgroupIds = { A: await groupOf(headers['a user of A']), B: await groupOf(headers['a publisher of B']) };
    for (const [caller, id] of [
      ['a user of A', products.home.id],
      ['a publisher of A', products.home.id],
      ['a publisher of B', products.foreign.id],
    ] as const) {
      const send = calls['POST /api/v1/products/group_action/share']!.request(id, caller);
      expect((await call(send, headers[caller])).status).toBe(200);
      const { data } = (await call({ path: '/api/v1/shares' }, headers[caller])).json() as { data: { id: string }[] };
      shareIds[caller] = data[0]!.id;
      const newPreset = { path: '/api/v1/label/presets', ...form({ name: caller, query: 'dim=4' }) };
      presetIds[caller] = ((await call(newPreset, headers[caller])).json() as { id: number }).id;
    }
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('every call of the platform has its row, or is everybody’s', async () => {
    const { paths } = (await sendRequest(platform.url, '/openapi.json')).json() as {
      paths: Record<string, Record<string, { security?: object[] }>>;
    };
    // The Studio has roles of its own, and a table of its own: studio.test.ts.
    const others = Object.entries(paths).filter(([path]) => !path.startsWith('/api/v1/studio'));
    const described = others.flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { security }]) => [`${method.toUpperCase()} ${path}`, security ?? []] as const,
      ),
    );
    expect(described.map(([name]) => name).sort()).toEqual([...Object.keys(calls), ...publicCalls].sort());
    const withLogin = described.filter(([, security]) => security.length > 0).map(([name]) => name);
    expect(withLogin.sort()).toEqual(Object.keys(calls).sort());
  });

  test.each(Object.keys(calls))('%s answers each caller as the table says', async (name) => {
    const row = calls[name]!;
    const got: Record<string, unknown> = {};
    const expectedValue: Record<string, unknown> = {};
    for (const caller of Object.keys(callers) as Caller[])
      for (const product of ['home', 'foreign'] as const) {
        // Of a call that looks at no list, one caller asks for both.
        if (row.home === row.foreign && product === 'foreign' && caller !== 'a user of A') continue;
        got[`${caller}, ${product}`] = outcome(await call(row.request(products[product].id, caller), headers[caller]));
        expectedValue[`${caller}, ${product}`] = expected(caller, row, product);
      }
    expect(got).toEqual(expectedValue);
  });

  test.each(Object.keys(calls))('%s is refused under another’s workgroup', async (name) => {
    const { request } = calls[name]!;
    const noWorkgroups = [999_999, -1, '1 or 1=1', `${workgroupIds.B}.0`];
    for (const [caller, group] of [
      ['a user of A', 'B'],
      ['a publisher of A', 'B'],
      ['a publisher of B', 'A'],
    ] as const)
      for (const id of [workgroupIds[group], ...(caller === 'a user of A' ? noWorkgroups : [])]) {
        const response = await call(request(products.home.id, caller), {
          ...headers[caller],
          'X-Workgroup-Id': String(id),
        });
        expect(outcome(response)).toEqual([403, 'workgroup']);
      }
  });

  test('lists, shares and presets hold what is the caller’s, and nothing of another', async () => {
    const list = async (caller: Caller) =>
      ((await call({ path: '/api/v1/products' }, headers[caller])).json() as { data: { id: number }[] }).data.map(
        ({ id }) => id,
      );
    expect(await list('a user of A')).toEqual([products.home.id]);
    expect(await list('a publisher of B')).toEqual([products.foreign.id]);
    const shares = (await call({ path: '/api/v1/shares' }, headers['a publisher of B'])).json() as {
      data: { mails: { recipient: string }[] }[];
    };
    const recipients = shares.data.flatMap(({ mails }) => mails.map(({ recipient }) => recipient));
    expect(new Set(recipients)).toEqual(new Set([`of-${products.foreign.id}@a.example`]));
    const presets = (await call({ path: '/api/v1/label/presets' }, headers['a publisher of B'])).json() as {
      data: { name: string }[];
    };
    expect(presets.data.map(({ name }) => name)).toEqual(['1012 a publisher of B']);
  });

  test('a share is its sender’s alone, also within a workgroup', async () => {
    for (const what of ['resend', 'withdraw']) {
      const path = `/api/v1/shares/${shareIds['a user of A']}/${what}`;
      const keyForm = form({ key: '6f9619ff-8b86-4d01-b42d-00c04fc964fe' });
      expect(outcome(await call({ path, ...keyForm }, headers['a publisher of A']))).toEqual([404, 'not_found']);
      for (const id of ['0', '%00', 'x'.repeat(1000), "1'%20or%20'1'='1", '6f9619ff-8b86-4d01-b42d-00c04fc964fd'])
        expect((await call({ path: `/api/v1/shares/${id}/${what}`, ...keyForm }, headers['a user of A'])).status).toBe(
          404,
        );
    }
  });

  test('no way to write an id leads to the formulation of another workgroup’s product', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => 1000 + index).filter((id) => id !== products.home.id);
    const odd = [
      '0',
      '01001',
      '+1001',
      '1e3',
      '1001.0',
      '1001%00',
      '%201001',
      encodeURIComponent('１００１'),
      '1001,1012',
      '1012/../1001',
    ];
    for (const id of [...ids, ...odd]) {
      const { status, text } = await call({ path: `/api/v1/products/${id}/detail` }, headers['a user of A']);
      expect([id, [400, 404].includes(status)]).toEqual([id, true]);
      expect(text).not.toContain('formulation_mixer');
    }
  });

  test('a restricted attachment is nobody’s, whoever asks', async () => {
    const { attachments } = (await call({ path: '/api/v1/products/-1024/detail?m' }, {})).json() as {
      attachments: { data: { link: string }[] };
    };
    expect(attachments.data).toHaveLength(1);
    for (const caller of Object.keys(callers) as Caller[])
      expect(outcome(await call({ path: attachments.data[0]!.link }, headers[caller]))).toEqual([403, 'no_permission']);
  });
});
