import { isSoak, type PlatformClient } from '../talk';

interface Row {
  id: number;
  text: string;
  code_name: string;
  supplier: { id: string; text: string } | null;
  signal_word: string | null;
  pictograms: string[];
  sds: boolean;
  sds_revision: string | null;
  validLangs: number[];
  emergency: boolean;
  similar: boolean;
}
interface Page {
  data: Row[];
  pages: number;
  total: number;
  more: boolean;
  exact: number;
  similar: boolean;
}

const languages = ['en', 'de', 'fr', 'it', 'es', 'pl', 'sl', 'el'];

/** Typing errors in the longest word: a letter left out, two swapped, one replaced; another one each turn. */
function misspell(name: string, turn: number): string | null {
  const [word = ''] = (name.match(/\p{L}{6,}/gu) ?? []).sort((a, b) => b.length - a.length);
  if (!word) return null;
  const position = 1 + (turn % (word.length - 3));
  const errors = [
    word.slice(0, position) + word.slice(position + 1),
    word.slice(0, position) + word[position + 1] + word[position] + word.slice(position + 2),
    `${word.slice(0, position)}x${word.slice(position + 1)}`,
  ];
  return name.replace(word, errors[turn % errors.length]!);
}

export const catalogueCalls = ({ send, run, fetchDetail, database, isThorough }: PlatformClient) =>
  describe('the public catalogue', () => {
    const page = async (query: string, language = 'en') => {
      const response = await send(`/api/v1/p/catalogue?${query}`, { headers: { 'Accept-Language': language } });
      expect(response.status).toBe(200);
      return response.json() as Page;
    };
    /** The rows of all pages, and the pages. */
    const allPages = async () => {
      const first = await page('');
      const others = Array.from({ length: first.pages - 1 }, (_, index) => page(`page=${index + 2}`));
      const pages = [first, ...(await Promise.all(others))];
      return { pages, data: pages.flatMap(({ data }) => data) };
    };
    const found = async (search: string) =>
      (await page(`search=${encodeURIComponent(search)}`)).data.map(({ id }) => id);
    const published = async () => {
      const list = (await send('/api/v1/p/products')).json() as { data: { id: number }[] };
      return list.data.map(({ id }) => id);
    };

    test('has the products of the public list and no other, the newest sheet first, with what a row shows', async () => {
      const { data, pages } = await allPages();
      expect(data.map(({ id }) => id).sort()).toEqual(await published());
      expect(pages).toEqual(
        pages.map((rows, index) => ({
          data: rows.data,
          page: index + 1,
          pages: pages.length,
          total: data.length,
          more: false,
          exact: data.length,
          similar: false,
        })),
      );
      const days = data.map(({ sds_revision }) => sds_revision ?? '');
      expect(days).toEqual([...days].sort().reverse());
      expect(data).toContainEqual({
        id: 1001,
        text: 'Acetone technical 99.5 %',
        code_name: 'AC-100',
        signal_word: 'danger',
        supplier: { id: 'demo-chemicals-gmbh', text: 'Demo Chemicals GmbH' },
        pictograms: ['GHS02', 'GHS07'],
        incomplete: false,
        sds: true,
        sds_revision: '2026-02-16',
        validLangs: [1, 2, 3, 4, 5, 6, 7, 8],
        emergency: true,
        similar: false,
      });
      expect(data.find(({ id }) => id === 1022)).toMatchObject({ sds: false, sds_revision: null, validLangs: [] });
      expect((await page('', 'de')).data).toContainEqual(
        expect.objectContaining({ id: 1001, text: 'Aceton technisch 99,5 %' }),
      );
    });

    test('of searches for a known product by name in eight languages, with a typing error, by code, article, CAS, EC, UFI and GTIN at least 95 % find it first and all among the first five', async () => {
      const searches: { search: string; id: number }[] = [];
      const add = (id: number, search: string | null | undefined) => {
        if (search && !searches.some((known) => known.search === search)) searches.push({ search, id });
      };
      for (const language of languages) for (const { id, text } of (await page('', language)).data) add(id, text);
      for (const id of await published()) {
        const { basic, synonyms } = await fetchDetail(id);
        add(id, basic.code_name.toLowerCase());
        add(id, basic.synonym.articles[0]?.code);
        add(id, basic.gtin);
        add(id, basic.ufi?.replaceAll('-', ' ').toLowerCase());
        for (const { identity } of synonyms[0]?.identifiers ?? []) add(id, identity);
      }
      const names = searches.filter(({ search }) => /\p{L}{6}/u.test(search));
      names.forEach(({ id, search }, turn) => turn % 3 === 0 && add(id, misspell(search, turn)));
      // Every kind of search, spread over the products.
      const some = searches.filter(
        (_, index) => Math.floor((index * 210) / searches.length) !== Math.floor(((index - 1) * 210) / searches.length),
      );
      expect(some.length).toBeGreaterThanOrEqual(200);

      const missed: string[] = [];
      const notFirst: string[] = [];
      // All 200 in the soak run. The databases find by the same expressions.
      const tried = some.filter((_, index) => isSoak || index % (isThorough ? 3 : 10) === 0);
      for (const { search, id } of tried) {
        const rank = (await found(search)).indexOf(id);
        if (rank < 0 || rank > 4) missed.push(`${id}: ${search}`);
        else if (rank > 0) notFirst.push(`${id}: ${search}`);
      }
      expect(missed).toEqual([]);
      if (notFirst.length > tried.length * 0.05) expect(notFirst).toEqual([]);
    });

    test.each([
      ['half a number', '67-64', 1001],
      ['a number without its hyphens', '67641', 1001],
      ['a number with its name', 'CAS 67-64-1', 1001],
      ['a UN number', 'UN 1090', 1001],
      ['the beginnings of words', 'ac tech', 1001],
      ['a part of a word', 'entkalker', 1019],
      ['another alphabet’s capitals', 'ΑΚΕΤΟΝΗ', 1001],
      ['the product’s number', '1001', 1001],
    ])('finds a product by %s', async (_, search, id) => {
      expect((await found(search))[0]).toBe(id);
    });

    test('says that it shows similar products, and finds none for another number or for nothing but signs', async () => {
      // Acetone, and what has it among its ingredients.
      const { data, ...similarPage } = await page('search=acetnoe');
      expect(similarPage).toMatchObject({ total: 2, exact: 0, similar: true });
      expect(data.map(({ id, similar }) => [id, similar])).toEqual([
        [1001, true],
        [1015, true],
      ]);
      for (const search of ['67-64-2', '%_\\\'".*[(', '{}', '\u{10FFFF}', '😀', 'zzqqxx'])
        expect({ search, ...(await page(`search=${encodeURIComponent(search)}`)) }).toMatchObject({ search, data: [] });
      // A number that no product has is not left out.
      expect(await found('6764 99999999')).toEqual([]);
    });

    test('filters narrow what is found', async () => {
      const { data: all } = await allPages();
      const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
      const expected: [query: string, Row[]][] = [
        ['pictogram=GHS02', all.filter(({ pictograms }) => pictograms.includes('GHS02'))],
        ['signal=warning', all.filter(({ signal_word }) => signal_word === 'warning')],
        ['lang=2&signal=danger', all.filter((row) => row.validLangs.includes(2) && row.signal_word === 'danger')],
        ['supplier=demo-chemicals-gmbh', all.filter(({ supplier }) => supplier?.id === 'demo-chemicals-gmbh')],
        ['supplier=nobody', []],
      ];
      for (const [query, rows] of expected)
        expect([query, idsOf((await page(query)).data)]).toEqual([query, idsOf(rows)]);
      const publicIds = idsOf((await page('audience=public')).data);
      expect(publicIds).toContain(1019);
      expect(publicIds).not.toContain(1001);
      expect((await page('search=acetone&signal=warning')).total).toBe(0);
    });

    test('names the suppliers of its products', async () => {
      const { data } = (await send('/api/v1/p/suppliers')).json() as { data: { id: string; text: string }[] };
      const shown = (await page('')).data.flatMap(({ supplier }) => supplier ?? []);
      expect(new Set(data.map(({ id, text }) => `${id} ${text}`))).toEqual(
        new Set(shown.map(({ id, text }) => `${id} ${text}`)),
      );
    });

    test('a long search, and one of many words, are answered within bounds', async () => {
      const words = 'ab '.repeat(66);
      for (const search of ['a'.repeat(200), words, '1 '.repeat(99), 'acetone '.repeat(24), '١٢٣'.repeat(60)])
        expect((await page(`search=${encodeURIComponent(search)}`)).total).toBeLessThan(24);
    });

    if (database === 'PostgreSQL') {
      test('a product that is not public any more disappears at once', async () => {
        const rename = (name: string) =>
          run(`update product_versions set facts = jsonb_set(facts, '{name,en}', '"${name}"') where product_id = 1001`);
        run("update products set state = 'removed' where id = 1001");
        expect(await found('acetone')).not.toContain(1001);
        run("update products set state = 'published' where id = 1001");
        expect(await found('acetone')).toContain(1001);
        rename('Quickclean');
        expect(await found('quickclean')).toEqual([1001]);
        rename('Acetone technical 99.5 %');
        expect(await found('quickclean')).toEqual([]);
      });
    }
  });
