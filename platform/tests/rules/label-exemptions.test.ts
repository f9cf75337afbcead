import { exemptLabel, labelExemptions } from '../../rules/label-exemptions.ts';
import { hazardCategories } from '../../rules/hazard-classes.ts';
import { expectEach } from '../../../tests/support/expect-each.ts';

const industrial = { audience: 'industrial' } as const;
const forPublic = { audience: 'public' } as const;
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

/** CLP Annex I 1.5.2.1: categories with what they may omit on packs of at most 125 ml, for the trade and for the public. */
const table: [category: string, h: string, omits: string | null, public_: string | null][] = [
  ['Ox. Gas 1', 'H270', 'statements', 'statements'],
  ['Flam. Gas 1A', 'H220', null, null],
  ['Flam. Gas 2', 'H221', 'precautions', 'precautions'],
  ['Flam. Liq. 1', 'H224', null, null],
  ['Flam. Liq. 3', 'H226', 'statements', 'statements'],
  ['Flam. Sol. 2', 'H228', 'statements', 'statements'],
  ['Self-heat. 1', 'H251', null, null],
  ['Self-heat. 2', 'H252', 'statements', 'statements'],
  ['Water-react. 1', 'H260', 'statements', 'statements'],
  ['Ox. Liq. 1', 'H271', null, null],
  ['Ox. Sol. 3', 'H272', 'statements', 'statements'],
  ['Org. Perox. B', 'H241', null, null],
  ['Acute Tox. 3', 'H301', null, null],
  ['Acute Tox. 4', 'H302', 'statements', null],
  ['Skin Corr. 1A', 'H314', null, null],
  ['Skin Irrit. 2', 'H315', 'statements', 'statements'],
  ['Eye Dam. 1', 'H318', null, null],
  ['Eye Irrit. 2', 'H319', 'statements', 'statements'],
  ['Skin Sens. 1', 'H317', null, null],
  ['STOT SE 3', 'H335', 'statements', null],
  ['STOT RE 2', 'H373', 'statements', null],
  ['STOT RE 1', 'H372', null, null],
  ['Lact.', 'H362', 'precautions', 'precautions'],
  ['Aquatic Acute 1', 'H400', 'statements', 'statements'],
  ['Aquatic Chronic 2', 'H411', 'statements', 'statements'],
  ['Aquatic Chronic 3', 'H412', 'precautions', 'precautions'],
  ['Met. Corr. 1', 'H290', 'pictogramAndStatements', 'pictogramAndStatements'],
];

test('the classes that a small pack may omit elements of are those of CLP Annex I 1.5.2.1', () =>
  expectEach(
    table,
    ([category]) => category,
    ([category, h, ...omits]) => {
      const label = { signalWord: null, pictograms: [], h: [h], p: [] };
      const found = [industrial, forPublic].map(
        (audience) => exemptLabel([{ category, h: [h] }], label, audience)?.exempt[0]?.omits ?? null,
      );
      expect(found).toEqual(omits);
    },
  ));

test('every exemption belongs to a category that CLP has, and names its item', () =>
  expectEach(
    labelExemptions,
    ({ provision }) => provision,
    ({ of, provision }) => {
      expect(hazardCategories.some(({ category }) => of.test(category))).toBe(true);
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
  expect(exemptLabel(acetone, acetoneLabel, forPublic)).toMatchObject({ h: ['H336'], p: ['P102', 'P261', 'P501'] });
});

test('what a class without exemption requires stays', () => {
  const toluene = [...acetone, { category: 'Asp. Tox. 1', h: ['H304'] }];
  const label = { ...acetoneLabel, h: ['H225', 'H304'], p: ['P210', 'P280', 'P301+P310', 'P331', 'P501'] };
  expect(exemptLabel(toluene, label, industrial)).toMatchObject({ h: ['H304'], p: ['P301+P310', 'P331', 'P501'] });
});

test('a mixture that corrodes nothing but metals needs no pictogram; its signal word stays', () => {
  const label = { signalWord: 'warning' as const, pictograms: ['GHS05'], h: ['H290'], p: ['P234', 'P390'] };
  const metals = [{ category: 'Met. Corr. 1', h: ['H290'] }];
  expect(exemptLabel(metals, label, industrial)).toMatchObject({ pictograms: [], signalWord: 'warning', h: [], p: [] });
  const acid = [...metals, { category: 'Skin Corr. 1', h: ['H314'] }];
  expect(exemptLabel(acid, { ...label, signalWord: 'danger', h: ['H290', 'H314'] }, industrial)).toMatchObject({
    ...{ pictograms: ['GHS05'], signalWord: 'danger', h: ['H314'] },
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
