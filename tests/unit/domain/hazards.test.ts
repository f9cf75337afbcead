import {
  allowedInProd,
  emergencyStatements,
  needsAdvertisementSentence,
  needsChildResistantFastening,
  needsTactileWarning,
  notForGeneralUse,
} from '@/lib/domain/hazards';

const none = { restricted: false, fastening: false, tactile: false };
const restricted = { ...none, restricted: true };
const both = { ...none, fastening: true, tactile: true };
const tactileOnly = { ...none, tactile: true };

test.each([
  ['acetone', ['H225', 'H319', 'H336', 'EUH066'], tactileOnly],
  ['methanol, combined codes', ['H225', 'H301+H311+H331', 'H370'], both],
  ['combined with spaces', ['H302 + H332'], tactileOnly],
  ['formaldehyde: restricted leaves the rest out', ['H302', 'H314', 'H330', 'H350'], restricted],
  ['a suffixed carcinogen', ['H350i'], restricted],
  ['a suffixed reproductive toxicant', ['H360FD'], restricted],
  ['a mutagen', ['H340'], restricted],
  ['suspected of damaging the unborn child', ['H361d', 'H315'], tactileOnly],
  ['caustic soda', ['H290', 'H314'], both],
  ['an aspiration hazard', ['H304'], both],
  ['a flammable liquid of category 3', ['H226'], none],
  ['an aerosol', ['H222', 'H229', 'H319'], none],
  ['supplemental statements only', ['EUH208', 'EUH210'], none],
  ['nothing', [], none],
])('%s: %p', (_, codes, expected) => {
  expect({
    restricted: notForGeneralUse(codes),
    fastening: needsChildResistantFastening(codes),
    tactile: needsTactileWarning(codes),
  }).toEqual(expected);
});

test.each([
  ...['H300', 'H301', 'H304', 'H310', 'H311', 'H314', 'H330', 'H331', 'H370', 'H372'].map(
    (code) => [code, both] as const,
  ),
  ...['H220', 'H221', 'H224', 'H225', 'H228', 'H341', 'H351', 'H361'].map((code) => [code, tactileOnly] as const),
  ...['H371', 'H373', 'H302', 'H312', 'H332', 'H334'].map((code) => [code, tactileOnly] as const),
])('%s alone asks for what the specification says', (code, expected) => {
  expect({
    restricted: notForGeneralUse([code]),
    fastening: needsChildResistantFastening([code]),
    tactile: needsTactileWarning([code]),
  }).toEqual(expected);
});

test.each([
  ['67-56-1', 3, true],
  ['67-56-1', 2.9, false],
  ['75-09-2', 1, true],
  ['75-09-2', 0.9, false],
  ['75-09-2', null, false],
  ['67-64-1', 100, false],
])('a content of %s at %p mass %% asks for a child-resistant fastening: %p', (cas, content, expected) => {
  expect(needsChildResistantFastening(['H319'], [{ cas, content }])).toBe(expected);
});

test('the product shows what was classified or set by hand', () => {
  expect([0, 1, 2, 3].filter((inProd) => allowedInProd.has(inProd))).toEqual([1, 2]);
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
