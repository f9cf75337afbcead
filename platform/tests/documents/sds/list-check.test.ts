import { expectEach } from '../../../../tests/support/expect-each.ts';
import { documentLanguages, fill } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { marketPhrases } from '../../../languages/markets.ts';
import { classified, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

type ListCheck = NonNullable<ProductFactsInput['listCheck']>;
const words = phrasesFor('en').listCheck;
/** The sentence about ingredients that were not compared with lists; without names its beginning. */
const incomplete = (names: string, phrases = words, list = words.annexXVII) =>
  names ? fill(phrases.incomplete, { names, list }) : phrases.incomplete.split('{')[0]!;
const part = (name: string, contentRange: string, cas?: string): ProductFactsInput['composition'][number] => ({
  name: { en: name },
  contentRange,
  classification: [],
  ...(cas && { cas }),
});
const composition = [part('trichloroethylene', '< 0.5 %', '79-01-6'), part('water', '99 %', '7732-18-5')];
const candidate: ListCheck['lists'][number] = {
  list: 'candidateList',
  published: '2026-01-24',
  entries: [{ number: '79-01-6', included: '2010-06-18', reason: 'Carcinogenic (Article 57a)' }],
};
const authorised: ListCheck['lists'][number] = {
  list: 'annexXIV',
  published: '2025-09-13',
  entries: [{ number: '79-01-6', entry: '15', sunsetDate: '2016-04-21' }],
};
const restricted: ListCheck['lists'][number] = { list: 'annexXVII', published: '2026-01-24', entries: [] };
const checked = ['79-01-6', '7732-18-5'];
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/[\u00A0\u202F]/g, ' '));
const values = (sheet: ReturnType<typeof sampleSds>, term: string) => plain(valuesOf(sheet, '15.1', term));

test('a version of which no list was compared claims nothing, and says so in every language; Annex XVII is compared by rules', async () => {
  await expectEach(
    documentLanguages,
    ({ code }) => code,
    ({ code }) => {
      const { listCheck } = phrasesFor(code);
      const sheet = sampleSds({ lang: code, composition });
      expect(plain(valuesOf(sheet, '15.1', listCheck.notChecked))).toEqual(
        plain([listCheck.candidateList, listCheck.annexXIV]),
      );
      const texts = textsOf(sheet, '15.1').join('\n');
      for (const claim of [listCheck.none, listCheck.groups.replace('{list}', ''), incomplete('', listCheck)])
        expect(texts).not.toContain(claim);
    },
  );
  const lists = [words.candidateList, words.annexXIV];
  expect(values(sampleSds({ composition }), words.notChecked)).toEqual(lists);
  expect(values(sampleSds({ composition: [] }), words.notChecked)).toEqual([...lists, words.annexXVII]);
});

test('the entries of the ingredients stand with list, day, number and reason', () => {
  const listCheck = { checked, lists: [candidate, authorised, restricted] };
  const sheet = sampleSds({ composition, listCheck });
  expect(values(sheet, 'Candidate List (REACH Article 59(10)), as of 24 January 2026')).toEqual([
    'trichloroethylene (79-01-6): included on 18 June 2010, REACH Article 57(a)',
  ]);
  expect(values(sheet, 'REACH Annex XIV (authorisation), as of 13 September 2025')).toEqual([
    'trichloroethylene (79-01-6): entry 15, sunset date 21 April 2016',
  ]);
  expect(values(sheet, 'REACH Annex XVII (restrictions), entries by substance, as of 24 January 2026')).toEqual([
    words.none,
  ]);
  const texts = textsOf(sheet, '15.1');
  const list = [words.candidateList, words.annexXIV, words.annexXVII].join(', ');
  expect(texts).toContain(fill(words.groups, { list }));
  expect(texts).not.toContain(words.notChecked);
  expect(texts.join('\n')).not.toContain(incomplete(''));
});

test('a candidate stands from 0.1 % on, by the upper end of its range; the other lists have no such limit', () => {
  const trace = [part('trichloroethylene', '< 0.1 %', '79-01-6')].map((ingredient) => ({
    ...ingredient,
    content: 0.05,
  }));
  const sheet = sampleSds({ composition: trace, listCheck: { checked, lists: [candidate, authorised] } });
  expect(values(sheet, 'Candidate List (REACH Article 59(10)), as of 24 January 2026')).toEqual([
    'none found by CAS or EC number at 0.1 % or more',
  ]);
  expect(values(sheet, 'REACH Annex XIV (authorisation), as of 13 September 2025')).toHaveLength(1);
  expect(textsOf(sheet, '15.1')).not.toContain(words.notChecked);
});

test('an ingredient that was not compared, for lack of a number or because it was added later, is named', () => {
  const listCheck = { checked, lists: [candidate] };
  const textWith = (...others: (typeof composition)[number][]) =>
    textsOf(sampleSds({ composition: [...composition, ...others], listCheck }), '15.1').join('\n');
  expect(textWith()).not.toContain(incomplete(''));
  expect(textWith(part('perfume', '1 %'))).toContain(
    incomplete('perfume', words, `${words.candidateList}, ${words.annexXVII}`),
  );
  // A list that was not compared with an ingredient is named with it: the rules compare toluene with Annex XVII.
  const both = textWith(part('perfume', '1 %'), part('toluene', '1 %', '108-88-3'));
  expect(both).toContain(incomplete('perfume; toluene', words, words.candidateList));
  expect(both).toContain(incomplete('perfume'));
  // The rules of Annex XVII have CAS numbers only.
  const numbered = { ...part('toluene', '1 %'), ec: '203-625-9' };
  const checkedByEc = { checked: [...checked, '203-625-9'], lists: [candidate] };
  const sheet = sampleSds({ composition: [...composition, numbered], listCheck: checkedByEc });
  expect(textsOf(sheet, '15.1')).toContain(incomplete('toluene'));
});

test('the entries by class are those of the class and state; a state that is not known leaves entry 3 open', () => {
  const { restrictions, labels } = phrasesFor('en');
  const open = `${restrictions[3]} – ${marketPhrases('en').notDetermined}`;
  const entriesOf = (entries: string[], state?: string, facts: Partial<ProductFactsInput> = {}) =>
    values(
      sampleSds({
        classification: classified(...entries),
        ...(state && { basicProperties: { physicalState: { en: state } } }),
        ...facts,
      }),
      labels.reachRestrictions,
    );
  const aerosol = ['Aerosol 1: H222 H229', 'Eye Irrit. 2: H319'];
  expect(entriesOf(aerosol)).toEqual([open, restrictions[40]]);
  expect(entriesOf(aerosol, undefined, { classificationData: { physicalState: 'liquid' } })).toEqual([
    restrictions[3],
    restrictions[40],
  ]);
  expect(entriesOf(['Aerosol 3: H229'])).toEqual([open]);
  expect(entriesOf(['Eye Irrit. 2: H319'])).toEqual([open]);
  expect(entriesOf(['Eye Irrit. 2: H319'], 'liquid')).toEqual([restrictions[3]]);
  expect(entriesOf(['Eye Irrit. 2: H319'], 'solid')).toEqual([words.noneByClass]);
  expect(entriesOf(['Flam. Liq. 2: H225'])).toEqual([restrictions[3], restrictions[40]]);
  expect(entriesOf(['Org. Perox. D: H242'], 'liquid')).toEqual([restrictions[3]]);
  expect(entriesOf(['Self-react. D: H242'], 'liquid')).toEqual([words.noneByClass]);
  for (const entry of ['Unst. Expl.: H200', 'Expl. 1.1: H201', 'Expl. 1.4: H204', 'Expl. 1.5: H205'])
    expect([entry, ...entriesOf([entry], 'liquid')]).toEqual([entry, restrictions[3]]);
  expect(entriesOf(['Desen. Expl. 1: H206'], 'liquid')).toEqual([words.noneByClass]);
  // Classes of solids and of liquids say the state by themselves.
  for (const entry of ['Flam. Sol. 1: H228', 'Pyr. Sol. 1: H250', 'Ox. Sol. 2: H272'])
    expect([entry, entriesOf([entry]).includes(open), entriesOf([entry]).includes(restrictions[3])]).toEqual([
      entry,
      false,
      false,
    ]);
  for (const entry of ['Pyr. Liq. 1: H250', 'Ox. Liq. 2: H272'])
    expect([entry, entriesOf([entry]).includes(open), entriesOf([entry]).includes(restrictions[3])]).toEqual([
      entry,
      false,
      true,
    ]);
  expect(entriesOf(['Flam. Gas 1A: H220', 'Press. Gas (Liq.): H280'], 'gas')).toEqual([restrictions[40]]);
});

test('entries 28 to 30 apply where the table or the list has them for an ingredient that causes the class, else they are not determined', () => {
  const { restrictions, labels } = phrasesFor('en');
  const open = {
    28: `${restrictions[28]} – not determined: applies if a substance that causes the class is listed in Appendix 1 or 2`,
    29: `${restrictions[29]} – not determined: applies if a substance that causes the class is listed in Appendix 3 or 4`,
    30: `${restrictions[30]} – not determined: applies if a substance that causes the class is listed in Appendix 5 or 6`,
  };
  const solid = { basicProperties: { physicalState: { en: 'solid' } } };
  const entriesOf = (facts: Partial<ProductFactsInput>) =>
    values(sampleSds({ ...solid, ...facts }), labels.reachRestrictions).filter((line) => !line.startsWith('No 3:'));
  const toxic = (contentRange: string, cas = '57-50-1') => ({
    ...part('substance without an entry', contentRange, cas),
    classification: classified('Repr. 1A: H360FD'),
  });
  const mixture = { composition: [toxic('1 %')], classification: classified('Repr. 1A: H360FD') };
  const listed = (entry: string, number = '57-50-1') => ({
    listCheck: { checked: [number], lists: [{ ...restricted, entries: [{ number, entry }] }] },
  });
  expect(entriesOf(mixture)).toEqual([open[30]]);
  expect(entriesOf({ ...mixture, composition: [] })).toEqual([open[30]]);
  expect(entriesOf({ ...mixture, ...listed('30') })).toEqual([restrictions[30]]);
  expect(entriesOf({ ...mixture, kind: 'substance', ...listed('30') })).toEqual([restrictions[30]]);
  // Another entry, another substance, or one that does not cause the class.
  expect(entriesOf({ ...mixture, ...listed('63') })).toEqual([open[30]]);
  expect(entriesOf({ ...mixture, ...listed('30', '50-32-8') })).toEqual([open[30]]);
  expect(entriesOf({ ...mixture, composition: [toxic('0.1 %')], ...listed('30') })).toEqual([open[30]]);
  // The shipped table has lead; it has trimethyl borate too, which CLP classifies since 2026-05-01, and no appendix.
  expect(entriesOf({ ...mixture, composition: [toxic('1 %', '7439-92-1')] })).toEqual([restrictions[30]]);
  const later = fill(words.notInAppendix, { first: '5', second: '6' });
  expect(entriesOf({ ...mixture, composition: [toxic('1 %', '121-43-7')] })).toEqual([
    `${restrictions[30]} – ${later}`,
  ]);
  const both = classified('Carc. 1B: H350', 'Muta. 1B: H340');
  expect(entriesOf({ classification: both })).toEqual([open[28], open[29]]);
  const carcinogen = [{ ...part('substance without an entry', '2 %', '57-50-1'), classification: both }];
  expect(entriesOf({ classification: both, composition: carcinogen, ...listed('28') })).toEqual([
    restrictions[28],
    open[29],
  ]);
});

const bisphenol = part('bisphenol A', '1 %', '80-05-7');
const bisphenolList = (published: string): ListCheck => ({
  checked: ['80-05-7', '7732-18-5'],
  lists: [
    {
      list: 'candidateList',
      published,
      entries: [
        {
          number: '80-05-7',
          included: '2017-01-12',
          reason:
            'Article 57(c); Endocrine disrupting properties (Article 57(f) - environment); Endocrine disrupting properties (Article 57(f) - human health)',
        },
      ],
    },
  ],
});

test('a list that is younger than the version stands as it was on its day, where its entries say since when they are there', () => {
  const linesOn = (created: string, lists: ListCheck['lists']) =>
    plain(
      textsOf(
        sampleSds({ composition, listCheck: { checked, lists }, options: { version: { text: '1.0', created } } }),
        '15.1',
      ),
    );
  const listed = 'trichloroethylene (79-01-6): included on 18 June 2010, REACH Article 57(a)';
  expect(linesOn('2010-06-18', [candidate])).toEqual(
    expect.arrayContaining(['Candidate List (REACH Article 59(10)), as of 18 June 2010', listed]),
  );
  const dayBefore = linesOn('2010-06-17', [candidate]);
  expect(dayBefore).toEqual(
    expect.arrayContaining([
      'Candidate List (REACH Article 59(10)), as of 17 June 2010',
      'none found by CAS or EC number at 0.1 % or more',
    ]),
  );
  expect(dayBefore).not.toContain(listed);
  // The sunset date shows that Annex XIV had the entry, nothing shows since when.
  expect(linesOn('2016-04-21', [authorised])).toContain('REACH Annex XIV (authorisation), as of 21 April 2016');
  expect(linesOn('2016-04-20', [authorised])).toContain('REACH Annex XIV (authorisation), as of 13 September 2025');
  expect(linesOn('2016-04-21', [restricted])).toContain(
    'REACH Annex XVII (restrictions), entries by substance, as of 24 January 2026',
  );
});

test('a substance that the Candidate List names as an endocrine disruptor stands in 2.3, 11.2 and 12.6 with list and day, from 0.1 % on', () => {
  const namedIn = (contentRange: string, listCheck: ListCheck | undefined = bisphenolList('2026-01-24')) =>
    (['2.3', '11.2', '12.6'] as const).map((number) =>
      plain(
        textsOf(sampleSds({ composition: [{ ...bisphenol, contentRange }], ...(listCheck && { listCheck }) }), number),
      ).find((text) => text.startsWith('Endocrine disrupting properties: ')),
    );
  const sentence =
    'Endocrine disrupting properties: bisphenol A (Candidate List (REACH Article 59(10)), as of 24 January 2026: Endocrine disruption for the environment, Endocrine disruption for human health).';
  expect(namedIn('0.1 %')).toEqual([sentence, sentence, sentence]);
  expect(namedIn('< 0.1 %')).toEqual([undefined, undefined, undefined]);
  expect(namedIn('0.1 %', { checked: ['80-05-7'], lists: [] })).toEqual([undefined, undefined, undefined]);
  const lines = values(
    sampleSds({ composition: [bisphenol], listCheck: bisphenolList('2026-01-24') }),
    'Candidate List (REACH Article 59(10)), as of 24 January 2026',
  );
  expect(lines).toEqual([
    'bisphenol A (80-05-7): included on 12 January 2017, REACH Article 57(c, f) (Endocrine disruption for the environment; Endocrine disruption for human health)',
  ]);
});

test('that the Candidate List names no ingredient for a class is said only where all of them were compared with it', () => {
  const claim = fill(words.noneNamed, { list: 'Candidate List (REACH Article 59(10)), as of 24 January 2026' });
  const stated = [{ ...composition[1]!, isClassificationUnknown: false }];
  const saidIn = (listCheck: ListCheck | undefined, parts = stated) =>
    (['2.3', '12.5', '12.6'] as const).map((number) =>
      plain(textsOf(sampleSds({ composition: parts, ...(listCheck && { listCheck }) }), number)).some((text) =>
        text.includes(claim),
      ),
    );
  const listCheck = { checked, lists: [{ ...candidate, entries: [] }] };
  expect(saidIn(listCheck)).toEqual([true, true, true]);
  expect(saidIn(undefined)).toEqual([false, false, false]);
  expect(saidIn(listCheck, [...stated, { ...part('perfume', '1 %'), isClassificationUnknown: false }])).toEqual([
    false,
    false,
    false,
  ]);
});
