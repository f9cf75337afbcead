import { filterOptions } from '@/lib/domain/lists/option-filter';

const options = ['English', 'Español', 'Français', 'Eesti keel'].map((text) => ({ text }));

test.each([
  { filter: '', shown: ['English', 'Español', 'Français', 'Eesti keel'] },
  { filter: '  ', shown: ['English', 'Español', 'Français', 'Eesti keel'] },
  { filter: 'es', shown: ['Español', 'Eesti keel'] },
  { filter: ' GLI ', shown: ['English'] },
  { filter: 'i k', shown: ['Eesti keel'] },
  { filter: 'Ç', shown: ['Français'] },
  { filter: 'Suomi', shown: [] },
])('the filter "$filter" leaves what contains it', ({ filter, shown }) => {
  expect(filterOptions(options, filter).map(({ text }) => text)).toEqual(shown);
});
