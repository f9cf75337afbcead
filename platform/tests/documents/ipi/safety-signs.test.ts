import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { safetySigns } from '../../../documents/ipi/safety-signs.ts';
import { documentLanguages, type Localised } from '../../../phrases/languages.ts';
import { phrasesFor } from '../../../phrases/phrases.ts';
import { productFacts } from '../../../product/facts.ts';
import { labelled, sampleFacts, sampleIpi, sectionOf } from './sample-ipi.ts';

/** ISO 7010 beside CLP Annex IV, written down once more. */
const table: Record<string, string> = {
  P102: 'M055',
  P210: 'P003',
  P240: 'M005',
  P260: 'M017',
  P264: 'M011',
  P270: 'P022',
  P271: 'M057',
  P284: 'M017',
  P405: 'M028',
  'P303+P361+P353': 'E012',
  'P305+P351+P338': 'E011',
};
const protection = { M009: 'gloves', M010: 'clothing', M004: 'eye', M013: 'face' };

const signs = (p: string[], equipment?: Localised) =>
  safetySigns(sampleFacts({ label: labelled([], p), statementPlaces: equipment ? { P280: { equipment } } : {} }));

test.each(Object.entries(table))('%s calls for %s', (statement, sign) => {
  expect(signs([statement])).toEqual([sign]);
});

test.each(['P101', 'P103', 'P233', 'P261', 'P310', 'P304+P340', 'P403+P235', 'P410+P412', 'P501'])(
  '%s calls for no sign',
  (statement) => {
    expect(signs([statement])).toEqual([]);
  },
);

test.each([
  ['protective gloves/eye protection', ['M009', 'M004']],
  ['protective gloves/protective clothing/eye protection/face protection', ['M009', 'M010', 'M004', 'M013']],
  ['eye protection', ['M004']],
  ['face protection', ['M013']],
])('P280 with %s', (equipment, expected) => {
  expect(signs(['P280'], { en: equipment })).toEqual(expected);
});

test('P280 that names no equipment calls for all of it', () => {
  expect(signs(['P280'])).toEqual(Object.keys(protection));
});

test('the equipment is read in English, whatever other languages call it', () => {
  expect(signs(['P280'], { en: 'protective gloves', de: 'Augenschutz', fr: 'face' })).toEqual(['M009']);
});

test('signs stand in the order of the statements, each once', () => {
  expect(signs(['P284', 'P210', 'P260', 'P210'])).toEqual(['M017', 'P003']);
});

test('a label without statements has none', () => {
  expect(signs([])).toEqual([]);
});

test.each(demoCatalogue.flatMap(({ id, versions }) => versions.map((version) => [id, version.text, version] as const)))(
  '%i, version %s: exactly the signs of its statements, none twice',
  (_id, _text, { facts }) => {
    const parsed = productFacts.parse(facts);
    const equipment = parsed.statementPlaces.P280?.equipment?.en ?? Object.values(protection).join();
    const expectedValue = parsed.label.p.flatMap((code) =>
      code === 'P280'
        ? Object.entries(protection).flatMap(([sign, name]) => (equipment.includes(name) ? [sign] : []))
        : (table[code] ?? []),
    );
    const found: string[] = safetySigns(parsed);
    expect([...found].sort()).toEqual([...new Set(expectedValue)].sort());
  },
);

test.each(documentLanguages.map(({ code }) => code))('in %s each sign has its name', (lang) => {
  const document = sampleIpi({ lang, label: labelled([], [...Object.keys(table), 'P280']) });
  const shown = [...sectionOf(document, 'protection').signs, ...sectionOf(document, 'firstAid').signs];
  expect(shown.map(({ code }) => code).sort()).toEqual(
    [...new Set([...Object.values(table), ...Object.keys(protection)])].sort(),
  );
  const names: Record<string, string> = phrasesFor(lang).ipi.signs;
  for (const { code, name } of shown) expect(name).toBe(names[code]);
  expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length);
});

test('signs of what helps stand beside first aid, those of what must be done or not beside protection', () => {
  const document = sampleIpi({ label: labelled([], [...Object.keys(table), 'P280']) });
  expect(sectionOf(document, 'firstAid').signs.every(({ code }) => code.startsWith('E'))).toBe(true);
  expect(sectionOf(document, 'protection').signs.every(({ code }) => /^[MP]/.test(code))).toBe(true);
});
