import { expectEach } from '../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { documentLanguages, localise, type LanguageCode } from '../../languages/languages.ts';
import { productFacts } from '../../product/facts.ts';

const languages = documentLanguages.map(({ code }) => code);

/** 'Not otherwise specified' as ADR writes it in the language. */
const notOtherwiseSpecified: Record<LanguageCode, string> = {
  en: 'N.O.S.',
  de: 'N.A.G.',
  fr: 'N.S.A.',
  sl: 'N.D.N.',
  it: 'N.A.S.',
  es: 'N.E.P.',
  pl: 'I.N.O.',
  el: 'Ε.Α.Ο.',
};

const dangerousGoods = demoCatalogue.flatMap(({ code, versions }) =>
  versions.flatMap(({ text, facts }) => {
    const { transport } = productFacts.parse(facts);
    return transport ? [[`${code} ${text}`, transport.properShippingName] as const] : [];
  }),
);

test('has a proper shipping name in every language', () =>
  expectEach(
    dangerousGoods,
    ([title]) => title,
    ([, name]) => {
      expect(name).toEqual(Object.fromEntries(languages.map((lang) => [lang, expect.any(String)])));
    },
  ));

test('carries its technical name where it is not otherwise specified, and only there', () =>
  expectEach(
    dangerousGoods,
    ([title]) => title,
    ([, name]) => {
      const isGeneric = localise(name, 'en')?.includes(notOtherwiseSpecified.en) ?? false;
      for (const lang of languages) {
        const [official, technical] = localise(name, lang)?.split(' (') ?? [];
        expect([lang, official?.endsWith(notOtherwiseSpecified[lang])]).toEqual([lang, isGeneric]);
        expect([lang, technical !== undefined]).toEqual([lang, isGeneric]);
      }
    },
  ));

test('begins in capitals, as the official lists have it', () =>
  expectEach(
    dangerousGoods,
    ([title]) => title,
    ([, name]) => {
      const firstWords = languages.map((lang) => localise(name, lang)?.split(/[ ,]/)[0] ?? '');
      expect(firstWords).toEqual(firstWords.map((word) => word.toUpperCase()));
    },
  ));
