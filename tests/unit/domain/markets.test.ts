import { marketFor, marketInView } from '@/lib/domain/sds/markets';

const dossier = {
  sds: {
    regulation: null,
    created: null,
    createdLabel: null,
    revision: null,
    revisionLabel: null,
    markets: [
      { lang: 1, countries: ['IE', 'AT'] },
      { lang: 2, countries: ['DE', 'AT', 'BE'] },
    ],
  },
};

test.each([
  ['offered there', 2, 'AT', 'AT'],
  ['not offered there', 1, 'BE', null],
  ['the default there', 2, 'DE', null],
  ['of a language without countries', 7, 'AT', null],
  ['not chosen', 2, null, null],
])('a link to a language has a country %s: %i, %p → %p', (_what, lang, requested, expected) => {
  expect(marketFor(dossier, lang, requested)).toBe(expected);
});

test('in view is the requested country, else the first of the language', () => {
  expect([marketInView(dossier, 1, 'SE'), marketInView(dossier, 2, null), marketInView(dossier, 7, null)]).toEqual([
    'SE',
    'DE',
    null,
  ]);
});
