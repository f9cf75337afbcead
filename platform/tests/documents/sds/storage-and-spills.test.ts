import { demoCatalogue } from '../../../demo/products/catalogue.ts';
import { buildSds } from '../../../documents/sds/view-model.ts';
import type { StandardPhrase } from '../../../languages/en/sheet.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import { findContradictions } from '../../../product/check/contradictions/find-contradictions.ts';
import { productFacts, type ProductFactsInput } from '../../../product/facts.ts';
import { classified, factsOf, sampleOptions, sampleSds, textsOf } from '../sample-product.ts';

const { standard } = phrasesFor('en');
const storage = (facts: Partial<ProductFactsInput>) => textsOf(sampleSds(facts), '7.2');
const separation = (facts: Partial<ProductFactsInput>) =>
  storage(facts).filter((line) => line.startsWith('Keep apart from: '));

test('section 7.2 keeps the product apart from the materials of section 10.5, and from no others', () => {
  for (const { code } of documentLanguages)
    for (const demo of demoCatalogue) {
      const facts = productFacts.parse(demo.versions[0]!.facts);
      const options = { ...sampleOptions, version: demo.versions[0]!, previousVersions: [] };
      const sheet = buildSds(demo, facts, code, options);
      const { standard: texts } = phrasesFor(code);
      const [before = '', after = ''] = texts.apartFromIncompatible.split('{materials}');
      const lines = textsOf(sheet, '7.2').filter((line) => line.startsWith(before));
      const materials = textsOf(sheet, '10.5').filter((line) => !line.endsWith('.'));
      expect([demo.code, lines]).toEqual([
        demo.code,
        materials.length > 0 ? [`${before}${materials.join(', ')}${after}`] : [],
      ]);
    }
});

test('a material that the author names in either section stands in both', () => {
  const flammable = { classification: classified('Flam. Liq. 2: H225') };
  expect(separation(flammable)).toEqual(['Keep apart from: strong oxidising agents.']);
  const stated: Record<string, string[]>[] = [{ '7.2': ['apartFromAcids'] }, { '10.5': ['acids'] }];
  for (const phrases of stated) {
    expect(separation({ ...flammable, phrases })).toEqual(['Keep apart from: strong oxidising agents, acids.']);
    expect(textsOf(sampleSds({ ...flammable, phrases }), '10.5')).toContain(standard.acids);
    expect(storage({ ...flammable, phrases })).not.toContain(standard.apartFromAcids);
  }
  expect(separation({ classification: classified('Eye Irrit. 2: H319') })).toEqual([]);
});

test('a product that is kept apart from a material and said to have no incompatible ones contradicts itself', () => {
  const rulesOf = (keys: string[]) =>
    findContradictions({
      facts: factsOf({ phrases: { '7.2': keys, '10.5': ['noIncompatibleMaterials'] } }),
      tds: null,
    }).map(({ rule }) => rule);
  expect(rulesOf(['apartFromAcids'])).toContain('opposedPhrases');
  expect(rulesOf(['apartFromFood'])).not.toContain('opposedPhrases');
});

test('what storage protects from stands among the conditions and materials to avoid, and the other way round', () => {
  const rows: [Record<string, string[]>, number: string, StandardPhrase, isThere: boolean][] = [
    [{ '7.2': ['protectFromFrost'] }, '10.4', 'frost', true],
    [{ '7.2': ['keepTightlyClosedWarm'] }, '10.4', 'cold', true],
    [{ '7.2': ['protectFromHeat'] }, '10.4', 'sunlight', true],
    [{ '7.2': ['unsuitableMetals'] }, '10.5', 'metals', true],
    [{ '10.4': ['heat'] }, '7.2', 'protectFromHeat', true],
    // The sentence of 7.2 names sunlight, too.
    [{ '10.4': ['heat'] }, '10.4', 'sunlight', true],
    [{ '10.4': ['frost'] }, '7.2', 'protectFromFrost', true],
    [{ '7.2': ['storageBelow25'] }, '10.4', 'heat', false],
    [{ '10.4': ['impurities'] }, '7.2', 'protectFromHeat', false],
    [{}, '10.4', 'cold', false],
    [{}, '10.5', 'metals', false],
  ];
  for (const [phrases, number, phrase, isThere] of rows) {
    const texts = textsOf(sampleSds({ classification: [], phrases }), number);
    expect([phrases, phrase, texts.includes(standard[phrase])]).toEqual([phrases, phrase, isThere]);
  }
  // Sources of ignition are hot already.
  const flammable = textsOf(sampleSds({ classification: classified('Flam. Liq. 2: H225') }), '10.4');
  expect(flammable).toEqual(expect.arrayContaining([standard.heatAndIgnition, standard.sunlight]));
  expect(flammable).not.toContain(standard.heat);
});

const state = (en: string) => ({ basicProperties: { physicalState: { en } } });
const spill = (facts: Partial<ProductFactsInput>) => textsOf(sampleSds(facts), '6.3');

test('what gives off gas after a spill is not put into closed containers, everything else is', () => {
  const { absorbInert, absorbMineral, collectMechanically, collectUnsealed, isocyanateSpill } = standard;
  const closed = [absorbInert, collectMechanically];
  const open = [absorbMineral, collectUnsealed, isocyanateSpill];
  const found = (facts: Partial<ProductFactsInput>) =>
    spill(facts).filter((line) => [...closed, ...open].includes(line));
  const linesOf = (physicalState: string, ...entries: string[]) =>
    found({ ...state(physicalState), classification: classified(...entries) });
  const containing = (physicalState: string, name: string, cas: string) =>
    found({
      ...state(physicalState),
      composition: [{ name: { en: name }, cas, contentRange: '60 %', classification: [] }],
    });
  expect(linesOf('liquid', 'Flam. Liq. 2: H225')).toEqual([absorbInert]);
  expect(linesOf('solid', 'Skin Irrit. 2: H315')).toEqual([collectMechanically]);
  expect(linesOf('solid', 'Ox. Sol. 3: H272')).toEqual([collectUnsealed]);
  expect(linesOf('solid', 'Water-react. 2: H261')).toEqual([collectUnsealed]);
  expect(linesOf('liquid', 'Org. Perox. D: H242')).toEqual([absorbMineral]);
  expect(linesOf('solid', 'Org. Perox. D: H242')).toEqual([collectUnsealed]);
  expect(containing('liquid', 'hydrogen peroxide', '7722-84-1')).toEqual([absorbMineral]);
  expect(containing('liquid', 'sodium hypochlorite', '7681-52-9')).toEqual([absorbMineral]);
  expect(containing('solid', 'sodium percarbonate', '15630-89-4')).toEqual([collectUnsealed]);
  expect(containing('liquid', 'HDI trimer', '28182-81-2')).toEqual([isocyanateSpill]);
  expect(containing('solid', 'sodium chloride', '7647-14-5')).toEqual([collectMechanically]);
});

test('a spilled liquid is kept from drains and dammed up, a powder covered, and what it touched is cleaned', () => {
  const { coverDrains, coverPowder, cleanSurfaces, rinseResidues } = standard;
  const spillAdvice = (facts: Partial<ProductFactsInput>) =>
    spill(facts).filter((line) => [coverDrains, coverPowder, cleanSurfaces].includes(line));
  expect(spillAdvice(state('liquid'))).toEqual([coverDrains, cleanSurfaces]);
  expect(spillAdvice(state('powder'))).toEqual([coverPowder, cleanSurfaces]);
  expect(spillAdvice({})).toEqual([]);
  expect(spillAdvice({ ...state('gas'), classification: classified('Press. Gas (Comp.): H280') })).toEqual([]);
  expect(spillAdvice({ ...state('liquid'), classification: classified('Aerosol 3: H229') })).toEqual([cleanSurfaces]);
  expect(spillAdvice({ ...state('solid'), classification: classified('Water-react. 2: H261') })).toEqual([]);
  const rinsed = { ...state('liquid'), phrases: { '6.3': ['rinseResidues'] } };
  expect(spillAdvice(rinsed)).toEqual([coverDrains]);
  expect(spill(rinsed)).toContain(rinseResidues);
});

test('6.1.2 names the materials that resist the product, those that do not, or that they are not known', () => {
  const irritant = { ...state('liquid'), classification: classified('Skin Irrit. 2: H315') };
  const clothing = (...hands: string[]) =>
    textsOf(sampleSds({ ...irritant, phrases: { '8.2.2.hands': hands } }), '6.1').filter((line) =>
      /^Protective clothing|^Which material/.test(line),
    );
  const { suitNotNatural, suitMaterialUnknown } = phrasesFor('en').sentences;
  expect(clothing('glovesButyl', 'glovesFluorocarbon', 'glovesUnsuitableNatural')).toEqual([
    'Protective clothing: suitable material, as for the gloves in subsection 8.2: Butyl rubber; Fluorocarbon rubber (FKM).',
    suitNotNatural,
  ]);
  expect(clothing('glovesNitrileSplash')).toEqual([]);
  expect(clothing()).toEqual([suitMaterialUnknown]);
});

test('the phrases of gloves begin with their material in every language', () => {
  for (const { code } of documentLanguages) {
    const { glovesButyl, glovesNitrile, glovesPvc, glovesLaminate } = phrasesFor(code).standard;
    for (const text of [glovesButyl, glovesNitrile, glovesPvc, glovesLaminate])
      expect([code, text]).toEqual([code, expect.stringMatching(/^\p{Lu}[^,\d]+, /u)]);
  }
});

test('7.1 keeps the product from incompatible materials where 10.5 has some, and from drains where it can be spilled', () => {
  const { handleApartFromIncompatible, avoidSpillsInUse } = standard;
  const [apart = ''] = handleApartFromIncompatible.split('{materials}');
  const handlingAdvice = (facts: Partial<ProductFactsInput>) =>
    textsOf(sampleSds(facts), '7.1').filter((line) => line.startsWith(apart) || line === avoidSpillsInUse);
  expect(handlingAdvice({ ...state('liquid'), phrases: { '10.5': ['acids'] } })).toEqual([
    'Do not bring the product together with: acids.',
    avoidSpillsInUse,
  ]);
  expect(handlingAdvice({ ...state('liquid'), phrases: { '10.5': ['noIncompatibleMaterials'] } })).toEqual([
    avoidSpillsInUse,
  ]);
  expect(handlingAdvice({})).toEqual([]);
  expect(handlingAdvice({ ...state('gas'), classification: classified('Press. Gas (Comp.): H280') })).toEqual([]);
});
