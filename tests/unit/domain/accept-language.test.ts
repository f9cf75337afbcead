import { acceptedLanguages, bestInterfaceLanguage } from '@/lib/domain/languages/interface-language';

test.each<[string | null, string[], string]>([
  [null, [], 'en'],
  ['de', ['de'], 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', ['de', 'en'], 'de'],
  ['en;q=0.3, sl;q=0.8', ['sl', 'en'], 'sl'],
  ['hr,fr;q=0.7', ['hr', 'fr'], 'fr'],
  ['pt-BR', ['pt'], 'en'],
  ['EL', ['el'], 'el'],
  ['de;q=0, it', ['it'], 'it'],
  ['*', [], 'en'],
  ['fr;q=x, es', ['es'], 'es'],
  [';;,,=,<script>', [], 'en'],
])('%s asks for %j and gets %s', (header, accepted, interfaceLang) => {
  expect(acceptedLanguages(header)).toEqual(accepted);
  expect(bestInterfaceLanguage(acceptedLanguages(header))).toBe(interfaceLang);
});

test('a header of any length is read in no time', () => {
  expect(acceptedLanguages('de,'.repeat(100_000))).toEqual(['de']);
  const begin = performance.now();
  expect(acceptedLanguages(`de${' '.repeat(200_000)}x, it ; q=0.5`)).toEqual(['it']);
  expect(performance.now() - begin).toBeLessThan(1_000);
});
