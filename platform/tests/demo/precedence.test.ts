import { hazardCategories, hazardCategory } from '../../law/hazard-classes.ts';
import {
  labelHazardStatements,
  labelPictograms,
  labelSignalWord,
  UnknownCategoryError,
} from '../../law/label/precedence.ts';
import { isStatementCode } from '../../languages/statements.ts';

const classified = (...entries: [category: string, h: string][]) =>
  entries.map(([category, h]) => ({ category, h: h.split(' ') }));

test('every hazard category brings statements that CLP has', () => {
  expect(hazardCategories.flatMap(({ h }) => h).filter((code) => !isStatementCode(code))).toEqual([]);
});

test.each([
  ['Repr. 2', ['H361d']],
  ['Carc. 1B', ['H350i']],
  ['Repr. 1B', ['H360FD']],
])('%s is found with the suffixed statement %s', (category, h) => {
  expect(hazardCategory(category, h)?.category).toBe(category);
});

test.each([
  [
    'Art. 26(1)(b): skull drops exclamation mark',
    classified(['Acute Tox. 3', 'H301'], ['Skin Irrit. 2', 'H315']),
    ['GHS06'],
  ],
  [
    'Art. 26(1)(c): corrosion drops it for eye irritation',
    classified(['Skin Corr. 1B', 'H314'], ['Eye Irrit. 2', 'H319']),
    ['GHS05'],
  ],
  [
    'Art. 26(1)(c): and keeps it for H335',
    classified(['Skin Corr. 1B', 'H314'], ['STOT SE 3', 'H335']),
    ['GHS05', 'GHS07'],
  ],
  [
    'Art. 26(1)(d): respiratory sensitisation drops it for skin sensitisation',
    classified(['Resp. Sens. 1', 'H334'], ['Skin Sens. 1', 'H317']),
    ['GHS08'],
  ],
  [
    'Art. 26(1)(d): and keeps it for H302',
    classified(['Resp. Sens. 1', 'H334'], ['Acute Tox. 4', 'H302']),
    ['GHS07', 'GHS08'],
  ],
  [
    'the health hazard of another class drops nothing',
    classified(['Carc. 2', 'H351'], ['Skin Sens. 1', 'H317']),
    ['GHS07', 'GHS08'],
  ],
  ['no pictogram', classified(['Aquatic Chronic 3', 'H412']), []],
])('pictograms, %s', (_, classification, pictograms) => {
  expect(labelPictograms(classification)).toEqual(pictograms);
});

test.each([
  ['danger excludes warning (Art. 20(3))', classified(['Flam. Liq. 2', 'H225'], ['Eye Irrit. 2', 'H319']), 'danger'],
  ['warning alone', classified(['Eye Irrit. 2', 'H319']), 'warning'],
  ['no signal word with H411 alone', classified(['Aquatic Chronic 2', 'H411']), null],
  ['no signal word without hazards', [], null],
])('signal word, %s', (_, classification, word) => {
  expect(labelSignalWord(classification)).toBe(word);
});

test('H314 makes H318, H410 makes H400 redundant (Art. 27)', () => {
  const classification = classified(
    ['Skin Corr. 1B', 'H314'],
    ['Eye Dam. 1', 'H318'],
    ['Aquatic Acute 1', 'H400'],
    ['Aquatic Chronic 1', 'H410'],
  );
  expect(labelHazardStatements(classification)).toEqual(['H314', 'H410']);
});

test('a category that CLP does not have is refused', () => {
  expect(() => labelPictograms(classified(['Flam. Liq. 9', 'H225']))).toThrow(UnknownCategoryError);
});
