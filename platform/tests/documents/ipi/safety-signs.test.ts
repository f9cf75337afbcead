import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { safetySigns } from '../../../documents/blocks/safety-signs.ts';
import { buildIpi } from '../../../documents/ipi/view-model.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import type { StandardPhrase } from '../../../languages/en/sheet.ts';
import { productFacts } from '../../../product/facts.ts';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { sampleOptions } from '../sample-product.ts';
import { sectionOf } from './sample-ipi.ts';

/** A word of the text beside each sign, in English. */
const words: Record<string, RegExp> = {
  M004: /glasses|goggles/,
  M005: /Earth containers/,
  M009: /gloves/,
  M010: /clothing/,
  M011: /Wash hands/,
  M013: /face shield/,
  M017: /Required where ventilation is insufficient|breathing apparatus/,
  M028: /locked up/,
  M055: /reach of children/,
  M057: /ventilation/,
  P003: /open flames/,
  P022: /Do not eat, drink/,
  E011: /Rinse the (?:open )?eye/,
  E012: /Rinse the skin|Wash with plenty of water/,
};

test.each<[phrases: StandardPhrase[], signs: string[]]>([
  [
    ['tightGoggles', 'faceShield'],
    ['M004', 'M013'],
  ],
  [['gloves', 'glovesNitrile'], ['M009']],
  [['glovesNotNeeded'], []],
  [
    ['hygiene', 'keepFromIgnition', 'hygiene'],
    ['M011', 'P022', 'P003'],
  ],
  [['lockUpFromChildren'], ['M028', 'M055']],
  [['safetyGlasses'], ['M004']],
  [['eyewash'], ['E011']],
  [['eyewashAndShower'], ['E011', 'E012']],
  [['respiratoryNotNeeded'], []],
  [[], []],
])('%s call for %s', (phrases, signs) => {
  expect(safetySigns(phrases, new Set(['classified']))).toEqual(signs);
});

test('a sign stands only beside its text, and in each language under its name', () =>
  expectEach(
    demoCatalogue,
    ({ code }) => code,
    (product) => {
      const facts = productFacts.parse(product.versions[0]!.facts);
      const document = buildIpi(product, facts, 'en', sampleOptions);
      for (const id of ['protection', 'firstAid'] as const) {
        const { signs, lines, rows } = sectionOf(document, id);
        const text = [...lines, ...rows.flatMap(({ values }) => values)].join(' ');
        expect(signs.filter(({ code }) => !words[code]?.test(text))).toEqual([]);
        expect(signs.every(({ code }) => (id === 'firstAid') === code.startsWith('E'))).toBe(true);
        expect(new Set(signs.map(({ code }) => code)).size).toBe(signs.length);
      }
      for (const { code: lang } of documentLanguages) {
        const names: Record<string, string> = phrasesFor(lang).ipi.signs;
        const { signs } = sectionOf(buildIpi(product, facts, lang, sampleOptions), 'protection');
        expect(signs.map(({ name }) => name)).toEqual(signs.map(({ code }) => names[code]));
      }
    },
  ));
