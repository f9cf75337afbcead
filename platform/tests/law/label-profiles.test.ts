import { labelProfile, labelProfiles, minXHeightMm, nextLabelProfile } from '../../law/label/profiles.ts';

test.each([
  ['2026-11-21', 'clp-now'],
  ['2027-12-31', 'clp-now'],
  ['2028-01-01', 'clp-2028'],
  ['2035-01-01', 'clp-2028'],
  ['2010-01-01', 'clp-now'],
])('on %s the label follows %s', (day, id) => {
  expect(labelProfile(day).id).toBe(id);
});

test('a requested profile applies before its day; one that was not adopted applies only on request', () => {
  expect(labelProfile('2026-11-21', 'clp-2028').id).toBe('clp-2028');
  expect(labelProfile('2026-11-21', 'clp-2030-draft')).toMatchObject({ adopted: false });
  expect(() => labelProfile('2026-11-21', 'clp-1999')).toThrow(RangeError);
});

test('the next profile is the next one that was adopted', () => {
  expect(nextLabelProfile(labelProfile('2026-11-21'))?.id).toBe('clp-2028');
  expect(nextLabelProfile(labelProfile('2028-01-01'))).toBeUndefined();
});

test('profiles follow each other in time', () => {
  const days = labelProfiles.map(({ from }) => from);
  expect(days).toEqual([...days].sort());
});

test.each([
  ['clp-now', 1, 0.5, 'public', null],
  ['clp-2028', 1, 0.5, 'public', 1.2],
  ['clp-2028', 1, 0.6, 'public', 1.4],
  ['clp-2028', 1, null, 'public', 1.4],
  ['clp-2028', 2, 5, 'industrial', 1.8],
  ['clp-2028', 3, null, 'industrial', 2],
  ['clp-2028', 4, null, 'professionalOnly', 2],
  ['clp-2030-draft', 1, 0.125, 'public', 0.9],
  ['clp-2030-draft', 1, 0.5, 'public', 1.2],
  ['clp-2030-draft', 2, null, 'public', 1.2],
  ['clp-2030-draft', 2, null, 'industrial', null],
] as const)('%s, pack %i of %p l, %s: the letter x is at least %p mm high', (id, size, litres, audience, minimum) => {
  const profile = labelProfile('2026-11-21', id);
  expect(minXHeightMm(profile, { size, litres, audience })).toBe(minimum);
});
