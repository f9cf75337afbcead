import { readFileSync } from 'node:fs';
import { expectEach } from '../../../tests/support/expect-each.ts';
import { listFindings } from '../../import/classify/missing-harmonised.ts';
import { readClassified } from '../../import/read/read-classified.ts';
import { languages } from '../../languages/registry.ts';
import { exceptingNotes, exceptionsOf, isNote, readNotes } from '../../law/classification/tables/annex-vi-notes.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { factsOf } from '../documents/sample-product.ts';
import { shippedAnnexVI, shippedLists } from './shipped-entries.ts';

type Ingredient = Partial<ProductFactsInput['composition'][number]> & { cas: string };

const ingredientOf = ({ content = 5, ...ingredient }: Ingredient) => ({
  name: { en: ingredient.cas },
  contentRange: `${content} %`,
  content,
  classification: [],
  ...ingredient,
});

const example = JSON.parse(readFileSync('examples/descaler.json', 'utf8'));

/** The classification of ingredients in water by the shipped Annex VI, with its notes and problems. */
function classified(ingredients: readonly Ingredient[], { today = '2026-11-30', state = 'liquid' } = {}) {
  const file = structuredClone(example);
  const { facts } = file.versions[0];
  const composition = ingredients.map(ingredientOf);
  const rest = 100 - composition.reduce((sum, { content }) => sum + content, 0);
  const water = {
    name: { en: 'water' },
    cas: '7732-18-5',
    content: rest,
    contentRange: `${rest} %`,
    classification: [],
  };
  facts.composition = [...composition, ...(rest > 0 ? [water] : [])];
  facts.basicProperties = { physicalState: { en: state } };
  const numbers = ingredients.map(({ cas }) => cas);
  const { result, problems, tableExtras } = readClassified(
    JSON.stringify(file),
    'a.json',
    shippedLists(numbers, today),
  );
  return {
    categories: result!.classification.map(({ category }) => category),
    statements: result!.classification.flatMap(({ h }) => h),
    provisions: result!.classification.map(({ provision }) => provision),
    notes: tableExtras!.notes.join('\n'),
    problems: problems.map(({ message }) => message).join('\n'),
  };
}

/** What validating and publishing say of an ingredient. */
const findingsOn = (ingredient: Ingredient, changes: Partial<ProductFactsInput> = {}) =>
  listFindings(factsOf({ composition: [ingredientOf(ingredient)], ...changes }), shippedLists([ingredient.cas])).map(
    ({ level, path, message }) => `${level} ${String(path.at(-1))}: ${message}`,
  );

/** Of an ingredient of which it was looked up that it has no class. */
const unclassified = { isClassificationUnknown: false } as const;

interface Case {
  what: string;
  ingredients: Ingredient[];
  /** Categories that the mixture has, and that it has not. */
  has?: string[];
  lacks?: string[];
  /** Beginnings of sentences that the notes have, after the name of the ingredient or the class. */
  says?: string[];
}

const baseOil = '64742-54-7';
const ligroine = '8032-32-4';
const lightOil = '85029-51-2';

const cases: Case[] = [
  {
    what: 'borates below 0.3 % each add up (note 11)',
    ingredients: [
      { cas: '10043-35-3', content: 0.2 },
      { cas: '1303-96-4', content: 0.2 },
    ],
    has: ['Repr. 1B'],
    says: ['A mixture is a reproductive toxicant if the boron compounds', 'note 11 (CLP Annex VI 1.1.3.2)'],
  },
  {
    what: 'borates of 0.28 % together are below the limit',
    ingredients: [
      { cas: '10043-35-3', content: 0.14 },
      { cas: '1303-96-4', content: 0.14 },
    ],
    lacks: ['Repr. 1B'],
  },
  {
    what: '2-ethylhexanoates add up (note 12), whose entry has no number',
    ingredients: [
      { cas: '149-57-5', content: 0.2, classification: [{ category: 'Repr. 1B', h: ['H360D'] }] },
      { cas: '3164-85-0', content: 0.2, classification: [{ category: 'Repr. 1B', h: ['H360D'] }] },
    ],
    has: ['Repr. 1B'],
    says: ['A mixture is a reproductive toxicant if the substances of this entry'],
  },
  {
    what: 'the limit of lead acetate is of the metal: 0.4 % are 0.255 % of lead (note 1)',
    ingredients: [{ cas: '301-04-2', content: 0.4 }],
    lacks: ['Repr. 1A'],
    says: ['note 1 (CLP Annex VI 1.1.3.2): concentrations are percentages by weight of the metal'],
  },
  {
    what: '0.5 % of lead acetate are 0.32 % of lead',
    ingredients: [{ cas: '301-04-2', content: 0.5 }],
    has: ['Repr. 1A'],
  },
  {
    what: 'lead powder has a specific limit of 0.03 %',
    ingredients: [{ cas: '7439-92-1', index: '082-013-00-1', content: 0.05 }],
    has: ['Repr. 1A'],
  },
  {
    what: 'lead massive has the generic limit',
    ingredients: [{ cas: '7439-92-1', index: '082-014-00-7', content: 0.05 }],
    lacks: ['Repr. 1A'],
  },
  {
    what: 'nonylphenol',
    ingredients: [{ cas: '25154-52-3', content: 5 }],
    has: ['Repr. 2', 'Skin Corr. 1B', 'Aquatic Chronic 2'],
  },
  { what: 'base oil of unknown DMSO extract (note L)', ingredients: [{ cas: baseOil }], has: ['Carc. 1B'] },
  {
    what: 'base oil with less than 3 % of DMSO extract (note L)',
    ingredients: [{ cas: baseOil, ...unclassified, exceptedByNotes: ['L'] }],
    lacks: ['Carc. 1B'],
    says: [
      `${baseOil}: Carc. 1B (H350) does not count; note L (CLP Annex VI 1.1.3.1): the class for carcinogens applies`,
    ],
  },
  {
    what: 'a note that the entry does not have excepts nothing',
    ingredients: [{ cas: baseOil, exceptedByNotes: ['M'] }],
    has: ['Carc. 1B'],
  },
  {
    what: 'naphtha of unknown benzene content (note P)',
    ingredients: [{ cas: ligroine }],
    has: ['Carc. 1B', 'Muta. 1B'],
  },
  {
    what: 'naphtha with less than 0.1 % of benzene keeps its aspiration hazard (note P)',
    ingredients: [
      {
        cas: ligroine,
        content: 50,
        exceptedByNotes: ['P'],
        classification: [{ category: 'Asp. Tox. 1', h: ['H304'] }],
      },
    ],
    lacks: ['Carc. 1B', 'Muta. 1B'],
    says: [`${ligroine}: Carc. 1B (H350), Muta. 1B (H340) does not count; note P`],
  },
  {
    what: 'light oil whose benzene alone is known: note M says by itself that the class applies',
    ingredients: [{ cas: lightOil, exceptedByNotes: ['J'] }],
    has: ['Carc. 1B'],
    lacks: ['Muta. 1B'],
  },
  {
    what: 'light oil with both conditions met (notes J and M)',
    ingredients: [{ cas: lightOil, ...unclassified, exceptedByNotes: ['J', 'M'] }],
    lacks: ['Carc. 1B', 'Muta. 1B'],
  },
  {
    what: 'formaldehyde solution names its notes (B, D, F)',
    ingredients: [{ cas: '50-00-0', content: 1 }],
    has: ['Carc. 1B', 'Muta. 2', 'Skin Sens. 1'],
    says: [
      '50-00-0; note B (CLP Annex VI 1.1.3.1): hazards of solutions differ with their concentration',
      'note D (CLP Annex VI 1.1.3.1): the entry is of the stabilised form',
    ],
  },
  {
    what: 'a releaser of formaldehyde keeps its classes: notes 8 and 9 are not executed',
    ingredients: [{ cas: '5625-90-1', content: 1 }],
    has: ['Carc. 1B', 'Muta. 2'],
    says: [
      '5625-90-1; note 8 (CLP Annex VI 1.1.3.2): about the class for carcinogens',
      'its condition is not executed here',
    ],
  },
  {
    what: 'nickel in an alloy that releases little (note 7) stays a carcinogen',
    ingredients: [{ cas: '7440-02-0', index: '028-002-00-7', content: 5, exceptedByNotes: ['7'] }],
    lacks: ['Skin Sens. 1'],
    has: ['Carc. 2'],
  },
  {
    what: 'magnesium powder in a form without physical hazards (note T)',
    ingredients: [{ cas: '7439-95-4', ...unclassified, exceptedByNotes: ['T'] }],
    lacks: ['Pyr. Sol. 1', 'Water-react. 1'],
  },
  {
    what: 'perchloric acid up to 50 % is Ox. Liq. 2: a limit with an upper bound alone holds',
    ingredients: [{ cas: '7601-90-3', content: 20 }],
    has: ['Ox. Liq. 2'],
    lacks: ['Ox. Liq. 1'],
  },
  {
    what: 'cumene hydroperoxide below 10 % irritates the respiratory tract: a limit with an upper bound alone holds',
    ingredients: [{ cas: '80-15-9', content: 5 }],
    has: ['STOT SE 3'],
  },
  {
    what: 'of cumene hydroperoxide below the cut-off value nothing follows for the respiratory tract',
    ingredients: [{ cas: '80-15-9', content: 0.5 }],
    lacks: ['STOT SE 3'],
  },
  {
    what: 'hydrogen peroxide of 70 % is Ox. Liq. 1: a limit with a lower bound alone holds',
    ingredients: [{ cas: '7722-84-1', content: 70 }],
    has: ['Ox. Liq. 1', 'Skin Corr. 1A'],
  },
];

test('the notes and limits of the shipped Annex VI count in a mixture, and the reasons have their words', async () => {
  await expectEach(
    cases,
    ({ what }) => what,
    ({ ingredients, has = [], lacks = [], says = [] }) => {
      const { categories, notes } = classified(ingredients);
      expect(categories).toEqual(expect.arrayContaining(has));
      expect(categories.filter((category) => lacks.includes(category))).toEqual([]);
      for (const sentence of says) expect(notes).toContain(sentence);
    },
  );
});

test('a changed entry of ATP 23 counts from 1 February 2027 on', async () => {
  const changed: [cas: string, earlier: string[], later: string[]][] = [
    ['98-83-9', [], ['Carc. 2', 'Skin Sens. 1']],
    ['75-35-4', ['Carc. 2'], ['Carc. 1B', 'Muta. 2']],
    ['1702-17-6', [], ['Aquatic Chronic 1']],
    ['189278-12-4', [], ['STOT RE 2']],
  ];
  await expectEach(
    changed,
    ([cas]) => cas,
    ([cas, earlier, later]) => {
      const categoriesOn = (today: string) => classified([{ cas, content: 5 }], { today }).categories;
      const [earlierCategories, laterCategories] = [categoriesOn('2027-01-31'), categoriesOn('2027-02-01')];
      expect(earlierCategories).toEqual(expect.arrayContaining(earlier));
      expect(earlierCategories.filter((category) => later.includes(category))).toEqual([]);
      expect(laterCategories).toEqual(expect.arrayContaining(later));
    },
  );
});

describe('an ingredient that differs from the shipped Annex VI', () => {
  test('is an error where it is milder, with the note that could except the class and where to say so', () => {
    expect(findingsOn({ cas: baseOil, ...unclassified })).toEqual([
      expect.stringMatching(
        /^error classification: has no classification of its own: CLP Annex VI \(2026-07-23\) has Carc\. 1B \(H350\); note L \(CLP Annex VI 1\.1\.3\.1\): .*IP 346.*; where it is shown, name the note in exceptedByNotes \(CLP Art\. 4\(3\)\)$/,
      ),
    ]);
    const facts = factsOf({ composition: [ingredientOf({ cas: baseOil, ...unclassified })] });
    expect(listFindings(facts, shippedLists([baseOil]), { isPublished: false })[0]!.level).toBe('warning');
    expect(findingsOn({ cas: baseOil, ...unclassified, exceptedByNotes: ['L'] })).toEqual([]);
    expect(findingsOn({ cas: baseOil, classification: [{ category: 'Carc. 1B', h: ['H350'] }] })).toEqual([]);
  });

  test('is asked where the concentration of its solution (note B) decides', () => {
    const weak = { cas: '7722-84-1', classification: [{ category: 'Eye Dam. 1', h: ['H318'] }] };
    const [finding] = findingsOn({ ...weak, classification: [...weak.classification, ...acute] });
    expect(finding).toMatch(/^warning classification: .*Ox\. Liq\. 1 \(H271\).*note B/);
    expect(findingsOn(weak)[0]).toMatch(/^error classification: .*Acute Tox\. 4 \(H302\).*\*: at least this category/);
  });
  const acute = [
    { category: 'Acute Tox. 4', h: ['H302'] },
    { category: 'Acute Tox. 4', h: ['H332'] },
  ];

  test('is asked where a test of its form decides (****)', () => {
    const dichromate = '7789-09-5';
    const full = shippedLists([dichromate]).entries[0]!.data;
    const classification = full.classification!.filter(({ dependsOnForm }) => !dependsOnForm);
    const declared = {
      cas: dichromate,
      classification: classification.map(({ category, h }) => ({ category, h })),
      limits: full.limits ?? [],
    };
    expect(findingsOn(declared)).toEqual([
      expect.stringMatching(
        /^warning classification: .*Ox\. Sol\. 2 \(H272\); \*\*\*\*: a test of the form that is sold decides/,
      ),
    ]);
  });

  test('is told both ways where it is more severe, but not beyond a minimum class', () => {
    const acetone = [
      { category: 'Flam. Liq. 1', h: ['H224'] },
      { category: 'Eye Irrit. 2', h: ['H319'] },
      { category: 'STOT SE 3', h: ['H336'] },
    ];
    expect(findingsOn({ cas: '67-64-1', classification: acetone, euh: ['EUH066'] })).toEqual([
      'warning classification: is more severe than harmonised: it has Flam. Liq. 1 (H224), CLP Annex VI (2026-07-23) has Flam. Liq. 2 (H225), Eye Irrit. 2 (H319), STOT SE 3 (H336); what an entry covers is not classified otherwise (CLP Art. 4(3))',
    ]);
    const nonylphenol = shippedLists(['25154-52-3']).entries[0]!.data.classification!;
    const classification = nonylphenol.map(({ category, h }) =>
      category === 'Acute Tox. 4' ? { category: 'Acute Tox. 3', h: ['H301'] } : { category, h },
    );
    expect(findingsOn({ cas: '25154-52-3', classification })).toEqual([]);
  });

  test('is asked which of several entries it is, until its index number says it', () => {
    const lead = { cas: '7439-92-1', classification: [{ category: 'Repr. 1A', h: ['H360FD'] }] };
    expect(findingsOn(lead).filter((finding) => finding.startsWith('warning index'))).toEqual([
      'warning index: CLP Annex VI (2026-07-23) has several entries for its number: 082-013-00-1 lead powder; [particle diameter < 1 mm]; 082-014-00-7 lead massive:; [particle diameter ≥ 1 mm]; say with index which of them it is (CLP Art. 4(3))',
    ]);
    const massive = shippedLists(['7439-92-1']).entries.find(({ indexNumber }) => indexNumber === '082-014-00-7')!;
    const classification = massive.data.classification!.map(({ category, h }) => ({ category, h }));
    const limits = massive.data.limits!;
    const choice = findingsOn({ cas: '7439-92-1', classification, limits });
    expect(choice).toEqual([expect.stringContaining('has several entries')]);
    expect(findingsOn({ cas: '7439-92-1', index: '082-014-00-7', classification, limits })).toEqual([]);
    expect(findingsOn({ cas: '7439-92-1', index: '082-013-00-1', classification, limits })[0]).toMatch(/^error/);
  });

  test('is told once where its entry has its number twice', () => {
    const lists = shippedLists([baseOil]);
    const doubled = { ...lists, entries: [...lists.entries, { ...lists.entries[0]!, ec: null }] };
    const facts = factsOf({ composition: [ingredientOf({ cas: baseOil, ...unclassified })] });
    expect(listFindings(facts, doubled)).toHaveLength(1);
  });

  test('is asked for its group where it is a gas under pressure (note U)', () => {
    const hydrogen = { cas: '1333-74-0', classification: [{ category: 'Flam. Gas 1A', h: ['H220'] }] };
    expect(findingsOn(hydrogen)).toEqual([
      expect.stringMatching(
        /^warning classification: CLP Annex VI \(2026-07-23\) has it as a gas under pressure.*note U \(CLP Annex VI 1\.1\.3\.1\): a gas is classified as a gas under pressure when it is placed on the market; the group depends on its state in the package/,
      ),
    ]);
    const compressed = { category: 'Press. Gas (Comp.)', h: ['H280'] };
    expect(findingsOn({ ...hydrogen, classification: [...hydrogen.classification, compressed] })).toEqual([]);
  });

  test('is told of a note that its entry does not have', () => {
    const classification = [{ category: 'Carc. 1B', h: ['H350'] }];
    expect(findingsOn({ cas: baseOil, classification, exceptedByNotes: ['J'] })).toEqual([
      'warning exceptedByNotes: exceptedByNotes names note J, which its entry in CLP Annex VI (2026-07-23) does not have',
    ]);
  });

  test('has on its label at least the statements of the note that excepts its classes (note P)', () => {
    const naphtha = {
      cas: ligroine,
      exceptedByNotes: ['P' as const],
      classification: [{ category: 'Asp. Tox. 1', h: ['H304'] }],
    };
    const label = { signalWord: null, pictograms: [], h: ['H304'], p: ['P260', 'P301+P310', 'P331'] };
    const found = (audience: 'industrial' | 'public') =>
      findingsOn(naphtha, { kind: 'substance', audience, label }).map((text) => text.replace(/, which note.*/, ''));
    expect(found('industrial')).toEqual(['warning p: lacks P262']);
    expect(found('public')).toEqual(['warning p: lacks P102', 'warning p: lacks P262']);
  });
});

describe('the rows of the notes', () => {
  test('are all those of the shipped table, with words in each language', () => {
    const used = new Set([...shippedAnnexVI.rows()].flatMap(({ data }) => readNotes(data.notes)));
    expect([...used].filter((note) => !isNote(note))).toEqual([]);
    for (const { messages } of Object.values(languages))
      for (const note of used) expect(messages[`note.${note}` as keyof typeof messages]).toBeTruthy();
  });

  test('a note that the law does not have is said not to be executed', () => {
    const file = shippedLists([baseOil]);
    const [entry] = file.entries;
    const lists = { ...file, entries: [{ ...entry!, data: { ...entry!.data, notes: 'Z' } }] };
    const [finding] = listFindings(factsOf({ composition: [ingredientOf({ cas: baseOil, ...unclassified })] }), lists);
    expect(finding!.message).toContain('note Z: its condition is not executed here');
  });

  test('except their classes alone, Q and R the one or the other', async () => {
    const exceptions: [notes: string, category: string, groups: string[][]][] = [
      ['J', 'Carc. 1B', [['J']]],
      ['J', 'Muta. 1B', [['J']]],
      ['J', 'Asp. Tox. 1', []],
      ['J, M', 'Carc. 1B', [['J'], ['M']]],
      ['J, M', 'Muta. 1B', [['J']]],
      ['K, U', 'Carc. 1A', [['K']]],
      ['L', 'Muta. 1B', []],
      ['N', 'Carc. 1B', [['N']]],
      ['A, Q, R', 'Carc. 2', [['Q', 'R']]],
      ['A, R', 'Carc. 1B', [['R']]],
      ['T', 'Flam. Sol. 1', [['T']]],
      ['T', 'Acute Tox. 4', []],
      ['S, 7', 'Skin Sens. 1', [['7']]],
      ['S, 7', 'Carc. 2', []],
      ['8, 9', 'Muta. 2', []],
      ['H', 'Carc. 1B', []],
      ['10', 'Carc. 2', []],
    ];
    await expectEach(
      exceptions,
      (row) => row.join(' | '),
      ([notes, category, groups]) => {
        expect(exceptionsOf(readNotes(notes), category)).toEqual(groups);
      },
    );
    expect(exceptingNotes).toEqual(['7', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'T']);
  });
});
