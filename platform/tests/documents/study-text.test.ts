import { expectEach } from '../../../tests/support/expect-each.ts';
import { documentLanguages, type LanguageCode } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';
import { sampleSds, textsOf } from './sample-product.ts';

test.each<[LanguageCode, string]>([
  ['en', '91 %, 28 days, calculated'],
  ['de', '91 %, 28 Tage, berechnet'],
  ['fr', '91 %, 28 jours, calculé'],
  ['sl', '91 %, 28 dni, izračunano'],
  ['it', '91 %, 28 giorni, calcolato'],
  ['es', '91 %, 28 días, calculado'],
  ['pl', '91 %, 28 dni, obliczone'],
  ['el', '91 %, 28 ημέρες, υπολογισμένο'],
])('days and calculated values of a test are told in %s', (lang, text) => {
  const studies = [{ endpoint: 'biodegradation' as const, value: '91 %, 28 days, calculated' }];
  const lines = textsOf(sampleSds({ lang, studies }), '12.2').map((line) => line.replaceAll('\u202f', ' '));
  expect(lines).toContainEqual(expect.stringContaining(text));
});

test('of a source only phrases and names of law are translated, not the words of a title', () => {
  const sourceOf = (source: string) =>
    textsOf(sampleSds({ lang: 'de', studies: [{ endpoint: 'fish', value: 'LC50: 1 mg/l', source }] }), '12.1').at(-1);
  for (const title of [
    'Smith: Toxicity of gas to rat, fish, and human; Journal of EU Regulation, 2019',
    'literature of Annex 5, acute oral LD50',
  ])
    expect(sourceOf(title)).toBe(title);
  expect(sourceOf('literature; ECHA registration dossier 15858 (calculated)')).toBe(
    'Literatur; ECHA-Registrierungsdossier 15858 (berechnet)',
  );
  expect(sourceOf('CLP Annex VI, Table 3, Regulation (EU) 2024/197, Directive 98/24/EC')).toBe(
    'CLP Anhang VI, Tabelle 3, Verordnung (EU) 2024/197, Richtlinie 98/24/EG',
  );
});

test.each<[LanguageCode, string, string]>([
  ['en', 'LC50: 2.5 mg/l', 'CLP Annex I, Table 3.1.2'],
  ['fr', 'CL50 : 2,5 mg/l', 'CLP annexe I, tableau 3.1.2'],
  ['it', 'CL50: 2,5 mg/l', 'CLP allegato I, tabella 3.1.2'],
  ['es', 'CL50: 2,5 mg/l', 'CLP anexo I, tabla 3.1.2'],
  ['pl', 'LC50: 2,5 mg/l', 'CLP załącznik I, tabela 3.1.2'],
])('in %s a result is %s, with its abbreviation explained, and a source %s', (lang, value, source) => {
  const studies = [{ endpoint: 'fish' as const, value: 'LC50: 2.5 mg/l', source: 'CLP Annex I, Table 3.1.2' }];
  const sheet = sampleSds({ lang, studies });
  expect(textsOf(sheet, '12.1').map((line) => line.replaceAll('\u202f', ' '))).toEqual(
    expect.arrayContaining([value, source]),
  );
  expect(textsOf(sheet)).toContain(value.slice(0, 4));
});

test.each<[LanguageCode, string]>([
  ['de', '1,5 mg/l (Stäube oder Nebel)'],
  ['fr', '1,5 mg/l (poussières ou brouillards)'],
  ['el', '1,5 mg/l (σκόνες ή σταγονίδια)'],
])('the estimates of an ingredient are in the words of CLP Annex VI in %s', (lang, text) => {
  const ingredient = {
    name: { en: 'oligomer' },
    contentRange: '100 %',
    classification: [{ category: 'Acute Tox. 4', h: ['H332'] }],
    limits: ['inhalation: ATE = 1.5 mg/l (dusts or mists)', 'oral: ATE = 746 mg/kg bw'],
  };
  const lines = textsOf(sampleSds({ lang, composition: [ingredient] }), '3.2').join(' ');
  expect(lines.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(text);
  expect(lines).not.toMatch(/\bbw\b/);
});

test('the form of an estimate is translated however its author writes it; words that name no form stay', () =>
  expectEach(
    documentLanguages,
    ({ code }) => code,
    ({ code }) => {
      const { terms } = phrasesFor(code);
      const printedLimit = (limit: string) => {
        const ingredient = { name: { en: 'oligomer' }, contentRange: '100 %', classification: [], limits: [limit] };
        const sheet = sampleSds({ lang: code, composition: [ingredient] });
        return textsOf(sheet, '3.2')
          .join('\n')
          .replaceAll(/[\u00a0\u202f]/g, ' ');
      };
      for (const form of ['(dusts/mists)', '(dust or mist)', 'dust or mist', '(dust/mist)', '(Dust and Mist)'])
        expect(printedLimit(`ATE (H332) = 1.5 mg/l ${form}`)).toContain(`mg/l (${terms['dust/mist']})`);
      for (const form of ['(vapor)', 'vapors', '(as vapour)'])
        expect(printedLimit(`inhalation: ATE = 11 mg/l ${form}`)).toContain(`mg/l (${terms.vapour})`);
      expect(printedLimit('inhalation: ATE = 700 ppm (as a gas)')).toContain(`(${terms.gas})`);
      expect(printedLimit('inhalation: ATE = 11 mg/l (vapours)')).toContain(`(${terms.vapours})`);
      expect(printedLimit('ATE (H302) = 500 mg/kg (tetrahydrate)')).toContain('(tetrahydrate)');
    },
  ));
