import { documentLanguages, fill, type LanguageCode } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { statementText } from '../../languages/statements.ts';

/** Every text by its path, `standard.foam`; each language explains its own abbreviations. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Record<string, unknown>)
    .filter(([key]) => key !== 'abbreviations' || path !== '')
    .flatMap(([key, child]) => texts(child, path ? `${path}.${key}` : key));
}

/** Chemical names that a language writes as English does. */
const writtenAlike: Partial<Record<LanguageCode, string[]>> = {
  fr: ['air', 'amines', 'hypochlorites', 'isocyanates'],
  pl: ['chloroform'],
};

const english = new Map(texts(phrasesFor('en')));

describe.each(documentLanguages.map(({ code }) => code))('the phrases in %s', (lang) => {
  const phrases = texts(phrasesFor(lang));

  test('are those that English has', () => {
    expect(phrases.map(([path]) => path)).toEqual([...english.keys()]);
  });

  test('are not empty and not left open', () => {
    for (const [path, text] of [...phrases, ...texts(phrasesFor(lang).abbreviations, 'abbreviations')]) {
      if (path !== 'colon') expect(`${path}: ${text}`).toMatch(/: \S.*\S$|: \S$/);
      expect(text).not.toMatch(/TODO|\?\?|undefined/);
    }
  });

  test('have the places for values that English has', () => {
    const places = (text: string | undefined) =>
      [...(text ?? '').matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort();
    for (const [path, text] of phrases) expect([path, ...places(text)]).toEqual([path, ...places(english.get(path))]);
  });

  test('are a sentence where English has a sentence, and an entry of a list where it has one', () => {
    for (const [path, text] of phrases.filter(([key]) => key.startsWith('standard.'))) {
      expect([path, text.endsWith('.')]).toEqual([path, english.get(path)?.endsWith('.')]);
    }
  });
});

/** How long P351 says to rinse. */
const severalMinutes: Record<LanguageCode, string> = {
  en: 'several minutes',
  de: 'Einige Minuten',
  fr: 'plusieurs minutes',
  it: 'parecchi minuti',
  es: 'varios minutos',
  pl: 'kilka minut',
  sl: 'nekaj minut',
  el: 'αρκετά λεπτά',
};

test.each(Object.entries(severalMinutes) as [LanguageCode, string][])(
  'eyes are rinsed in %s as long as the label says, and the least time stands in the same sentence',
  (lang, time) => {
    const { rinseEyesIrritant, rinseEyesAtOnce } = phrasesFor(lang).standard;
    expect(statementText('P351', lang)).toContain(time);
    for (const [phrase, minimum] of [
      [rinseEyesIrritant, 10],
      [rinseEyesAtOnce, 15],
    ] as const) {
      expect(phrase).toMatch(new RegExp(`${time} \\([^()]+ ${minimum} \\S+\\)`, 'i'));
    }
  },
);

test.each(documentLanguages.map(({ code }) => code).filter((code) => code !== 'en'))(
  'texts in %s are not English',
  (lang) => {
    const { standard } = phrasesFor(lang);
    const same = Object.entries(phrasesFor('en').standard).filter(
      ([key, text]) => standard[key as keyof typeof standard] === text,
    );
    expect(same.map(([key]) => key)).toEqual(writtenAlike[lang] ?? []);
  },
);

test('a phrase without a value for its place is refused', () => {
  expect(fill('{class}, category {category}', { class: 'Aerosol', category: '1' })).toBe('Aerosol, category 1');
  expect(() => fill('{class}, category {category}', { class: 'Aerosol' })).toThrow('No value for {category}');
});

test('no text has a straight apostrophe, and French has a space before a colon after capitals too', () => {
  for (const { code } of documentLanguages) {
    for (const [path, text] of texts(phrasesFor(code))) expect(`${path} ${text}`).not.toMatch(/\p{L}'\p{L}/u);
    for (const statement of ['H201', 'P301+P310', 'EUH208']) expect(statementText(statement, code)).not.toContain("'");
  }
  expect(statementText('P301+P310', 'fr')).toMatch(/^EN CAS D’INGESTION\u202F: /);
  for (const title of Object.values(phrasesFor('fr').sections)) expect(title).toMatch(/^RUBRIQUE \d+\u202F: /);
});
