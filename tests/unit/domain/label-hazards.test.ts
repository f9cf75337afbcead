import {
  labelNoticesOf,
  needsChildResistantFastening,
  needsTactileWarning,
  isProfessionalOnly,
} from '@/lib/domain/product/hazards';
import { sampleDossier } from './dossier-sample';

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
    restricted: isProfessionalOnly(codes),
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
    restricted: isProfessionalOnly([code]),
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

test.each(
  ['H340', 'H350', 'H360'].flatMap((code) => [[code], [code, 'H300', 'H225'], ['H300+H310', `${code}i`, 'H371']]),
)('%p %p %p: restricted to professional users, whatever else there is', (...labelElements) => {
  const codes = labelElements.filter((code) => typeof code === 'string');
  expect(noticesOf(codes)).toEqual(['professional_users']);
});

const noticesOf = (codes: string[], substances: { cas: string; content: number }[] = []) =>
  labelNoticesOf(
    sampleDossier({
      labelStatements: codes.map((code) => ({ code, set: 'H', text: code })),
      substances: {
        title: null,
        rows: substances.map((substance) => ({
          name: substance.cas,
          ec: null,
          index: null,
          reach: null,
          contentRange: null,
          classification: null,
          ...substance,
        })),
      },
    }),
  );

test.each([
  [['H225', 'H319'], [], ['tactile_warning']],
  [['H314'], [], ['child_resistant_fastening', 'tactile_warning']],
  [['H319'], [{ cas: '67-56-1', content: 3 }], ['child_resistant_fastening']],
  [['H336'], [{ cas: '75-09-2', content: 0.5 }], []],
  [['EUH208'], [], []],
])('a label with %p and %p gives the notices %p', (codes, substances, notices) => {
  expect(noticesOf(codes, substances)).toEqual(notices);
});
