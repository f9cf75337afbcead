import { combineStatements, labelHazardStatements } from '../../law/label/precedence.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { isStatementCode } from '../../languages/statements.ts';

const classesWith = (...h: string[]) => h.map((code) => ({ category: '', h: [code] }));

test.each([
  ['H314 says what H318 says', ['H314', 'H318'], ['H314']],
  ['H410 says what H400 says', ['H400', 'H410'], ['H410']],
  ['acute 1 with chronic 2 is H410 alone', ['H400', 'H411'], ['H410']],
  ['acute 1 with chronic 3 is H410 alone', ['H400', 'H412'], ['H410']],
  ['acute 1 alone stays', ['H400'], ['H400']],
  ['chronic 2 alone stays', ['H411'], ['H411']],
  ['acute 1 with chronic 4 stays apart', ['H400', 'H413'], ['H400', 'H413']],
])('redundant statements: %s (CLP Art. 27)', (_, classified, label) => {
  expect(labelHazardStatements(classesWith(...classified))).toEqual(label);
});

test.each([
  [
    ['H225', 'H301', 'H311', 'H331', 'H370'],
    ['H225', 'H301+H311+H331', 'H370'],
  ],
  [['H300', 'H310'], ['H300+H310']],
  [['H302', 'H332'], ['H302+H332']],
  [['H312', 'H332'], ['H312+H332']],
  [
    ['H301', 'H312'],
    ['H301', 'H312'],
  ],
  [
    ['H301', 'H302', 'H311', 'H332'],
    ['H301+H311', 'H302+H332'],
  ],
  [['H302'], ['H302']],
  [[], []],
])('%j is printed as %j (CLP Annex III)', (codes, combined) => {
  expect(combineStatements(codes)).toEqual(combined);
  expect(combined.filter((code) => !isStatementCode(code))).toEqual([]);
});

test.each(demoCatalogue.map(({ code, versions }) => [code, versions[0]!.facts] as const))(
  'the label of %s has the statements of its classification',
  (_, { classification, label }) => {
    expect(combineStatements(labelHazardStatements(classification))).toEqual([...label.h].sort());
  },
);
