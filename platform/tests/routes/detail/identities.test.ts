import { identities } from '../../../routes/detail/build-detail.ts';
import type { ProductFacts } from '../../../product/facts.ts';

const known = (identifiers: ProductFacts['identifiers'], lang: 'en' | 'de') =>
  identities({ identifiers } as ProductFacts, lang).flatMap((entry) =>
    entry.identifiers.map(({ identity }) => identity),
  );

test.each([
  ['en', ['White spirit', 'WS', 'EC 919-857-5']],
  ['de', ['Testbenzin', 'WS', 'EG 919-857-5']],
] as const)(
  '%s: other names come in the language, one without languages as it is, then the numbers under the names of their registers',
  (lang, all) => {
    const synonyms = [{ en: 'White spirit', de: 'Testbenzin' }, 'WS'];
    expect(known({ synonyms, ec: '919-857-5' }, lang)).toEqual(all);
  },
);

test('a product without other names and numbers is known as nothing else', () => {
  expect(identities({ identifiers: { synonyms: [] } } as unknown as ProductFacts, 'en')).toEqual([]);
});
