import { documentLanguages } from '../../phrases/languages.ts';
import { messages, say } from '../../phrases/messages.ts';

const codes = Object.keys(messages.en) as (keyof typeof messages.en)[];
const placesOf = (message: string) => [...new Set(message.match(/\{\w+\}/g))].sort();

/** Words that are the same in a language and in English. */
const sameWords = ['oral', 'dermal', 'inhalation'];
const hasWords = (message: string) => /\p{L}/u.test(message.replace(/\{\w+\}/g, ''));

test.each(documentLanguages.slice(1))(
  'each message is in $text, with the places of the English one',
  ({ code: lang }) => {
    for (const code of codes) {
      const message = messages[lang][code];
      expect([code, placesOf(message)]).toEqual([code, placesOf(messages.en[code])]);
      if (hasWords(message) && !sameWords.includes(code))
        expect([code, message]).not.toEqual([code, messages.en[code]]);
      expect([code, /\d (?:%|°C|mg|mm|kPa|hPa|h|min)(?![\p{L}])/u.test(message)]).toEqual([code, false]);
    }
  },
);

test('a message names its values in its language, and lists of them', () => {
  const acetone = { en: 'acetone', de: 'Aceton' };
  expect(say('noFigureFor', { names: [acetone, 'X 7'] })).toMatchObject({
    en: 'no figure for: acetone, X 7',
    de: 'keine Zahl für: Aceton, X 7',
    fr: 'pas de valeur pour\u00a0: acetone, X 7',
  });
});
