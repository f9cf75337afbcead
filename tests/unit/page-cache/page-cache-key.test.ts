import fc from 'fast-check';
import { packParameters } from '@/lib/domain/pages/pack';
import { cachedPages, readPageQuery } from '@/lib/domain/pages/page-query';
import { basePath } from '@/lib/domain/pages/paths';
import { parseDossierPath } from '@/lib/domain/pages/route';
import { docTypes, pageTypes } from '@/lib/domain/pages/tabs';
import { interfaceLanguages } from '@/lib/domain/languages/languages';
import { pageCacheKey } from '@/page-cache/page-cache-key';

const kept = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageCacheKey({ method, url, headers });

test.each(['pd', 'pi', 'gh', 'th', 'ee', 'mh', 'emergency'])('the page %s is kept for everybody', (segment) => {
  expect(kept(`/p/1001/en/${segment}/1`)).toBe(`/p/1001/en/${segment}/1`);
  expect(kept(`/p/1001/en/${segment}/1`, {}, 'HEAD')).toBe(`/p/1001/en/${segment}/1`);
});

test('the pages under the SDS are kept, too, each under the part of its query that it reads, in one order', () => {
  expect(kept('/p/1001/en/gh/1/download')).toBe('/p/1001/en/gh/1/download');
  expect(kept('/p/1009/en/gh/1?qr=0&version=10091')).toBe('/p/1009/en/gh/1?version=10091&qr=0');
  expect(kept('/p/1009/en/gh/1?version=10091&qr=0')).toBe('/p/1009/en/gh/1?version=10091&qr=0');
  expect(kept('/p/1009/de/gh/2?market=AT&qr=0')).toBe('/p/1009/de/gh/2?qr=0&market=AT');
  expect(kept('/p/1009/de/gh/2/download?market=AT')).toBe('/p/1009/de/gh/2/download?market=AT');
  expect(kept('/p/1009/de/emergency/2?market=AT')).toBe('/p/1009/de/emergency/2?market=AT');
});

test('what no page reads of a query makes no other page of it', () => {
  expect(kept('/p/1001/en/pd/1?utm_source=mail')).toBe('/p/1001/en/pd/1');
  expect(kept('/p/1009/en/gh/1?fbclid=a&qr=0')).toBe('/p/1009/en/gh/1?qr=0');
});

test.each<[string, Record<string, string>, string | null]>([
  ['/p', {}, '/p?interfaceLang=en'],
  ['/p', { 'accept-language': 'pl,de;q=0.8' }, '/p?interfaceLang=pl'],
  ['/p', { 'accept-language': 'pl', cookie: 'a=b; language=el_GR' }, '/p?interfaceLang=el'],
  ['/p?utm_source=mail&search=%20acetone%20&page=1&x[]=1', {}, '/p?search=acetone&interfaceLang=en'],
  ['/p?lang=2&search=a&search=b&signal=none&interfaceLang=de', {}, '/p?search=a&lang=2&interfaceLang=de'],
  ['/p/suppliers/demo-chemicals-gmbh?page=2', {}, '/p/suppliers/demo-chemicals-gmbh?page=2&interfaceLang=en'],
  ['/p?id=1001', {}, null],
  ['/p?search=acetone', { cookie: 'token=Fe26.2' }, null],
  ['/p?search=acetone', { rsc: '1' }, null],
])('%s of the catalogue, asked with %j, is kept as %s', (url, headers, key) => {
  expect(kept(url, headers)).toBe(key);
});

test.each([
  ['/p/1001/en/pi/1?edit=0.734', '/p/1001/en/pi/1'],
  ['/p/1001/en/pi/1?edit=1', '/p/1001/en/pi/1?edit=1'],
  ['/p/1001/en/pi/1?edit=2&changes=10011', '/p/1001/en/pi/1?changes=10011'],
  ['/p/1001/en/gh/1?edit=1&changes=2', '/p/1001/en/gh/1'],
  ['/p/1001/en/pd/1?version=7&qr=0', '/p/1001/en/pd/1'],
  ['/p/1001/en/mh/1?qr=0&version=1', '/p/1001/en/mh/1?qr=0'],
])('%s is the page %s: values that change nothing make no other page', (url, key) => {
  expect(kept(url)).toBe(key);
});

test.each([
  'gh/1?version=../a%26qr=1',
  'gh/1?qr=yes',
  `th/1?version=${'1'.repeat(33)}`,
  'pi/1?changes=',
  'mh/1?qr=2',
  'gh/1?market=Austria',
])('%s leads to another address and is not kept', (page) => expect(kept(`/p/1009/en/${page}`)).toBeNull());

test.each(['/p/01009/en/gh/1', '/p/1009/en/gh/01', '/p/0/en/gh/1'])('%s is no page of its own', (url) => {
  expect(kept(url)).toBeNull();
});

test.each([
  ['the label under edit', '/p/1001/en/ed/1'],
  ['the product list', '/p/products'],
  ['an error page', '/p/dossiererror?id=1&cause=unknown'],
  ['a handler', '/p/api/sds/1001/1'],
  ['a label with settings', '/p/1001/en/ee/1?size=5'],
  ['a parameter that is there twice', '/p/1001/en/gh/1?qr=0&qr=1'],
  ['an encoded address', '/p/1001/en/%70d/1'],
])('%s is not kept', (_, url) => {
  expect(kept(url)).toBeNull();
});

test.each([
  ['a logged-in visitor', { cookie: 'language=en_US; token=Fe26.2' }],
  ['a logged-in visitor on https', { cookie: 'language=en_US;__Host-token=Fe26.2' }],
  ['the data of a page', { rsc: '1' }],
  ['a page in case it is wanted', { 'x-prefetch': '1' }],
])('a page that is requested by or as %s is not kept', (_, headers) => {
  expect(kept('/p/1001/en/pd/1', headers)).toBeNull();
});

test('an unrelated cookie keeps no page from the cache', () => {
  expect(kept('/p/1001/en/pd/1', { cookie: 'language=de_DE; xtoken=1' })).toBe('/p/1001/en/pd/1');
  expect(kept('/p/1001/en/pd/1', {}, 'POST')).toBeNull();
});

describe('a key and the page', () => {
  const allParameters = [
    ...new Set(Object.values(pageTypes).flatMap(({ parameters }) => parameters as readonly string[])),
  ];
  const values = fc.oneof(
    fc.constantFrom('0', '1', '2', '10091', 'v1.2', 'unheard-of!', ''),
    fc.stringMatching(/^[\w.-]{1,33}$/),
    fc.string({ maxLength: 8 }),
  );
  const parameter = fc.tuple(
    fc.oneof(
      fc.constantFrom(...allParameters),
      fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => !allParameters.some((known) => known === name)),
    ),
    values,
  );
  const address = fc.record({
    id: fc.integer({ min: 1, max: 999_999_999_999 }),
    interfaceLang: fc.constantFrom(...interfaceLanguages),
    docType: fc.constantFrom(...docTypes),
    lang: fc.integer({ min: 1, max: 99 }),
    rest: fc.constantFrom('', '/download', '/share'),
    query: fc.array(parameter, { maxLength: 4 }),
  });
  type Address = typeof address extends fc.Arbitrary<infer T> ? T : never;
  const pathOf = ({ id, interfaceLang, docType, lang, rest }: Address) =>
    `${basePath}/${id}/${interfaceLang}/${docType}/${lang}${rest}`;
  const urlOf = (page: Address) => [pathOf(page), new URLSearchParams(page.query).toString()].filter(Boolean).join('?');
  /** All that a page is rendered from, beside the deployment: its route, and its query as pages and middleware read it. */
  const inputsOf = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const route = parseDossierPath(pathname.slice(basePath.length));
    const names = [...searchParams.keys()];
    const query = Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)]));
    return { route, query: route.kind === 'dossier' ? readPageQuery(route.docType, query) : null };
  };
  const headers = fc.dictionary(
    fc.constantFrom('accept', 'accept-language', 'cookie', 'host', 'user-agent', 'referer', 'range', 'if-none-match'),
    fc.string({ maxLength: 12 }).filter((text) => !text.includes('token=')),
  );

  it('lead to the same page: the key has all that the page reads of the address', () => {
    fc.assert(
      fc.property(address, (page) => {
        const key = kept(urlOf(page));
        fc.pre(key !== null);
        const [requestedUrl, rendered] = [inputsOf(urlOf(page)), inputsOf(key!)];
        expect(rendered.route).toEqual(requestedUrl.route);
        // `edit` has one value; with any other the page is the one without it.
        if (page.docType === 'pi' && requestedUrl.query && !('edit' in (rendered.query ?? {})))
          delete requestedUrl.query.edit;
        expect(rendered.query).toEqual(requestedUrl.query);
      }),
      { numRuns: 2_000 },
    );
  });

  it('differ where anything that the page reads differs, and only there', () => {
    fc.assert(
      fc.property(
        address,
        address,
        fc.constantFrom('id', 'interfaceLang', 'docType', 'lang', 'rest'),
        (page, other, part) => {
          const changed = { ...page, [part]: other[part] };
          const [key, changedKey] = [kept(urlOf(page)), kept(urlOf(changed))];
          fc.pre(key !== null && changedKey !== null);
          expect(key === changedKey).toBe(page[part] === changed[part]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  const cached = [...cachedPages].flatMap(([docType, parameters]) =>
    (parameters ?? []).map(({ name }) => [docType, name] as const),
  );
  const isOfPack = ([, name]: (typeof cached)[number]) => packParameters.some((parameter) => parameter === name);
  it.each(cached.filter(isOfPack))('of %s about one pack, by its %s, are not kept', (docType, name) => {
    expect(kept(`${basePath}/1001/en/${docType}/1?${name}=L7`)).toBeNull();
  });
  it.each(cached.filter((each) => !isOfPack(each)))('of %s: another value of %s is another key', (docType, name) => {
    const path = `${basePath}/1001/en/${docType}/1`;
    const values = name === 'market' ? ['AT', 'DE', 'be'] : ['0', '1', '10091', '10092'];
    const known = values.map((value) => kept(`${path}?${name}=${value}`)).filter(Boolean);
    expect(known.length).toBeGreaterThan(1);
    const keys = name === 'edit' ? [path, `${path}?edit=1`] : known;
    expect(new Set([path, ...known])).toEqual(new Set([path, ...keys]));
    expect(new Set(known).size).toBe(name === 'edit' ? 2 : known.length);
  });

  it('are the same with parameters that the page does not read, in any order, and with other headers and cookies', () => {
    const foreign = fc.array(
      fc.tuple(
        fc.stringMatching(/^[a-z_]{1,12}$/).filter((name) => !allParameters.some((known) => known === name)),
        values,
      ),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(address, foreign, headers, (page, others, requestHeaders) => {
        fc.pre(
          cachedPages.get(page.docType) !== null &&
            page.query.every(([name], index) => page.query.findIndex(([otherName]) => otherName === name) === index),
        );
        const key = kept(urlOf(page));
        expect(kept(urlOf({ ...page, query: [...others, ...page.query.toReversed()] }), requestHeaders)).toBe(key);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are there for every page of the table but the label editor and the form to a supplier', () => {
    for (const docType of docTypes) {
      const path = `${basePath}/1001/en/${docType}/1`;
      expect(kept(path)).toBe(docType === 'ed' || docType === 'feedback' ? null : path);
    }
  });
});
