import { expectEach } from '../../../../tests/support/expect-each.ts';
import { sharedUfiFindings } from '../../../product/check/check-ufi.ts';
import { findContradictions } from '../../../product/check/contradictions/find-contradictions.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, factsOf } from '../../documents/sample-product.ts';

const ufi = 'KMTT-DSP3-7FD7-6RWY';
const other = { ufi, id: 7, code: 'B-7', name: { en: 'Cleaner' }, composition: 'acetone 10' };
const use = { id: 8, ufi, composition: 'acetone 20', justifications: undefined, isPublished: true };

/** What is said of a product with the UFI of another: the level of the finding; null: none. */
const shared: [
  name: string,
  change: Partial<typeof use> | { justifications: { rule: string }[] },
  level: string | null,
][] = [
  ['another composition, published', {}, 'error'],
  ['another composition, not published', { isPublished: false }, 'warning'],
  ['another composition, with a reason', { justifications: [{ rule: 'sharedUfi' }] }, 'warning'],
  ['another composition, with another reason', { justifications: [{ rule: 'missingUfi' }] }, 'error'],
  ['the same composition', { composition: other.composition }, null],
  ['the product itself', { id: other.id }, null],
  ['another UFI', { ufi: 'AAAA-AAAA-AAAA-AAAA' }, null],
];

test('one UFI on two compositions is an error of a published product, and with a reason a warning (CLP Annex VIII, Part A, 5)', () =>
  expectEach(
    shared,
    ([name]) => name,
    ([, change, level]) => {
      const [found] = sharedUfiFindings({ ...use, ...change }, [other]);
      expect(found?.level ?? null).toBe(level);
    },
  ));

const flammable: Partial<ProductFactsInput> = { classification: classified('Flam. Liq. 2: H225'), audience: 'public' };

/** Whether a missing UFI refuses publishing. */
const missing: [name: string, facts: Partial<ProductFactsInput>, isMissing: boolean][] = [
  ['a flammable mixture for the public', flammable, true],
  ['one that has its UFI', { ...flammable, ufi }, false],
  ['one for professional users', { ...flammable, audience: 'professionalOnly' }, false],
  ['a substance', { ...flammable, kind: 'substance' }, false],
  ['only a gas under pressure', { ...flammable, classification: classified('Press. Gas (Comp.): H280') }, false],
  ['only an explosive', { ...flammable, classification: classified('Expl. 1.4: H204') }, false],
  ['only an environmental hazard', { ...flammable, classification: classified('Aquatic Chronic 3: H412') }, false],
  ['not classified', { ...flammable, classification: [] }, false],
];

test('a mixture for the public with health or physical hazards has a UFI, but for gases under pressure and explosives alone', () =>
  expectEach(
    missing,
    ([name]) => name,
    ([, facts, isMissing]) => {
      const found = findContradictions({ facts: factsOf(facts), tds: null });
      expect(found.some(({ rule }) => rule === 'missingUfi')).toBe(isMissing);
    },
  ));
