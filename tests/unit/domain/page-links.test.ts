import type { Dossier } from '@/lib/domain/product/dossier';
import { linkHeader, pageLinks } from '@/lib/domain/discovery/page-links';
import type { DocType } from '@/lib/domain/pages/tabs';
import { sampleDossier } from './dossier-sample';

const linksOf = (
  docType: DocType,
  { lang = 2, rest = [] as string[], query = {}, dossier = {} as Partial<Dossier> } = {},
) => pageLinks(sampleDossier(dossier), { interfaceLang: 'de', docType, lang, subpath: rest }, query);
const pdfOf = (links: ReturnType<typeof linksOf>) => links.find(({ type }) => type === 'application/pdf')?.path;

const austrianDossier = { sds: { ...sampleDossier().sds, markets: [{ lang: 2, countries: ['DE', 'AT'] }] } };

test.each<[string, DocType, NonNullable<Parameters<typeof linksOf>[1]>, string | undefined]>([
  ['the landing page leads to the SDS', 'pd', {}, '/api/download/sds/1001/2'],
  ['… in a language in which it is valid', 'pi', { lang: 7 }, '/api/download/sds/1001/1'],
  ['… where there is one', 'pi', { dossier: { sdsExists: false } }, undefined],
  ['the emergency screen leads to the SDS, which it repeats', 'emergency', {}, '/api/download/sds/1001/2'],
  [
    '… for a country that it is offered for',
    'emergency',
    { query: { market: 'AT' }, dossier: austrianDossier },
    '/api/download/sds/1001/2?market=AT',
  ],
  ['… for no other', 'emergency', { query: { market: 'FR' }, dossier: austrianDossier }, '/api/download/sds/1001/2'],
  ['an SDS leads to its PDF', 'gh', {}, '/api/download/sds/1001/2'],
  ['… of the version in view', 'gh', { query: { version: '11', qr: '0' } }, '/api/download/sds/1001/2?version=11&qr=0'],
  ['… for the country in view', 'gh', { query: { market: 'AT' } }, '/api/download/sds/1001/2?market=AT'],
  ['… never of one that the product has not', 'gh', { query: { version: '99' } }, '/api/download/sds/1001/2'],
  ['… from the pages below it, too', 'gh', { rest: ['download'] }, '/api/download/sds/1001/2'],
  ['a TDS leads to its PDF', 'th', { lang: 1 }, '/api/download/tds/1001/1'],
  ['… of the version in view', 'th', { lang: 1, query: { version: '1' } }, '/api/download/tds/1001/1?version=1'],
  ['safety instructions lead to their PDF', 'mh', { query: { qr: '0' } }, '/api/download/ipi/1001/2?size=A4&qr=0'],
  ['a label’s PDF depends on its settings', 'ee', {}, undefined],
])('%s', (_, docType, page, expected) => {
  expect(pdfOf(linksOf(docType, page))).toBe(expected);
});

test.each<[string, DocType, string[]]>([
  ['the label’s editor', 'ed', []],
  ['an address below a screen that has none', 'pd', ['more']],
])('%s has no links for programs', (_, docType, rest) => {
  expect(linksOf(docType, { rest })).toEqual([]);
});

test('a header names each link by its whole address', () => {
  expect(linkHeader('https://dossier.example', linksOf('gh', { lang: 1 }))).toBe(
    [
      '<https://dossier.example/p/1001/en/gh/1>; rel="canonical"',
      '<https://dossier.example/p/api/download/sds/1001/1>; rel="alternate"; type="application/pdf"',
      '<https://dossier.example/p/1001.json?interfaceLang=de>; rel="alternate"; type="application/ld+json"',
    ].join(', '),
  );
});
