import { en } from '../../../languages/en/sheet.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { productTraits } from '../../../product/product-traits.ts';
import { classified, factsOf, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;

const { sentences, standard, labels } = en;

const solvent: Facts = {
  classification: classified('Flam. Liq. 3: H226'),
  basicProperties: { physicalState: { en: 'liquid' } },
};
const containing = (name: string): Facts => ({
  ...solvent,
  composition: [{ name: { en: name }, contentRange: '10 %', classification: [], isClassificationUnknown: false }],
});

test('10.6 says that no decomposition but by fire is recorded, unless a product of it is named', () => {
  const texts = (facts: Facts) => textsOf(sampleSds(facts), '10.6');
  expect(texts(solvent)).toEqual([standard.combustionSeeSection5, sentences.noOtherDecomposition]);
  for (const facts of [
    {},
    { ...solvent, phrases: { '10.6': ['oxygen'] } },
    { ...solvent, texts: { '10.6': { en: 'Acrolein from 250 °C.' } } },
    { ...solvent, substanceGroups: ['nitrates'] },
  ] as Facts[])
    expect(texts(facts)).not.toContain(sentences.noOtherDecomposition);
});

test('10.6 refers to a decomposition temperature where section 9.1 has one', () => {
  const texts = (basicProperties: Facts['basicProperties']) =>
    textsOf(sampleSds({ ...solvent, basicProperties }), '10.6');
  expect(texts({ decompositionTemperature: { value: 180, unit: '°C' } })).toContain(sentences.decomposesFrom);
  for (const properties of [{}, { decompositionTemperature: { en: 'not determined' } }])
    expect(texts(properties)).not.toContain(sentences.decomposesFrom);
});

test('an organic ingredient with nitrogen gives nitrogen oxides in a fire, by its name in a language of documents', () => {
  const named = [
    'triethylamine',
    '2-butanone oxime',
    '1H-benzotriazole',
    'bis(2,2,6,6-tetramethylpiperidin-4-yl) sebacate',
  ];
  for (const name of [...named, 'N,N-dimethylacetamide', 'urea', 'Butanonoxim', 'αιθανολαμίνη'])
    expect([name, textsOf(sampleSds(containing(name)), '5.2')]).toEqual([
      name,
      expect.arrayContaining([standard.nitrogenOxides]),
    ]);
  for (const name of ['butyl acetate', 'sodium amide', 'vitamin C', 'ammonium chloride', 'xylene', 'aluminium'])
    expect([name, textsOf(sampleSds(containing(name)), '5.2').includes(standard.nitrogenOxides)]).toEqual([
      name,
      false,
    ]);
  expect(textsOf(sampleSds(solvent), '5.2')).not.toContain(standard.nitrogenOxides);
});

test('derived combustion products are said to be incomplete where no group is known, not those of the author', () => {
  const texts = (facts: Facts) => textsOf(sampleSds(facts), '5.2');
  expect(texts(solvent)).toContain(sentences.fireGasesIncomplete);
  for (const facts of [
    {},
    { ...solvent, substanceGroups: [] },
    { ...solvent, phrases: { '5.2': ['carbonOxides'] } },
    { ...solvent, texts: { '5.2': { en: 'Carbon oxides only.' } } },
  ] as Facts[])
    expect(texts(facts)).not.toContain(sentences.fireGasesIncomplete);
});

test('respiratory protection is not called unnecessary for a narcotic solvent, and its filter is named by its boiling point', () => {
  const narcotic = (value: number): Facts => ({
    composition: [
      {
        name: { en: 'solvent' },
        contentRange: '43 %',
        classification: classified('STOT SE 3: H336'),
        isClassificationUnknown: false,
      },
    ],
    exposureLimits: [{ agent: { en: 'glycerol' }, law: 'Limit', country: 'SI', twa: { mgPerM3: 10 } }],
    classification: classified('STOT SE 3: H336'),
    basicProperties: { physicalState: { en: 'liquid' }, boilingPoint: { value, unit: '°C' } },
  });
  const lines = (facts: Facts) =>
    valuesOf(sampleSds(facts), '8.2', labels.respiratoryProtection).map((line) => line.replace(/[\u202f\u00a0]/g, ' '));
  expect(lines(narcotic(150))).toEqual(expect.arrayContaining([standard.filterA]));
  expect(lines(narcotic(60))).toEqual(expect.arrayContaining([standard.filterAX]));
  expect(lines(narcotic(150))).not.toContain(standard.respiratoryNotNeeded);
  expect(productTraits(factsOf(narcotic(150))).has('airwayIngredients')).toBe(true);
  const harmless = {
    ...narcotic(150),
    classification: [],
    composition: [{ ...narcotic(150).composition![0]!, classification: [] }],
  };
  expect(lines(harmless)).not.toContain(standard.filterA);
});
