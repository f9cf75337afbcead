import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { hazardClassName } from '../../documents/sds/sheet/hazard-names.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { phrasesFor } from '../../languages/phrases.ts';

test.each([
  ['Flam. Liq. 2', ['H225'], 'Flammable liquid, category 2', 'Entzündbare Flüssigkeit, Kategorie 2'],
  ['Aerosol 1', ['H222', 'H229'], 'Aerosol, category 1', 'Aerosol, Kategorie 1'],
  ['Press. Gas (Liq.)', ['H280'], 'Gas under pressure (liquefied gas)', 'Gas unter Druck (verflüssigtes Gas)'],
  [
    'Flam. Gas 1A, Pyr. Gas',
    ['H220', 'H232'],
    'Flammable gas, category 1A; Pyrophoric gas',
    'Entzündbares Gas, Kategorie 1A; Pyrophores Gas',
  ],
  ['Unst. Expl.', ['H200'], 'Unstable explosive', 'Instabiler explosiver Stoff'],
  [
    'Expl. 1.1',
    ['H201'],
    'Explosive, division 1.1',
    'Explosiver Stoff/explosives Gemisch/Erzeugnis mit Explosivstoff, Unterklasse 1.1',
  ],
  ['Org. Perox. CD', ['H242'], 'Organic peroxide, type C or D', 'Organisches Peroxid, Typ C oder D'],
  ['Acute Tox. 3', ['H331'], 'Acute toxicity, category 3 (inhalation)', 'Akute Toxizität, Kategorie 3 (inhalativ)'],
  [
    'Acute Tox. 3',
    ['H301', 'H311'],
    'Acute toxicity, category 3 (oral, dermal)',
    'Akute Toxizität, Kategorie 3 (oral, dermal)',
  ],
  [
    'STOT SE 3',
    ['H336'],
    'Specific target organ toxicity – single exposure, category 3 (narcotic effects)',
    'Spezifische Zielorgan-Toxizität (einmalige Exposition), Kategorie 3 (narkotisierende Wirkungen)',
  ],
  [
    'Aquatic Chronic 2',
    ['H411'],
    'Hazardous to the aquatic environment – chronic hazard, category 2',
    'Chronisch gewässergefährdend, Kategorie 2',
  ],
])('%s with %s has its full name in both languages', (category, statements, en, de) => {
  expect(hazardClassName(category, statements, phrasesFor('en'))).toBe(en);
  expect(hazardClassName(category, statements, phrasesFor('de'))).toBe(de);
});

test('an abbreviation that CLP does not have is refused', () => {
  expect(() => hazardClassName('Flamm. 2', ['H225'], phrasesFor('en'))).toThrow("'Flamm. 2'");
});

test('every category of the demo catalogue has a name in every language', () => {
  const entries = demoCatalogue
    .flatMap(({ versions }) => versions.map(({ facts }) => facts))
    .flatMap(({ classification, composition }) => [
      ...classification,
      ...composition.flatMap((ingredient) => ingredient.classification),
    ]);
  expect(entries.length).toBeGreaterThan(50);
  for (const { code } of documentLanguages) {
    for (const { category, h } of entries) expect(hazardClassName(category, h, phrasesFor(code))).toMatch(/\S/);
  }
});
