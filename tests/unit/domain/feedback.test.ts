import { feedbackPath, feedbackQuery, subjectOfReferrer } from '@/lib/domain/pages/feedback';
import { maxSiteProducts, sitePath, siteProducts } from '@/lib/domain/pages/site-path';

test.each([
  ['/p/1001/de/gh/2?version=10012&market=AT&qr=0', { page: 'gh', version: '10012', market: 'AT' }],
  ['/p/1001/de/hazards/2?market=AT', { page: 'hazards', version: null, market: 'AT' }],
  ['/p/1001/de/pd/2?version=10012', { page: 'pd', version: null, market: null }],
  ['/p/1001/de/gh/2?version=<script>&market=xx', { page: 'gh', version: null, market: null }],
  // Another product, the form itself, the label editor, a page that is no dossier's.
  ['/p/1002/de/gh/2', null],
  ['/p/1001/de/feedback/2', null],
  ['/p/1001/de/ed/2', null],
  ['/p/products', null],
  ['/1001/de/gh/2', null],
])('a visitor who comes from %s writes about %j', (path, expected) => {
  expect(subjectOfReferrer(`https://sds.example${path}`, 1001)).toEqual(expected);
});

test('without a referrer the address says it, and what it does not know reads as omitted', () => {
  for (const referrer of [null, '', 'no address']) expect(subjectOfReferrer(referrer, 1001)).toBeNull();
  expect(feedbackQuery.parse({ page: 'gh', version: '7', market: 'AT', outcome: 'sent' })).toEqual({
    page: 'gh',
    version: '7',
    market: 'AT',
    outcome: 'sent',
  });
  expect(feedbackQuery.parse({ page: ['gh'], version: '../', outcome: 'x' })).toEqual({
    page: 'pd',
    version: null,
    market: null,
    outcome: null,
  });
  const product = { id: 1001, interfaceLang: 'de', lang: 2 };
  expect(feedbackPath(product, { page: 'gh', version: '7', market: null, outcome: 'sent' })).toBe(
    '/1001/de/feedback/2?page=gh&version=7&outcome=sent',
  );
});

test('the address of a site has its products, each once and not more than a poster holds', () => {
  expect(sitePath([1001, 1003], 'de')).toBe('/site?products=1001.1003&interfaceLang=de');
  expect(sitePath()).toBe('/site');
  expect(siteProducts('1001.1003,1001.x.-5.0')).toEqual([1001, 1003]);
  for (const odd of [undefined, ['1001'], '', '%']) expect(siteProducts(odd)).toEqual([]);
  const many = Array.from({ length: 300 }, (_, index) => 1001 + index);
  expect(siteProducts(many.join('.'))).toHaveLength(maxSiteProducts);
});
