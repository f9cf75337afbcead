import { labelLanguages } from '../../languages/languages.ts';
import { labelMarkets, missingMarketLanguages } from '../../law/market-languages.ts';

test.each([
  ['DE', ['de'], []],
  ['DE', ['en', 'fr'], ['de']],
  ['BE', ['fr', 'de'], ['nl']],
  ['FI', [], ['fi', 'sv']],
  ['LU', ['de'], []],
  ['LU', ['en'], ['fr']],
  ['MT', ['en'], []],
  ['CH', ['de'], null],
  ['', ['de'], null],
])('for %s a label in %j lacks %j (CLP Art. 17(2))', (country, languages, missing) => {
  expect(missingMarketLanguages(country, languages)).toEqual(missing);
});

test('a market’s languages are offered together where labels have all of them', () => {
  const markets = labelMarkets(labelLanguages.map(({ code }) => code));
  const languagesOf = (country: string) => markets.find((market) => market.country === country)?.languages;
  expect(markets).toHaveLength(29);
  expect(languagesOf('BE')).toEqual(['nl', 'fr', 'de']);
  expect(languagesOf('CH')).toEqual(['de', 'fr', 'it']);
  expect(languagesOf('FI')).toEqual(['fi', 'sv']);
  expect(languagesOf('IE')).toEqual(['en']);
  expect(languagesOf('NO')).toBeUndefined();
  for (const { country, languages } of markets) expect(missingMarketLanguages(country, languages) ?? []).toEqual([]);
});
