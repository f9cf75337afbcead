import { expectEach } from '../../../../tests/support/expect-each.ts';
import { en } from '../../../languages/en/sheet.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, sampleSds, subsection, valuesOf } from '../sample-product.ts';

type Facts = Partial<ProductFactsInput>;
const { physicalHazardClasses: hazards, sentences, standard } = en;

const acetone: Facts = {
  kind: 'substance',
  identifiers: { cas: '67-64-1' },
  classification: classified('Flam. Liq. 2: H225'),
  basicProperties: { physicalState: { en: 'liquid' } },
};
const hexane: Facts = { ...acetone, identifiers: { cas: '110-54-3' } };
/** Sodium chloride in water. */
const saltSolution: Facts = {
  composition: [
    { name: { en: 'water' }, cas: '7732-18-5', contentRange: '80 %', classification: [] },
    { name: { en: 'sodium chloride' }, cas: '7647-14-5', contentRange: '20 %', classification: [] },
  ],
  basicProperties: { physicalState: { en: 'liquid' } },
};
const noLabel = { signalWord: null, pictograms: [], h: [], p: [] };
const stated = (facts: Facts, property: 'ph' | 'flashPoint' | 'boilingPoint'): Facts => ({
  ...facts,
  basicProperties: { ...facts.basicProperties, [property]: 'notApplicable' },
});
const class9 = (facts: Facts, hazard: keyof typeof hazards) => valuesOf(sampleSds(facts), '9.2', hazards[hazard]);

test('a substance of a known structure has a reason, with its provision, for each class that the structure excludes', () => {
  expect(class9(acetone, 'explosives')).toEqual([
    'not applicable: its molecules have no chemical groups that are associated with such properties (CLP Annex I 2.1.4)',
  ]);
  expect(class9(acetone, 'waterReactive')).toEqual([
    'not applicable: its structure contains no metals or metalloids (CLP Annex I 2.12.4.1)',
  ]);
  expect(class9(acetone, 'oxidisingLiquids')[0]).toContain('(CLP Annex I 2.13.4)');
  const unknown = { ...acetone, identifiers: { cas: '302-01-2' } };
  for (const hazard of ['explosives', 'waterReactive', 'oxidisingLiquids'] as const)
    expect(class9(unknown, hazard)).toEqual([sentences.notClassifiedNoData]);
  expect(class9(unknown, 'selfHeating')[0]).toContain('not applicable: ');
});

test('the reason for a class is in the language of the sheet', () => {
  for (const { code } of documentLanguages) {
    const sheet = JSON.stringify(sampleSds({ ...acetone, lang: code }));
    expect(sheet).toContain('2.12.4.1');
    expect(sheet).toContain('N.4');
    if (code !== 'en') expect(sheet).not.toMatch(/metalloids|UN test/);
  }
});

test('a product with a class of gases has the classes of gases only, also where section 9.1 calls it a liquid', () => {
  const propane: Facts = {
    kind: 'substance',
    identifiers: { cas: '74-98-6' },
    classification: classified('Flam. Gas 1A: H220', 'Press. Gas (Liq.): H280'),
    basicProperties: { physicalState: { en: 'liquid' } },
  };
  const [rows] = subsection(sampleSds(propane), '9.2').blocks.flatMap((block) =>
    block.kind === 'definitions' ? [block.rows.map(({ term }) => term)] : [],
  );
  expect(rows).toEqual([hazards.flammableGases, hazards.oxidisingGases, hazards.gasesUnderPressure]);
  expect(class9(propane, 'flammableGases')).toEqual([expect.stringContaining('Flammable gas')]);
  const gas = { ...propane, basicProperties: { physicalState: { en: 'liquefied gas' } } };
  expect(class9(gas, 'oxidisingGases')[0]).toContain('not applicable: ');
  expect(class9({ ...gas, identifiers: {} }, 'oxidisingGases')).toEqual([sentences.notClassifiedNoData]);
});

const nine = (facts: Facts, property: keyof typeof en.properties) =>
  valuesOf(sampleSds(facts), '9.1', en.properties[property]).join();
const liquid = { physicalState: { en: 'liquid' } };
const state = (text: string): Facts => ({ basicProperties: { physicalState: { en: text } } });

test('flammability follows from the class, the flash point or the composition, and is not known without them', () => {
  const flash = (value: number | string): Facts => ({
    basicProperties: { ...liquid, flashPoint: { value, unit: '°C' } },
  });
  expectEach<[Facts, string]>(
    [
      [{ classification: classified('Flam. Liq. 2: H225') }, 'flammable (Flammable liquid, category 2)'],
      [{ classification: classified('Aerosol 1: H222 H229') }, 'flammable (Aerosol, category 1)'],
      [{ classification: classified('Aerosol 3: H229') }, en.notAvailable],
      [{ ...flash(120), classification: classified('Skin Irrit. 2: H315') }, sentences.combustibleNotClassified],
      [{ ...flash('> 60'), classification: classified('Skin Irrit. 2: H315') }, en.notAvailable],
      [{ ...flash(120) }, standard.combustible],
      [{ phrases: { '5.2': ['notCombustible'] } }, standard.notCombustible],
      [{ kind: 'substance', identifiers: { cas: '7727-37-9' }, ...state('gas') }, standard.notCombustible],
      [{ kind: 'substance', identifiers: { cas: '630-08-0' }, ...state('gas') }, en.notAvailable],
      [saltSolution, standard.notCombustible],
      [{ composition: saltSolution.composition!.slice(1), ...state('liquid') }, en.notAvailable],
      [state('liquid'), en.notAvailable],
    ],
    ([facts]) => JSON.stringify(facts),
    ([facts, expected]) => expect(nine(facts, 'flammability')).toBe(expected),
  );
});

test('a property that does not apply has its reason, and one of which that is not known is not available', () => {
  const isocyanate: Facts = { ...state('liquid'), label: { ...noLabel, euh: ['EUH204'] } };
  const compressed: Facts = { ...state('gas'), classification: classified('Press. Gas (Comp.): H280') };
  const liquefied: Facts = { ...state('gas'), classification: classified('Press. Gas (Liq.): H280') };
  const { notApplicableIncombustible, notApplicableReactive, notApplicableCompressed, notApplicableMixture } =
    sentences;
  expectEach<[Facts, keyof typeof en.properties, string]>(
    [
      [state('gas'), 'density', 'not applicable (physical state: gas)'],
      [state('gas'), 'ph', 'not applicable (physical state: gas)'],
      [state('gas'), 'kinematicViscosity', 'not applicable (physical state: gas)'],
      [state('solid'), 'kinematicViscosity', 'not applicable (physical state: solid)'],
      [state('gas'), 'relativeVapourDensity', en.notAvailable],
      [state('liquid'), 'density', en.notAvailable],
      [state('liquid'), 'partitionCoefficient', notApplicableMixture],
      [compressed, 'vapourPressure', notApplicableCompressed],
      [liquefied, 'vapourPressure', en.notAvailable],
      [isocyanate, 'ph', notApplicableReactive],
      [isocyanate, 'solubility', notApplicableReactive],
      [{ classification: classified('Water-react. 2: H261') }, 'solubility', notApplicableReactive],
      [state('liquid'), 'solubility', en.notAvailable],
      [saltSolution, 'explosionLimits', notApplicableIncombustible],
      [saltSolution, 'flashPoint', notApplicableIncombustible],
      [saltSolution, 'autoIgnitionTemperature', notApplicableIncombustible],
      [state('liquid'), 'flashPoint', en.notAvailable],
      [hexane, 'ph', sentences.notApplicableWithoutWater],
      [acetone, 'ph', en.notAvailable],
      [stated(acetone, 'ph'), 'ph', sentences.notApplicableWithoutWater],
      [stated(state('liquid'), 'ph'), 'ph', en.notApplicable],
      [
        stated({ ...state('aerosol'), classification: classified('Aerosol 1: H222 H229') }, 'boilingPoint'),
        'boilingPoint',
        en.notAvailable,
      ],
      [stated(saltSolution, 'flashPoint'), 'flashPoint', notApplicableIncombustible],
      [stated(state('liquid'), 'boilingPoint'), 'boilingPoint', en.notApplicable],
    ],
    ([facts, property]) => `${property} ${JSON.stringify(facts)}`,
    ([facts, property, expected]) => expect(nine(facts, property)).toBe(expected),
  );
});
