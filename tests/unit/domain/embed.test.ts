import { boundedLength, embedDocument, embedFrame } from '@/lib/domain/discovery/embed';

const hostile = `"><script>alert(1)</script>'&`;

test('what names and texts hold stays text', () => {
  const card = embedDocument({
    interfaceLang: 'en',
    name: hostile,
    url: 'https://dossier.example/p/1/en/pd/1',
    origin: [hostile],
    signalWord: { code: 'danger', text: hostile },
    pictograms: [{ name: hostile, src: 'data:,' }],
    statements: [{ code: hostile, text: hostile }],
    notes: [hostile],
    documents: [{ name: hostile, links: [{ url: hostile, language: 'en', name: hostile }] }],
  });
  expect(card).not.toContain('<script');
  expect(card).not.toContain('">' + '<script');
  expect(embedFrame(hostile, hostile, { width: 1, height: 1 })).not.toContain('<script');
});

test('a pictogram without a drawing is there by its name', () => {
  const card = embedDocument({
    interfaceLang: 'en',
    name: 'Acetone',
    url: '',
    origin: [],
    signalWord: null,
    pictograms: [{ name: 'Flame', src: null }],
    statements: [],
    notes: [],
    documents: [],
  });
  expect(card).toContain('<span>Flame</span>');
  expect(card).not.toContain('<img');
});

test.each([
  [null, 480],
  ['300', 300],
  ['0', 1],
  ['99999', 480],
  ['-5', 480],
  ['1e3', 480],
])('a requested maximum length of %s is bounded to %i', (requested, expected) => {
  expect(boundedLength(requested, 480)).toBe(expected);
});
