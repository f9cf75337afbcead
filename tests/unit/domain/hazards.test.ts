import {
  allowedInProd,
  emergencyStatements,
  hasUnknownHazards,
  isUnclassified,
  isWithoutWarning,
  needsAdvertisementSentence,
} from '@/lib/domain/product/hazards';
import type { Hazards } from '@/lib/domain/product/dossier';
import { expectEach } from '@/tests/support/expect-each';

test('the product shows what was classified or set by hand', () => {
  expect([0, 1, 2, 3].filter((value) => allowedInProd.has(value))).toEqual([1, 2]);
});

test('in an emergency the response statements count, in the order of the label', () => {
  const statement = (code: string) => ({ code, set: 'P' as const, text: code });
  const label = ['H225', 'P210', 'P280', 'P305+P351+P338', 'P301+P310', 'P391', 'P403+P235', 'P501'].map(statement);
  expect(emergencyStatements(label).map(({ code }) => code)).toEqual(['P305+P351+P338', 'P301+P310', 'P391']);
});

test.each([
  [['H225'], true],
  [['EUH210'], true],
  [['P102'], false],
  [[], false],
  [['H225', 'H350'], false],
])('codes %p ask for the sentence about the label: %p', (codes, expected) => {
  expect(needsAdvertisementSentence(codes)).toBe(expected);
});

test.each<[classification: { id: string; text: string }[] | null, codes: string[], expected: string]>([
  [[], [], 'not classified'],
  [[], ['EUH210'], 'not classified'],
  [[], ['H225'], 'hazardous'],
  [[{ id: '1', text: 'Flam. Liq. 2' }], [], 'hazardous'],
  [null, ['H225'], 'hazardous'],
  [null, [], 'unknown'],
  [null, ['EUH210'], 'unknown'],
])('a product with the classification %j and the statements %j is %s', (classification, codes, expected) => {
  const statements = codes.map((code) => ({ code, text: code }));
  const hazards = { classification, openClasses: [], statements, signalWord: null, pictograms: [] };
  expect(isUnclassified(hazards)).toBe(expected === 'not classified');
  expect(hasUnknownHazards(hazards)).toBe(expected === 'unknown');
  // A class that is open is named instead of either.
  const open = { ...hazards, openClasses: ['Flammable liquids'] };
  expect([isUnclassified(open), hasUnknownHazards(open)]).toEqual([false, false]);
});

const notClassified: Hazards = {
  signalWord: null,
  classification: [],
  openClasses: [],
  statements: [],
  pictograms: [],
};
const statement = (code: string) => ({ code, text: code });

test('only a product that is known not to be classified, and whose label warns of nothing, is without a warning', () =>
  expectEach<[string, Partial<Hazards>, boolean]>(
    [
      ['not classified', {}, true],
      ['not classified, its sheet on request', { statements: [statement('EUH210')] }, true],
      ['not classified, with an allergen', { statements: [statement('EUH208')] }, false],
      ['not classified, with a signal word', { signalWord: { code: 'warning', text: 'Warning' } }, false],
      ['not classified, with a pictogram', { pictograms: ['GHS07'] }, false],
      ['of an unknown classification', { classification: null }, false],
      ['with an open class', { openClasses: ['Flammable liquids'] }, false],
      ['classified', { classification: [{ id: '1', text: 'Aquatic Chronic 3' }] }, false],
    ],
    ([name]) => name,
    ([, changes, expected]) => expect(isWithoutWarning({ ...notClassified, ...changes })).toBe(expected),
  ));
