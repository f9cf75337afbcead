import { expectEach } from '../../../tests/support/expect-each.ts';
import { demoCatalogue } from '../../demo/products/catalogue.ts';
import { noData } from '../../demo/values.ts';
import { checkSheet, openForCheck } from '../../documents/sds/check-sheet.ts';
import { type SheetUnderCheck } from '../../documents/sds/sheet/point.ts';
import { healthHazards } from '../../documents/sds/11-toxicology.ts';
import { documentLanguages } from '../../languages/languages.ts';
import { saysNoData } from '../../languages/no-data.ts';
import { type ProductFacts, productFacts } from '../../product/facts.ts';
import { completeFacts } from '../../product/read/read-product-file.ts';
import type { reachListKinds } from '../../tables/regulatory-lists.ts';
import type { StudyEndpoint } from '../../product/studies.ts';
import { hazardClasses, type HazardClass } from '../../law/hazard-classes.ts';
import { factsOf, sampleOptions, sampleProduct } from './sample-product.ts';

type Change = (facts: ProductFacts) => Partial<ProductFacts>;

interface PointCase {
  point: string;
  /** Demo product. */
  productId: number;
  market?: string;
  /** The sheet has what the law asks for. */
  itself: Change;
  /** It has a standard phrase, or says that nothing is known. */
  phrase: Change;
  result?: 'notAssessed' | 'notMet';
  why: RegExp;
}

const unchanged: Change = () => ({});

function open({ productId, market }: Pick<PointCase, 'productId' | 'market'>, change: Change): SheetUnderCheck {
  const demo = demoCatalogue.find(({ id }) => id === productId)!;
  const [version, ...previousVersions] = demo.versions;
  const demoFacts = productFacts.parse(version!.facts);
  const facts = { ...demoFacts, ...change(demoFacts) };
  return openForCheck(demo, facts, ['en'], { ...sampleOptions, market, version: version!, previousVersions });
}

const noLabel: ProductFacts['label'] = { signalWord: null, pictograms: [], h: [], euh: [], p: [], contains: [] };

const resultOf = (sheet: SheetUnderCheck, point: string) => checkSheet(sheet).find(({ id }) => id === point);

/** The sheet with nothing in the subsection of a point. */
function emptied(opened: SheetUnderCheck, point: string): SheetUnderCheck {
  const [number] = point.split('-');
  const sections = opened.sheet.sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) =>
      subsection.number === number ? { ...subsection, blocks: [] } : subsection,
    ),
  }));
  return { ...opened, sheet: { ...opened.sheet, sections } };
}

const text =
  (slot: string): Change =>
  ({ texts }) => ({ texts: { ...texts, [slot]: { en: 'Words of the author.' } } });
const phrases =
  (slot: string, ...keys: string[]): Change =>
  (facts) => ({
    phrases: { ...facts.phrases, [slot]: keys },
    texts: { ...facts.texts, [slot]: {} },
  });
const applyEach =
  (...changes: Change[]): Change =>
  (facts) =>
    changes.reduce((found, change) => ({ ...found, ...change({ ...facts, ...found }) }), {} as Partial<ProductFacts>);
const removeStudies: Change = () => ({ studies: [] });
const study =
  (endpoint: StudyEndpoint): Change =>
  () => ({ studies: [{ endpoint, result: { en: 'a result' }, source: 'a source' }] });
const compared =
  (list: (typeof reachListKinds)[number]): Change =>
  ({ composition }) => ({
    listCheck: {
      checked: composition.flatMap(({ cas, ec }) => cas ?? ec ?? []),
      lists: [{ list, published: '2026-08-24', entries: [] }],
    },
  });
const shown =
  (...classes: readonly HazardClass[]): Change =>
  () => ({
    notClassified: Object.fromEntries(
      classes.map((hazardClass) => [
        hazardClass,
        { reason: 'conclusive' as const, source: 'ECHA registration dossier' },
      ]),
    ),
  });
const physical = hazardClasses.slice(0, hazardClasses.indexOf('acuteOral'));
const property =
  (name: keyof ProductFacts['basicProperties'], value?: { en: string }): Change =>
  ({ basicProperties }) => ({ basicProperties: { ...basicProperties, [name]: value } });

const acetone = 1001;
const ethanol = 1002;
const hypochlorite = 1003;
const formaldehyde = 1007;
const toluene = 1008;
const resin = 1013;
const wallPaint = 1017;
const water = 1020;
const glassCleaner = 1022;

/** 11.1 (b) to (j): a class without effects or results beside it. */
const classesOnly: readonly (readonly [letter: string, productId: number, endpoint: StudyEndpoint])[] = [
  ['b', resin, 'skinCorrosion'],
  ['c', resin, 'eyeDamage'],
  ['d', resin, 'skinSensitisation'],
  ['e', formaldehyde, 'mutagenicity'],
  ['f', formaldehyde, 'carcinogenicity'],
  ['g', toluene, 'reproductiveToxicity'],
  ['h', acetone, 'stotSingle'],
  ['i', toluene, 'stotRepeated'],
  ['j', toluene, 'aspiration'],
];

const addIrishLimit: Change = ({ composition, exposureLimits }) => ({
  exposureLimits: [
    ...exposureLimits,
    { agent: composition[0]!.name, law: 'Code of Practice', country: 'IE', twa: { mgPerM3: 1210 }, skin: false },
  ],
});

const cases: PointCase[] = [
  {
    point: '7.2-2',
    productId: glassCleaner,
    itself: phrases('10.5', 'strongOxidisers'),
    phrase: phrases('10.5'),
    why: /keeps only food apart/,
  },
  { point: '7.3-1', productId: acetone, itself: text('7.3'), phrase: unchanged, why: /only a standard phrase/ },
  {
    point: '8.1-1',
    productId: acetone,
    market: 'IE',
    itself: addIrishLimit,
    phrase: unchanged,
    why: /^no table of limits of Ireland is loaded .*: acetone$/,
  },
  {
    point: '8.1-1',
    productId: acetone,
    market: 'FR',
    itself: () => ({ exposureLimits: [] }),
    phrase: ({ exposureLimits }) => ({
      exposureLimits: exposureLimits.map((limit) => ({ ...limit, twa: { mgPerM3: 600 } })),
    }),
    result: 'notMet',
    why: /^section 8\.1 has another value than Directive 2000\/39\/EC \(acetone\), Code du travail, R\. 4412-149 \(acetone\)$/,
  },
  {
    point: '8.1-4',
    productId: acetone,
    market: 'IE',
    phrase: () => ({ biologicalLimits: [] }),
    itself: ({ composition: [ingredient] }) => ({
      biologicalLimits: [
        {
          agent: ingredient!.name,
          law: 'a list',
          country: 'IE',
          parameter: ingredient!.name,
          value: 50,
          unit: 'mg/l',
          specimen: 'urine' as const,
          sampling: ['endOfShift' as const],
        },
      ],
    }),
    why: /^no table of biological limits of Ireland is loaded$/,
  },
  {
    point: '8.1-4',
    productId: acetone,
    market: 'DE',
    itself: unchanged,
    phrase: () => ({ biologicalLimits: [] }),
    result: 'notMet',
    why: /^section 8\.1 lacks TRGS 903, Aceton$/,
  },
  {
    point: '8.1-5',
    productId: acetone,
    itself: phrases('15.2', 'csaCarriedOut'),
    phrase: applyEach(phrases('15.2'), () => ({ noEffectLevels: [], noEffectConcentrations: [] })),
    why: /does not say whether a safety assessment/,
  },
  {
    point: '9.1-i',
    productId: acetone,
    itself: unchanged,
    phrase: property('autoIgnitionTemperature', { en: 'No data available.' }),
    result: 'notMet',
    why: /without a reason/,
  },
  {
    point: '9.2-1',
    productId: ethanol,
    itself: shown(...physical),
    phrase: () => ({ notClassified: {} }),
    why: /^data are lacking for .*Self-reactive/,
  },
  {
    point: '10.6-1',
    productId: acetone,
    itself: text('10.6'),
    phrase: phrases('10.6'),
    why: /only a standard phrase/,
  },
  ...classesOnly.map(([letter, productId, endpoint]): PointCase => ({
    point: `11.1-${letter}`,
    productId,
    itself: applyEach(study(endpoint), shown(...hazardClasses)),
    phrase: applyEach(removeStudies, phrases('11.1'), property('kinematicViscosity')),
    result: 'notMet',
    why: /^section 11\.1 has neither effects nor results beside /,
  })),
  ...classesOnly.map(([letter, productId, endpoint]): PointCase => ({
    point: `11.1-${letter}`,
    productId,
    itself: applyEach(study(endpoint), shown(...hazardClasses)),
    phrase: applyEach(removeStudies, text('11.1'), property('kinematicViscosity')),
    why: /words of its own but no result/,
  })),
  ...Object.values(healthHazards).map(({ parts }, index): PointCase => ({
    point: `11.1-${'abcdefghij'[index]}`,
    productId: water,
    phrase: unchanged,
    itself: shown(...parts.map(({ hazardClass }) => hazardClass)),
    why: /^data are lacking for /,
  })),
  {
    point: '11.2-2',
    productId: acetone,
    itself: text('11.2'),
    phrase: unchanged,
    why: /says only that nothing is known/,
  },
  {
    point: '12.1-1',
    productId: water,
    itself: shown('aquaticAcute', 'aquaticChronic'),
    phrase: unchanged,
    why: /^data are lacking for .*acute hazard, .*chronic hazard$/,
  },
  ...(
    [
      ['12.2', 'readilyBiodegradable', 'biodegradation'],
      ['12.3', 'notBioaccumulative', 'bioconcentration'],
      ['12.4', 'mobileInSoil', 'soilAdsorption'],
    ] as const
  ).map(([slot, phrase, endpoint]): PointCase => ({
    point: `${slot}-1`,
    productId: acetone,
    itself: study(endpoint),
    phrase: applyEach(phrases(slot, phrase), removeStudies, property('partitionCoefficient')),
    why: /with no result or source behind it/,
  })),
  { point: '12.7-1', productId: acetone, itself: text('12.7'), phrase: phrases('12.7'), why: /only a standard phrase/ },
  ...['2.3-1', '2.3-2', '11.2-1', '12.5-1', '12.6-1'].map((point): PointCase => ({
    point,
    productId: resin,
    itself: compared('candidateList'),
    phrase: unchanged,
    why: /^not compared with Candidate List \(REACH Article 59\(10\)\): reaction product/,
  })),
  ...['2.3-1', '2.3-2', '11.2-1', '12.5-1', '12.6-1'].map((point): PointCase => ({
    point,
    productId: water,
    itself: shown('pbt', 'endocrineHuman', 'endocrineEnvironment'),
    phrase: () => ({ notClassified: {}, phrases: {} }),
    why: /^data are lacking for /,
  })),
  {
    point: '14.1-1',
    productId: acetone,
    itself: unchanged,
    phrase: ({ transport }) => ({ transport: { ...transport!, un: 'UN3999' } }),
    result: 'notMet',
    why: /^UN3999 is not in the dangerous goods list \(ADR 2025\)$/,
  },
  {
    point: '14.6-2',
    productId: acetone,
    itself: unchanged,
    phrase: ({ transport }) => ({ transport: { ...transport!, un: 'UN1999' } }),
    why: /^the table of dangerous goods leaves Tunnel restriction code .*, Hazard identification number .* of UN1999 out/,
  },
  ...['14.2-1', '14.3-1', '14.4-1', '14.6-2'].map((point): PointCase => ({
    point,
    productId: acetone,
    itself: unchanged,
    phrase: ({ transport }) => ({ transport: { ...transport!, un: 'UN3999' } }),
    why: /^the table of dangerous goods that is loaded does not have UN3999$/,
  })),
  {
    point: '15.1-2',
    productId: acetone,
    itself: compared('annexXVII'),
    phrase: compared('annexXIV'),
    why: /^not compared with REACH Annex XVII, entries [\d, ]*75[\d, ]*$/,
  },
  {
    point: '15.1-2',
    productId: ethanol,
    itself: compared('annexXVII'),
    phrase: ({ composition }) => ({
      composition: composition.map((ingredient) => ({ ...ingredient, cas: undefined })),
    }),
    why: /^not compared with REACH Annex XVII .*: ethanol/,
  },
  {
    point: '15.1-9',
    productId: acetone,
    itself: compared('annexXIV'),
    phrase: unchanged,
    why: /^not compared with REACH Annex XIV .*: acetone$/,
  },
  {
    point: '15.1-3',
    productId: ethanol,
    itself: unchanged,
    phrase: ({ composition }) => ({
      composition: composition.map((ingredient) => ({ ...ingredient, cas: undefined })),
    }),
    why: /^section 15\.1 says that the data do not decide it$/,
  },
  {
    point: '15.1-1',
    productId: wallPaint,
    phrase: phrases('15.1', 'decorativePaints'),
    itself: unchanged,
    result: 'notMet',
    why: /^section 15\.1 lacks Regulation \(EU\) No 528\/2012/,
  },
  {
    point: '15.1-7',
    productId: acetone,
    market: 'SI',
    phrase: unchanged,
    itself: () => ({ markets: { SI: { national: { chemicals: { en: 'applies' } } } } }),
    why: /^section 15\.1 lacks Zakon o kemikalijah/,
  },
];

const named = ({ point, productId, market, why }: PointCase) =>
  `${point} of ${productId} ${market ?? ''} ${why.source}`;

test('combustion products are asked for of all that burns, also below the classes of flammability', () => {
  const burning = open({ productId: formaldehyde }, unchanged);
  expect(resultOf(burning, '5.2-2')?.result).toBe('met');
  expect(resultOf(emptied(burning, '5.2-2'), '5.2-2')?.result).toBe('notMet');
  expect(resultOf(open({ productId: hypochlorite }, unchanged), '5.2-2')?.result).toBe('notApplicable');
});

test('the content that the law asks for meets its point', () =>
  expectEach(cases, named, ({ point, itself, ...options }) => {
    expect(resultOf(open(options, itself), point)).toMatchObject({ result: 'met' });
  }));

test('a standard phrase, or a statement that nothing is known or compared, meets no point that asks for content', () =>
  expectEach(cases, named, ({ point, phrase, result = 'notAssessed', why, ...options }) => {
    const found = resultOf(open(options, phrase), point);
    expect(found).toMatchObject({ result, why: expect.stringMatching(why), remedy: expect.any(String) });
  }));

test('a point is not met where its subsection says nothing', () =>
  expectEach(cases, named, ({ point, itself, ...options }) => {
    expect(resultOf(emptied(open(options, itself), point), point)).toMatchObject({ result: 'notMet' });
  }));

const label =
  (changed: Partial<ProductFacts['label']>): Change =>
  (facts) => ({ label: { ...facts.label, ...changed } });

test('section 14.5 answers for each mode in every language, and does not where it is empty', () =>
  expectEach(
    documentLanguages,
    ({ code }) => code,
    ({ code }) => {
      const demo = demoCatalogue.find(({ id }) => id === acetone)!;
      const [version, ...previousVersions] = demo.versions;
      const facts = productFacts.parse(version!.facts);
      const options = { ...sampleOptions, version: version!, previousVersions };
      const sheet = openForCheck(demo, facts, [code], options);
      expect(resultOf(sheet, '14.5-1')).toMatchObject({ result: 'met' });
      expect(resultOf(emptied(sheet, '14.5-1'), '14.5-1')).toMatchObject({ result: 'notMet' });
    },
  ));

test('the precautionary statements are asked for by what the selection knows of the product: its state, and EUH071', () => {
  const corrosive =
    (euh: string[], hasP260: boolean): Change =>
    (facts) => {
      const classification = [{ category: 'Skin Corr. 1B', h: ['H314'] }];
      const { label: derived } = completeFacts({
        ...facts,
        classification,
        label: { euh, contains: [] },
      });
      return { classification, label: { ...derived, p: derived.p.filter((code) => hasP260 || code !== 'P260') } };
    };
  const answer = (euh: string[], hasP260: boolean) =>
    resultOf(open({ productId: acetone }, corrosive(euh, hasP260)), '2.2-4');
  expect(answer([], true)).toMatchObject({ result: 'met' });
  expect(answer(['EUH071'], true)).toMatchObject({ result: 'met' });
  expect(answer(['EUH071'], false)).toMatchObject({ result: 'notMet', why: 'section 2.2 lacks P260' });
});

test('a particle filter and an apparatus for high concentrations leave open which gas filter is meant, except for a solid', () => {
  const harmful =
    (state: string, ...phrases: string[]): Change =>
    ({ basicProperties, phrases: stated }) => ({
      classification: [{ category: 'Acute Tox. 4', h: ['H332'] }],
      label: { ...noLabel, h: ['H332'] },
      basicProperties: { ...basicProperties, physicalState: { en: state }, boilingPoint: noData },
      phrases: { ...stated, '8.2.2.respiratory': phrases },
      texts: {},
    });
  const answer = (...facts: Parameters<typeof harmful>) =>
    resultOf(open({ productId: acetone }, harmful(...facts)), '8.2-5');
  expect(answer('liquid', 'filterP2')).toMatchObject({
    result: 'notAssessed',
    why: 'section 8.2 names no type of gas filter, such as A or K',
  });
  expect(answer('liquid', 'filterK')).toMatchObject({ result: 'met' });
  expect(answer('solid', 'filterP2')).toMatchObject({ result: 'met' });
});

/** Points that ask for all of several things; `phrase` has some of them. */
const partly: PointCase[] = [
  {
    point: '2.2-4',
    productId: acetone,
    itself: unchanged,
    phrase: label({ p: ['P233'] }),
    result: 'notMet',
    why: /^section 2\.2 lacks .*P210/,
  },
  {
    point: '2.2-5',
    productId: formaldehyde,
    itself: unchanged,
    phrase: ({ label: stated }) => ({ label: { ...stated, contains: stated.contains.slice(0, 1) } }),
    result: 'notMet',
    why: /^section 2\.2 lacks methanol$/,
  },
  {
    point: '2.2-6',
    productId: resin,
    itself: unchanged,
    phrase: label({ euh: [] }),
    result: 'notMet',
    why: /^section 2\.2 lacks EUH205$/,
  },
  {
    point: '12.1-2',
    productId: resin,
    itself: study('daphniaChronic'),
    phrase: ({ composition: [first] }) => ({
      composition: [first!, { ...first!, name: { en: 'another substance' } }],
      studies: [{ endpoint: 'fish', substance: first!.name, value: 'LC50: 2 mg/l' }],
    }),
    why: /^no figure for: another substance$/,
  },
];

test('a point that asks for all of several things is met by all of them, and not by some', () =>
  expectEach(partly, named, ({ point, itself, phrase, result = 'notAssessed', why, ...options }) => {
    expect(resultOf(open(options, itself), point)).toMatchObject({ result: 'met' });
    expect(resultOf(open(options, phrase), point)).toMatchObject({ result, why: expect.stringMatching(why) });
  }));

test('the languages of a sheet are those of the market that it is for, not of its supplier', () => {
  const resultIn = (market: string) => resultOf(open({ productId: acetone, market }, unchanged), '0-5')?.result;
  expect(['IE', 'FR'].map(resultIn)).toEqual(['met', 'notMet']);
});

/** What the sheet of any product has: its form, who supplies it, and what the market knows; of a mixture no coefficient (9.1(n)). */
const known = [
  '0-1',
  '0-2',
  '0-3',
  '0-4',
  '0-6',
  '0-7',
  '0-8',
  '1.1-1',
  '1.3-1',
  '1.3-2',
  '1.4-1',
  '1.4-2',
  '16-2',
  '16-5',
  '9.1-n',
];

test.each(['mixture', 'substance'] as const)(
  'the sheet of a %s of which nothing is known meets no point that asks for data, whatever general advice it has',
  (kind) => {
    const sheet = openForCheck(sampleProduct, factsOf({ kind }), ['en'], sampleOptions);
    const results = checkSheet(sheet);
    expect(results.filter(({ id, result }) => result === 'met' && !known.includes(id))).toEqual([]);
    const advice = results.filter(({ id }) => /^(?:4\.1-1|5\.3-1|6\.2-1|8\.2-1|13\.1-1|14\.6-1)$/.test(id));
    expect(advice.map(({ result, why }) => [result, why])).toEqual(
      advice.map(() => [
        'notAssessed',
        'the hazards of the product are not known, and with them what the point asks for',
      ]),
    );
  },
);

test('a statement that there are no data is recognised in every language; a reason does not count as one', () => {
  const bare = ['no data available', 'Not determined.', 'nicht bestimmt', ...Object.values(noData)];
  expect(bare.filter((words) => !saysNoData(words))).toEqual([]);
  const reasons = [
    'not determined: the mixture was not tested',
    'not applicable',
    'none',
    'keine',
    'no data for the vapour',
  ];
  expect(reasons.filter(saysNoData)).toEqual([]);
});
