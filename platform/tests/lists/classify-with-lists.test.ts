import { readFileSync } from 'node:fs';
import { listCheckOf, type KnownLists } from '../../import/classify/known-lists.ts';
import { listFindings } from '../../import/classify/missing-harmonised.ts';
import { readClassified } from '../../import/read/read-classified.ts';
import type { ProductFactsInput } from '../../product/facts.ts';
import { problemText } from '../../product/findings.ts';
import type { ListedEntry, RegulatoryEntryData, RegulatoryListKind } from '../../tables/regulatory-lists.ts';
import { factsOf } from '../documents/sample-product.ts';

const example = JSON.parse(readFileSync('examples/descaler.json', 'utf8'));

const entry = (kind: RegulatoryListKind, cas: string, data: RegulatoryEntryData): ListedEntry => ({
  kind,
  cas,
  ec: null,
  indexNumber: null,
  name: cas,
  published: '2025-09-01',
  data,
});
const lists = (...entries: ListedEntry[]): KnownLists => ({
  loaded: [...new Set(entries.map(({ kind }) => kind))].map((kind) => ({ kind, published: '2025-09-01' })),
  entries,
  today: '2026-11-25',
});

/** Of an ingredient that its author knows to have no class. */
const unclassified = { isClassificationUnknown: false };

/** A liquid of water and 5 % of an ingredient. */
function classified(ingredient: object, known?: KnownLists, ...others: object[]) {
  const file = structuredClone(example);
  const { facts } = file.versions[0];
  const salt = { name: { en: 'salt' }, cas: '7758-94-3', content: 5, contentRange: '5 %', classification: [] };
  const water = { name: { en: 'water' }, cas: '7732-18-5', content: 95, contentRange: '95 %', classification: [] };
  facts.composition = [{ ...salt, ...ingredient }, ...others, water];
  facts.basicProperties = { physicalState: { en: 'liquid' } };
  const { result, problems } = readClassified(JSON.stringify(file), 'a.json', known);
  return {
    categories: result!.classification.map(({ category }) => category),
    noData: result!.notClassified.filter(({ reason }) => reason.startsWith('no data: the classification')).length,
    duty: result!.sds,
    problems: problems.map((problem) => problemText(problem).replace(/^a\.json:\d+: /, '')),
  };
}

const harmonised = entry('annexVI', '7758-94-3', {
  classification: [
    { category: 'Acute Tox. 4', h: ['H302'], isMinimum: true },
    { category: 'Eye Dam. 1', h: ['H318'] },
    { category: 'Aquatic Acute 1', h: ['H400'] },
  ],
  limits: ['M = 10', 'oral: ATE = 50 mg/kg bw'],
});
const used =
  'CLP Annex VI (2025-09-01) has Acute Tox. 4 (H302), Eye Dam. 1 (H318), Aquatic Acute 1 (H400); oral: ATE = 50 mg/kg bw; M (acute) = 10; M (chronic) = 10; *: at least this category (CLP Annex VI 1.2.1); it is used here, add it to the file (CLP Art. 4(3))';

describe('an ingredient in the loaded Annex VI', () => {
  test('without classification counts as harmonised, and it is said', () => {
    expect(classified({}).categories).toEqual([]);
    expect(classified({}, lists(harmonised))).toMatchObject({
      categories: ['Acute Tox. 4', 'Eye Dam. 1', 'Aquatic Acute 1'],
      problems: [`warning: versions[0].facts.composition[0]: has no classification of its own: ${used}`],
    });
  });

  test('counts from the first to the last day of the entry', () => {
    const entryUntil = (to: string) => lists({ ...harmonised, data: { ...harmonised.data, from: '2026-11-25', to } });
    expect(classified({}, entryUntil('2026-11-25')).categories).toHaveLength(3);
    const ended = lists({ ...harmonised, data: { ...harmonised.data, to: '2026-11-24' } });
    expect(classified({}, ended)).toMatchObject({ categories: [] });
    expect(classified({}, ended).problems.join()).not.toContain('Annex VI');
  });

  test('of unknown classification counts as harmonised, and what the entry does not name stays unknown', () => {
    const unknown = { isClassificationUnknown: true };
    const found = classified(unknown, lists(harmonised));
    expect(found.categories).toEqual(['Acute Tox. 4', 'Eye Dam. 1', 'Aquatic Acute 1']);
    expect(found.noData).toBeGreaterThan(10);
    expect(found.problems[0]).toContain(`has no classification of its own: ${used}`);
  });

  test('adds up with others of its group, which Annex VI classifies as well (note 11)', () => {
    const repr = { classification: [{ category: 'Repr. 1B', h: ['H360FD'] }], notes: '11' };
    const borates = lists(entry('annexVI', '10043-35-3', repr), entry('annexVI', '1303-96-4', repr));
    const borate = (cas: string, en: string) => ({
      name: { en },
      cas,
      content: 0.2,
      contentRange: '0.2 %',
      classification: [],
    });
    const found = classified(borate('10043-35-3', 'boric acid'), borates, borate('1303-96-4', 'borax'));
    expect(found.categories).toEqual(['Repr. 1B']);
  });

  test('with a milder class counts with the harmonised one beside its own others', () => {
    const classification = [
      { category: 'Eye Irrit. 2', h: ['H319'] },
      { category: 'Skin Sens. 1', h: ['H317'] },
    ];
    const { categories, problems } = classified({ classification }, lists(harmonised));
    expect(categories).toEqual(['Acute Tox. 4', 'Eye Dam. 1', 'Skin Sens. 1', 'Aquatic Acute 1']);
    expect(problems[0]).toContain(
      'is milder than harmonised: CLP Annex VI (2025-09-01) has Acute Tox. 4 (H302), Eye D',
    );
  });

  test('that has all of it, by other spellings, is not mentioned', () => {
    const classification = harmonised.data.classification!.map(({ category, h }) => ({ category, h }));
    const enteredData = { classification, limits: ['M (acute) = 10', 'M (chronic) = 10', 'ATE (H302) = 50 mg/kg'] };
    expect(classified(enteredData, lists(harmonised)).problems).toEqual([]);
  });

  test('does not count before the day from which its entry applies', () => {
    const later = { ...harmonised, data: { ...harmonised.data, from: '2027-02-01' } };
    expect(classified(unclassified, lists(later))).toMatchObject({ categories: [], problems: [] });
  });
});

test('a substance of the loaded Candidate List brings the duty to have a sheet, from 0.1 %', () => {
  const candidate = lists(entry('candidateList', '7758-94-3', { included: '2020-01-01' }));
  expect(classified(unclassified, candidate).duty).toEqual({
    duty: 'onRequest',
    because: ['REACH Art. 31(3)(b): salt'],
  });
  const trace = { ...unclassified, content: 0.05, contentRange: '< 0.1 %' };
  const open = 'Whether a sheet is due on request depends on Union exposure limits (REACH Art. 31(3)): salt, water';
  expect(classified(trace, candidate).duty).toEqual({ duty: 'none', because: [open] });
  expect(classified(unclassified).duty.because[0]).toContain('Union exposure limits and the Candidate List');
});

test('the check of a version names each loaded list of REACH with its day, and the numbers that it compared', () => {
  const composition = [
    { name: { en: 'a' }, cas: '79-01-6', contentRange: '5 %' },
    { name: { en: 'a again' }, cas: '79-01-6', contentRange: '1 %' },
    { name: { en: 'b' }, ec: '203-625-9', contentRange: '5 %' },
    { name: { en: 'c' }, contentRange: '5 %' },
  ].map((ingredient) => ({ ...ingredient, classification: [], euh: [], limits: [] }));
  const candidate = entry('candidateList', '79-01-6', { included: '2010-06-18', reason: 'Carcinogenic (Article 57a)' });
  expect(listCheckOf(composition, lists(candidate, harmonised))).toEqual({
    checked: ['79-01-6', '203-625-9'],
    lists: [
      {
        list: 'candidateList',
        published: '2025-09-01',
        entries: [{ number: '79-01-6', included: '2010-06-18', reason: 'Carcinogenic (Article 57a)' }],
      },
    ],
  });
  expect(listCheckOf(composition, lists(harmonised))).toBeUndefined();
});

test('a mixture that is not classified is warned to have EUH210 for a substance of the loaded Candidate List', () => {
  const candidate = lists(entry('candidateList', '7758-94-3', { included: '2020-01-01' }));
  const salt = { name: { en: 'salt' }, cas: '7758-94-3', contentRange: '5 %', classification: [] };
  const found = (changes: Partial<ProductFactsInput>, known = candidate) =>
    listFindings(factsOf({ composition: [salt], ...changes }), known).map(({ message }) => message);
  expect(found({})).toEqual(['lacks EUH210 because of salt (CLP Annex II 2.10)']);
  expect(found({ label: { signalWord: null, pictograms: [], h: [], p: [], euh: ['EUH210'] } })).toEqual([]);
  expect(found({ audience: 'public' })).toEqual([]);
  expect(found({ composition: [{ ...salt, contentRange: '< 0.1 %', content: 0.05 }] })).toEqual([]);
  expect(found({}, lists())).toEqual([]);
});
