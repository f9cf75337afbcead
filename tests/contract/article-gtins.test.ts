import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { addAccounts, addToList, bearer, form, giveSuppliers, tokenOf } from './visitor';

jest.setTimeout(300_000);

interface Product {
  [field: string]: unknown;
  id: number;
  code: string;
  gtin: string | null;
  articles: { code: string; id?: number; gtin?: string }[];
}

/** GTINs of packs, and that of a product of the demo catalogue. */
const [small, large, other] = ['09521234009016', '09521234009023', '09521234009030'] as const;
const acetoneGtin = '09521234000013';
const elsewhere = (id: number) =>
  `product ${id} has this GTIN; correct the number, or first publish or import that product without it`;

/** A product has several packs, each with a GTIN of its own. */
describe('the GTIN of an article', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;
  let acetone: Product;
  let ethanol: Product;

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const { status, json } = await sendRequest(platform.url, path, { headers });
    return [status, json()];
  };
  const send = async (...products: object[]) => {
    const { status, json } = await sendRequest(platform.url, '/api/v1/admin/products', {
      method: 'POST',
      headers: { ...bearer(tokenOf('erp')), 'Content-Type': 'application/json' },
      body: JSON.stringify(products),
    });
    return [status, json()];
  };
  const refused = (field: string, message: string) => [
    400,
    { error: 'invalid_products', problems: [expect.objectContaining({ field, message })] },
  ];
  const productOf = (gtin: string) => ask(`/api/v1/p/gtin/${gtin}`);
  /** A product with these GTINs of its first articles. */
  const withGtins = (product: Product, ...gtins: string[]): Product => ({
    ...product,
    articles: product.articles.map((article, index) => ({ ...article, ...(gtins[index] && { gtin: gtins[index] }) })),
  });

  beforeAll(async () => {
    platform = await startPlatform({ STUDIO_FOUR_EYES: '0' }, dataDir);
    await platform.run(
      `${addAccounts([{ name: 'erp', workgroup: 'Sales', role: 'publisher' }])} ${addToList('Sales', 1001, 1002)}
      ${giveSuppliers('Sales')}
      update memberships set studio_roles = '{author}' where user_id = (select id from users where name = 'erp');`,
    );
    expect((await runCommand(dataDir, ['export', `${dataDir}/files`, '1001', '1002'])).status).toBe(0);
    [acetone, ethanol] = [1001, 1002].map((id) => {
      const product = JSON.parse(readFileSync(join(dataDir, `files/${id}.json`), 'utf8')) as Product;
      delete product.attachments;
      return product;
    }) as [Product, Product];
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('that another article, another product or a wrong check digit has is refused, and nothing is stored', async () => {
    const twice = `'${small}' is the GTIN of two articles; each pack has its own`;
    expect(await send(withGtins(acetone, small, small))).toEqual(refused('[0].articles[1].gtin', twice));
    expect(await send(withGtins(acetone, small), withGtins(ethanol, small))).toEqual([
      400,
      {
        error: 'invalid_products',
        problems: [
          expect.objectContaining({
            field: '[1].articles[0].gtin',
            message: expect.stringMatching(`'${small}' is also in .*; change one of them`),
          }),
        ],
      },
    ]);
    const otherMessage = elsewhere(1001);
    expect(await send(withGtins(ethanol, acetoneGtin))).toEqual(refused('[0].articles[0].gtin', otherMessage));
    const wrong = "'09521234009017' has a wrong check digit; 09521234009016 would be right";
    expect(await send(withGtins(acetone, '09521234009017'))).toEqual(refused('[0].articles[0].gtin', wrong));
    expect(await productOf(small)).toEqual([404, { error: 'not_found' }]);
  });

  test('leads to the product and the pack, from the import, the search and the list', async () => {
    expect(await send(withGtins(acetone, small, large))).toMatchObject([200, { products: [{ outcome: 'changed' }] }]);
    expect(await send(withGtins(acetone, small, large))).toMatchObject([200, { products: [{ outcome: 'unchanged' }] }]);
    const [first, second] = acetone.articles as [{ code: string; id: number }, { code: string; id: number }];
    expect(await productOf(small)).toEqual([200, { id: 1001, article: { code: first.code, id: first.id } }]);
    expect(await productOf(large)).toEqual([200, { id: 1001, article: { code: second.code, id: second.id } }]);
    expect(await productOf(acetoneGtin)).toEqual([200, { id: 1001, article: null }]);
    const found = [200, { data: [{ id: 1001 }] }];
    for (const search of [large, large.slice(1)])
      expect(await ask(`/api/v1/p/catalogue?search=${search}`)).toMatchObject(found);
    expect(await ask(`/api/v1/products?search=${large}`, bearer(tokenOf('erp')))).toMatchObject(found);
    const [, detail] = await ask('/api/v1/products/-1001/detail?m');
    expect(detail).toMatchObject({
      basic: {
        synonym: {
          articles: [{ gtin: small }, { gtin: large }, ...acetone.articles.slice(2).map(() => ({ gtin: null }))],
        },
      },
    });
  });

  test('is in the product file that comes back, and in the exported data sheet', async () => {
    const [, file] = await ask('/api/v1/admin/products/1001', bearer(tokenOf('erp')));
    expect((file as Product).articles.map(({ gtin }) => gtin).slice(0, 2)).toEqual([small, large]);
    const xml = await sendRequest(platform.url, '/api/v1/sdsRender/xml/-1001/1');
    expect([xml.status, xml.text]).toEqual([200, expect.stringContaining(`"gtin":"${large}"`)]);
  });

  test('is in a code of its own and, for the label of one pack, in its text and its QR code', async () => {
    const call = form({ 'products[0]': '1001', kind: 'datamatrix', output: 'zip' });
    const zip = await sendRequest(platform.url, '/api/v1/codes', {
      ...call,
      headers: { ...call.headers, ...bearer(tokenOf('erp')) },
    });
    const drawings = Object.values(unzipSync(zip.body)).map((drawing) => new TextDecoder().decode(drawing));
    for (const gtin of [acetoneGtin, small, large])
      expect(drawings.filter((drawing) => drawing.includes(`(01)${gtin}`))).toHaveLength(1);
    const marks = async (query: string) =>
      ((await ask(`/api/v1/productLabelRender/text/-1001?${query}`))[1] as { marks: object[] }).marks;
    const pack = encodeURIComponent(acetone.articles[1]!.code);
    expect(await marks(`pCodes=${pack}&batch=L7`)).toEqual([
      { label: 'GTIN', value: large },
      { label: 'Batch', value: 'L7' },
    ]);
    expect(await marks('batch=L7')).toEqual([{ label: 'Batch', value: 'L7' }]);
  });

  test('moves to another product only when this one gives it up, in one import or before', async () => {
    expect(await send(withGtins(ethanol, small))).toEqual(refused('[0].articles[0].gtin', elsewhere(1001)));
    expect(await send({ ...ethanol, gtin: large })).toEqual(refused('[0].gtin', elsewhere(1001)));
    const moved = { ...ethanol, articles: [{ ...acetone.articles[0]!, gtin: other }] };
    expect(await send(moved)).toEqual(
      refused(
        '[0].articles[0].id',
        'product 1001 has the article with this number; omit the number, or first publish or import that product without it',
      ),
    );
    expect(await productOf(other)).toEqual([404, { error: 'not_found' }]);
    const file = join(dataDir, 'moved.json');
    writeFileSync(file, JSON.stringify(withGtins(ethanol, small)));
    const imported = await runCommand(dataDir, ['import', file]);
    expect([imported.status, imported.stdout]).toEqual([1, expect.stringContaining(`gtin: ${elsewhere(1001)}`)]);
    expect(await send(withGtins(acetone, other), withGtins(ethanol, small, large))).toMatchObject([200, {}]);
    expect(await productOf(small)).toMatchObject([200, { id: 1002 }]);
    expect(await productOf(other)).toMatchObject([200, { id: 1001 }]);
  });

  test('that another product has is an error of a draft in the Studio', async () => {
    const studio = async (path: string, body: object) =>
      (
        await sendRequest(platform.url, `/api/v1/studio${path}`, {
          method: 'POST',
          headers: { ...bearer(tokenOf('erp')), 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as { drafts: [string] };
    const [, { groups }] = (await ask('/api/v1/app/init', bearer(tokenOf('erp')))) as [
      number,
      { groups: [{ id: number }] },
    ];
    const text = JSON.stringify({ ...withGtins(acetone, small), id: undefined, code: 'AC-NEW', gtin: null });
    const { drafts } = await studio('/drafts', { workgroup: groups[0].id, from: { kind: 'file', text } });
    expect(await studio(`/drafts/${drafts[0]}/preview`, { want: ['findings'] })).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({ severity: 'error', pointer: '/articles/0/gtin', message: elsewhere(1002) }),
      ]),
    });
  });
});
