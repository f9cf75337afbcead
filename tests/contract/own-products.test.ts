import { rmSync } from 'node:fs';
import { sendRequest } from '../support/ask';
import { type RunningPlatform, seededDirectory, startPlatform } from '../support/start-platform';
import { addAccounts, addToList, bearer, giveSuppliers, tokenOf } from './visitor';

jest.setTimeout(300_000);

const path = '/api/v1/admin/products';
const listed = Array.from({ length: 24 }, (_, index) => 1001 + index);

interface Listed {
  products: { id: number; code: string; state: string; version: string; updated: string }[];
  cursor: string | null;
}

/** What a publisher reads and removes of the products in the own lists. */
describe('the products of a publisher', () => {
  const dataDir = seededDirectory();
  let platform: RunningPlatform;

  const ask = (more: string, method = 'GET', headers: Record<string, string> = {}, user = 'erp') =>
    sendRequest(platform.url, `${path}${more}`, { method, headers: { ...bearer(tokenOf(user)), ...headers } });
  const outcome = async (...parameters: Parameters<typeof ask>) => {
    const { status, json } = await ask(...parameters);
    return [status, json()];
  };
  const list = async (query = '', user = 'erp') => (await ask(query, 'GET', {}, user)).json() as Listed;
  const send = (product: object, headers: Record<string, string> = {}) =>
    sendRequest(platform.url, path, {
      method: 'POST',
      headers: { ...bearer(tokenOf('erp')), 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(product),
    });
  const detail = async (id: number) => (await sendRequest(platform.url, `/api/v1/products/-${id}/detail?m`)).status;

  beforeAll(async () => {
    platform = await startPlatform({ STUDIO_FOUR_EYES: '1' }, dataDir);
    await platform.run(
      `${addAccounts([
        { name: 'erp', workgroup: 'Sales', role: 'publisher' },
        { name: 'other', workgroup: 'Buying', role: 'publisher' },
        { name: 'rev', workgroup: 'Reviewed', role: 'publisher' },
      ])} ${addToList('Reviewed', 1008)}
      update memberships set studio_roles = '{reviewer}' where user_id = (select id from users where name = 'rev'); ${addToList('Sales', ...listed)} ${addToList('Buying', 1002)} ${giveSuppliers('Sales')}
      insert into followers (product_id, address, address_key, language, brand, version, confirmed)
        values (1003, 'a@a.example', 'a@a.example', 'en', 'dossier', 1, now()), (1003, 'b@a.example', 'b@a.example', 'en', 'dossier', 1, null);
      with share as (insert into shares (brand, sender_name, sender_email, target, message_language, subject, html, text)
          values ('dossier', 'x', 'x@a.example', 'ui', 'en', '', '', '') returning id),
        product as (insert into share_products (share_id, position, product_id, names) select id, 0, 1003, '{}' from share)
        insert into outbox (share_id, recipient, status) select id, 'c@a.example', 'sent' from share;
      update products set code = '1005' where id = 1006;
      update products set updated = now();
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 80000 + n, 'code', 'MANY-' || n, 'gtin', null, 'articles', '[]'::jsonb,
        'state', 'removed', 'was_shown', false))).* from products p, generate_series(1, 150) as n where p.id = 1024;
      update products set was_shown = false, state = 'removed' where id > 80000;
      insert into workgroup_products (workgroup_id, product_id) select workgroups.id, products.id from workgroups, products
        where name = 'Sales' and products.id > 80000;`,
    );
  });
  afterAll(async () => {
    await platform.end('SIGINT');
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('the list has each product of the own lists once, page by page, and none of others', async () => {
    const first = await list();
    const second = await list(`?cursor=${first.cursor}`);
    expect([first.products.length, second.products.length, second.cursor]).toEqual([100, 74, null]);
    const ids = [...first.products, ...second.products].map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual([...listed, ...Array.from({ length: 150 }, (_, n) => 80_001 + n)]);
    expect(first.products[0]).toEqual({
      id: expect.any(Number),
      code: expect.any(String),
      state: expect.any(String),
      version: expect.any(String),
      updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}Z$/),
    });
    expect((await list('', 'other')).products.map(({ id }) => id)).toEqual([1002]);
  });

  test('since leaves out what did not change, and an ETag tells that nothing did', async () => {
    const since = new Date().toISOString();
    await platform.run(`update products set emergency_telephone = '+49 40 66969 555' where id = 1004;`);
    const changed = await ask(`?since=${since}`);
    expect((changed.json() as Listed).products.map(({ id }) => id)).toEqual([1004]);
    const etag = changed.headers.etag as string;
    expect((await ask(`?since=${since}`, 'GET', { 'If-None-Match': etag })).status).toBe(304);
    await platform.run(`update products set emergency_telephone = '+49 40 66969 556' where id = 1005;`);
    expect((await ask(`?since=${since}`, 'GET', { 'If-None-Match': etag })).status).toBe(200);
  });

  test('a since that is to come, and a cursor of another list, are refused with what to do', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { cursor } = await list();
    for (const [query, field, message, user] of [
      [`?since=${tomorrow}`, 'since', `${tomorrow} is in the future; name a day or time that has come`],
      ['?since=yesterday', 'since', 'must be a day such as 2026-11-30, or a time with its zone'],
      ['?cursor=abc', 'cursor', 'is no cursor of this list; begin without one'],
      [
        `?since=2026-01-01&cursor=${cursor}`,
        'cursor',
        'is the cursor of another list: of other workgroups, or of another since; begin without one',
      ],
      [
        `?cursor=${cursor}`,
        'cursor',
        'is the cursor of another list: of other workgroups, or of another since; begin without one',
        'other',
      ],
    ] as const)
      expect([query, ...(await outcome(query, 'GET', {}, user))]).toEqual([
        query,
        400,
        { error: 'invalid_parameter', field, message },
      ]);
  });

  test('a product is read by its id and its code as the import takes it, and written only as it was read', async () => {
    const read = await ask('/1001');
    const product = read.json() as { code: string; confidential?: unknown; attachments?: unknown };
    expect([product.confidential, product.attachments]).toEqual([undefined, undefined]);
    expect((await ask(`/${product.code}`)).json()).toEqual(product);
    const etag = read.headers.etag as string;
    expect((await ask('/1001', 'GET', { 'If-None-Match': etag })).status).toBe(304);
    expect((await send(product)).json()).toMatchObject({ products: [{ outcome: 'unchanged' }] });

    const changed = { ...product, emergencyTelephone: '+49 40 66969 222' };
    const written = await send(changed, { 'If-Match': etag });
    expect([written.status, written.headers.etag]).toEqual([200, (await ask('/1001')).headers.etag]);
    const again = await send({ ...product, emergencyTelephone: '+49 40 66969 333' }, { 'If-Match': etag });
    expect([again.status, again.json(), again.headers.etag]).toEqual([
      412,
      { error: 'changed_meanwhile', message: 'the product was changed since it was read; read it again' },
      written.headers.etag,
    ]);
    expect((await ask('/1001')).json()).toMatchObject({ emergencyTelephone: '+49 40 66969 222' });
    expect(
      (await send({ ...product, id: 90_000, code: 'NEW-1', gtin: null, articles: [] }, { 'If-Match': '*' })).status,
    ).toBe(412);
    expect((await send([product, product], { 'If-Match': etag })).json()).toMatchObject({ field: 'If-Match' });
  });

  test('another workgroup’s product is none, and an id that is a code as well is asked about', async () => {
    expect(await outcome('/1003', 'GET', {}, 'other')).toEqual([404, { error: 'not_found' }]);
    expect(await outcome('/1003', 'DELETE', {}, 'other')).toEqual([404, { error: 'not_found' }]);
    expect(await outcome('/NOTHING')).toEqual([404, { error: 'not_found' }]);
    expect(await outcome('/1005', 'DELETE')).toMatchObject([409, { error: 'ambiguous' }]);
    expect((await ask('/1005', 'PUT')).headers.allow).toBe('GET, DELETE');
  });

  test('who removes a product is told first what ends for whom, and it is gone afterwards, with who to ask', async () => {
    expect(await outcome('/1003', 'DELETE')).toEqual([
      409,
      {
        error: 'in_use',
        message:
          'mails that lead to product 1003: 1, addresses that follow its safety data sheet: 1; its pages and documents end for them, and nobody is told: repeat the call with confirm=true if that is meant',
      },
    ]);
    expect((await ask('/1003?confirm=true', 'DELETE', { 'If-Match': '"old"' })).status).toBe(412);
    expect(await detail(1003)).toBe(200);
    expect(await outcome('/1003?confirm=true', 'DELETE')).toMatchObject([200, { id: 1003, state: 'removed' }]);
    expect(await detail(1003)).toBe(410);
    for (const method of ['GET', 'DELETE'])
      expect(await outcome('/1003', method)).toEqual([
        410,
        {
          error: 'removed',
          message: expect.stringMatching(
            /^product 1003 was removed by erp on \d{4}-\d\d-\d\d; its file with "state": "published" makes it public again, or ask the operator$/,
          ),
        },
      ]);
    expect(platform.log()).toContain('"audit":"product removed"');
  });

  test('where somebody else approves what changes, a publisher alone removes nothing', async () => {
    expect(await outcome('/1008', 'DELETE', {}, 'rev')).toMatchObject([403, { error: 'four_eyes' }]);
    expect(await detail(1008)).toBe(200);
  });

  test('a product that nobody shared or follows is removed at once, and one that was never public is not', async () => {
    expect(await outcome('/1007', 'DELETE')).toMatchObject([200, { id: 1007 }]);
    expect(await detail(1007)).toBe(410);
    expect(await outcome('/MANY-1', 'DELETE')).toMatchObject([409, { error: 'not_public' }]);
  });
});
