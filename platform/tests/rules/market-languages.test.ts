import { missingMarketLanguages } from '../../rules/market-languages.ts';

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
