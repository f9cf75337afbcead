import { exemptLabel, innerPackClasses, innerPackExemption, labelExemptions } from '../../law/label/exemptions.ts';
import { hazardCategories } from '../../law/hazard-classes.ts';
import { expectEach } from '../../../tests/support/expect-each.ts';

const industrial = { audience: 'industrial' } as const;
const publicAudience = { audience: 'public' } as const;
const acetone = [
  { category: 'Flam. Liq. 2', h: ['H225'] },
  { category: 'Eye Irrit. 2', h: ['H319'] },
  { category: 'STOT SE 3', h: ['H336'] },
];
const acetoneLabel = {
  signalWord: 'danger' as const,
  pictograms: ['GHS02', 'GHS07'],
  h: ['H225', 'H319', 'H336'],
  p: ['P102', 'P210', 'P261', 'P280', 'P501'],
};

/** CLP Annex I 1.5.2.1: every category that may omit elements on packs of at most 125 ml, for the trade and, where it differs, for the public. */
const table: Record<string, [omits: string, public_?: null]> = {
  'Ox. Gas 1': ['statements'],
  'Press. Gas (Comp.)': ['statements'],
  'Press. Gas (Liq.)': ['statements'],
  'Press. Gas (Ref. Liq.)': ['statements'],
  'Press. Gas (Diss.)': ['statements'],
  'Flam. Liq. 2': ['statements'],
  'Flam. Liq. 3': ['statements'],
  'Flam. Sol. 1': ['statements'],
  'Flam. Sol. 2': ['statements'],
  'Self-react. C': ['statements'],
  'Self-react. D': ['statements'],
  'Self-react. E': ['statements'],
  'Self-react. F': ['statements'],
  'Self-heat. 2': ['statements'],
  'Water-react. 1': ['statements'],
  'Water-react. 2': ['statements'],
  'Water-react. 3': ['statements'],
  'Ox. Liq. 2': ['statements'],
  'Ox. Liq. 3': ['statements'],
  'Ox. Sol. 2': ['statements'],
  'Ox. Sol. 3': ['statements'],
  'Org. Perox. C': ['statements'],
  'Org. Perox. D': ['statements'],
  'Org. Perox. E': ['statements'],
  'Org. Perox. F': ['statements'],
  'Acute Tox. 4': ['statements', null],
  'Skin Irrit. 2': ['statements'],
  'Eye Irrit. 2': ['statements'],
  'STOT SE 2': ['statements', null],
  'STOT SE 3': ['statements', null],
  'STOT RE 2': ['statements', null],
  'Aquatic Acute 1': ['statements'],
  'Aquatic Chronic 1': ['statements'],
  'Aquatic Chronic 2': ['statements'],
  'Flam. Gas 2': ['precautions'],
  'Lact.': ['precautions'],
  'Aquatic Chronic 3': ['precautions'],
  'Aquatic Chronic 4': ['precautions'],
  'Met. Corr. 1': ['allElements'],
};

test('of all categories of CLP a small pack may omit elements of those of Annex I 1.5.2.1 and no others', () => {
  const found = (audience: typeof industrial | typeof publicAudience) =>
    hazardCategories.flatMap(({ category, h }) => {
      const label = { signalWord: null, pictograms: [], h: [...h], p: [] };
      const omits = exemptLabel([{ category, h: [...h] }], label, audience)?.exempt[0]?.omits;
      return omits ? [[category, omits] as const] : [];
    });
  expect(Object.fromEntries(found(industrial))).toEqual(
    Object.fromEntries(Object.entries(table).map(([category, [omits]]) => [category, omits])),
  );
  const publicTable = Object.fromEntries(
    Object.entries(table).flatMap(([category, [omits, none]]) => (none === null ? [] : [[category, omits]])),
  );
  expect(Object.fromEntries(found(publicAudience))).toEqual(publicTable);
});

test('every exemption belongs to a category that CLP has, and names its item', () =>
  expectEach(
    labelExemptions,
    ({ provision }) => provision,
    ({ categories, provision }) => {
      expect(hazardCategories.some(({ category }) => categories.test(category))).toBe(true);
      expect(provision).toMatch(/^CLP Annex I 1\.5\.2\.1\.[123]\(b\)\(\d+\)$/);
    },
  ));

test('statements go, pictograms and signal word stay; those for the public stay', () => {
  expect(exemptLabel(acetone, acetoneLabel, industrial)).toMatchObject({
    pictograms: ['GHS02', 'GHS07'],
    signalWord: 'danger',
    h: [],
    p: ['P102'],
  });
  expect(exemptLabel(acetone, acetoneLabel, publicAudience)).toMatchObject({
    h: ['H336'],
    p: ['P102', 'P261', 'P501'],
  });
});

test('what a class without exemption requires stays', () => {
  const toluene = [...acetone, { category: 'Asp. Tox. 1', h: ['H304'] }];
  const label = { ...acetoneLabel, h: ['H225', 'H304'], p: ['P210', 'P280', 'P301+P310', 'P331', 'P501'] };
  expect(exemptLabel(toluene, label, industrial)).toMatchObject({ h: ['H304'], p: ['P301+P310', 'P331', 'P501'] });
});

test('a mixture that corrodes nothing but metals needs neither pictogram nor signal word (Annex I 1.5.2.1.3)', () => {
  const label = { signalWord: 'warning' as const, pictograms: ['GHS05'], h: ['H290'], p: ['P234', 'P390'] };
  const metals = [{ category: 'Met. Corr. 1', h: ['H290'] }];
  expect(exemptLabel(metals, label, industrial)).toMatchObject({ pictograms: [], signalWord: null, h: [], p: [] });
  const acid = [...metals, { category: 'Skin Corr. 1', h: ['H314'] }];
  expect(exemptLabel(acid, { ...label, signalWord: 'danger', h: ['H290', 'H314'] }, industrial)).toMatchObject({
    pictograms: ['GHS05'],
    signalWord: 'danger',
    h: ['H314'],
  });
});

test('H410 of the classes H400 and H411 goes with them', () => {
  const toxic = [
    { category: 'Aquatic Acute 1', h: ['H400'] },
    { category: 'Aquatic Chronic 2', h: ['H411'] },
  ];
  const label = { signalWord: 'warning' as const, pictograms: ['GHS09'], h: ['H410'], p: ['P273', 'P391'] };
  expect(exemptLabel(toxic, label, industrial)).toMatchObject({ pictograms: ['GHS09'], h: [], p: [] });
});

test('a product whose classes have no exemption has none', () => {
  expect(exemptLabel([{ category: 'Eye Dam. 1', h: ['H318'] }], acetoneLabel, industrial)).toBeNull();
});

/** CLP Annex I 1.5.2.4.1(b) as in Regulation (EU) 2024/2865: no other category restricts an inner pack of at most 10 ml. */
const restricted: Record<string, string> = {
  'Acute Tox. 1': 'i',
  'Acute Tox. 2': 'i',
  'Acute Tox. 3': 'i',
  'Acute Tox. 4': 'i',
  'STOT SE 1': 'ii',
  'STOT SE 2': 'ii',
  'STOT RE 1': 'iii',
  'STOT RE 2': 'iii',
  'Skin Corr. 1': 'iv',
  'Skin Corr. 1A': 'iv',
  'Skin Corr. 1B': 'iv',
  'Skin Corr. 1C': 'iv',
  'Eye Dam. 1': 'v',
  'Resp. Sens. 1': 'vi',
  'Resp. Sens. 1A': 'vi',
  'Resp. Sens. 1B': 'vi',
  'Asp. Tox. 1': 'vii',
  'Muta. 1A': 'viii',
  'Muta. 1B': 'viii',
  'Muta. 2': 'viii',
  'Carc. 1A': 'ix',
  'Carc. 1B': 'ix',
  'Carc. 2': 'ix',
  'Repr. 1A': 'x',
  'Repr. 1B': 'x',
  'Repr. 2': 'x',
  'Lact.': 'x',
  'ED HH 1': 'xi',
  'ED HH 2': 'xi',
};

test('of all categories of CLP those of Annex I 1.5.2.4.1(b) leave an inner pack only research and quality control', () => {
  const found = hazardCategories.flatMap(({ category }) => {
    const { item, classes } = innerPackExemption([{ category }], []);
    return item === 'a' ? classes.map((entry) => [entry.category, entry.item] as const) : [];
  });
  expect(Object.fromEntries(found)).toEqual(restricted);
  expect(innerPackClasses).toHaveLength(11);
});

test('without such a category a statement of Annex II, Part 1 or 2 asks for a labelled outer pack; one of a class does not', () => {
  const flammable = [{ category: 'Flam. Liq. 2' }];
  expect(innerPackExemption(flammable, [])).toEqual({ item: 'b', classes: [] });
  expect(innerPackExemption(flammable, ['EUH066'])).toEqual({ item: 'c', classes: [] });
  expect(innerPackExemption(flammable, ['EUH208'])).toEqual({ item: 'c', classes: [] });
  expect(innerPackExemption(flammable, ['EUH440'])).toEqual({ item: 'b', classes: [] });
});
