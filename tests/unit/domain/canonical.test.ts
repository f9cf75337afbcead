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
