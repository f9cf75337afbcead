import type { DocType } from '@/lib/domain/pages/tabs';
import { sampleDossier } from './dossier-sample';
import { truncateTitle, ogTitle, pageTitle, screenTitle } from '@/lib/domain/discovery/page-head';

test.each([
  ['productName', 45, 45],
  ['productName', 46, 44],
  ['ogTitle', 60, 60],
  ['ogTitle', 61, 58],
] as const)('%s of %d characters keeps %d', (limit, length, truncatedLength) => {
  const text = 'a'.repeat(length);
  expect(truncateTitle(text, limit)).toBe(truncatedLength === length ? text : `${'a'.repeat(truncatedLength)}..`);
});

test('a character outside the basic plane is never cut in two', () => {
  const cut = truncateTitle('a'.repeat(43) + '🧪'.repeat(4), 'productName');
  expect(cut).toBe(`${'a'.repeat(43)}🧪..`);
});

test('a page title names product, screen and brand', () => {
  expect(pageTitle({ name: 'Acetone, technical', screen: 'Safety data sheet', brand: 'Dossier' })).toBe(
    'Acetone, technical :: Safety data sheet :: Dossier',
  );
  expect(pageTitle({ name: 'n'.repeat(46), screen: 'Detail', brand: 'Dossier' })).toBe(
    `${'n'.repeat(44)}.. :: Detail :: Dossier`,
  );
});

test('the title of a shared link is cut as a whole', () => {
  expect(ogTitle({ name: 'Acetone, technical', screen: 'Detail' })).toBe('Acetone, technical :: Detail');
  expect(ogTitle({ name: 'n'.repeat(50), screen: 'Safety data sheet' })).toBe(`${'n'.repeat(50)} :: Safe..`);
});

test.each<[string, DocType, number, string]>([
  ['a document in a language that we speak is called by its screen', 'gh', 2, 'Safety data sheet'],
  ['one in another also names the language', 'gh', 77, 'Safety data sheet (Hrvatski)'],
  ['… by its number where the platform does not name it', 'gh', 78, 'Safety data sheet (78)'],
  ['a page in the interface language never does', 'pd', 77, 'Safety data sheet'],
])('%s', (_, docType, lang, expected) => {
  const dossier = sampleDossier({
    languages: [{ id: 77, name: 'Hrvatski', code: 'hr', created: null, tdsCreated: null }],
  });
  expect(screenTitle('Safety data sheet', dossier, { docType, lang })).toBe(expected);
});
