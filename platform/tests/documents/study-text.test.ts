import type { LanguageCode } from '../../phrases/languages.ts';
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
  const printed = textsOf(sampleSds({ lang, studies }), '12.2').map((one) => one.replaceAll('\u202f', ' '));
  expect(printed).toContainEqual(expect.stringContaining(text));
});
