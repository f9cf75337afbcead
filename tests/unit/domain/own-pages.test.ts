import { canonicalPath } from '@/lib/domain/pages/product-pages';
import { alternatesOf, indexablePages } from '@/lib/domain/discovery/indexable-pages';
import { parseDossierPath } from '@/lib/domain/pages/route';
import { docTypes, type DocType } from '@/lib/domain/pages/tabs';

const product = (validLangs: number[], validTdsLangs: number[] = []) => ({ id: 1001, validLangs, validTdsLangs });

test.each<[string, number[], number[], DocType, Record<string, string>]>([
  [
    'the landing page is there in every interface language, with the document language that goes with it',
    [2, 1],
    [],
    'pd',
    {
      en: '/1001/en/pd/1',
      de: '/1001/de/pd/2',
      fr: '/1001/fr/pd/2',
      sl: '/1001/sl/pd/2',
      it: '/1001/it/pd/2',
      es: '/1001/es/pd/2',
      pl: '/1001/pl/pd/2',
      el: '/1001/el/pd/2',
      'x-default': '/1001/en/pd/1',
    },
  ],
  [
    'a document is there in each of its languages',
    [2, 1],
    [],
    'gh',
    { de: '/1001/de/gh/2', en: '/1001/en/gh/1', 'x-default': '/1001/en/gh/1' },
  ],
  [
    '… the first stands for all others where there is no English one',
    [4, 2],
    [],
    'mh',
    { sl: '/1001/sl/mh/4', de: '/1001/de/mh/2', 'x-default': '/1001/sl/mh/4' },
  ],
  ['… the TDS has languages of its own', [1], [2], 'th', { de: '/1001/de/th/2', 'x-default': '/1001/de/th/2' }],
  [
    '… a language that nobody knows has no name to search engines',
    [77, 2],
    [],
    'ee',
    { de: '/1001/de/ee/2', 'x-default': '/1001/de/ee/2' },
  ],
  ['… a document without a language has no page', [], [], 'gh', {}],
  ['the label editor is kept by nobody', [1, 2], [1], 'ed', {}],
  ['the emergency screen leaves its place to what it repeats', [1, 2], [1], 'emergency', {}],
])('%s', (_, validLangs, validTdsLangs, docType, expected) => {
  expect(alternatesOf(indexablePages(product(validLangs, validTdsLangs), docType))).toEqual(expected);
});

test('a document in a language that nobody knows is still a page of its own', () => {
  expect(indexablePages(product([77]), 'gh')).toEqual([{ path: '/1001/en/gh/77', hreflang: null }]);
});

test.each(docTypes)('every page of its own (%s) is its own canonical', (docType) => {
  const dossier = product([3, 1, 77], [2, 8]);
  for (const { path } of indexablePages(dossier, docType)) {
    const route = parseDossierPath(path);
    expect(route.kind === 'dossier' && canonicalPath(dossier, route)).toBe(path);
  }
});
