import { publishingErrors } from '../../../product/check/check-mixture.ts';
import { readClassified } from '../../../import/read/read-classified.ts';
import { readProductFile } from '../../../product/read/read-product-file.ts';
import { problemText } from '../../../product/findings.ts';
import type { ProductFile } from '../../../product/product-file.ts';
import { acetoneFile } from '../sample-file.ts';

type Facts = ProductFile['versions'][number]['facts'];
type Ingredient = Facts['composition'][number];

const salt: Ingredient = {
  name: { en: 'salt' },
  content: 5,
  contentRange: '3 – < 10 %',
  classification: [],
  isClassificationUnknown: false,
};
const irritant: Ingredient = {
  ...salt,
  classification: [{ category: 'Eye Irrit. 2', h: ['H319'] }],
  content: 20,
  contentRange: '20 %',
};
const base = {
  kind: 'mixture',
  classification: [],
  label: {},
  composition: [salt],
  basicProperties: {},
  transport: null,
} as const;

function read(changes: Partial<Facts>, state?: ProductFile['state']) {
  const file = acetoneFile();
  file.versions[0]!.facts = { ...file.versions[0]!.facts, ...(base as unknown as Partial<Facts>), ...changes };
  return readProductFile(JSON.stringify({ ...file, state }, null, 1), 'a.json');
}
/** `error versions[0].facts.…: message`, each with a line. */
const problems = (changes: Partial<Facts>, state?: ProductFile['state']) =>
  read(changes, state).problems.map((problem) => {
    expect(problemText(problem)).toMatch(/^a\.json:\d+: /);
    return `${problem.level} ${problemText(problem).replace(/^a\.json:\d+: (warning: )?versions\[0\]\.facts\./, '')}`;
  });

const firstIngredient = 'composition[0]';
const readForms =
  "the forms that are read are 'Eye Irrit. 2; H319: C ≥ 50 %', 'Skin Irrit. 2; H315: 0.5 % ≤ C < 2 %', 'EUH031: C ≥ 5 %', 'M (acute) = 10', 'ATE (H302) = 500 mg/kg', 'ATE (H331) = 3 mg/l (vapours)'";
test.each<[what: string, changes: Partial<Facts>, message: string]>([
  [
    'contents over 100 %',
    {
      composition: [
        { ...salt, content: 60, contentRange: '60 %' },
        { ...salt, content: undefined, contentRange: '41 – 60 %' },
      ],
    },
    'error composition: adds up to 101 %',
  ],
  [
    'a range upside down',
    { composition: [{ ...salt, content: undefined, contentRange: '10 – 5 %' }] },
    `error ${firstIngredient}.contentRange: '10 – 5 %' is upside down; the lower end must come first`,
  ],
  [
    'a content over 100 %',
    { composition: [{ ...salt, content: undefined, contentRange: '50 – 120 %' }] },
    `error ${firstIngredient}.contentRange: '50 – 120 %' is impossible; must be 0 to 100 %`,
  ],
  [
    'no content',
    { composition: [{ ...salt, content: undefined, contentRange: 'a trace' }] },
    `error ${firstIngredient}.contentRange: 'a trace' is not read as a content, so that any content up to 100 % counts; write it like '5 %', '1 – < 5 %', '< 0.1 %', '500 ppm' or 'balance'`,
  ],
  [
    'an estimate without unit',
    { composition: [{ ...salt, limits: ['ATE (H302) = 500'] }] },
    `warning ${firstIngredient}.limits[0]: 'ATE (H302) = 500' does not count: the unit of oral is missing; ${readForms}`,
  ],
  [
    'an estimate in a unit of another route',
    { composition: [{ ...salt, limits: ['ATE (H302) = 500 mg/l'] }] },
    `warning ${firstIngredient}.limits[0]: 'ATE (H302) = 500 mg/l' does not count: mg/l is not the unit of oral; ${readForms}`,
  ],
  [
    'an estimate without form',
    { composition: [{ ...salt, limits: ['ATE (H331) = 3 mg/l'] }] },
    `warning ${firstIngredient}.limits[0]: 'ATE (H331) = 3 mg/l' does not say in which form; add inhalationForm, or '(vapours)' or '(dusts or mists)'`,
  ],
  [
    'a limit that no rule uses',
    { composition: [{ ...salt, limits: ['Acute Tox. 3; H301: C ≥ 5 %'] }] },
    `warning ${firstIngredient}.limits[0]: Acute Tox. 3: this class has no specific limits`,
  ],
  [
    'an override of a category that CLP does not have',
    {
      overrides: [{ class: 'skin', category: 'Skin Irrit. 3', h: ['H316'], basis: 'test', reason: { en: 'OECD 404' } }],
    },
    'error overrides[0].h[0]: CLP has no statement H316',
  ],
  [
    'an override without its statement',
    { overrides: [{ class: 'skin', category: 'Skin Irrit. 2', basis: 'test', reason: { en: 'OECD 404' } }] },
    "error overrides[0]: CLP has no category 'Skin Irrit. 2' with no statement; it has H315",
  ],
  [
    'an override of another class',
    {
      overrides: [{ class: 'eye', category: 'Skin Irrit. 2', h: ['H315'], basis: 'test', reason: { en: 'OECD 404' } }],
    },
    "error overrides[0].category: 'Skin Irrit. 2' is not of the class eye; it is of skin",
  ],
  [
    'an override that the classification lacks',
    {
      overrides: [{ class: 'skin', category: 'Skin Irrit. 2', h: ['H315'], basis: 'test', reason: { en: 'OECD 404' } }],
    },
    'error overrides[0].category: is Skin Irrit. 2, but the classification lacks it',
  ],
  [
    'an override that the classification contradicts',
    {
      classification: [{ category: 'Skin Corr. 1B', h: ['H314'] }],
      overrides: [{ class: 'skin', category: 'Skin Irrit. 2', h: ['H315'], basis: 'test', reason: { en: 'OECD 404' } }],
    },
    'error overrides[0].category: is Skin Irrit. 2, but the classification has Skin Corr. 1B',
  ],
  [
    'a class that was found absent and is typed',
    {
      classification: [{ category: 'Eye Irrit. 2', h: ['H319'] }],
      overrides: [{ class: 'eye', category: null, basis: 'test', reason: { en: 'OECD 438' } }],
    },
    'error overrides[0].category: is no class, but the classification has Eye Irrit. 2',
  ],
  [
    'two overrides of a class',
    {
      overrides: [
        { class: 'eye', category: null, basis: 'test', reason: { en: 'OECD 438' } },
        { class: 'eye', category: null, basis: 'bridging', reason: { en: 'As product B' } },
      ],
    },
    'error overrides[1].class: the class eye has an override already, overrides[0]',
  ],
  [
    'a test against what the ingredients decide',
    {
      composition: [{ ...salt, classification: [{ category: 'Carc. 1B', h: ['H350'] }] }],
      overrides: [{ class: 'carcinogenicity', category: null, basis: 'test', reason: { en: 'OECD 451' } }],
    },
    'error overrides: carcinogenicity follows from the ingredients; a test of the mixture does not remove it (CLP Art. 6(3))',
  ],
  [
    'a judgement against what the ingredients decide',
    {
      composition: [{ ...salt, classification: [{ category: 'Carc. 1B', h: ['H350'] }] }],
      overrides: [{ class: 'carcinogenicity', category: null, basis: 'expertJudgement', reason: { en: 'Alloy' } }],
    },
    'warning overrides: carcinogenicity follows from the ingredients; a judgement lifts it only where data show that they are not biologically available (CLP Art. 12(b))',
  ],
  [
    'no class by ingredients of which none is stated',
    { classification: undefined, composition: [{ ...salt, isClassificationUnknown: undefined }] },
    'warning classification: says that there is no class, and nothing shows it for all classes',
  ],
  [
    'a class more than derived',
    { classification: [{ category: 'Skin Irrit. 2', h: ['H315'] }] },
    'warning classification[0]: Skin Irrit. 2 does not follow from the composition: no ingredient has this hazard (CLP Annex I 3.2.3.3, Table 3.2.3)',
  ],
  [
    'EUH208 without a name',
    { label: { euh: ['EUH208'] } },
    'warning label.euh: has EUH208 without the name of a sensitiser, which belongs in statementPlaces (CLP Annex II 2.8)',
  ],
  [
    'an ingredient that nobody has classified',
    { composition: [{ ...salt, content: 0.5, contentRange: '0.5 %', isClassificationUnknown: true }] },
    'unknown for the mixture, too: ',
  ],
])('%s is named with its place', (_, changes, message) => {
  const found = problems(changes);
  expect(found.find((problem) => problem.includes(message))).toBeDefined();
  expect(read(changes).product === null).toBe(found.some((problem) => problem.startsWith('error')));
});

const spirit: Ingredient = {
  ...salt,
  name: { en: 'white spirit' },
  content: 60,
  contentRange: '60 %',
  classification: [
    { category: 'Flam. Liq. 3', h: ['H226'] },
    { category: 'Asp. Tox. 1', h: ['H304'] },
  ],
};
const liquid = { physicalState: { en: 'liquid' } };
const viscosityOpen =
  'warning basicProperties.kinematicViscosity: white spirit can harm the lungs when swallowed. What is the kinematic viscosity at 40 °C, or why is there no aspiration hazard? (answer here, or with a reason in overrides for aspiration; CLP Annex I 3.10.3.3.1.2)';
const flashPointOpen =
  'warning basicProperties.flashPoint: white spirit can make the product a flammable liquid. What is its flash point, or why is it not flammable? (answer here, or with a reason in overrides for flammableLiquids; CLP Annex I 2.6.2, Table 2.6.1)';
const stateOpen =
  'warning basicProperties.physicalState: With white spirit it depends on the physical state whether this class applies: Flammable liquids. Is the product a gas, a liquid or a solid? (answer here, or with a reason in overrides for flammableLiquids; CLP Annex I 2.6.2, Table 2.6.1)';
test.each<[what: string, changes: Partial<Facts>, open: string[]]>([
  ['neither flash point nor viscosity', { basicProperties: liquid }, [flashPointOpen, viscosityOpen]],
  [
    'neither, and no classification in the file',
    { basicProperties: liquid, classification: undefined },
    [flashPointOpen, viscosityOpen],
  ],
  ['a flash point', { basicProperties: { ...liquid, flashPoint: { value: 62, unit: '°C' } } }, [viscosityOpen]],
  [
    'an override and a reason',
    {
      basicProperties: liquid,
      overrides: [{ class: 'aspiration', category: null, basis: 'test', reason: { en: 'ISO 3104' } }],
      notClassified: { flammableLiquids: { reason: 'conclusive', source: 'ISO 2719' } },
    },
    [],
  ],
  [
    'a reason that says that there are no data',
    { basicProperties: liquid, notClassified: { flammableLiquids: { reason: 'noData' } } },
    [flashPointOpen, viscosityOpen],
  ],
  [
    'a viscosity that proves the class at a lower temperature',
    {
      basicProperties: {
        ...liquid,
        flashPoint: { value: 62, unit: '°C' },
        kinematicViscosity: { value: 15, unit: 'mm²/s', condition: { en: '20 °C' } },
      },
    },
    [],
  ],
  [
    'a viscosity that proves nothing at a lower temperature',
    {
      basicProperties: {
        ...liquid,
        flashPoint: { value: 62, unit: '°C' },
        kinematicViscosity: { value: 21, unit: 'mm²/s', condition: { en: '20 °C' } },
      },
    },
    [viscosityOpen],
  ],
  [
    'a viscosity that excludes the class at a higher temperature',
    {
      basicProperties: {
        ...liquid,
        flashPoint: { value: 62, unit: '°C' },
        kinematicViscosity: { value: '> 20.5', unit: 'mm²/s', condition: { en: '100 °C' } },
      },
    },
    [],
  ],
  ['a solid', { basicProperties: { physicalState: { en: 'solid' } } }, []],
  ['a solid, in a word of its form', { basicProperties: { physicalState: { en: 'fine powder' } } }, []],
  ...(
    [
      ['not solid', {}],
      ['solid or liquid', {}],
      ['dispersion of solids in a liquid', {}],
      ['liquid', { classificationData: { physicalState: 'solid' } }],
    ] as const
  ).map(([en, more]): [string, Partial<Facts>, string[]] => [
    `a state that is not certain: ${en}`,
    { ...more, basicProperties: { physicalState: { en } } },
    [viscosityOpen, stateOpen],
  ]),
  ...(
    [
      [{ value: 25, unit: 'mPa·s', condition: { en: '40 °C' } }, true],
      [{ value: 25, unit: 'mm²/s', condition: { en: '20 – 40 °C' } }, true],
      [{ value: 25, unit: 'mm²/s', condition: { en: '–50 °C' } }, true],
      [{ value: 25, unit: 'mm²/s', condition: { en: '40 °C', de: '20 °C' } }, true],
      [{ value: 25, unit: 'mm²/s', condition: { en: '104 °F' } }, false],
      [{ value: 25, unit: 'mm²/s', condition: { en: '313.15 K' } }, false],
      [{ value: 25, unit: 'mm²/s', condition: { en: 'at 40 ºC' } }, false],
    ] as const
  ).map(([kinematicViscosity, isOpen]): [string, Partial<Facts>, string[]] => [
    `a viscosity of ${kinematicViscosity.value} ${kinematicViscosity.unit}, ${kinematicViscosity.condition.en}`,
    { basicProperties: { ...liquid, flashPoint: { value: 62, unit: '°C' }, kinematicViscosity } },
    isOpen ? [viscosityOpen] : [],
  ]),
  ['another liquid', { basicProperties: liquid, composition: [salt] }, []],
  [
    'an ingredient that corrodes metals',
    { composition: [{ ...salt, classification: [{ category: 'Met. Corr. 1', h: ['H290'] }] }] },
    [
      'warning overrides: salt can give the product this hazard: Corrosive to metals. What is the result of the test (UN test C.1), or why does it not have the hazard? (answer here, or with a reason in overrides for corrosiveToMetals; CLP Annex I 2.16)',
    ],
  ],
])('a class that a missing figure or test leaves open is told: %s', (_, changes, open) => {
  const found = problems({ composition: [spirit], ...changes });
  expect(found.filter((problem) => problem.includes('answer here'))).toEqual(open);
  const refused = problems({ composition: [spirit], ...changes }, 'published');
  expect(refused.filter((problem) => problem.includes('answer here'))).toEqual(
    open.map((problem) => problem.replace('warning', 'error')),
  );
});

test.each([
  ['2028-04-30', false],
  ['2028-05-01', true],
])('a product that was on the market before the classes of 2023 lacks one on %s: %s', (today, isLacking) => {
  jest.useFakeTimers({ now: new Date(today) });
  try {
    const classification = [{ category: 'ED HH 1', h: ['EUH380'] }];
    const classificationData = { placedOnMarket: '2024-01-01' };
    const found = problems({ composition: [{ ...salt, classification }], classificationData });
    expect(found.some((problem) => problem.includes('lacks ED HH 1'))).toBe(isLacking);
  } finally {
    jest.useRealTimers();
  }
});

const isocyanate: Ingredient = { ...salt, name: { en: 'hexamethylene diisocyanate', de: 'Hexamethylendiisocyanat' } };
const drying: Ingredient = {
  ...salt,
  content: 15,
  contentRange: '15 %',
  classification: [{ category: 'Eye Irrit. 2', h: ['H319'] }],
};
const hormone: Ingredient = { ...salt, classification: [{ category: 'ED ENV 1', h: ['EUH430'] }] };
test.each<[what: string, composition: Ingredient[], label: Facts['label'], lacking: string[]]>([
  [
    'one that is due',
    [isocyanate],
    { euh: [] },
    ['warning label.euh: lacks EUH204 because of hexamethylene diisocyanate (CLP Annex II 2.4)'],
  ],
  ['one that is typed', [isocyanate], { euh: ['EUH204'] }, []],
  [
    'an isocyanate that is named on the label (Annex II 2.4)',
    [isocyanate],
    { euh: [], contains: [isocyanate.name] },
    [],
  ],
  ['one that is a hazard statement', [hormone], { euh: [], h: ['EUH430'] }, []],
  ['one that is lacking as a hazard statement', [hormone], { euh: [], h: [] }, []],
  ['EUH066, for which the law sets no content', [{ ...drying, euh: ['EUH066'] }], { euh: [] }, []],
])('typed supplemental statements are compared with those that follow: %s', (_, composition, label, lacking) => {
  const found = problems({ composition, label });
  expect(found.filter((problem) => problem.startsWith('warning label.euh: lacks'))).toEqual(lacking);
});

const at40 = (value: string) => ({ value, unit: 'mm²/s', condition: { en: 'at 40 °C' } });
test.each<[value: string, outcome: 'lacks' | 'open' | 'none']>([
  ['7', 'lacks'],
  ['< 7', 'lacks'],
  ['15 – 30', 'lacks'],
  ['< 30', 'open'],
  ['> 5', 'open'],
  ['≥ 20.5', 'open'],
  ['> 20.5', 'none'],
  ['21 – 30', 'none'],
])('of a kinematic viscosity of %s the lowest counts: %s', (value, outcome) => {
  const found = problems({
    composition: [spirit],
    basicProperties: { ...liquid, flashPoint: { value: 62, unit: '°C' }, kinematicViscosity: at40(value) },
  });
  expect([
    found.some((problem) => problem.includes('lacks Asp. Tox. 1')),
    found.some((problem) => problem.includes('no aspiration hazard?')),
  ]).toEqual([outcome === 'lacks', outcome === 'open']);
});

test.each<[ph: { value: number; condition?: { en: string } }, outcome: 'lacks' | 'open' | 'none']>([
  [{ value: 3 }, 'none'],
  [{ value: 3, condition: { en: 'at 20 °C' } }, 'none'],
  [{ value: 3, condition: { en: '10 g/l in water, 20 °C' } }, 'open'],
  [{ value: 4.1, condition: { en: '10 g/l in water, 20 °C' } }, 'none'],
  [{ value: 3.1, condition: { en: '10 %' } }, 'none'],
  [{ value: 10, condition: { en: '5 g/100 ml' } }, 'none'],
  [{ value: 10.2, condition: { en: '5 g/100 ml' } }, 'open'],
  [{ value: 2.4, condition: { en: '1 % solution' } }, 'open'],
  [{ value: 1.9, condition: { en: '1 % solution' } }, 'lacks'],
])('the pH of a solution of a liquid counts where it is extreme: %j', (ph, outcome) => {
  const found = problems({ basicProperties: { ...liquid, ph } });
  expect([
    found.some((problem) => problem.includes('lacks Skin Corr. 1')),
    found.some((problem) => problem.includes('leaves open whether it is extreme')),
  ]).toEqual([outcome === 'lacks', outcome === 'open']);
});

test.each<[ph: string, isExtreme: boolean]>([
  ['> 2 – 3', false],
  ['2 – 3', true],
  ['10 – < 11.5', false],
  ['10 – 11.5', true],
  ['> 11.5 – 12', true],
])('a pH of %s is extreme only where a bound that belongs to it is: %s', (ph, isExtreme) => {
  const found = problems({ basicProperties: { ...liquid, ph: { value: ph } } });
  expect(found.some((problem) => problem.includes('lacks Skin Corr. 1'))).toBe(isExtreme);
});

test.each<[flashPoint: string, boilingPoint: string, expected: string]>([
  ['> 60 – 70', '100', ''],
  ['60 – 70', '100', 'lacks Flam. Liq. 3'],
  ['≥ 60', '100', 'leaves open whether the product is a flammable liquid'],
  ['> 60', '100', ''],
  ['≥ 23', '100', 'leaves open whether the product is a flammable liquid'],
  ['20', '≥ 35', 'lacks Flam. Liq. 1'],
  ['20', '> 35', 'lacks Flam. Liq. 2'],
  ['20', '> 35 – 40', 'lacks Flam. Liq. 2'],
  ['≤ 60', '100', 'lacks Flam. Liq. 2'],
])('of a flash point of %s and a boiling point of %s the bounds count where they belong to it: %s', (...args) => {
  const [flashPoint, boilingPoint, expected] = args;
  const celsius = (value: string) => ({ value, unit: '°C' });
  const basicProperties = {
    ...liquid,
    flashPoint: celsius(flashPoint),
    boilingPoint: celsius(boilingPoint),
    kinematicViscosity: at40('30'),
  };
  const outcome = /lacks Flam\. Liq\. \d|leaves open whether the product is a flammable liquid/;
  const found = problems({ composition: [spirit], basicProperties }).flatMap(
    (problem) => outcome.exec(problem)?.[0] ?? [],
  );
  expect(found).toEqual(expected === '' ? [] : [expected]);
});

test.each<[flashPoint: Facts['basicProperties']['flashPoint'], isOpen: boolean]>([
  ['notApplicable', false],
  [{ en: 'none' }, false],
  [{ en: 'not determined' }, true],
])('a liquid without a flash point bears EUH209, one of which none is known may: %j', (flashPoint, isOpen) => {
  const solvents = [
    { ...salt, name: { en: 'dichloromethane' }, cas: '75-09-2', content: 90, contentRange: '90 %' },
    { ...salt, content: 6, classification: [{ category: 'Flam. Liq. 2', h: ['H225'] }] },
  ];
  const changes = { composition: solvents, basicProperties: { ...liquid, flashPoint } };
  expect(read(changes).product!.versions[0]!.facts.label.euh).toEqual(isOpen ? [] : ['EUH209']);
  const asking = (label: Facts['label']) =>
    problems({ ...changes, label }).filter((problem) => problem.includes('EUH209 because of salt')).length;
  expect(asking({})).toBe(isOpen ? 1 : 0);
  // The milder statement does not stand for it.
  if (isOpen) expect(['EUH209', 'EUH209A'].map((code) => asking({ euh: [code] }))).toEqual([0, 1]);
});

test.each<[contentRange: string, isLacking: boolean]>([
  ['0.1 – < 1 %', false],
  ['< 1 %', false],
  ['0.1 – 1 %', true],
  ['0.1 – < 1.1 %', true],
])('of the range %s only contents within it count', (contentRange, isLacking) => {
  const classification = [{ category: 'Skin Sens. 1B', h: ['H317'] }];
  const found = problems({ composition: [{ ...salt, content: undefined, contentRange, classification }] });
  expect(found.some((problem) => problem.includes('lacks Skin Sens. 1'))).toBe(isLacking);
});

test.each<[what: string, changes: Partial<Facts>, warning: string]>([
  [
    'a range upside down',
    { composition: [{ ...irritant, content: undefined, contentRange: '20 – 5 %' }] },
    `${firstIngredient}.contentRange: '20 – 5 %' is upside down`,
  ],
  ['a content outside of its range', { composition: [{ ...irritant, content: 8 }] }, `${firstIngredient}.content: 8 `],
  [
    'contents over 100 %',
    { composition: [irritant, { ...salt, content: 90, contentRange: '90 %' }] },
    'composition: adds up to 110 %',
  ],
  [
    'a limit that no rule reads',
    { composition: [{ ...irritant, limits: ['a lot'] }] },
    `${firstIngredient}.limits[0]: 'a lot'`,
  ],
])(
  '`classify` names with its place what may make the result too mild, and gives the result: %s',
  (_, changes, text) => {
    const file = acetoneFile();
    file.versions[0]!.facts = { ...file.versions[0]!.facts, ...(base as unknown as Partial<Facts>), ...changes };
    const { result, problems: found } = readClassified(JSON.stringify(file, null, 1), 'a.json');
    expect(result).not.toBeNull();
    expect(found.map(problemText)).toContainEqual(
      expect.stringMatching(/^a\.json:\d+: warning: versions\[0\]\.facts\./),
    );
    expect(found.map(problemText).filter((problem) => problem.includes(`facts.${text}`))).toHaveLength(1);
  },
);

test('a class that only the upper ends of printed contents give is a warning, that the exact ones give the usual one', () => {
  const found = (content: number, contentRange: string) =>
    problems({ composition: [{ ...irritant, content, contentRange }] }).filter((problem) =>
      problem.includes('lacks Eye Irrit. 2'),
    );
  expect(found(8, '5 – < 15 %')).toEqual([
    'warning composition: lacks Eye Irrit. 2: salt has 15 %, the limit is 10 % (CLP Annex I 3.3.3.3, Table 3.3.3): by the highest contents that section 3 prints, which a sheet with ranges describes; print narrower ranges, or give the class (REACH Annex II 3.2)',
  ]);
  expect(found(8, '5 – < 10 %')).toEqual([]);
  expect(found(12, '5 – < 15 %')).toEqual([expect.stringMatching(/^warning classification: lacks/)]);
});

test('the unknown classes are those that the content can reach', () => {
  const unknown = (content: number) =>
    problems({
      composition: [{ ...salt, content, contentRange: `${content} %`, isClassificationUnknown: true }],
    }).join();
  expect(unknown(50)).toContain('skin, eye');
  expect(unknown(50)).toContain('carcinogenicity');
  expect(unknown(0.2)).toContain('carcinogenicity');
});

const lacking =
  'classification: lacks Eye Irrit. 2: salt has 20 %, the limit is 10 % (CLP Annex I 3.3.3.3, Table 3.3.3)';

test('a lacking class is a warning, and an error in a file that publishes the product', () => {
  const changes: Partial<Facts> = { composition: [irritant] };
  const lines = (state?: 'removed' | 'published') => problems(changes, state).map((line) => line.split('; see ')[0]);
  expect(lines()).toContain(`warning ${lacking}`);
  expect(lines('removed')).toContain(`warning ${lacking}`);
  expect(lines('published')).toContain(`error ${lacking}`);
  expect(read(changes, 'published').product).toBeNull();
});

test('a limit that no rule reads is a warning, and an error in a file that publishes the product', () => {
  const changes: Partial<Facts> = {
    composition: [{ ...salt, limits: ['M (acute) = 10', 'from 5 units on'] }],
  };
  const unread = `${firstIngredient}.limits[1]: 'from 5 units on' does not count: it has the form of no limit, M factor or ATE; ${readForms}`;
  expect(problems(changes)).toContain(`warning ${unread}`);
  expect(problems(changes, 'removed')).toContain(`warning ${unread}`);
  expect(problems(changes, 'published')).toContain(`error ${unread}`);
  expect(read(changes, 'published').product).toBeNull();
});

test('with an override nothing is lacking', () => {
  const changes: Partial<Facts> = {
    composition: [irritant],
    overrides: [{ class: 'eye', category: null, basis: 'test', reason: { en: 'OECD 438: not irritating' } }],
  };
  expect(problems(changes, 'published').filter((problem) => problem.includes('Eye Irrit.'))).toEqual([]);
});

test('a derived classification lacks nothing', () => {
  const { product } = read({ composition: [irritant], classification: undefined }, 'published');
  const { facts } = product!.versions[0]!;
  expect(facts.classification.map(({ category }) => category)).toEqual(['Eye Irrit. 2']);
  expect(facts.label).toMatchObject({ signalWord: 'warning', pictograms: ['GHS07'], h: ['H319'] });
  expect(publishingErrors(facts, [])).toEqual([]);
});

test('an aerosol whose contents have no physical state is told so once', () => {
  const aerosol = { category: 'Aerosol 3', h: ['H229'] };
  const asking = (changes: Partial<Facts>) =>
    problems({ classification: [aerosol], ...changes }).filter((problem) => /physical ?state/i.test(problem));
  const warned = [
    'warning classificationData.physicalState: is missing: section 9.1 says of the aerosol that the physical state of its contents is not recorded (REACH Annex II 9.1(a))',
  ];
  expect(asking({})).toEqual(warned);
  expect(asking({ kind: 'substance' })).toEqual(warned);
  expect(asking({ classificationData: { physicalState: 'liquid' } })).toEqual([]);
  expect(asking({ basicProperties: { physicalState: { en: 'aerosol with liquid contents' } } })).toEqual([]);
  expect(asking({ classification: [] })).toEqual([]);
  const sensitiser = { ...salt, content: 0.5, contentRange: '0.5 %', classification: [] };
  const classes = [{ category: 'Resp. Sens. 1', h: ['H334'] }];
  const open = asking({ composition: [{ ...sensitiser, classification: classes }] });
  expect(open).toEqual([
    expect.stringMatching(/^warning basicProperties.physicalState: .+ Is the product a gas, a liquid or a solid\?/),
  ]);
});
