import { phrasesFor } from '../../../languages/phrases.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { expectEach } from '../../../../tests/support/expect-each.ts';
import { classified, sampleSds, subsection, textsOf, valuesOf } from '../sample-product.ts';

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
const claims = [sentences.basisEstimate, sentences.basisSum, sentences.basisLimit].map((text) => text.split('{')[0]!);

describe('the basis of a class of health in 11.1 (REACH Annex II 11.1.9 to 11.1.11)', () => {
  test('names the ingredients that give it, with their contents of section 3, the method and the provision', () =>
    expectEach<[name: string, composition: Ingredient[], entry: string, sentence: RegExp]>(
      [
        [
          'a sum',
          [ingredient('soap', '20 – 25 %', 'Eye Irrit. 2: H319'), ingredient('alcohol', '10 %', 'Eye Irrit. 2: H319')],
          'Eye Irrit. 2: H319',
          /^Sum of soap \(20 – 25 %\); alcohol \(10 %\) \(CLP Annex I 3\.3\.3.*\)\.$/,
        ],
        [
          'a limit, which others do not reach',
          [ingredient('resin', '5 %', 'Skin Sens. 1: H317'), ingredient('scent', '0.2 %', 'Skin Sens. 1: H317')],
          'Skin Sens. 1: H317',
          /^Concentration limit reached by resin \(5 %\) \(CLP Annex I 3\.4\.3.*\)\.$/,
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

  test('is the reason of the author for a test, and no calculation then', () => {
    const classification = classified('Skin Irrit. 2: H315');
    const overrides = [
      {
        class: 'skin' as const,
        category: 'Skin Irrit. 2',
        h: ['H315'],
        basis: 'test' as const,
        reason: { en: 'Report 7' },
      },
    ];
    const composition = [ingredient('soap', '30 %', 'Skin Irrit. 2: H315')];
    const [[, basis] = []] = basisOf({ classification, overrides, composition });
    expect(basis).toEqual([procedures.test, 'Report 7', sentences.untested.mixture]);
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
