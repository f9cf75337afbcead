import { countryName, fill } from '../../languages/languages.ts';
import type { MarketPhrases } from '../../languages/en/markets.ts';
import { marketOf } from '../../product/markets/markets.ts';
import { textInLanguage, type Sheet } from '../../documents/sds/sheet/sheet.ts';
import { element, phrases, textElement, type XmlElement } from './xml.ts';

/** eSDScom has no elements for these facts of a country: each is a line of OtherEuLegislation that begins with one of these. */
export const marketBeginning = (texts: MarketPhrases, colon: string) => `${texts.market}${colon}`;
export const nationalBeginning = (texts: MarketPhrases, colon: string, country: string) =>
  `${fill(texts.nationalLegislation, { country })}${colon}`;

/** The countries of a product, and what national law says of it in each: `National legislation (Germany): TA Luft: No. 5.2.5`. */
export function marketLines(sheet: Sheet): string[] {
  const { facts, lang, phrases: words, marketPhrases: texts } = sheet;
  const markets = Object.entries(facts.markets ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  if (markets.length === 0) return [];
  const countries = markets.map(([code]) => countryName(code, lang)).join(', ');
  return [
    `${marketBeginning(texts, words.colon)}${countries}`,
    ...markets.flatMap(([code, { national = {}, acts = [] }]) => {
      const beginning = nationalBeginning(texts, words.colon, countryName(code, lang));
      const headings = marketOf(code).pack?.national ?? [];
      const titleOf = (key: string) =>
        textInLanguage(sheet, headings.find((heading) => heading.key === key)?.name) ?? key;
      return [
        ...Object.entries(national).flatMap(([key, text]) => {
          const value = textInLanguage(sheet, text);
          return value === null ? [] : [`${beginning}${titleOf(key)}${words.colon}${value}`];
        }),
        ...acts.flatMap((act) => textInLanguage(sheet, act) ?? []).map((act) => `${beginning}${act}`),
      ];
    }),
  ];
}

/** The supplier's own emergency number of each country that has one. */
export const marketTelephones = ({ facts, lang }: Sheet): (XmlElement | null)[] =>
  Object.entries(facts.markets ?? {}).flatMap(([code, { emergencyTelephone }]) =>
    emergencyTelephone === undefined
      ? []
      : [
          element(
            'EmergencyPhone',
            textElement('No', emergencyTelephone, 256),
            phrases('EmergencyPhoneDescription', [countryName(code, lang)]),
          ),
        ],
  );
