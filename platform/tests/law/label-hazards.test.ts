import { contentOf, noticesOf } from '../../product/mixture.ts';
import { labelNotices } from '../../law/label/hazards.ts';
import { factsOf } from '../documents/sample-product.ts';

const none = { notForGeneralUse: false, childResistantFastening: false, tactileWarning: false };
const both = { ...none, childResistantFastening: true, tactileWarning: true };
const tactile = { ...none, tactileWarning: true };
const professional = { ...none, notForGeneralUse: true };

test.each(['H340', 'H350', 'H350i', 'H360', 'H360F', 'H360D', 'H360FD', 'H360Fd', 'H360Df'])(
  '%s is for professional users only where the public may not buy it',
  (code) => {
    expect(labelNotices([code], { isNotForPublic: true })).toEqual(professional);
    expect(labelNotices([code])).toEqual(none);
  },
);

test('entries 28 to 30 or the audience, not the class alone, restrict a product to professional users', () => {
  const label = (h: string) => ({ signalWord: null, pictograms: [], h: [h], p: [] });
  const cmr = [{ category: 'Repr. 1A', h: ['H360D'] }];
  const ingredient = { name: { en: 'ingredient' }, cas: '57-50-1', contentRange: '1 %', classification: cmr };
  const entries = [{ number: '57-50-1', entry: '30' }];
  const isRestricted = (facts: Parameters<typeof factsOf>[0]) =>
    noticesOf(factsOf({ classification: cmr, label: label('H360D'), composition: [ingredient], ...facts }))
      .notForGeneralUse;
  const listCheck = {
    checked: ['57-50-1'],
    lists: [{ list: 'annexXVII' as const, published: '2026-08-24', entries }],
  };
  expect(isRestricted({ audience: 'public' })).toBe(false);
  expect(isRestricted({ audience: 'public', listCheck })).toBe(true);
  // The shipped table of the appendices has lead.
  expect(isRestricted({ audience: 'public', composition: [{ ...ingredient, cas: '7439-92-1' }] })).toBe(true);
  expect(isRestricted({ audience: 'professionalOnly' })).toBe(true);
  expect(isRestricted({ audience: 'industrial', label: label('H361d') })).toBe(false);
});

test.each(['H300', 'H301', 'H304', 'H310', 'H311', 'H314', 'H330', 'H331', 'H370', 'H372'])(
  '%s asks for a child-resistant fastening and a tactile warning',
  (code) => {
    expect(labelNotices([code])).toEqual(both);
  },
);

test.each([
  'H220',
  'H221',
  'H224',
  'H225',
  'H228',
  'H341',
  'H351',
  'H361',
  'H361d',
  'H361f',
  'H361fd',
  'H371',
  'H373',
  'H302',
  'H312',
  'H332',
  'H334',
])('%s asks for a tactile warning', (code) => {
  expect(labelNotices([code])).toEqual(tactile);
});

test.each([
  'H222',
  'H223',
  'H226',
  'H229',
  'H290',
  'H315',
  'H317',
  'H318',
  'H319',
  'H335',
  'H336',
  'H362',
  'H400',
  'H410',
  'H411',
  'H412',
  'EUH066',
  'EUH208',
  'P102',
])('%s asks for neither', (code) => {
  expect(labelNotices([code])).toEqual(none);
});

test.each([
  ['a combined statement', ['H301+H311+H331'], both],
  ['a combined statement of category 4', ['H302+H332'], tactile],
  ['several statements, the strictest', ['H225', 'H319', 'H304'], both],
  ['a category 1 carcinogen that the public may buy', ['H350', 'H314', 'H225'], both],
  [
    'an aerosol that is labelled for its aspiration hazard (CLP Annex II 3.1.1.2, 3.2.1)',
    ['H222', 'H229', 'H304'],
    none,
  ],
  ['an aerosol with another hazard', ['H229', 'H304', 'H373'], tactile],
  ['no statement', [], none],
])('%s', (_, codes, notices) => {
  expect(labelNotices(codes)).toEqual(notices);
});

test.each<[what: string, ingredient: { cas: string; content?: number; contentRange?: string }, isDue: boolean]>([
  ['methanol, 3 %', { cas: '67-56-1', content: 3 }, true],
  ['methanol, 2.9 %', { cas: '67-56-1', content: 2.9 }, false],
  ['methanol, up to 3 %', { cas: '67-56-1', contentRange: '1 – 3 %' }, true],
  ['methanol, up to 2,5 %', { cas: '67-56-1', contentRange: '1 – 2,5 %' }, false],
  ['methanol, less than 3 %', { cas: '67-56-1', contentRange: '< 3 %' }, false],
  ['methanol, 2 % or more', { cas: '67-56-1', contentRange: '≥ 2 %' }, true],
  ['methanol, no figure', { cas: '67-56-1', contentRange: 'a part' }, true],
  ['dichloromethane, 1 %', { cas: '75-09-2', content: 1 }, true],
  ['dichloromethane, 0.9 %', { cas: '75-09-2', content: 0.9 }, false],
  ['ethanol, 96 %', { cas: '64-17-5', content: 96 }, false],
])('by content (CLP Annex II 3.1.1.3): %s', (_, { cas, contentRange = '', ...exact }, childResistantFastening) => {
  const content = contentOf({ ...exact, contentRange });
  expect(labelNotices(['H319'], { ingredients: [{ cas, content }] })).toEqual({ ...none, childResistantFastening });
});
