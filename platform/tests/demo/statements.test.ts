import { expectEach } from '../../../tests/support/expect-each.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { statementPlaceNames, statementText, UnknownStatementError } from '../../languages/statements.ts';
import { statementsEn } from '../../languages/en/statements.ts';

const codes = Object.keys(statementsEn);

const languages = documentLanguages.map(({ code }) => code);

test.each(languages)('every statement prints as a whole sentence in %s', (lang) => {
  const statements = codes.map((code) => statementText(code, lang));
  expect(statements.filter((text) => /[{}<>[\]=…]| {2}|POISON CENTER/.test(text))).toEqual([]);
  expect(statements.filter((text) => !/[.:]$/.test(text))).toEqual([]);
});

test('each statement has the same places in every language', () =>
  expectEach(
    codes,
    (code) => code,
    (code) => {
      const places = languages.map((lang) => statementPlaceNames(code, lang));
      expect(places).toEqual(languages.map(() => statementPlaceNames(code, 'en')));
    },
  ));

test.each([
  ['H225', 'en', {}, 'Highly flammable liquid and vapour.'],
  ['H225', 'fr', {}, 'Liquide et vapeurs très inflammables.'],
  ['H225', 'sl', {}, 'Lahko vnetljiva tekočina in hlapi.'],
  ['H225', 'it', {}, 'Liquido e vapori facilmente infiammabili.'],
  ['H225', 'es', {}, 'Líquido y vapores muy inflamables.'],
  ['H225', 'pl', {}, 'Wysoce łatwopalna ciecz i pary.'],
  ['H225', 'el', {}, 'Υγρό και ατμοί πολύ εύφλεκτα.'],
  ['H372', 'en', {}, 'Causes damage to organs through prolonged or repeated exposure.'],
  [
    'H372',
    'en',
    { organs: { en: 'nervous system' } },
    'Causes damage to organs (nervous system) through prolonged or repeated exposure.',
  ],
  [
    'H372',
    'de',
    { organs: { de: 'Nervensystem' }, route: { de: 'bei Einatmen' } },
    'Schädigt die Organe (Nervensystem) bei längerer oder wiederholter Exposition bei Einatmen.',
  ],
  ['H301+H311+H331', 'de', {}, 'Giftig bei Verschlucken, Hautkontakt oder Einatmen.'],
  ['P261', 'en', { forms: { en: 'vapours' } }, 'Avoid breathing vapours.'],
  ['P280', 'en', {}, 'Wear protective gloves/protective clothing/eye protection/face protection.'],
  ['P310', 'en', {}, 'Immediately call a POISON CENTRE/doctor.'],
  ['P310', 'de', {}, 'Sofort GIFTINFORMATIONSZENTRUM/Arzt anrufen.'],
  ['P231', 'en', { gas: { en: 'nitrogen' } }, 'Handle and store contents under inert gas/nitrogen.'],
  ['P410+P412', 'en', {}, 'Protect from sunlight. Do not expose to temperatures exceeding 50 °C/122°F.'],
  ['P501', 'en', {}, 'Dispose of contents/container to an authorised waste collection point.'],
  ['P501', 'de', {}, 'Inhalt/Behälter einer zugelassenen Abfallsammelstelle zuführen.'],
  ['EUH208', 'en', { substance: { en: 'limonene' } }, 'Contains limonene. May produce an allergic reaction.'],
] as const)('statement %s in %s with the values %j reads: %s', (code, lang, places, text) => {
  expect(statementText(code, lang, places)).toBe(text);
});

test('a placeholder without a value in the language keeps its default text', () => {
  expect(statementText('P264', 'de', { parts: { en: 'hands and face' } })).toBe(
    'Nach Gebrauch Hände gründlich waschen.',
  );
});

test.each(['H999', 'P203', 'P265', 'P316', 'P354', 'H225+H319', 'toString', ''])(
  '%s is no statement of CLP',
  (code) => {
    expect(() => statementText(code, 'en')).toThrow(UnknownStatementError);
  },
);
