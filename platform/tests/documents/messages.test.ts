import { readFileSync } from 'node:fs';
import { substanceGroups } from '../../law/substance-groups.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { formEn } from '../../languages/en/form.ts';
import { interfaceText, messageTexts, textsOf } from '../../languages/messages.ts';
import { languages } from '../../languages/registry.ts';

const codes = Object.keys(languages.en.messages) as (keyof typeof languages.en.messages)[];
const placesOf = (message: string) => [...new Set(message.match(/\{\w+\}/g))].sort();

/** Words that are the same in a language and in English. */
const sameWords = [
  'oral',
  'dermal',
  'inhalation',
  'dimension.proportion',
  'feed.section',
  'dimension.volume',
  'group.isocyanates',
  'group.methanol',
  'group.nitrites',
  'group.amines',
  'group.enzymes',
];
const hasWords = (message: string) => /\p{L}/u.test(message.replace(/\{\w+\}/g, ''));

test.each(documentLanguages.slice(1))(
  'each message is in $text, with the places of the English one',
  ({ code: lang }) => {
    for (const code of codes) {
      const message = languages[lang].messages[code];
      expect([code, placesOf(message)]).toEqual([code, placesOf(languages.en.messages[code])]);
      if (hasWords(message) && !sameWords.includes(code))
        expect([code, message]).not.toEqual([code, languages.en.messages[code]]);
      expect([code, /\d (?:%|°C|mg|mm|kPa|hPa|h|min)(?![\p{L}])/u.test(message)]).toEqual([code, false]);
    }
  },
);

test('English of the Studio is that of a message, with its places', () => {
  for (const [code, text] of Object.entries(formEn)) {
    const places = placesOf(languages.en.messages[code as keyof typeof languages.en.messages]);
    expect([code, placesOf(text!).filter((placeholder) => !places.includes(placeholder))]).toEqual([code, []]);
  }
  const texts = messageTexts('fillInProperty', {
    property: { en: 'basicProperties.ph', form: 'pH', de: 'pH-Wert' } as never,
  });
  expect([texts.en, interfaceText(texts, 'en'), interfaceText(texts, 'de')]).toEqual([
    'fill in basicProperties.ph, or write why it is not available',
    'fill in ‘pH’, or write why it is not available',
    'ausfüllen: pH-Wert, oder schreiben, warum die Angabe nicht verfügbar ist',
  ]);
});

test('a group of substances has in messages the name that the form of the Studio gives it', () => {
  for (const { code: lang } of documentLanguages) {
    const form = JSON.parse(readFileSync(`messages/${lang}.json`, 'utf8')) as Record<string, Record<string, string>>;
    for (const group of substanceGroups)
      expect([lang, group, languages[lang].messages[`group.${group}`]]).toEqual([
        lang,
        group,
        form.app?.[`studio_value_${group}`],
      ]);
  }
});

test('what a rule finds has a text in every language', () => {
  const found = { code: 'value.checkDigitOf', values: { value: 'a', right: '1' } } as const;
  expect(textsOf(found)).toMatchObject({
    en: "'a' has a wrong check digit; 1 would be right",
    de: '„a“ hat eine falsche Prüfziffer; 1 wäre richtig',
  });
  expect(textsOf(found, (placeholder, value) => (placeholder === 'right' ? { en: 'one', de: 'eins' } : value)).de).toBe(
    '„a“ hat eine falsche Prüfziffer; eins wäre richtig',
  );
  expect(textsOf({ code: 'limit.noPercent' }).de).toBe(languages.de.messages['limit.noPercent']);
});

test('a message names its values in its language, and lists of them', () => {
  const acetone = { en: 'acetone', de: 'Aceton' };
  expect(messageTexts('noFigureFor', { names: [acetone, 'X 7'] })).toMatchObject({
    en: 'no figure for: acetone, X 7',
    de: 'keine Zahl für: Aceton, X 7',
    fr: 'pas de valeur pour\u00a0: acetone, X 7',
  });
});
