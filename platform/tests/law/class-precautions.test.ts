import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { isStatementCode } from '../../languages/statements.ts';
import { foreignPrecautions, precautionsOf } from '../../law/label/class-precautions.ts';
import { hazardCategories } from '../../law/hazard-classes.ts';

test('the statements of the categories are those of CLP', () => {
  const codes = hazardCategories.flatMap(({ p, conditionalP }) => [...p, ...conditionalP]);
  expect(codes.filter((code) => !isStatementCode(code))).toEqual([]);
});

test.each([
  ['STOT SE 3', 'P312'],
  ['Flam. Gas 1A, Pyr. Gas', 'P222'],
  ['Org. Perox. CD', 'P410'],
  ['Muta. 1', 'P201'],
  ['Acute Tox. 3', null],
])('%s without its statement has the statements that all its rows share, or none', (category, p) => {
  const found = precautionsOf([{ category, h: [] }], 'industrial');
  if (p === null) expect(found).toEqual([]);
  else expect(found).toContain(p);
});

test.each([
  [
    'Flam. Liq. 2',
    ['H225'],
    ['P210', 'P233', 'P240', 'P241', 'P242', 'P243', 'P280', 'P303+P361+P353', 'P370+P378', 'P403+P235', 'P501'],
  ],
  ['Acute Tox. 3', ['H301'], ['P264', 'P270', 'P301+P310', 'P330', 'P405', 'P501']],
  ['Acute Tox. 3', ['H311'], ['P280', 'P302+P352', 'P312', 'P361+P364', 'P405', 'P501']],
  ['Acute Tox. 3', ['H331'], ['P261', 'P271', 'P304+P340', 'P311', 'P403+P233', 'P405', 'P501']],
  ['Eye Dam. 1', ['H318'], ['P280', 'P305+P351+P338', 'P310']],
  ['Repr. 1B', ['H360FD'], ['P201', 'P202', 'P280', 'P308+P313', 'P405', 'P501']],
  ['Aquatic Chronic 3', ['H412'], ['P273', 'P501']],
  ['Self-react. G', [], []],
])('%s %s brings its statements (CLP Annex I)', (category, h, p) => {
  expect(precautionsOf([{ category, h }], 'industrial')).toEqual(p);
});

test('the public gets the general ones besides, where there is a hazard (CLP Annex IV, Table 6.1)', () => {
  const metal = [{ category: 'Met. Corr. 1', h: ['H290'] }];
  expect(precautionsOf(metal, 'public')).toEqual(['P101', 'P102', 'P103', 'P234', 'P390', 'P406', 'P501']);
  expect(precautionsOf([], 'public')).toEqual([]);
});

test('a statement whose parts the classes bring in other combinations is no foreign one', () => {
  const classification = [{ category: 'Skin Corr. 1B', h: ['H314'] }];
  expect(foreignPrecautions(['P301+P330', 'P501', 'P321', 'P320', 'P210'], classification)).toEqual(['P320', 'P210']);
});

test.each(demoCatalogue.map(({ code, versions }) => [code, versions] as const))(
  'the label of %s has only statements of its classes',
  (_, versions) => {
    const foreign = versions.flatMap(({ facts }) => foreignPrecautions(facts.label.p, facts.classification));
    expect(foreign).toEqual([]);
  },
);
