import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { addAccounts, addToList, bearer, giveSuppliers, tokenOf } from './visitor';

jest.setTimeout(300_000);

const call = '/api/v1/admin/products';

type Product = Record<string, unknown> & {
  versions: {
    id?: number;
    text: string;
    created: string;
    facts: { identifiers: Record<string, string> } & Record<string, unknown>;
  }[];
};

interface Described {
  requestBody: { content: { 'application/json': { examples: Record<string, { value: unknown }> } } };
  responses: Record<number, { content: { 'application/json': { examples: Record<string, { value: unknown }> } } }>;
}

/** Products that an ERP sends to the running platform. */
describe('POST /api/v1/admin/products', () => {
  const dataDir = seededDirectory();
  const notified: number[][] = [];
  let webApp: Server;
  let platform: RunningPlatform;
  /** The headers of an account with the role, of one of another workgroup, and of one without. */
  let erp: Record<string, string>;
  let otherErp: Record<string, string>;
  let ana: Record<string, string>;
  /** Product files of the demo catalogue, without their attached files. */
  let acetone: Product;
  let ethanol: Product;
  /** In no list of the account's workgroup. */
  let bleach: Product;

  const command = async (line: string) => {
    const { status, stdout, stderr } = await runCommand(dataDir, line.split(' '));
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };
  const send = (body: unknown, headers = erp, type = 'application/json') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return sendRequest(platform.url, call, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': type },
      body: text,
    });
  };
  const outcome = async (...parameters: Parameters<typeof send>) => {
    const response = await send(...parameters);
    return [response.status, response.json()];
  };
  const stateOf = async (id: number) => (await sendRequest(platform.url, `/api/v1/products/-${id}/detail?m`)).status;

  beforeAll(async () => {
    webApp = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        notified.push((JSON.parse(body) as { data: { products: number[] } }).data.products);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => webApp.listen(0, '127.0.0.1', resolve));
    const settings = {
      WEB_URL: `http://127.0.0.1:${(webApp.address() as AddressInfo).port}`,
      PURGE_SECRET: 'a secret of the platform, for purges only',
    };
    platform = await startPlatform(settings, dataDir);
    await platform.run(
      addAccounts([
        { name: 'erp', workgroup: 'Sales', role: 'publisher' },
        { name: 'ana', workgroup: 'Sales' },
        { name: 'other-erp', workgroup: 'Buying', role: 'publisher' },
      ]) +
        addToList('Sales', 1001, 1002) +
        giveSuppliers('Sales'),
    );
    await command(`export ${dataDir}/files 1001 1002 1003`);
    const read = (id: number) => {
      const product = JSON.parse(readFileSync(join(dataDir, `files/${id}.json`), 'utf8')) as Product;
      delete product.attachments;
      return product;
    };
    [acetone, ethanol, bleach] = [read(1001), read(1002), read(1003)];
    [erp, ana, otherErp] = [bearer(tokenOf('erp')), bearer(tokenOf('ana')), bearer(tokenOf('other-erp'))];
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    webApp.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('is for accounts with the role of a publisher, and has GET and POST only', async () => {
    expect(await outcome(acetone, {})).toEqual([401, { error: 'unauthorized' }]);
    expect(await outcome(acetone, ana)).toEqual([403, { error: 'not_a_publisher' }]);
    expect((await sendRequest(platform.url, call, { method: 'PUT', headers: erp })).status).toBe(405);
  });

  test('the examples of its description are taken in, and its answers are those of the examples', async () => {
    const { paths } = (await sendRequest(platform.url, '/openapi.json')).json() as {
      paths: Record<string, { post: Described }>;
    };
    const { requestBody, responses } = paths[call]!.post;
    const { one: singleFile, several } = requestBody.content['application/json'].examples;
    const exampleOf = (status: number, error: string) =>
      responses[status]!.content['application/json'].examples[error]!.value;
    const code = (singleFile!.value as { code: string }).code;
    expect(await outcome(singleFile!.value)).toMatchObject([200, { products: [{ code, outcome: 'new' }] }]);
    expect(await outcome(several!.value)).toMatchObject([200, { products: [{ code, outcome: 'unchanged' }] }]);
    notified.length = 0;
    expect(await outcome(singleFile!.value, {})).toEqual([401, exampleOf(401, 'unauthorized')]);
    expect(await outcome(singleFile!.value, { Authorization: 'Bearer old' })).toEqual([
      401,
      exampleOf(401, 'invalid_token'),
    ]);
    expect(await outcome(singleFile!.value, ana)).toEqual([403, exampleOf(403, 'not_a_publisher')]);
    expect(await outcome('a'.repeat(5 * 1024 * 1024 + 1))).toEqual([413, exampleOf(413, 'too_large')]);
    expect(await outcome(singleFile!.value, erp, 'text/plain')).toEqual([
      415,
      exampleOf(415, 'unsupported_media_type'),
    ]);
  });

  test('what the platform has already changes nothing, and nobody is told', async () => {
    const products = [1001, 1002].map((id) => ({ id, code: expect.any(String), outcome: 'unchanged', details: [] }));
    expect(await outcome([acetone, ethanol])).toEqual([200, { products, warnings: expect.any(Array) }]);
    expect(notified).toEqual([]);
  });

  test('a new product and a changed one are taken in, the web apps told, and attached files stay', async () => {
    const filesOf = async () =>
      (
        (await sendRequest(platform.url, '/api/v1/products/-1001/detail?m')).json() as {
          attachments: { data: unknown[] };
        }
      ).attachments.data;
    const filesBefore = await filesOf();
    expect(filesBefore.length).toBeGreaterThan(0);
    const changed = { ...acetone, emergencyTelephone: '+49 40 66969 999' };
    const added = structuredClone(ethanol);
    Object.assign(added, { id: 70001, code: 'ERP-1', gtin: null, articles: [], state: 'published' });
    for (const version of added.versions) delete version.id;
    const response = await outcome([changed, added]);
    expect(response).toMatchObject([
      200,
      {
        products: [
          { id: 1001, outcome: 'changed', details: ['emergencyTelephone'] },
          { id: 70001, code: 'ERP-1', outcome: 'new', details: [] },
        ],
      },
    ]);
    expect(notified).toEqual([[1001, 70001]]);
    expect(await stateOf(70001)).toBe(200);
    expect(await filesOf()).toEqual(filesBefore);
    expect(platform.log()).toContain('"audit":"products imported"');
    expect(platform.log()).not.toContain('66969 999');
  });

  test('a product that stands in no list of the publisher’s workgroups is named, and nothing of the call is taken in', async () => {
    const foreign = (field: string, id: number) => [
      403,
      {
        error: 'not_in_list',
        problems: [{ field, line: expect.any(Number), message: `product ${id} is in no list of your workgroups` }],
      },
    ];
    const changed = { ...bleach, emergencyTelephone: '+49 40 66969 998' };
    const ownChanged = { ...acetone, emergencyTelephone: '+49 40 66969 997' };
    expect(await outcome([ownChanged, changed])).toEqual(foreign('[1].id', 1003));
    const changedWithoutId = { ...changed, id: undefined };
    expect(await outcome(changedWithoutId)).toEqual(foreign('code', 1003));
    expect(await outcome(ownChanged, otherErp)).toEqual(foreign('id', 1001));
    const unchanged = await sendRequest(platform.url, '/api/v1/products/-1001/detail?m');
    expect(unchanged.text).not.toContain('66969 997');
  });

  test('a product that returns to an earlier state gets its next version, and a repetition changes nothing', async () => {
    const mistaken = structuredClone(ethanol);
    const { facts, text } = mistaken.versions[0]!;
    Object.assign(facts, { name: { ...(facts.name as object), en: 'Ethanol, mistaken' } });
    const next = (steps: number) => `version ${Number(text.split('.')[0]) + steps}.0`;
    for (const [file, outcomes] of [
      [mistaken, [{ outcome: 'changed', details: [next(1)] }, { outcome: 'unchanged' }]],
      [ethanol, [{ outcome: 'changed', details: [next(2)] }, { outcome: 'unchanged' }]],
      [mistaken, [{ outcome: 'changed', details: [next(3)] }, { outcome: 'unchanged' }]],
      [ethanol, [{ outcome: 'changed', details: [next(4)] }, { outcome: 'unchanged' }]],
    ] as const)
      for (const product of outcomes) expect(await outcome(file)).toMatchObject([200, { products: [product] }]);
  });

  test('no id of a product and of a version leaves none for those after it', async () => {
    const added = { ...structuredClone(ethanol), code: 'ERP-HIGH', gtin: null, articles: [] };
    const [version] = added.versions;
    added.versions = [{ ...version!, id: 2_147_483_647 }];
    const message = 'must have at most 11 digits, so that products after it can get one';
    expect(await outcome({ ...added, id: 999_999_999_999 })).toMatchObject([
      400,
      { problems: [{ field: 'id', message }] },
    ]);
    expect(await outcome({ ...added, id: 99_999_999_999 })).toMatchObject([200, { products: [{ outcome: 'new' }] }]);
    expect(await outcome({ ...added, id: undefined, code: 'ERP-NEXT' })).toMatchObject([
      200,
      { products: [{ id: 100_000_000_000 }] },
    ]);
    const { id: _assigned, ...newer } = { ...version!, text: '99.0', created: '2026-11-29' };
    const changed = { ...added, id: 99_999_999_999, versions: [newer, ...added.versions] };
    expect(await outcome(changed)).toMatchObject([200, { products: [{ outcome: 'changed' }] }]);
    for (const id of [99_999_999_999, 100_000_000_000]) expect(await stateOf(id)).toBe(200);
  });

  test('a name that is longer than any real one is refused: lists have the names of many products', async () => {
    const long = 'x'.repeat(501);
    const { supplier } = ethanol as unknown as { supplier: object };
    const added = {
      ...structuredClone(ethanol),
      id: 70_011,
      code: 'ERP-LONG',
      gtin: null,
      articles: [],
      supplier: { ...supplier, name: long },
    };
    for (const version of added.versions) delete version.id;
    const { facts } = added.versions[0]!;
    Object.assign(facts, { name: { ...(facts.name as object), en: long } });
    expect(await outcome(added)).toMatchObject([
      400,
      {
        problems: ['supplier.name', 'versions[0].facts.name.en'].map((field) => ({
          field,
          message: 'has more than 500 characters',
        })),
      },
    ]);
  });

  test('a new product stands in the list of the publisher’s workgroup, and nobody else’s may change it', async () => {
    const added = structuredClone(ethanol);
    Object.assign(added, { id: 70010, code: 'ERP-10', gtin: null, articles: [] });
    for (const version of added.versions) delete version.id;
    expect((await outcome(added))[0]).toBe(200);
    const listOf = async (headers: Record<string, string>) =>
      ((await sendRequest(platform.url, '/api/v1/products?search=ERP-10', { headers })).json() as { total: number })
        .total;
    expect([await listOf(ana), await listOf(otherErp)]).toEqual([1, 0]);
    expect(await outcome({ ...added, state: 'removed' }, otherErp)).toMatchObject([403, { error: 'not_in_list' }]);
    expect(await outcome({ ...added, state: 'removed' })).toMatchObject([200, { products: [{ outcome: 'changed' }] }]);
    expect(await outcome(added, otherErp)).toMatchObject([403, { error: 'not_in_list' }]);
    expect(await outcome(added)).toMatchObject([200, { products: [{ outcome: 'changed' }] }]);
  });

  test('a UFI that stands on another composition is told with the other product, to whom may see it', async () => {
    const mixture = (id: number, composition: unknown[], changes: object = {}) => {
      const product = structuredClone(bleach);
      Object.assign(product, { id, code: `ERP-${id}`, gtin: null, articles: [], ...changes });
      for (const version of product.versions) delete version.id;
      Object.assign(product.versions[0]!.facts, { composition });
      return product;
    };
    const warned = async (product: Product | Product[], headers: Record<string, string>) => {
      const [status, { warnings = [] }] = (await outcome(product, headers)) as [
        number,
        { warnings?: { field: string; message: string }[] },
      ];
      const shared = warnings.filter(({ message }) => message.includes('each composition has a UFI of its own'));
      return [status, ...shared.map(({ message }) => / product (\d+), ([^,]+), too/.exec(message)!.slice(1).join(' '))];
    };
    const { composition, ufi, name } = bleach.versions[0]!.facts as unknown as {
      composition: { contentRange: string }[];
      ufi: string;
      name: { en: string };
    };
    const salt = {
      name: { en: 'sodium chloride' },
      cas: '7647-14-5',
      contentRange: '< 1 %',
      isClassificationUnknown: false,
    };
    const other = [...composition, { ...salt, classification: [] }];
    expect(ufi).toMatch(/-/);
    // Product 1003 is public.
    expect(await warned(mixture(70020, composition.toReversed()), erp)).toEqual([200]);
    const theirs = { state: 'removed', supplier: { ...(bleach.supplier as object), name: 'Buying Ltd' } };
    const removed = mixture(70021, other, theirs);
    expect(await warned(removed, otherErp)).toEqual([200, `1003 ${name.en}`, `70020 ${name.en}`]);
    // Of the removed one only its own workgroup hears.
    expect(await warned(mixture(70022, composition), erp)).toEqual([200]);
    expect(await warned(mixture(70023, composition, theirs), otherErp)).toEqual([200, `70021 ${name.en}`]);
    // A published product is refused, but for an author who says why both have it (CLP Annex VIII, Part A, 5).
    const published = mixture(70026, other);
    expect(await outcome(published, erp)).toMatchObject([400, { error: 'invalid_products' }]);
    const justifications = [{ rule: 'sharedUfi', reason: { en: 'One group submission covers both.' } }];
    Object.assign(published.versions[0]!.facts, { justifications });
    expect((await warned(published, erp)).slice(0, 2)).toEqual([200, `1003 ${name.en}`]);
    // Of one call, too.
    const twins = [mixture(70024, composition), mixture(70025, other, { state: 'removed' })].map((product) => {
      Object.assign(product.versions[0]!.facts, { ufi: 'KMTT-DSP3-7FD7-6RWY' });
      return product;
    });
    expect((await warned(twins, erp)).slice(0, 2)).toEqual([200, `70024 ${name.en}`]);
  });

  test('all that is wrong is named with its field and line, and nothing of the call is taken in', async () => {
    const wrong = structuredClone(ethanol);
    wrong.versions[0]!.facts.identifiers.cas = '64-17-6';
    Object.assign(wrong, { id: 70003, code: '' });
    const [status, response] = await outcome(
      JSON.stringify([{ ...acetone, id: 70002, code: 'ERP-2' }, wrong], null, 1),
    );
    expect(status).toBe(400);
    const { error, problems } = response as {
      error: string;
      problems: { field: string; line: number; message: string }[];
    };
    expect(error).toBe('invalid_products');
    expect(problems).toContainEqual({ field: '[1].code', line: expect.any(Number), message: expect.any(String) });
    expect(problems[0]!.line).toBeGreaterThan(1);
    expect([await stateOf(70002), await stateOf(70003)]).toEqual([404, 404]);

    Object.assign(wrong, { code: 'ERP-3' });
    expect(await outcome(wrong)).toMatchObject([
      400,
      { problems: [{ field: 'versions[0].facts.identifiers.cas', message: expect.stringContaining('64-17-5') }] },
    ]);
  });

  test.each<[string, () => string, string, number, object]>([
    ['no JSON', () => '{"code":\n oops}', 'application/json', 400, { error: 'invalid_json' }],
    ['nothing', () => '', 'application/json', 400, { error: 'invalid_json' }],
    ['an empty list', () => '[]', 'application/json', 400, { message: 'must have 1 to 100 products' }],
    [
      'a list of 101',
      () => `[${'{},'.repeat(100)}{}]`,
      'application/json',
      400,
      { message: 'must have 1 to 100 products' },
    ],
    ['a form', () => 'code=1', 'application/x-www-form-urlencoded', 415, { error: 'unsupported_media_type' }],
    ['more than 5 MiB', () => `"${'a'.repeat(5 * 2 ** 20)}"`, 'application/json', 413, { error: 'too_large' }],
    [
      'attached files',
      () => JSON.stringify({ ...acetone, attachments: [file] }),
      'application/json',
      400,
      { problems: [{ field: 'attachments' }] },
    ],
  ])('%s is refused', async (_, body, type, status, output) => {
    expect(await outcome(body(), erp, type)).toMatchObject([status, output]);
  });

  test('the call stands in /openapi.json, with the schema of its products', async () => {
    const { paths } = (await sendRequest(platform.url, '/openapi.json')).json() as {
      paths: Record<string, { post?: object }>;
    };
    expect(JSON.stringify(paths[call]?.post)).toContain('"$ref":"#/components/schemas/ProductFile"');
    expect((await sendRequest(platform.url, '/product-file.schema.json')).json()).toMatchObject({
      title: 'Product file',
    });
  });
});

const file = {
  file: 'a.pdf',
  category: 'Certificate',
  language: 'en',
  status: 'valid',
  created: '2026-01-01',
};
