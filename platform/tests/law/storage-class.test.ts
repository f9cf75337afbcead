import { expectEach } from '../../../tests/support/expect-each.ts';
import { storageClass } from '../../product/markets/goods.ts';
import { storageClasses, storageClassOf, type StoredGoods } from '../../law/storage-class.ts';
import { classified, factsOf } from '../documents/sample-product.ts';

type Case = [goods: Partial<StoredGoods>, storageClass: string | null];

const goodsWith = (classes: Record<string, string[]>, further: Partial<StoredGoods> = {}): Partial<StoredGoods> => ({
  categories: Object.keys(classes),
  h: Object.values(classes).flat(),
  ...further,
});
const burns = { isCombustible: true };
const doesNotBurn = { isCombustible: false };

/** TRGS 510, Annex 2, A2.2: each class, what comes before what, and what the facts leave open. */
const cases: Case[] = [
  [{ transportClass: '6.2' }, '6.2'],
  [{ transportClass: '7' }, '7'],
  [goodsWith({ 'Expl. 1.1': ['H201'] }), '1'],
  [goodsWith({ 'Aerosol 1': ['H222', 'H229'] }), '2B'],
  [goodsWith({ 'Press. Gas (Liq.)': ['H280'], 'Flam. Gas 1A': ['H220'] }), '2A'],
  [goodsWith({ 'Desen. Expl. 1': ['H206'] }), '4.1A'],
  [goodsWith({ 'Org. Perox. D': ['H242'] }), '5.2'],
  [goodsWith({ 'Self-react. D': ['H242'] }), null],
  [goodsWith({ 'Pyr. Liq. 1': ['H250'], 'Water-react. 1': ['H260'] }), '4.2'],
  [goodsWith({ 'Water-react. 1': ['H260'], 'Acute Tox. 2': ['H300'] }), '4.3'],
  [goodsWith({ 'Ox. Sol. 1': ['H271'], 'Acute Tox. 2': ['H330'] }), '5.1A'],
  [{ hasAmmoniumNitrate: true }, null],
  [goodsWith({ 'Flam. Liq. 2': ['H225'], 'Acute Tox. 2': ['H330'] }, burns), '6.1A'],
  [goodsWith({ 'Ox. Liq. 2': ['H272'], 'Acute Tox. 1': ['H310'] }, doesNotBurn), '6.1B'],
  [goodsWith({ 'Acute Tox. 1': ['H310'] }), null],
  [
    goodsWith({ 'Flam. Liq. 2': ['H225'], 'Acute Tox. 3': ['H301', 'H311', 'H331'], 'STOT SE 1': ['H370'] }, burns),
    '3',
  ],
  [goodsWith({ 'Flam. Sol. 1': ['H228'] }, { state: 'solid', ...burns }), '4.1B'],
  [goodsWith({ 'Ox. Liq. 2': ['H272'], 'Skin Corr. 1A': ['H314'] }), '5.1B'],
  [goodsWith({ 'Carc. 1B': ['H350'], 'Skin Corr. 1B': ['H314'] }, burns), '6.1C'],
  [goodsWith({ 'Repr. 1B': ['H360'] }, doesNotBurn), '6.1D'],
  [goodsWith({ 'Repr. 2': ['H361'] }, { ...burns, state: 'liquid' }), '10'],
  [goodsWith({ 'Skin Corr. 1B': ['H314'] }, burns), '8A'],
  [goodsWith({ 'Skin Corr. 1B': ['H314'] }, doesNotBurn), '8B'],
  [goodsWith({ 'Skin Corr. 1B': ['H314'] }), null],
  [{ state: 'liquid', ...burns }, '10'],
  [{ state: 'solid', ...burns }, '11'],
  [{ state: 'liquid', ...doesNotBurn }, '12'],
  [{ state: 'solid', ...doesNotBurn }, '13'],
  [{ state: 'liquid' }, null],
  [{ state: 'liquid', ...doesNotBurn, isComplete: false }, null],
  // What is not known could be toxic, but changes nothing of what comes before.
  [goodsWith({ 'Flam. Liq. 2': ['H225'] }, { ...burns, isComplete: false }), null],
  [goodsWith({ 'Skin Corr. 1B': ['H314'] }, { ...burns, isComplete: false }), null],
  [goodsWith({ 'Acute Tox. 2': ['H300'] }, { ...burns, isComplete: false }), '6.1A'],
  [goodsWith({ 'Org. Perox. D': ['H242'] }, { isComplete: false }), '5.2'],
  [goodsWith({ 'Aerosol 1': ['H222', 'H229'] }, { isComplete: false }), '2B'],
];

test('nothing follows from a composition of which nothing is known', () => {
  const liquid = { basicProperties: { physicalState: { en: 'liquid' } }, phrases: { '5.2': ['notCombustible'] } };
  const part = { name: { en: 'salt' }, contentRange: '100 %', classification: [], source: 'supplier' };
  const unknown = { ...part, isClassificationUnknown: true };
  const classFor = (facts: Parameters<typeof factsOf>[0]) => storageClass(factsOf({ ...liquid, ...facts }));
  expect(classFor({})).toBe(null);
  expect(classFor({ kind: 'substance' })).toBe(null);
  expect(classFor({ composition: [part] })).toBe('12');
  expect(classFor({ composition: [part, unknown] })).toBe(null);
  const irritant = classified('Eye Irrit. 2: H319');
  expect(classFor({ classification: irritant })).toBe(null);
  expect(classFor({ classification: irritant, kind: 'substance' })).toBe('12');
});

test('the storage class of TRGS 510 is the first that applies, and none where the facts leave it open', () =>
  expectEach(
    cases,
    ([goods]) => JSON.stringify(goods),
    ([goods, expected]) =>
      expect(
        storageClassOf({
          categories: [],
          h: [],
          state: null,
          isCombustible: null,
          transportClass: null,
          hasAmmoniumNitrate: false,
          isComplete: true,
          ...goods,
        }),
      ).toBe(expected),
  ));

test('every storage class but the one of ammonium nitrate can be derived', () => {
  const reached = cases.flatMap(([, expected]) => expected ?? []);
  expect(storageClasses.filter((storageClassCode) => !reached.includes(storageClassCode))).toEqual(['5.1C']);
});
