import { expectEach } from '../../../../tests/support/expect-each.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, minimalFacts, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;
type Uses = NonNullable<ProductFactsInput['uses']['annexXVII']>;

const part = (cas: string, contentRange: string, ...classes: string[]): ProductFactsInput['composition'][number] => ({
  name: { en: `substance ${cas}` },
  cas,
  contentRange,
  classification: classified(...classes),
});
const labelled = (...h: string[]): ProductFactsInput['label'] => ({ ...minimalFacts.label, signalWord: 'danger', h });
const usedAs = (...annexXVII: Uses): Facts => ({ uses: { identified: [], advisedAgainst: [], annexXVII } });
const inhalable: Facts = {
  audience: 'public',
  classification: classified('Asp. Tox. 1: H304'),
  label: labelled('H304'),
};
const lampOil: Facts = { ...inhalable, ...usedAs('lampOil') };
const lighter: Facts = { ...inhalable, ...usedAs('grillLighterFluid') };
const carcinogenic: Facts = {
  audience: 'professionalOnly',
  classification: classified('Carc. 1B: H350'),
  label: labelled('H350'),
  composition: [part('79-01-6', '10 – 20 %', 'Carc. 1B: H350'), part('7732-18-5', '80 – 90 %')],
};
const peroxide = (content: string): Facts => ({
  audience: 'industrial',
  composition: [part('7722-84-1', content, 'Ox. Liq. 1: H271'), part('7732-18-5', '80 %')],
});
const diisocyanate: Facts = {
  audience: 'industrial',
  composition: [part('101-68-8', '30 – 50 %', 'Resp. Sens. 1: H334'), part('7732-18-5', '50 – 70 %')],
};

const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/[\u00A0\u202F]/g, ' '));
const words = phrasesFor('en').labels;
const sipOfOil =
  'Just a sip of lamp oil – or even sucking the wick of lamps – may lead to life-threatening lung damage';
const sipOfLighter = 'Just a sip of grill lighter may lead to life threatening lung damage';
const outOfReach = 'Keep lamps filled with this liquid out of the reach of children';
const professional = 'Restricted to professional users.';
const prescribed = [sipOfOil, sipOfLighter, outOfReach, professional];

/** The prescribed texts of each product, which section 2.2 and the label have. */
const packs: [name: string, facts: Facts, texts: string[]][] = [
  ['a lamp oil for the public', lampOil, [outOfReach, sipOfOil]],
  ['a grill lighter for the public', lighter, [sipOfLighter]],
  ['a lamp oil for trade', { ...lampOil, audience: 'professionalOnly' }, []],
  ['a lamp oil without H304', { ...lampOil, classification: [], label: labelled() }, []],
  ['another product with H304', { ...inhalable, ...usedAs('cleaner') }, []],
  ['a product with H304 whose use is not known', inhalable, []],
  ['a carcinogen for trade (entry 28)', carcinogenic, [professional]],
  ['a sensitiser for trade', { ...carcinogenic, classification: [], label: labelled('H317') }, []],
];

test('section 2.2 and the label have the texts of REACH Annex XVII, entries 3 and 28 to 30, where they apply', () =>
  expectEach(
    packs,
    ([name]) => name,
    ([, facts, texts]) => {
      const sheet = textsOf(sampleSds(facts), '2.2').filter((text) => prescribed.includes(text));
      expect(sheet.sort()).toEqual([...texts].sort());
    },
  ));

test('where the wording of an entry was not read in a language, section 2.2 says that the pack carries it, unless the author writes it', () => {
  const sentence = 'L’emballage porte également la mention prescrite par REACH annexe XVII 3(5)(b).';
  const french = (facts: Facts) => plain(textsOf(sampleSds({ ...facts, lang: 'fr' }), '2.2'));
  expect(french(lighter)).toContain(sentence);
  expect(french({ ...inhalable, ...usedAs('cleaner') })).not.toContain(sentence);
  const supplementalTexts = [{ act: 'annexXVII' as const, wording: { fr: 'Une gorgée suffit' } }];
  const written = french({ ...lighter, label: { ...labelled('H304'), supplementalTexts } });
  expect(written).toContain('Une gorgée suffit');
  expect(written).not.toContain(sentence);
});

test('section 15.1 names packaging and text of a lamp oil, and asks what decides the ban; nothing of it where the use is not known', () => {
  const lines = (facts: Facts) => plain(valuesOf(sampleSds(facts), '15.1', words.reachRestrictions));
  expect(lines(lampOil)).toEqual(
    expect.arrayContaining([
      'entry 3: H304 – not to be placed on the market for the general public (lamp oils) – not determined: whether it contains a colouring agent or a perfume',
      `entry 3: H304 – the pack carries the text of the entry (lamp oils): ${outOfReach}. ${sipOfOil}`,
      'entry 3: H304 – only in black opaque containers of at most 1 litre (lamp oils, grill lighter fluids)',
    ]),
  );
  expect(lines(inhalable).join('\n')).not.toContain('entry 3:');
  expect(lines({ ...lampOil, audience: 'industrial' }).join('\n')).not.toContain('containers');
});

test('child-resistant fastening and tactile warning stand in section 15.1 of a product for the public that needs them', () => {
  const found = (facts: Facts) =>
    textsOf(sampleSds(facts), '15.1').filter((text) => text.startsWith('Packaging supplied to the general public'));
  expect(plain(found(lampOil))).toEqual([
    'Packaging supplied to the general public: child-resistant fastening (CLP Annex II, 3.1)',
    'Packaging supplied to the general public: tactile warning of danger (CLP Annex II, 3.2)',
  ]);
  const flammable: Facts = {
    audience: 'public',
    classification: classified('Flam. Liq. 2: H225'),
    label: labelled('H225'),
  };
  expect(found(flammable)).toHaveLength(1);
  for (const none of [{ ...lampOil, audience: 'industrial' as const }, { audience: 'public' as const }])
    expect(found(none)).toEqual([]);
});

test('section 1.2 advises against supply to the public where an entry of Annex XVII or an explosives precursor excludes it', () => {
  const advised = (facts: Facts, market?: string) =>
    plain(valuesOf(sampleSds({ ...facts, ...(market && { options: { market } }) }), '1.2', words.usesAdvisedAgainst));
  expect(advised(carcinogenic)).toEqual(['Supply to the general public (REACH Annex XVII 28)']);
  expect(advised(peroxide('13 %'))).toEqual([
    'Supply to the general public (Regulation (EU) 2019/1148 Art. 5, Annex I)',
  ]);
  const none = [phrasesFor('en').notAvailable];
  expect(advised(peroxide('12 %'))).toEqual(none);
  expect(advised(diisocyanate)).toEqual(none);
  expect(advised(carcinogenic, 'GB')).toEqual(none);
  // Toluene is excluded in some uses only, and the use is not known.
  const toluene: Facts = { audience: 'industrial', composition: [part('108-88-3', '5 %')] };
  expect(advised(toluene)).toEqual(none);
  expect(advised({ ...toluene, ...usedAs('adhesive') })).toEqual([
    'Supply to the general public (REACH Annex XVII 48)',
  ]);
});

test('a duty for products for the public does not stand in the sheet of one for industry; the ban does', () => {
  const lines = (facts: Facts) => plain(valuesOf(sampleSds(facts), '15.1', words.reachRestrictions)).join('\n');
  expect(lines(diisocyanate)).not.toContain('entry 56');
  expect(lines(diisocyanate)).toContain('entry 74');
  expect(lines({ ...diisocyanate, audience: 'public' })).toContain('entry 56');
  const chloroform: Facts = { audience: 'industrial', composition: [part('67-66-3', '5 %')] };
  expect(lines(chloroform)).toContain('not to be placed on the market for the general public (≥ 0.1 %)');
});

test('a restricted explosives precursor for the public has its ban in section 15.1, in every language', () =>
  expectEach(
    documentLanguages,
    ({ code }) => code,
    ({ code }) => {
      const lines = (content: string) =>
        textsOf(sampleSds({ ...peroxide(content), audience: 'public', lang: code }), '15.1').filter((text) =>
          text.includes('7722-84-1'),
        );
      expect(lines('13 %')).toHaveLength(2);
      expect(lines('12 %')).toHaveLength(1);
    },
  ));
