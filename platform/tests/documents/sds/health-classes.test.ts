import { phrasesFor } from '../../../languages/phrases.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import {
  classified,
  factsOf,
  sampleOptions,
  sampleProduct,
  sampleSds,
  subsection,
  textsOf,
  valuesOf,
} from '../sample-product.ts';
import { derivedFrom } from '../../../product/mixture.ts';
import { checkSheet, openForCheck } from '../../../documents/sds/check-sheet.ts';

const en = phrasesFor('en');
const { labels, procedures, sentences, standard } = en;
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ');

type Facts = Parameters<typeof sampleSds>[0];
type Ingredient = ProductFactsInput['composition'][number];
const ingredient = (name: string, contentRange: string, ...entries: string[]): Ingredient => ({
  name: { en: name },
  contentRange,
  classification: classified(...entries),
});

const rowsOf = (facts: Facts, caption: string): string[][][] =>
  subsection(sampleSds(facts), '11.1').blocks.flatMap((block) =>
    block.kind === 'table' && block.caption === caption
      ? block.rows.map((cells) => cells.map((cell) => cell.map(plain)))
      : [],
  );
const basisOf = (facts: Facts) => rowsOf(facts, labels.healthBasis);

/** Every sentence about the ingredients that give a class, up to its first place. */
const claims = [
  sentences.basisEstimate,
  sentences.basisSum,
  sentences.basisFurther,
  sentences.basisSpecificLimit,
  sentences.basisGenericLimit,
].map((text) => text.split('{')[0]!);

describe('the basis of a class of health in 11.1 (REACH Annex II 11.1.9 to 11.1.11)', () => {
  test('names the ingredients that give it, with their contents of section 3, the method and the provision', () =>
    expectEach<[name: string, composition: Ingredient[], entry: string, sentence: RegExp]>(
      [
        [
          'a sum',
          [ingredient('soap', '7 – 9 %', 'Eye Irrit. 2: H319'), ingredient('alcohol', '6 %', 'Eye Irrit. 2: H319')],
          'Eye Irrit. 2: H319',
          /^Sum of soap \(7 – 9 %\); alcohol \(6 %\) \(CLP Annex I 3\.3\.3.*\)\.$/,
        ],
        [
          'an ingredient that needs no sum',
          [ingredient('soap', '20 – 25 %', 'Eye Irrit. 2: H319')],
          'Eye Irrit. 2: H319',
          /^Generic concentration limit of 10 % reached by soap \(20 – 25 %\) \(CLP Annex I 3\.3\.3.*\)\.$/,
        ],
        [
          'an ingredient that needs no sum, by its own limit',
          [{ ...ingredient('acid', '12 %', 'STOT SE 3: H335'), limits: ['STOT SE 3; H335: C ≥ 10 %'] }],
          'STOT SE 3: H335',
          /^Specific concentration limit of 10 % reached by acid \(12 %\) \(CLP Annex I 3\.8\.3\.4\.5, Art\. 10\(1\)\)\.$/,
        ],
        [
          'a limit of a class whose statement names an effect, once',
          [ingredient('salt', '1 %', 'Repr. 1B: H360D')],
          'Repr. 1B: H360D',
          /^Generic concentration limit of 0\.3 % reached by salt \(1 %\) \(CLP Annex I 3\.7\.3.*\)\.$/,
        ],
        [
          'an ingredient of a graver class, which counts tenfold',
          [ingredient('lye', '2 %', 'Skin Corr. 1B: H314')],
          'Skin Irrit. 2: H315',
          /^Generic concentration limit of 1 % reached by lye \(2 %\) \(CLP Annex I 3\.2\.3.*\)\.$/,
        ],
        [
          'a limit, which others do not reach',
          [ingredient('resin', '5 %', 'Skin Sens. 1: H317'), ingredient('scent', '0.2 %', 'Skin Sens. 1: H317')],
          'Skin Sens. 1: H317',
          /^Generic concentration limit of 1 % reached by resin \(5 %\) \(CLP Annex I 3\.4\.3.*\)\.$/,
        ],
        [
          'an estimate',
          [{ ...ingredient('glycol', '60 %', 'Acute Tox. 4: H302'), limits: ['Oral: ATE = 500 mg/kg bw'] }],
          'Acute Tox. 4: H302',
          /^Acute toxicity estimate of the mixture from glycol \(60 %\) \(CLP Annex I 3\.1\.3\.6.*\)\.$/,
        ],
      ],
      ([name]) => name,
      ([, composition, entry, sentence]) => {
        const [row] = basisOf({ composition, classification: classified(entry) });
        expect(row).toEqual([[entry.replace(': ', ', ')], [procedures.calculation, expect.stringMatching(sentence)]]);
      },
    ));

  test('claims no ingredient where nothing gives the class, or a milder one than that of section 2.1', () => {
    const composition = [ingredient('soap', '30 %', 'Eye Irrit. 2: H319')];
    for (const facts of [{}, { composition }]) {
      const texts = textsOf(sampleSds({ ...facts, classification: classified('Eye Dam. 1: H318') }), '11.1');
      expect(texts.filter((text) => claims.some((claim) => text.startsWith(claim)))).toEqual([]);
      expect(basisOf({ ...facts, classification: classified('Eye Dam. 1: H318') })).toEqual([
        [['Eye Dam. 1, H318'], [procedures.notStated, sentences.untested.mixture]],
      ]);
    }
  });

  test('is the reason of the author for a determination, of which only a test is a result, and no calculation then', () => {
    const classification = classified('Skin Irrit. 2: H315');
    const composition = [ingredient('soap', '30 %', 'Skin Irrit. 2: H315')];
    const reason = { en: 'Report 7' };
    const rowWith = (basis: 'test' | 'bridging' | 'expertJudgement') => {
      const overrides = [{ class: 'skin' as const, category: 'Skin Irrit. 2', h: ['H315'], basis, reason }];
      return basisOf({ classification, overrides, composition })[0]?.[1];
    };
    expect(rowWith('test')).toEqual([procedures.test, 'Report 7']);
    expect(rowWith('bridging')).toEqual([procedures.bridging, 'Report 7', sentences.untested.mixture]);
    expect(rowWith('expertJudgement')).toEqual([procedures.expertJudgement, 'Report 7', sentences.untested.mixture]);
  });

  test('says that the product was not tested only where nothing else says it and no result is there', () => {
    const classification = classified('Skin Irrit. 2: H315');
    const studies = [{ endpoint: 'skinCorrosion' as const, result: { en: 'irritating' } }];
    const isSaid = (facts: Facts) =>
      textsOf(sampleSds({ classification, ...facts }), '11.1').some((text) =>
        Object.values(sentences.untested).includes(text),
      );
    expect(isSaid({})).toBe(true);
    expect(isSaid({ kind: 'substance' })).toBe(true);
    expect(isSaid({ studies })).toBe(false);
    expect(isSaid({ kind: 'substance', studies })).toBe(false);
    expect(basisOf({ kind: 'substance', classification, studies })).toEqual([]);
    const acute = {
      classification: classified('Acute Tox. 3: H301', 'Acute Tox. 3: H311'),
      kind: 'substance' as const,
    };
    const oral = [{ endpoint: 'acuteOral' as const, value: 'LD50: 100 mg/kg' }];
    expect(basisOf({ ...acute, studies: oral })).toEqual([[['Acute Tox. 3, H311'], [sentences.untested.substance]]]);
    const composition = [ingredient('soap', '30 %', 'Skin Irrit. 2: H315')];
    expect(textsOf(sampleSds({ classification, composition }), '11.1')).toContain(standard.mixtureNotTested);
    expect(isSaid({ composition })).toBe(false);
  });

  test('names each limit that ingredients reach, and shares a row among classes with the same basis', () => {
    const composition = [
      { ...ingredient('amine', '40 %', 'Skin Sens. 1A: H317'), limits: ['Skin Sens. 1A; H317: C ≥ 0.001 %'] },
      ingredient('alcohol', '40 %', 'Skin Sens. 1B: H317'),
    ];
    const [[, lines] = []] = basisOf({ composition, classification: classified('Skin Sens. 1A: H317') });
    expect(lines?.[1]).toMatch(/^Specific concentration limit of 0\.001 % reached by amine \(40 %\) /);
    const substance = { kind: 'substance' as const, classification: classified('Muta. 2: H341', 'Carc. 2: H351') };
    expect(basisOf(substance)).toEqual([[['Muta. 2, H341', 'Carc. 2, H351'], [sentences.untested.substance]]]);
  });

  test('is the harmonised classification of a substance where Annex VI has the class, and of no mixture', () => {
    const acetone = { kind: 'substance' as const, identifiers: { cas: '67-64-1' } };
    const classification = classified('STOT SE 3: H336');
    const harmonised = 'Harmonised classification (CLP Annex VI, 606-001-00-8).';
    expect(basisOf({ ...acetone, classification })).toEqual([
      [['STOT SE 3, H336'], [harmonised, sentences.untested.substance]],
    ]);
    for (const facts of [
      { ...acetone, classification: classified('STOT SE 3: H335') },
      { ...acetone, classification, kind: 'mixture' as const },
      { ...acetone, classification, identifiers: {} },
    ])
      expect(JSON.stringify(basisOf(facts))).not.toContain('Harmonised');
  });

  test('has no row without a class of health', () => {
    expect(basisOf({ classification: classified('Flam. Liq. 2: H225', 'Aquatic Chronic 1: H410') })).toEqual([]);
    expect(basisOf({})).toEqual([]);
  });
});

test('11.1 says when the effects of the classes appear, and nothing of classes that the product does not have (11.1.7)', () => {
  const course = (...entries: string[]) =>
    valuesOf(sampleSds({ classification: classified(...entries) }), '11.1', labels.courseOfEffects);
  expect(course('Skin Corr. 1B: H314', 'Acute Tox. 4: H302', 'STOT SE 3: H335', 'Asp. Tox. 1: H304')).toEqual([
    'After a single exposure, at once or delayed: Skin Corr. 1B, H314; Acute Tox. 4, H302; STOT SE 3, H335; Asp. Tox. 1, H304.',
    standard.symptomAspiration,
  ]);
  expect(course('Skin Sens. 1: H317', 'Carc. 2: H351', 'STOT RE 1: H372')).toEqual([
    'After sensitisation, on renewed exposure even to small amounts: Skin Sens. 1, H317.',
    'After repeated or prolonged exposure, or long after an exposure: Carc. 2, H351; STOT RE 1, H372.',
  ]);
  for (const entries of [[], ['Flam. Liq. 2: H225'], ['Aquatic Acute 1: H400']]) {
    const { blocks } = subsection(sampleSds({ classification: classified(...entries) }), '11.1');
    const terms = blocks.flatMap((block) => (block.kind === 'definitions' ? block.rows.map(({ term }) => term) : []));
    expect(terms).not.toContain(labels.courseOfEffects);
  }
});

test('11.1 says when the effects of supplemental statements and of poisons that act late appear', () => {
  const course = (facts: Facts) =>
    subsection(sampleSds(facts), '11.1')
      .blocks.flatMap((block) => (block.kind === 'definitions' ? block.rows : []))
      .filter(({ term }) => term === labels.courseOfEffects)
      .flatMap(({ values }) => values);
  const label = (...euh: string[]) => ({ label: { signalWord: null, pictograms: [], h: [], p: [], euh } });
  expect(course(label('EUH066'))).toEqual(['After repeated or prolonged exposure, or long after an exposure: EUH066.']);
  expect(course(label('EUH208'))).toEqual(['After sensitisation, on renewed exposure even to small amounts: EUH208.']);
  expect(course(label('EUH210'))).toEqual([]);
  for (const [group, symptom] of [
    ['carbonMonoxide', standard.symptomCarbonMonoxide],
    ['methanol', standard.symptomMethanol],
    ['fluorides', standard.symptomFluoride],
    ['isocyanates', standard.symptomIsocyanates],
  ] as const)
    expect(course({ substanceGroups: [group] })).toEqual([symptom]);
  expect(course({ substanceGroups: ['ammonia'] })).toEqual([]);
});

test('11.1 has the viscosity beside the aspiration hazard that it allows or excludes, and beside no other class', () => {
  const oil = ingredient('oil', '60 %', 'Asp. Tox. 1: H304');
  const measured = (value: number) => ({
    basicProperties: {
      physicalState: { en: 'liquid' },
      kinematicViscosity: { value, unit: 'mm²/s', condition: { en: '40 °C' } },
    },
  });
  const linesOf = (facts: Facts) =>
    textsOf(sampleSds(facts), '11.1')
      .map(plain)
      .filter((text) => text.startsWith('Kinematic viscosity'));
  const aspirated = { composition: [oil], classification: classified('Asp. Tox. 1: H304') };
  expect(linesOf({ ...aspirated, ...measured(7) })).toEqual([
    'Kinematic viscosity 7 mm²/s (40 °C); limit: 20.5 mm²/s at 40 °C (CLP Annex I 3.10.3.3.1.1).',
  ]);
  expect(linesOf({ ...aspirated, ...measured(7), kind: 'substance' })).toEqual([
    'Kinematic viscosity 7 mm²/s (40 °C); limit: 20.5 mm²/s at 40 °C (CLP Annex I 3.10.2, Table 3.10.1).',
  ]);
  expect(linesOf({ composition: [oil], ...measured(30) })).toHaveLength(1);
  expect(linesOf(aspirated)).toEqual([]);
  expect(linesOf({ composition: [ingredient('soap', '60 %', 'Eye Irrit. 2: H319')], ...measured(30) })).toEqual([]);
});

test('11.1 says why a gas has no acute toxicity by mouth or skin and no aspiration hazard, and says it of nothing else', () => {
  const { notForGas } = sentences;
  const saysIt = (facts: Facts) =>
    textsOf(sampleSds(facts), '11.1').flatMap((text) =>
      text.endsWith(notForGas) ? [text.replace(notForGas, '')] : [],
    );
  const gas = { basicProperties: { physicalState: { en: 'gas' } } };
  expect(saysIt(gas)).toEqual(['oral: ', 'dermal: ', '']);
  const acuteOral = { studies: [{ endpoint: 'acuteOral' as const, value: 'LD50: 5 000 mg/kg' }] };
  expect(saysIt({ ...gas, ...acuteOral })).toEqual(['dermal: ', '']);
  expect(saysIt({ basicProperties: { physicalState: { en: 'liquid' } } })).toEqual([]);
  expect(saysIt({})).toEqual([]);
});

test('a dose of repeated exposure that does not say its time leaves the point of 11.1(i) open', () => {
  const resultOf = (value: string) => {
    const facts = factsOf({
      kind: 'substance',
      classification: classified('STOT RE 2: H373'),
      studies: [{ endpoint: 'stotRepeated', value }],
    });
    const points = checkSheet(openForCheck(sampleProduct, facts, ['en'], sampleOptions));
    return points.find(({ id }) => id === '11.1-i')?.result;
  };
  expect(resultOf('NOAEL: 900 mg/kg')).toBe('notAssessed');
  for (const value of ['NOAEL: 900 mg/kg bw/day', 'LOAEL: 20 mg/kg bw/d', 'NOAEC: 200 mg/m³'])
    expect([value, resultOf(value)]).toEqual([value, 'met']);
});

test('11.1 has the acute toxicity estimates of the ingredients or of the substance, and no table without one (11.1.2)', () => {
  const glycol = { ...ingredient('glycol', '5 %', 'Acute Tox. 4: H302'), limits: ['Oral: ATE = 500 mg/kg bw'] };
  const soap = { ...ingredient('soap', '5 %', 'Eye Irrit. 2: H319'), limits: ['Eye Irrit. 2; H319: C ≥ 5 %'] };
  const estimates = (...composition: Ingredient[]) => rowsOf({ composition }, labels.acuteEstimates);
  expect(estimates(glycol, soap)).toEqual([[['glycol'], ['Oral: ATE = 500 mg/kg bw']]]);
  expect(estimates(soap)).toEqual([]);
  expect(rowsOf({ kind: 'substance', composition: [glycol] }, labels.acuteEstimates)).toHaveLength(1);
});

test('the basis and the course of effects stand in the language of the sheet', () => {
  const facts = {
    composition: [ingredient('soap', '30 %', 'Eye Irrit. 2: H319')],
    classification: classified('Eye Irrit. 2: H319'),
  };
  const texts = documentLanguages.map(({ code }) => {
    const sheet = sampleSds({ ...facts, lang: code });
    const phrases = phrasesFor(code);
    const [course] = valuesOf(sheet, '11.1', phrases.labels.courseOfEffects);
    const basis = textsOf(sheet, '11.1').find((text) => text.includes('soap'));
    return [course, basis];
  });
  for (const index of [0, 1]) expect(new Set(texts.map((pair) => pair[index])).size).toBe(documentLanguages.length);
  expect(texts.flat()).not.toContain(undefined);
});

test('11.1 names every ingredient that gives a class, as section 2.2 does: with its limit, or as counted in the sum', () => {
  const narcotic = 'STOT SE 3: H336';
  const composition = [
    ingredient('solvent', '50 %', narcotic),
    ingredient('thinner', '8 %', narcotic),
    ingredient('trace', '0.5 %', narcotic),
  ];
  const facts = { composition, classification: classified(narcotic) };
  const [row] = basisOf(facts);
  expect(row?.[1]).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Generic concentration limit of 20 % reached by solvent \(50 %\) /),
      'Also counted in the sum: thinner (8 %).',
    ]),
  );
  expect(derivedFrom(factsOf(facts)).labelNames).toEqual(['solvent', 'thinner']);
  const alone = basisOf({ ...facts, composition: composition.slice(0, 1) });
  expect(alone[0]?.[1]?.join()).not.toContain('Also counted');
});

test('12.1 names the ingredients that give an aquatic class, and those without a test result', () => {
  const composition = [
    ingredient('biocide', '20 %', 'Aquatic Chronic 2: H411'),
    ingredient('oil', '10 %', 'Aquatic Chronic 2: H411'),
  ];
  const lines = (facts: Facts) =>
    textsOf(sampleSds({ composition, classification: classified('Aquatic Chronic 2: H411'), ...facts }), '12.1')
      .map(plain)
      .filter((line) => / Sum of |No aquatic test results/.test(line));
  const studies = [{ endpoint: 'fish' as const, substance: { en: 'biocide' }, value: 'LC50: 2 mg/l' }];
  expect(lines({ studies })).toEqual([
    expect.stringContaining('Sum of biocide (20 %); oil (10 %) (CLP Annex I 4.1.3.5.5'),
    expect.stringContaining('No aquatic test results are recorded for: oil.'),
  ]);
  const both = [...studies, { endpoint: 'daphnia' as const, substance: { en: 'oil' }, value: 'EC50: 2 mg/l' }];
  expect(lines({ studies: both })).toHaveLength(1);
  expect(lines({ composition: [] })).toEqual([]);
});

test('section 3.2 has the ingredients by content, the largest first, and equal ones as the author ordered them', () => {
  const composition = [
    ingredient('little', '< 1 %'),
    ingredient('first of two', '10 – < 20 %'),
    ingredient('rest', 'balance'),
    ingredient('second of two', '10 – < 20 %'),
    ingredient('more', '15 – < 20 %'),
  ];
  const [table] = subsection(sampleSds({ composition }), '3.2').blocks.filter((block) => block.kind === 'table');
  expect(table?.rows.map(([cell]) => cell?.[0])).toEqual(['rest', 'more', 'first of two', 'second of two', 'little']);
});
