import { publishedDemoIds } from '../../support/demo-products';
import type { PlatformClient } from '../talk';
import { demoHeaders } from '../visitor';

interface Row {
  id: number;
  text: string;
  code_name: string;
  sds: boolean;
  sds_revision: string | null;
  validLangs: number[];
  pictograms: string[];
  incomplete: boolean;
}
interface List {
  data: Row[];
  page: number;
  pages: number;
  total: number;
  sort: string;
}

export const productListCalls = (client: PlatformClient) =>
  describe('product list', () => {
    const { send, run, database } = client;
    const list = async (query = '', headers: Record<string, string> = {}) => {
      const response = await send(`/api/v1/products${query}`, {
        headers: { ...(await demoHeaders(client)), ...headers },
      });
      expect(response.status).toBe(200);
      return response.json() as List;
    };
    const found = async (search: string) =>
      (await list(`?page=&search=${encodeURIComponent(search)}`)).data.map(({ id }) => id).sort();
    const groups = async () => {
      const response = await send('/api/v1/app/init', { headers: await demoHeaders(client) });
      return (response.json() as { groups: { id: number; text: string }[] }).groups;
    };

    test('has the products of the first workgroup by name, without the removed one', async () => {
      const { data, ...pages } = await list();
      expect(pages).toEqual({ page: 1, pages: 1, total: publishedDemoIds.length, sort: 'name' });
      expect(data).toHaveLength(publishedDemoIds.length);
      expect(data.map(({ id }) => id)).not.toContain(1023);
      const names = data.map(({ text }) => text.toLowerCase());
      expect(names).toEqual([...names].sort());
      expect(data).toContainEqual(
        expect.objectContaining({ id: 1001, text: 'Acetone technical 99.5 %', code_name: 'AC-100', sds: true }),
      );
      expect(data.filter(({ incomplete }) => incomplete)).toEqual([]);
      for (const id of [1020, 1022]) expect(data.find((row) => row.id === id)?.sds).toBe(false);
    });

    test('says of what day and in which languages the SDS is, and the pictograms, as the product itself does', async () => {
      const { data } = await list();
      const row = (id: number) => data.find((product) => product.id === id);
      for (const id of [1001, 1009, 1021]) {
        const detail = await send(`/api/v1/products/-${id}/detail?m`);
        const { sds, validLangs, health_safety } = detail.json() as {
          sds: { revision: string };
          validLangs: number[];
          health_safety: { pictograms: { id: string }[] };
        };
        expect(row(id)).toMatchObject({
          sds_revision: sds.revision,
          validLangs,
          pictograms: health_safety.pictograms.map((pictogram) => pictogram.id),
        });
      }
      expect(row(1020)).toMatchObject({ sds_revision: null, validLangs: [] });
    });

    test('has names in the language of the interface', async () => {
      const { data } = await list('', { 'Accept-Language': 'fr' });
      expect(data.find(({ id }) => id === 1001)?.text).toBe('Acétone technique 99,5 %');
    });

    test('another workgroup has another list', async () => {
      const [, production] = await groups();
      const { data, total } = await list('', { 'X-Workgroup-Id': String(production?.id) });
      expect(total).toBe(8);
      expect(data.map(({ id }) => id).sort()).toEqual([1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017]);
    });

    test.each([
      ['a name', 'acetone', [1001]],
      ['a part of it, in capitals', 'CETON', [1001]],
      ['the name in another language, without its accent', 'acetone technique', [1001]],
      ['a Greek name', 'Ακετόνη', [1001]],
      ['a code', 'ac-100', [1001]],
      ['the code of an article', 'AC-100-25L', [1001]],
      ['a CAS number', '67-64-1', [1001]],
      ['words in another order', 'technical acetone', [1001]],
      ['nothing of the kind', 'unobtainium', []],
      ['a wildcard, which is none', '_', []],
      ['a full-width wildcard, which is none', '＿', []],
      ['a backslash', '\\', []],
      ['a full-width backslash', 'acetone＼', []],
      ['a quote', "' or 1=1 --", []],
    ])('is searched by %s', async (_, search, ids) => {
      expect(await found(search)).toEqual(ids);
    });

    test('a per cent sign in a search stands for itself', async () => {
      const { data } = await list('?search=%25');
      expect(data.length).toBeGreaterThan(1);
      for (const { text } of data) expect(text).toContain('%');
      expect(await found('％')).toEqual(await found('%'));
    });

    const total = publishedDemoIds.length;
    test.each([
      ['code', (row: Row) => row.code_name],
      ['date', (row: Row) => row.sds_revision],
    ])('is sorted by %s, and the other way round, those without one at the end', async (sort, valueOf) => {
      const [ascending, descending] = [await list(`?sort=${sort}`), await list(`?sort=-${sort}`)];
      expect([ascending.sort, descending.sort, ascending.total, descending.total]).toEqual([
        sort,
        `-${sort}`,
        total,
        total,
      ]);
      const valuesOf = ({ data }: List) => data.map(valueOf).filter((value) => value !== null);
      expect(valuesOf(ascending)).toEqual(valuesOf(ascending).sort());
      expect(valuesOf(descending)).toEqual(valuesOf(ascending).reverse());
      for (const { data } of [ascending, descending])
        expect(data.map(valueOf)).toEqual(data.map(valueOf).sort(emptyLast));
    });
    const emptyLast = (value: string | null, other: string | null) => Number(value === null) - Number(other === null);

    test('is sorted by the names of the language that is read, without their accents', async () => {
      const { data } = await list('?sort=-name', { 'Accept-Language': 'de' });
      const folded = data.map(({ text }) =>
        text
          .normalize('NFKD')
          .replace(/[\u0300-\u036f]/g, '')
          .toLowerCase(),
      );
      expect(folded).toEqual([...folded].sort().reverse());
    });

    test.each([
      ['a pictogram', 'pictogram=GHS05', ({ pictograms }: Row) => pictograms.includes('GHS05')],
      ['a document language', 'lang=8', ({ validLangs }: Row) => validLangs.includes(8)],
      ['having no valid SDS', 'sds=none', ({ sds }: Row) => !sds],
      [
        'two at once',
        'pictogram=GHS02&lang=3',
        (row: Row) => row.pictograms.includes('GHS02') && row.validLangs.includes(3),
      ],
    ])('is filtered by %s', async (_, query, isMeant) => {
      const expected = (await list()).data.filter(isMeant).map(({ id }) => id);
      const { data, total } = await list(`?${query}`);
      expect(data.map(({ id }) => id)).toEqual(expected);
      expect(total).toBe(expected.length);
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThan(publishedDemoIds.length);
    });

    test('a search is sorted and filtered too', async () => {
      const { data } = await list('?search=ac&sort=-code&pictogram=GHS05');
      const all = (await list('?search=ac')).data;
      const hits = all.filter(({ pictograms }) => pictograms.includes('GHS05'));
      expect(hits.length).toBeLessThan(all.length);
      const idsByCode = hits.toSorted((hit, other) => (hit.code_name < other.code_name ? 1 : -1)).map(({ id }) => id);
      expect(data.map(({ id }) => id)).toEqual(idsByCode);
      expect(idsByCode.length).toBeGreaterThan(1);
    });

    test.each(['sort=size', 'sort=name,code', 'pictogram=flame', 'lang=0', 'lang=1000', 'lang=en', 'sds=all', 'sds='])(
      '?%s is 400',
      async (query) => {
        const response = await send(`/api/v1/products?${query}`, { headers: await demoHeaders(client) });
        expect(response.status).toBe(400);
      },
    );

    test('a page behind the last is empty', async () => {
      expect(await list('?page=9')).toEqual({
        data: [],
        page: 9,
        pages: 1,
        total: publishedDemoIds.length,
        sort: 'name',
      });
    });

    test('is for logged-in users, for their own workgroups, and for no cache', async () => {
      expect((await send('/api/v1/products')).status).toBe(401);
      const headers = await demoHeaders(client);
      expect((await send('/api/v1/products', { headers })).headers['cache-control']).toBe('no-store');
      expect((await send('/api/v1/products', { headers: { ...headers, 'X-Workgroup-Id': '999' } })).status).toBe(403);
    });

    if (database === 'PostgreSQL') {
      test('knows at once what has changed', async () => {
        expect(await found('renamed')).toEqual([]);
        run("update products set code = 'RENAMED-1' where id = 1001");
        expect(await found('renamed')).toEqual([1001]);
        run("update products set state = 'removed' where id = 1001");
        expect(await found('renamed')).toEqual([]);
        run("update products set state = 'published', code = 'AC-100' where id = 1001");
        const rename = (oldName: string, newName: string) =>
          run(`update product_versions set facts = jsonb_set(facts, '{name,en}', '"${newName}"')
            where product_id = 1001 and facts -> 'name' ->> 'en' = '${oldName}'`);
        rename('Acetone technical 99.5 %', 'Propanone');
        expect(await found('propanone')).toEqual([1001]);
        expect((await list('?search=propanone')).data[0]?.text).toBe('Propanone');
        rename('Propanone', 'Acetone technical 99.5 %');
        const listWithoutSds = async () => (await list('?sds=none')).data.map(({ id }) => id);
        run('update products set sds_document = false where id = 1001');
        expect(await listWithoutSds()).toContain(1001);
        run('update products set sds_document = true where id = 1001');
        expect(await listWithoutSds()).not.toContain(1001);
        run('delete from workgroup_products where product_id = 1001');
        expect(await found('acetone')).toEqual([]);
        run(`insert into workgroup_products (workgroup_id, product_id)
          select id, 1001 from workgroups where name = 'Demo laboratory'`);
        expect(await found('acetone')).toEqual([1001]);
      });

      test('has pages of 50', async () => {
        run(`insert into products (id, state, code, tds_enabled, sds_document, tds_document, label_document, ipi_document,
            sds_exists, language_exists, valid_langs, valid_tds_langs, articles, supplier, producer)
          select 5000 + n, 'published', 'ZZ-' || n, true, true, true, true, true, true, true, '{1}', '{1}', '[]', '{}', '{}'
            from generate_series(100, 229) n;
          insert into workgroup_products (workgroup_id, product_id)
            select workgroups.id, products.id from workgroups, products where name = 'Demo laboratory' and products.id > 5000`);
        const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}&search=zz-`)));
        expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 30, 0]);
        expect(pages.map(({ pages, total }) => [pages, total])).toEqual(Array(4).fill([3, 130]));
        expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(130);
        run('delete from products where id > 5000');
        expect((await list()).total).toBe(publishedDemoIds.length);
      });
    }
  });
