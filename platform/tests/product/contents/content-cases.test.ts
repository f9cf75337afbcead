import { readClassified } from '../../../import/read/read-classified.ts';
import { readProductFile } from '../../../product/read/read-product-file.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { problemText } from '../../../product/findings.ts';
import { contentOf, printedContent, totalContentOf } from '../../../product/mixture.ts';
import type { ProductFile } from '../../../product/product-file.ts';
import { factsOf, sampleSds, textsOf } from '../../documents/sample-product.ts';
import { acetoneFile } from '../sample-file.ts';

type Facts = ProductFile['versions'][number]['facts'];
type Ingredient = Facts['composition'][number];

const water: Ingredient = { name: { en: 'water' }, cas: '7732-18-5', contentRange: 'balance', classification: [] };
const sodiumHydroxide: Ingredient = {
  name: { en: 'sodium hydroxide' },
  cas: '1310-73-2',
  contentRange: '0.3 %',
  classification: [{ category: 'Skin Corr. 1A', h: ['H314'] }],
  limits: [
    'Skin Corr. 1A; H314: C ≥ 5 %',
    'Skin Corr. 1B; H314: 2 % ≤ C < 5 %',
    'Skin Irrit. 2; H315: 0,5 % ≤ C < 2 %',
    'Eye Irrit. 2; H319: 0,5 % ≤ C < 2 %',
  ],
  corrosion: 'base',
};
const sensitiser: Ingredient = {
  name: { en: 'octhilinone' },
  cas: '26530-20-1',
  contentRange: '0.6 %',
  classification: [{ category: 'Skin Sens. 1', h: ['H317'] }],
};

const fileOf = (composition: readonly Ingredient[], changes: Partial<Facts> = {}, state?: ProductFile['state']) => {
  const file = acetoneFile();
  const { facts } = file.versions[0]!;
  file.versions[0]!.facts = {
    ...facts,
    kind: 'mixture',
    identifiers: {},
    transport: null,
    composition: [...composition],
    classification: undefined,
    label: undefined,
    basicProperties: { physicalState: { en: 'liquid' } },
    ...changes,
  };
  return JSON.stringify({ ...file, state }, null, 1);
};
const classesOf = (composition: readonly Ingredient[], changes?: Partial<Facts>) =>
  readClassified(fileOf(composition, changes), 'a.json').result?.classification.map(({ category }) => category);
const saidOf = (composition: readonly Ingredient[], changes?: Partial<Facts>, state?: ProductFile['state']) =>
  readProductFile(fileOf(composition, changes, state), 'a.json')
    .problems.filter(({ path }) => String(path.at(-1)) === 'contentRange')
    .map((problem) => `${problem.level} ${problemText(problem).replace(/^a\.json:\d+: (?:warning: )?/, '')}`);
const contentRangePath = (index: number) => `versions[0].facts.composition[${index}].contentRange`;

test.each(['0.3 % (w/w)', '0.3 wt%', '0.3 Gew.-%', '0.3 % (m/m)', '0,3 %', '3000 ppm', '3 g/kg', '0.1 to 0.4 wt.-%'])(
  '%s of sodium hydroxide is not classified',
  (contentRange) => {
    const composition = [water, { ...sodiumHydroxide, contentRange }];
    expect(classesOf(composition)).toEqual([]);
    expect(saidOf(composition)).toEqual([]);
  },
);

test.each([
  ['3 Gew.-%', ['Skin Corr. 1B']],
  ['0.5 – 1 wt%', ['Skin Irrit. 2', 'Eye Irrit. 2']],
  ['10000 ppm', ['Skin Irrit. 2', 'Eye Irrit. 2']],
  ['up to 5 %', ['Skin Corr. 1A']],
])('%s of sodium hydroxide is classified by its upper end', (contentRange, classes) => {
  expect(classesOf([water, { ...sodiumHydroxide, contentRange }])).toEqual(expect.arrayContaining(classes));
});

test('a content that is not read is an error with its cell, published or not, and never silently 100 %', () => {
  const unread = { ...sodiumHydroxide, contentRange: '0.3 g/l' };
  for (const state of [undefined, 'published'] as const) {
    const errors = saidOf([water, unread], {}, state);
    expect(errors).toEqual([expect.stringMatching(/^error versions\[0\].*'0\.3 g\/l' is not read as a content/)]);
    expect(errors[0]).toContain(contentRangePath(1));
  }
  const { problems } = readClassified(fileOf([water, unread]), 'a.json');
  expect(problems.map(problemText).join('\n')).toContain("'0.3 g/l' is not read as a content");
});

test('a content that is not read is a warning beside an exact one, since nothing is calculated with it', () => {
  expect(saidOf([water, { ...sodiumHydroxide, content: 0.3, contentRange: 'a trace' }])).toEqual([
    expect.stringMatching(/^warning .*'a trace' is not read as a content/),
  ]);
});

test('the error names the text and a way out in every language', () => {
  const { problems } = readProductFile(fileOf([water, { ...sodiumHydroxide, contentRange: '0.3 g/l' }]), 'a.json');
  const { texts } = problems.find(({ path }) => path.at(-1) === 'contentRange')!;
  for (const { code } of documentLanguages) expect(texts![code]).toMatch(/0\.3 g\/l.*500.ppm/u);
});

test('per cent by volume is an error where the product is no gas', () => {
  const spirit = { ...sodiumHydroxide, contentRange: '40 % vol' };
  expect(saidOf([water, spirit])).toEqual([
    `error ${contentRangePath(1)}: '40 % vol' is per cent by volume, which only a gas states (basicProperties.physicalState); write the content in per cent by mass`,
  ]);
  const gas = { basicProperties: { physicalState: { en: 'compressed gas' } } };
  expect(saidOf([water, spirit], gas)).toEqual([]);
});

test('the limits of a gas are compared with its contents by volume', () => {
  const monoxide: Ingredient = {
    name: { en: 'carbon monoxide' },
    cas: '630-08-0',
    contentRange: '0.2 vol%',
    classification: [{ category: 'Repr. 1A', h: ['H360D'] }],
  };
  const nitrogen: Ingredient = { ...water, name: { en: 'nitrogen' }, cas: '7727-37-9', contentRange: '99.8 vol%' };
  const gas = { basicProperties: { physicalState: { en: 'gas' } } };
  const basisOf = (contentRange: string) =>
    JSON.stringify(readClassified(fileOf([nitrogen, { ...monoxide, contentRange }], gas), 'a.json'));
  expect(basisOf('0.5 vol%')).toContain('Repr. 1A');
  expect(basisOf('0.5 vol%')).not.toContain('Mass % is used in place of volume %');
  expect(basisOf('0.2 vol%')).not.toContain('"category":"Repr. 1A"');
});

test('a balance has what the others leave, and only one ingredient can have it', () => {
  const facts = factsOf({
    composition: [
      { ...water, contentRange: 'Rest' },
      { ...sodiumHydroxide, contentRange: '10 – 20 %' },
      { ...sensitiser, content: 5, contentRange: '3 – 10 %' },
    ],
  });
  const [rest] = facts.composition;
  expect(contentOf(rest!, facts)).toEqual({ min: 75, max: 85 });
  // Exact contents are confidential.
  expect(printedContent(rest!, facts)).toBe('70 – 87 %');
  expect(
    classesOf([
      { ...sodiumHydroxide, contentRange: 'q.s.' },
      { ...water, contentRange: '99.6 – 99.9 %' },
    ]),
  ).toEqual([]);
  expect(saidOf([water, { ...sodiumHydroxide, contentRange: 'Rest' }])).toEqual([
    `error ${contentRangePath(1)}: 'Rest' is a second balance; only one ingredient can have what the others leave`,
  ]);
});

test('the sheet prints contents without words of another language', () => {
  const composition = [
    { ...water, contentRange: 'Rest' },
    { ...sodiumHydroxide, contentRange: 'bis zu 5 Gew.-%' },
    { ...sensitiser, contentRange: 'max. 0,1 %' },
  ];
  const text = textsOf(sampleSds({ kind: 'mixture', composition }), '3.2')
    .join('\n')
    .replaceAll('\u202F', ' ');
  expect(text).toContain('94.9 – 100 %');
  expect(text).toContain('≤ 5 % (w/w)');
  expect(text).toContain('≤ 0.1 %');
  expect(text).not.toMatch(/Rest|bis zu|max\./);
});

describe('rows of the same CAS number', () => {
  const part = (changes: Partial<Ingredient>, number: number): Ingredient => ({
    ...sensitiser,
    name: { en: `octhilinone (part ${number})` },
    ...changes,
  });
  const parts = (first: Partial<Ingredient>, second: Partial<Ingredient>) => [
    { ...water, contentRange: '98 %' },
    part(first, 1),
    part(second, 2),
  ];

  test('add up, whatever their names', () => {
    expect(classesOf([water, part({}, 1)])).toEqual([]);
    expect(classesOf(parts({}, {}))).toEqual(['Skin Sens. 1']);
  });

  test.each<[what: string, first: Partial<Ingredient>, second: Partial<Ingredient>, classes: string[]]>([
    ['limits', { limits: ['Skin Sens. 1; H317: C ≥ 1 %'] }, {}, ['Skin Sens. 1']],
    ['limits, in the second row', {}, { limits: ['Skin Sens. 1; H317: C ≥ 1 %'] }, ['Skin Sens. 1']],
    [
      'M factors',
      { limits: ['M = 100'], classification: [{ category: 'Aquatic Acute 1', h: ['H400'] }] },
      { classification: [{ category: 'Aquatic Acute 1', h: ['H400'] }] },
      ['Aquatic Acute 1'],
    ],
    ['classes', {}, { classification: [] }, ['Skin Sens. 1']],
    ['how its effect adds up', { corrosion: 'nonAdditive' }, {}, ['Skin Sens. 1']],
  ])('add up where one lacks %s', (_, first, second, classes) => {
    expect(classesOf(parts(first, second))).toEqual(classes);
    expect(classesOf(parts(second, first))).toEqual(classes);
  });

  test('add up where an exposure limit is stated for one of their names', () => {
    const agent = { en: 'octhilinone (part 1)' };
    const exposureLimits = [{ agent, law: 'Directive 2000/39/EC', country: 'EU' as const, twa: { mgPerM3: 0.05 } }];
    expect(classesOf(parts({}, {}), { exposureLimits })).toEqual(['Skin Sens. 1']);
  });

  test('are told where their data contradict each other', () => {
    const other = { classification: [{ category: 'Acute Tox. 4', h: ['H302'] }] };
    const { problems } = readClassified(fileOf(parts({}, other)), 'a.json');
    expect(problems.map(({ message }) => message).join('\n')).toContain('is listed twice with different data');
  });

  test('count together for what depends on the content of the substance', () => {
    const facts = factsOf({ composition: [part({ contentRange: '< 2 %' }, 1), part({ contentRange: '< 1 %' }, 2)] });
    expect(totalContentOf(facts.composition[0]!, facts)).toEqual({ min: 0, max: 3, isMaxExcluded: true });
  });
});
