import { cleanSearch, maxSearchLength } from '@/lib/domain/lists/list-query';
import { readListQuery } from '@/lib/domain/lists/read-list-query';

test.each([
  ['is the whole list without a query', {}, '', 1],
  ['is a page', { page: '7' }, '', 7],
  ['is what a search found', { search: 'acetone', page: '2' }, 'acetone', 2],
  ['takes the first of several values', { search: ['acid', 'water'], page: ['3', '4'] }, 'acid', 3],
  ['begins at page 1 for 0', { page: '0' }, '', 1],
  ['begins at page 1 for -1', { page: '-1' }, '', 1],
  ['begins at page 1 for a word', { page: 'x' }, '', 1],
  ['begins at page 1 for a fraction', { page: '1.5' }, '', 1],
  ['begins at page 1 for a number that no list has', { page: '99999999999' }, '', 1],
  ['knows no property of an object', { page: '__proto__', search: '__proto__' }, '__proto__', 1],
])('the product list %s', (_, query, search, page) => {
  expect(readListQuery(query)).toEqual({ ...plain, search, page });
});

const plain = {
  search: '',
  sort: 'name',
  pictogram: null,
  lang: null,
  sds: null,
  page: 1,
  interfaceLang: null,
  state: null,
};

test.each([
  [
    { sort: '-date', pictogram: 'GHS02', lang: '3', sds: 'none' },
    { sort: '-date', pictogram: 'GHS02', lang: 3, sds: 'none' },
  ],
  [{ sort: 'size', pictogram: 'GHS99', lang: '0', sds: 'all' }, {}],
  [{ sort: '', pictogram: '', lang: '', sds: '' }, {}],
  [{ sort: ['code', 'date'], lang: ['1000', '1'] }, { sort: 'code' }],
])('the product list is sorted and filtered by %j', (query, expected) => {
  expect(readListQuery(query)).toEqual({ ...plain, ...expected });
});

test.each([
  ['de', 'de'],
  ['xx', null],
  ['', null],
])('interfaceLang=%s names the language %p', (interfaceLang, expected) => {
  expect(readListQuery({ interfaceLang }).interfaceLang).toBe(expected);
});

test.each([
  ['  two   words\n', 'two words'],
  ['a\0b\u0007', 'a b'],
  ['100 %', '100 %'],
  ['Ακετόνη', 'Ακετόνη'],
  [' \t ', ''],
])('the search %j asks for %j', (typed, requested) => {
  expect(cleanSearch(typed)).toBe(requested);
});

test('a search of 10,000 characters is cut where the platform stops, never within a character', () => {
  expect(cleanSearch('x'.repeat(10_000))).toBe('x'.repeat(maxSearchLength));
  expect(cleanSearch('x'.repeat(maxSearchLength - 1) + '🧪🧪')).toBe('x'.repeat(maxSearchLength - 1));
});
