import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { choosePrecautions, missingPrecautions } from '../../law/label/precautions.ts';
import { expectEach } from '../../../tests/support/expect-each.ts';

const industrial = { audience: 'industrial', h: ['H225'] } as const;
const publicLabel = { audience: 'public', h: ['H225'] } as const;
const corrosive = { audience: 'industrial', h: ['H225', 'H314'] } as const;

test('six statements or fewer stay as they are, in their order', () => {
  const codes = ['P403+P235', 'P210', 'P280'];
  expect(choosePrecautions(codes, industrial)).toEqual({ selected: codes, omitted: [] });
});

test.each([
  ['P261', 'P260'],
  ['P311', 'P310'],
  ['P312', 'P310'],
  ['P301+P312', 'P301+P310'],
  ['P330', 'P301+P330+P331'],
  ['P331', 'P301+P330+P331'],
  ['P302+P352', 'P303+P361+P353'],
  ['P233', 'P403+P233'],
  ['P403', 'P403+P235'],
  ['P332+P313', 'P333+P313'],
  ['P362+P364', 'P361+P364'],
  ['P410', 'P410+P403'],
])('%s is redundant beside %s (CLP Art. 28(1))', (dropped, fuller) => {
  expect(choosePrecautions([dropped, fuller], industrial)).toEqual({
    selected: [fuller],
    omitted: [{ code: dropped, reason: 'redundant', provision: 'CLP Art. 28(1)' }],
  });
});

test('P312 and P301+P312 never stand together: advice for all ways of exposure, or by mouth alone', () => {
  const omitted = (h: string[]) =>
    choosePrecautions(['P301+P312', 'P312'], { audience: 'industrial', h }).omitted.map(({ code }) => code);
  expect(omitted(['H302'])).toEqual(['P312']);
  expect(omitted(['H302+H332'])).toEqual(['P301+P312']);
});

test('what the severity of a hazard asks for is not lost to the six (CLP Art. 28(3)), and a label without it is found out', () => {
  const required: [string, string[]][] = [
    ['H314', ['P260', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P304+P340', 'P305+P351+P338', 'P310']],
    ['H330', ['P260', 'P284', 'P304+P340', 'P310']],
    ['H301+H311', ['P301+P310']],
    ['H304', ['P301+P310', 'P331']],
    ['H350i', ['P201', 'P308+P313']],
    ['H370', ['P260', 'P308+P311']],
    ['H410', ['P273']],
  ];
  const others = ['P210', 'P220', 'P230', 'P244', 'P250', 'P282'];
  return expectEach(
    required,
    ([h]) => h,
    ([h, codes]) => {
      const label = { audience: 'industrial', h: [h] } as const;
      expect(choosePrecautions([...others, ...codes], label).selected).toEqual(expect.arrayContaining(codes));
      expect(missingPrecautions(others, [...others, ...codes], label).map(({ code }) => code)).toEqual(codes);
      expect(missingPrecautions(codes, codes, label)).toEqual([]);
    },
  );
});

test('a statement is not missing where a stricter one or another combination says it', () => {
  const label = { audience: 'industrial', h: ['H331', 'H301'] } as const;
  const chosenCodes = ['P260', 'P304', 'P340', 'P310', 'P301', 'P330'];
  expect(missingPrecautions(chosenCodes, ['P261', 'P304+P340', 'P311', 'P301+P310'], label)).toEqual([]);
});

test('of more than six the least needed go (CLP Art. 28(3))', () => {
  const codes = ['P101', 'P210', 'P233', 'P260', 'P273', 'P280', 'P301+P310', 'P303+P361+P353', 'P403+P235'];
  const { selected, omitted } = choosePrecautions(codes, industrial);
  expect(selected).toEqual(['P210', 'P260', 'P273', 'P280', 'P301+P310', 'P303+P361+P353']);
  expect(omitted.map(({ code }) => code)).toEqual(['P101', 'P233', 'P403+P235']);
  expect(omitted.every(({ provision }) => provision === 'CLP Art. 28(3)')).toBe(true);
});

test('for the public the disposal (Art. 28(2)) and the warning of children come first', () => {
  const codes = ['P102', 'P210', 'P260', 'P280', 'P301+P310', 'P303+P361+P353', 'P305+P351+P338', 'P501'];
  expect(choosePrecautions(codes, publicLabel).omitted.map(({ code }) => code)).toEqual(['P303+P361+P353', 'P280']);
  expect(choosePrecautions(codes, industrial).omitted.map(({ code }) => code)).toEqual(['P102', 'P501']);
});

test('to take off wet clothing at once matters most where the product is corrosive', () => {
  const codes = ['P210', 'P260', 'P280', 'P301+P310', 'P303+P361+P353', 'P304+P340', 'P310'];
  // Nothing else would say that the product burns.
  expect(choosePrecautions(codes, corrosive).omitted.map(({ code }) => code)).toEqual(['P301+P310']);
  expect(choosePrecautions(codes, industrial).omitted.map(({ code }) => code)).toEqual(['P303+P361+P353']);
});

test('medical advice after exposure comes before the environment with a carcinogen, a suspected one too', () => {
  const codes = ['P201', 'P273', 'P280', 'P302+P352', 'P304+P340', 'P305+P351+P338', 'P308+P313'];
  const choose = (h: string[]) =>
    choosePrecautions(codes, { audience: 'industrial', h }).omitted.map(({ code }) => code);
  expect(choose(['H350i'])).toEqual(['P273']);
  expect(choose(['H351'])).toEqual(['P273']);
  expect(choose(['H319'])).toEqual(['P273']);
});

test('an aerosol for the public keeps what its own directive asks for, and six in all', () => {
  const codes = ['P102', 'P210', 'P211', 'P251', 'P261', 'P305+P351+P338', 'P410+P412', 'P501'];
  const choice = choosePrecautions(codes, { audience: 'public', h: ['H222', 'H229'] });
  expect(choice.selected).toEqual(['P102', 'P210', 'P211', 'P251', 'P410+P412', 'P501']);
});

test('a code that the table does not rank goes first', () => {
  const codes = ['P202+P210', 'P210', 'P260', 'P273', 'P280', 'P301+P310', 'P501'];
  expect(choosePrecautions(codes, industrial).omitted).toMatchObject([{ code: 'P202+P210' }]);
});

test.each(demoCatalogue.map(({ code, versions }) => [code, versions[0]!.facts] as const))(
  'the label of %s carries nothing redundant',
  (_, { audience, label }) => {
    const { omitted } = choosePrecautions(label.p, { audience, h: label.h });
    expect(omitted.filter(({ reason }) => reason === 'redundant')).toEqual([]);
  },
);
