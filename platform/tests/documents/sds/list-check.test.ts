import { expectEach } from '../../../../tests/support/expect-each.ts';
import { documentLanguages } from '../../../phrases/languages.ts';
import { phrasesFor } from '../../../phrases/phrases.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { marketPhrases } from '../../../phrases/markets.ts';
import { classified, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

type ListCheck = NonNullable<ProductFactsInput['listCheck']>;
const words = phrasesFor('en').listCheck;
const part = (name: string, contentRange: string, cas?: string): ProductFactsInput['composition'][number] => ({
  ...{ name: { en: name }, contentRange, classification: [], ...(cas && { cas }) },
});
const composition = [part('trichloroethylene', '< 0.5 %', '79-01-6'), part('water', '99 %', '7732-18-5')];
const candidate: ListCheck['lists'][number] = {
  list: 'candidateList',
  published: '2026-08-24',
  entries: [{ number: '79-01-6', included: '2010-06-18', reason: 'Carcinogenic (Article 57a)' }],
};
const authorised: ListCheck['lists'][number] = {
  list: 'annexXIV',
  published: '2025-09-13',
  entries: [{ number: '79-01-6', entry: '15', sunsetDate: '2016-04-21' }],
};
const restricted: ListCheck['lists'][number] = { list: 'annexXVII', published: '2026-08-24', entries: [] };
const checked = ['79-01-6', '7732-18-5'];
const plain = (lines: readonly string[]) => lines.map((line) => line.replace(/[\u00A0\u202F]/g, ' '));
const values = (sheet: ReturnType<typeof sampleSds>, term: string) => plain(valuesOf(sheet, '15.1', term));
const all = [words.candidateList, words.annexXIV, words.annexXVII];

test('a version of which no list was compared claims nothing, and says so in every language', async () => {
  await expectEach(
    documentLanguages,
    ({ code }) => code,
    ({ code }) => {
      const { listCheck } = phrasesFor(code);
      const sheet = sampleSds({ lang: code, composition });
      expect(plain(valuesOf(sheet, '15.1', listCheck.notChecked))).toEqual(
        plain([listCheck.candidateList, listCheck.annexXIV, listCheck.annexXVII]),
      );
      const texts = textsOf(sheet, '15.1').join('\n');
      for (const claim of [listCheck.none, listCheck.groups, listCheck.incomplete]) expect(texts).not.toContain(claim);
    },
  );
  expect(values(sampleSds({ composition }), words.notChecked)).toEqual(all);
});

test('the entries of the ingredients stand with list, day, number and reason', () => {
  const listCheck = { checked, lists: [candidate, authorised, restricted] };
  const sheet = sampleSds({ composition, listCheck });
  expect(values(sheet, 'Candidate List (REACH Article 59(10)), as of 24 August 2026')).toEqual([
    'trichloroethylene (79-01-6): included on 18 June 2010, REACH Article 57(a)',
  ]);
  expect(values(sheet, 'REACH Annex XIV (authorisation), as of 13 September 2025')).toEqual([
    'trichloroethylene (79-01-6): entry 15, sunset date 21 April 2016',
  ]);
  expect(values(sheet, 'REACH Annex XVII (restrictions), entries by substance, as of 24 August 2026')).toEqual([
    words.none,
  ]);
  const texts = textsOf(sheet, '15.1');
  expect(texts).toContain(words.groups);
  expect(texts).not.toContain(words.notChecked);
  expect(texts).not.toContain(words.incomplete);
});

test('a candidate stands from 0.1 % on, by the upper end of its range; the other lists have no such limit', () => {
  const trace = [part('trichloroethylene', '< 0.1 %', '79-01-6')].map((one) => ({ ...one, content: 0.05 }));
  const sheet = sampleSds({ composition: trace, listCheck: { checked, lists: [candidate, authorised] } });
  expect(values(sheet, 'Candidate List (REACH Article 59(10)), as of 24 August 2026')).toEqual([
    'none found by CAS or EC number at 0.1 % or more',
  ]);
  expect(values(sheet, 'REACH Annex XIV (authorisation), as of 13 September 2025')).toHaveLength(1);
  expect(values(sheet, words.notChecked)).toEqual([words.annexXVII]);
});

test('an ingredient that was not compared, for lack of a number or because it was added later, is not passed over', () => {
  const listCheck = { checked, lists: [candidate] };
  for (const other of [part('perfume', '1 %'), part('toluene', '1 %', '108-88-3')])
    expect(textsOf(sampleSds({ composition: [...composition, other], listCheck }), '15.1')).toContain(words.incomplete);
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
    ...[restrictions[3], restrictions[40]],
  ]);
  expect(entriesOf(['Aerosol 3: H229'])).toEqual([open]);
  expect(entriesOf(['Eye Irrit. 2: H319'])).toEqual([open]);
  expect(entriesOf(['Eye Irrit. 2: H319'], 'liquid')).toEqual([restrictions[3]]);
  expect(entriesOf(['Eye Irrit. 2: H319'], 'solid')).toEqual([words.noneByClass]);
  expect(entriesOf(['Flam. Liq. 2: H225'])).toEqual([restrictions[3], restrictions[40]]);
  expect(entriesOf(['Org. Perox. D: H242'], 'liquid')).toEqual([restrictions[3]]);
  expect(entriesOf(['Self-react. D: H242'], 'liquid')).toEqual([words.noneByClass]);
  // Classes of solids and of liquids say the state by themselves.
  for (const entry of ['Flam. Sol. 1: H228', 'Pyr. Sol. 1: H250', 'Ox. Sol. 2: H272'])
    expect([entry, entriesOf([entry]).includes(open), entriesOf([entry]).includes(restrictions[3])]).toEqual([
      ...[entry, false, false],
    ]);
  for (const entry of ['Pyr. Liq. 1: H250', 'Ox. Liq. 2: H272'])
    expect([entry, entriesOf([entry]).includes(open), entriesOf([entry]).includes(restrictions[3])]).toEqual([
      ...[entry, false, true],
    ]);
  expect(entriesOf(['Flam. Gas 1A: H220', 'Press. Gas (Liq.): H280'], 'gas')).toEqual([restrictions[40]]);
});
