import type { ProductFacts } from '../../../product/facts.ts';
import { parametersPreview } from '../../../routes/detail/build-detail.ts';

const preview = (basicProperties: ProductFacts['basicProperties'], lang: 'en' | 'de') =>
  parametersPreview({ basicProperties } as ProductFacts, lang);

/** Typographic spaces and signs are the documents' matter. */
const plain = (text = '') => text.replaceAll('\u202F', ' ').replaceAll('−', '-');

test.each([
  ['en', 'Colour', 'colourless'],
  ['de', 'Farbe', 'farblos'],
] as const)('%s: names and texts come in the language', (lang, name, value) => {
  expect(preview({ colour: { en: 'colourless', de: 'farblos' } }, lang)).toEqual([{ name, value }]);
});

test.each([
  ['en', '-20.5 °C (closed cup)'],
  ['de', '-20,5 °C (geschlossener Tiegel)'],
] as const)('%s: a figure has its unit, its condition and the language’s decimal sign', (lang, value) => {
  const condition = { en: 'closed cup', de: 'geschlossener Tiegel' };
  const [row] = preview({ flashPoint: { value: -20.5, unit: '°C', condition } }, lang);
  expect(plain(row?.value)).toBe(value);
});

test('the figures of a condition and of a text stay with their units', () => {
  const [row] = preview({ density: { value: 0.791, unit: 'g/cm³', condition: { de: 'w 20 °C' } } }, 'de');
  expect(row?.value).toBe('0,791\u202Fg/cm³ (w 20\u202F°C)');
  expect(preview({ solubility: { en: 'miscible above 20 °C' } }, 'en')[0]?.value).toBe('miscible above 20\u202F°C');
});

test('a range is one, whatever digits its unit has', () => {
  const [row] = preview({ solubility: { value: '10 -20', unit: 'g/100 ml' } }, 'en');
  expect(plain(row?.value)).toBe('10 – 20 g/100 ml');
});

test('what does not apply or is not shown here stays out', () => {
  expect(preview({ ph: 'notApplicable', vapourPressure: { value: 1, unit: 'hPa' } }, 'en')).toEqual([]);
});
