import type { Dossier } from '@/lib/domain/product/dossier';
import { readingPaths } from '@/lib/domain/pages/product-pages';
import type { DocType } from '@/lib/domain/pages/tabs';
import { sampleDossier } from './dossier-sample';

const dossierWithoutSds: Partial<Dossier> = { validLangs: [], sdsExists: false, emergencyTelephone: '+49 30 19240' };

test.each<[string, Partial<Dossier>, ['en' | 'de', DocType, number], string[]]>([
  [
    'a page in the interface language is there in all others',
    {},
    ['en', 'pd', 1],
    ['/de/pd/2', '/fr/pd/1', '/sl/pd/1', '/it/pd/1', '/es/pd/1', '/pl/pd/1', '/el/pd/1'],
  ],
  ['a document is there in its valid languages only', {}, ['en', 'gh', 1], ['/de/gh/2']],
  ['… a TDS in its own', { validTdsLangs: [1, 3] }, ['en', 'th', 1], ['/fr/th/3']],
  [
    'a document in another language than the page around it is there in both',
    {},
    ['de', 'gh', 1],
    ['/en/gh/1', '/de/gh/2'],
  ],
  ['the emergency screen is there in the languages of the SDS', {}, ['de', 'emergency', 2], ['/en/emergency/1']],
  [
    '… without an SDS in those of the interface',
    dossierWithoutSds,
    ['de', 'emergency', 2],
    [
      '/en/emergency/2',
      '/fr/emergency/2',
      '/sl/emergency/2',
      '/it/emergency/2',
      '/es/emergency/2',
      '/pl/emergency/2',
      '/el/emergency/2',
    ],
  ],
])('%s', (_, changes, [interfaceLang, docType, lang], expected) => {
  const links = readingPaths(sampleDossier(changes), { interfaceLang, docType, lang });
  expect(links.map(({ href }) => href)).toEqual(expected.map((path) => `/1001${path}`));
});
