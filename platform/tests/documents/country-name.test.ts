import { countryName } from '../../languages/languages.ts';

test.each([
  ['DE', 'en', 'Germany'],
  ['DE', 'de', 'Deutschland'],
  ['IT', 'de', 'Italien'],
  ['EU', 'de', 'Europäische Union'],
  ['Slovenia', 'de', 'Slovenia'],
] as const)('%s is called in %s %s', (country, lang, name) => {
  expect(countryName(country, lang)).toBe(name);
});
