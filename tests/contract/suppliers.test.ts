import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendRequest } from '../support/ask';
import { runCommand } from '../support/platform-command';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { addAccounts, bearer, tokenOf } from './visitor';
import citricAcid from '../../examples/citric-acid.json';

jest.setTimeout(300_000);

const acme = 'Acme Coatings GmbH';

/** A workgroup publishes under its own supplier's name, and under nobody else's. */
describe('a supplier belongs to a workgroup', () => {
  const dataDir = seededDirectory();
  const brandsFile = join(dataDir, 'brands.json');
  let platform: RunningPlatform;

  const product = (code: string, name: string, id?: number) => ({
    ...citricAcid,
    code,
    state: 'published',
    gtin: null,
    articles: [],
    ...(id !== undefined && { id }),
    supplier: { ...citricAcid.supplier, name },
  });
  const send = async (user: string, ...products: object[]) => {
    const response = await sendRequest(platform.url, '/api/v1/admin/products', {
      method: 'POST',
      headers: { ...bearer(tokenOf(user)), 'Content-Type': 'application/json' },
      body: JSON.stringify(products),
    });
    return [response.status, response.json()] as const;
  };
  const command = (...args: string[]) => runCommand(dataDir, args);
  const supplierPage = async (id: string) =>
    (
      (await sendRequest(platform.url, `/api/v1/p/catalogue?supplier=${id}`)).json() as {
        data: { code_name: string }[];
      }
    ).data.map(({ code_name }) => code_name);

  beforeAll(async () => {
    const { brands } = JSON.parse(readFileSync('brands.json', 'utf8')) as { brands: object[] };
    writeFileSync(brandsFile, JSON.stringify({ brands: [...brands, { ...brands[0], id: 'acme', workgroup: 'A' }] }));
    platform = await startPlatform({ BRANDS_FILE: brandsFile }, dataDir);
    await platform.run(
      addAccounts([
        { name: 'pat', workgroup: 'A', role: 'publisher' },
        { name: 'pia', workgroup: 'B', role: 'publisher' },
        { name: 'bea', workgroup: 'B' },
      ]) +
        `update memberships set studio_roles = '{author,reviewer,publisher}' where user_id = (select id from users where name = 'bea');`,
    );
    expect(await send('pat', product('ACME-1', acme))).toMatchObject([200, { products: [{ outcome: 'new' }] }]);
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('the start tells of a brand whose workgroup is not there', () => {
    expect(platform.log()).toContain(
      '"brand":"acme","workgroup":"A","msg":"there is no such workgroup: the catalogue of the brand is empty"',
    );
  });

  test.each([acme, 'ACME  coatings GMBH', 'Аcme Coatings GmbH', 'Acme\u200b C0atings GmbH', 'acme-coatings, G.m.b.H.'])(
    'another workgroup cannot publish as %s, is told what to do, and nothing of the call is taken in',
    async (name) => {
      expect(await send('pia', product('OWN-1', 'Own Ltd'), product('FAKE-1', name))).toEqual([
        403,
        {
          error: 'foreign_supplier',
          problems: [
            {
              field: '[1].supplier.name',
              line: expect.any(Number),
              message: `'${acme}' is a supplier of another workgroup, and '${name}' reads like it; name a supplier of yours, or ask the operator to assign this one to your workgroup`,
            },
          ],
        },
      ]);
      expect(await supplierPage('acme-coatings-gmbh')).toEqual(['ACME-1']);
      expect(await supplierPage('own-ltd')).toEqual([]);
    },
  );

  test('the catalogue of a brand of one workgroup has its products and suppliers only, and no page of others', async () => {
    const read = async (path: string, brand: string) =>
      (await sendRequest(platform.url, `/api/v1/p/${path}`, { headers: { 'X-Brand': brand } })).json() as {
        data: { id: string; code_name: string }[];
        total: number;
      };
    expect(await read('catalogue', 'acme')).toMatchObject({ total: 1, data: [{ code_name: 'ACME-1' }] });
    expect((await read('catalogue?search=citric', 'acme')).data.map(({ code_name }) => code_name)).toEqual(['ACME-1']);
    expect(await read('catalogue?supplier=demo-chemicals-gmbh', 'acme')).toMatchObject({ total: 0 });
    expect((await read('suppliers', 'acme')).data.map(({ id }) => id)).toEqual(['acme-coatings-gmbh']);
    const sitemap = await read('products', 'acme');
    expect([sitemap.total, sitemap.data.length]).toEqual([1, 1]);
    for (const brand of ['dossier', 'unknown']) {
      expect((await read('catalogue', brand)).total).toBeGreaterThan(20);
      expect((await read('products', brand)).total).toBeGreaterThan(20);
      expect((await read('suppliers', brand)).data.map(({ id }) => id)).toContain('demo-chemicals-gmbh');
    }
  });

  test('products of a new supplier that become drafts are said not to be public', async () => {
    const products = Array.from({ length: 25 }, (_, index) => product(`NEW-${index}`, 'New Supplier Ltd'));
    const [status, body] = await send('pia', ...products);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        products: products.map(({ code }) => expect.objectContaining({ code, outcome: 'draft' })),
        pending: expect.stringMatching(/^25 of the products are drafts in the Studio of B: nothing of them is public/),
      }),
    ]);
    expect(await supplierPage('new-supplier-ltd')).toEqual([]);
    expect((await send('pat', product('ACME-1', acme)))[1]).not.toHaveProperty('pending');
  });

  test('nobody publishes as a supplier of the demo catalogue but the workgroup whose it is', async () => {
    expect((await command('supplier', 'list')).stdout).toMatch(/^Demo Chemicals GmbH +Demo laboratory +\d+ *$/m);
    expect(await send('pia', product('FAKE-2', 'Demo Chemicals GmbH'))).toMatchObject([
      403,
      { error: 'foreign_supplier' },
    ]);
  });

  test('a product keeps the supplier that it has, and does not get that of another workgroup', async () => {
    expect(await send('pia', product('OWN-2', 'Own Ltd', 70001))).toMatchObject([200, {}]);
    expect(await send('pia', product('OWN-2', acme, 70001))).toMatchObject([403, { error: 'foreign_supplier' }]);
  });

  test('a draft that names a supplier of others has an error at the name', async () => {
    const studio = async (path: string, body?: object) =>
      sendRequest(platform.url, `/api/v1/studio${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...bearer(tokenOf('bea')), 'Content-Type': 'application/json' },
      });
    const [{ id: workgroup }] = (
      (await sendRequest(platform.url, '/api/v1/app/init', { headers: bearer(tokenOf('bea')) })).json() as {
        groups: [{ id: number }];
      }
    ).groups;
    const from = { kind: 'file', text: JSON.stringify(product('DRAFT-1', 'acme coatings gmbh')) };
    const created = await studio('/drafts', { workgroup, from });
    const { drafts } = created.json() as { drafts: [string] };
    const draft = await studio(`/drafts/${drafts[0]}/preview`, { want: ['findings'] });
    expect(draft.json()).toMatchObject({
      findings: expect.arrayContaining([
        expect.objectContaining({
          severity: 'error',
          pointer: '/supplier/name',
          message: expect.stringContaining(`'${acme}' is a supplier of another workgroup`),
        }),
      ]),
    });
  });

  test('the operator sees who has products of whose supplier, and gives a supplier to another workgroup', async () => {
    expect((await command('supplier', 'assign', acme, 'Nowhere')).stderr).toBe("There is no workgroup 'Nowhere'.\n");
    expect((await command('supplier', 'assign', 'ACME COATINGS GMBH', 'B')).stdout).toBe(
      'B may name the supplier ACME COATINGS GMBH.\n',
    );
    expect((await command('supplier', 'list')).stdout).toMatch(/^Acme Coatings GmbH +B +1 +A$/m);
    expect(await send('pia', product('ACME-2', acme))).toMatchObject([200, {}]);
    expect(await send('pat', product('ACME-3', acme))).toMatchObject([403, { error: 'foreign_supplier' }]);
    // What stands is kept: another telephone is no other name.
    const stored = product('ACME-1', acme);
    stored.emergencyTelephone = '+49 40 66969 001';
    expect(await send('pat', stored)).toMatchObject([200, { products: [{ outcome: 'changed' }] }]);
    expect((await command('audit')).stdout).toContain('may name the supplier ACME COATINGS GMBH');
    expect((await command('supplier', 'assign', acme)).stdout).toBe(`No workgroup may name the supplier ${acme}.\n`);
    expect(await send('pia', product('ACME-4', acme))).toMatchObject([403, { error: 'foreign_supplier' }]);
  });
});
