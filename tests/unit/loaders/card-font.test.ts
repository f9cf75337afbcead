import { cardFonts, drawable, fontCharacters } from '@/lib/loaders/drawings/card-font';
import { appMessages } from '@/lib/i18n/in-app-messages';

test.each([
  ['a Slovenian name', 'Čistilo za žlebove, šibko', 'Čistilo za žlebove, šibko'],
  ['a Greek name', 'Υδροχλωρικό οξύ ΐ 31 %', 'Υδροχλωρικό οξύ ΐ 31 %'],
  ['a Polish name', 'Środek żrący łagodny', 'Środek żrący łagodny'],
  ['letters with their accents apart', 'e\u0301', 'é'],
  ['other scripts and pictures among ours', 'Acetone 丙酮 🔥 99 %', 'Acetone 99 %'],
  ['control characters and line ends', 'a\u0000\n\tb', 'a b'],
  ['a wholly foreign name', 'アセトン (99)。', '(99)'],
  ['nothing but signs', '丙酮 – ', ''],
])('%s', (_what, text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

test('what is left of a text is in every font of the card, whatever the text', () => {
  const everything = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code))
    .filter((character) => !/\p{Cs}/u.test(character))
    .join('');
  const known = cardFonts.map(({ data }) => fontCharacters(data));
  const left = [...drawable(everything)];
  expect(left.length).toBeGreaterThan(1_000);
  expect(left.filter((character) => known.some((characters) => !characters.has(character.codePointAt(0)!)))).toEqual(
    [],
  );
});

test.each(Object.entries(appMessages))('the words of a card are drawn whole in %s', (_lang, { app }) => {
  const words = [app.screen_gh, app.screen_th, app.screen_ee, app.screen_mh, app.not_classified];
  expect(words.map(drawable)).toEqual(words.map((word) => word.replace(/\s/g, ' ')));
});
