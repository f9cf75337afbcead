import { canonicalPage, marketAlternates } from '@/lib/domain/discovery/page-links';
import { canonicalPath, canonicalScreen } from '@/lib/domain/pages/product-pages';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { DocType } from '@/lib/domain/pages/tabs';
import { sampleDossier } from './dossier-sample';

test.each<[string, number[], InterfaceLanguage, DocType, number, string]>([
  ['the landing page takes the document of its own language', [1, 2], 'de', 'pd', 1, '/1001/de/pd/2'],
  ['… the first valid one where its own is not valid', [4, 1], 'de', 'pi', 9, '/1001/de/pi/4'],
  ['… English where none is valid', [], 'de', 'pd', 2, '/1001/de/pd/1'],
  ['a document takes the interface language of the document', [1, 2], 'en', 'gh', 2, '/1001/de/gh/2'],
  ['… in every language that documents have', [1, 8], 'de', 'gh', 8, '/1001/el/gh/8'],
  ['… English where nobody knows it', [77], 'de', 'mh', 77, '/1001/en/mh/77'],
  ['the emergency screen repeats the SDS', [1, 2], 'en', 'emergency', 2, '/1001/de/gh/2'],
  ['… without one the landing page', [], 'de', 'emergency', 2, '/1001/de/pd/1'],
])('%s', (_, validLangs, interfaceLang, docType, lang, expected) => {
  const dossier = sampleDossier({ validLangs });
  expect(canonicalPath(dossier, { interfaceLang, docType: canonicalScreen(dossier, docType), lang })).toBe(expected);
});

test('the sheet for another country than the default has a page of its own, and names those of all countries', () => {
  const dossier = sampleDossier({ validLangs: [1, 2] });
  dossier.sds.markets = [
    { lang: 2, countries: ['DE', 'AT'] },
    { lang: 1, countries: ['IE'] },
  ];
  const canonical = (docType: DocType, market: unknown) =>
    canonicalPage(dossier, { interfaceLang: 'en', docType, lang: 2 }, market);
  expect(canonical('gh', undefined)).toBe('/1001/de/gh/2');
  expect(canonical('gh', 'DE')).toBe('/1001/de/gh/2');
  expect(canonical('gh', 'AT')).toBe('/1001/de/gh/2?market=AT');
  expect(canonical('gh', 'SE')).toBe('/1001/de/gh/2');
  expect(canonical('mh', 'AT')).toBe('/1001/de/mh/2');
  const languageAddresses = { en: '/1001/en/gh/1', de: '/1001/de/gh/2', 'x-default': '/1001/en/gh/1' };
  expect(marketAlternates(dossier, 'gh', languageAddresses)).toEqual({
    ...languageAddresses,
    'de-AT': '/1001/de/gh/2?market=AT',
  });
  expect(marketAlternates(dossier, 'th', languageAddresses)).toEqual(languageAddresses);
});
