import { placesOfPhrase, takesPhrase } from '../../product/phrase-rules.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { en, type StandardPhrase } from '../../languages/en/sheet.ts';

test('every standard phrase has a place', () => {
  expect(Object.keys(en.standard).filter((key) => placesOfPhrase(key).length === 0)).toEqual([]);
});

test.each<[phrase: StandardPhrase, places: string[]]>([
  ['filterA', ['8.2.2.respiratory']],
  ['foam', ['5.1']],
  ['strongAcids', ['10.5']],
  ['carbonOxides', ['5.2', '10.6']],
  ['vapourAirMixtures', ['2.3', '5.2', '9.2', '10.1', '10.3']],
  ['noFurtherData', ['2.3', '9.2', '11.1', '11.2', '12.1', '12.2', '12.3', '12.4', '12.5', '12.6', '12.7', '16']],
  ['disclaimer', ['16']],
])('%s stands in %j', (phrase, places) => {
  expect(placesOfPhrase(phrase)).toEqual(places);
});

test('the catalogue puts each phrase where it belongs', () => {
  const wrong = demoCatalogue.flatMap(({ code, versions }) =>
    versions.flatMap(({ facts }) =>
      Object.entries(facts.phrases ?? {}).flatMap(([slot, keys]) =>
        keys.filter((key) => !takesPhrase(slot, key)).map((key) => `${code}: ${slot} ${key}`),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
