import { sharedPage } from '@/lib/domain/discovery/indexable-pages';
import { sampleDossier } from '@/tests/unit/domain/dossier-sample';

test.each([
  ['the landing page', { docType: 'pd', lang: 2 }, { docType: 'gh', lang: 2 }],
  ['the detail', { docType: 'pi', lang: 1 }, { docType: 'gh', lang: 1 }],
  ['the SDS itself', { docType: 'gh', lang: 2 }, { docType: 'gh', lang: 2 }],
  ['the technical data sheet', { docType: 'th', lang: 1 }, { docType: 'gh', lang: 1 }],
  ['a page in a language without an SDS', { docType: 'pd', lang: 7 }, { docType: 'gh', lang: 1 }],
] as const)('of %s a visitor shares the SDS', (_, page, shared) => {
  expect(sharedPage(sampleDossier(), page)).toEqual(shared);
});

test.each([
  ['without an SDS', { sdsExists: false }],
  ['whose SDS is not public', { documents: { sds: false, tds: true, label: true, ipi: true } }],
  ['without an SDS version', { versions: [] }],
  ['whose SDS is valid in no language', { validLangs: [] }],
])('of a product %s a visitor shares the page itself', (_, changes) => {
  const page = { docType: 'pi', lang: 2 } as const;
  expect(sharedPage(sampleDossier(changes), page)).toEqual(page);
});
