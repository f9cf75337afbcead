import { isContentPublic } from '../../../product/contents/printed-content.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, sampleSds, textsOf, valuesOf } from '../sample-product.ts';

const nb = '\u202F';
const en = phrasesFor('en');
const { healthHazardClasses } = en;
const { notClassifiedNoData } = en.sentences;

type Ingredient = ProductFactsInput['composition'][number];
const ingredient = (contentRange: string, ...entries: string[]): Ingredient => ({
  name: { en: `Ingredient ${contentRange}` },
  contentRange,
  classification: classified(...entries),
  isClassificationUnknown: false,
});
const unknown = (contentRange: string): Ingredient => ({ ...ingredient(contentRange), isClassificationUnknown: true });
const liquid = { physicalState: { en: 'liquid' } };

describe('ATEmix in 11.1', () => {
  const acute = (...composition: Ingredient[]) =>
    valuesOf(sampleSds({ composition, basicProperties: liquid }), '11.1', healthHazardClasses.acuteToxicity);
  const toxic = (contentRange: string, content?: number): Ingredient => ({
    ...ingredient(contentRange, 'Acute Tox. 4: H302', 'Acute Tox. 3: H331'),
    limits: ['ATE (H302) = 500 mg/kg', 'ATE (H331) = 3 mg/l (vapour)'],
    ...(content !== undefined && { content }),
  });

  test('stands with route, form and unit where the contents are public', () => {
    const lines = acute(toxic('20 %'));
    expect(lines).toContain(`ATEmix (oral): 2${nb}500${nb}mg/kg`);
    expect(lines).toContain(`ATEmix (inhalation, vapour): 15${nb}mg/l`);
  });

  test('is the interval of its category where section 3 has a range only', () => {
    for (const lines of [acute(toxic('10 - 25 %', 20)), acute(toxic('10 - 20 %'))]) {
      expect(lines).toContain(`ATEmix (oral): >${nb}2${nb}000${nb}mg/kg`);
      expect(lines).toContain(`ATEmix (inhalation, vapour): >${nb}10${nb}–${nb}≤${nb}20${nb}mg/l`);
      expect(lines.join()).not.toContain(`2${nb}500`);
    }
  });

  test('never rounds over a limit', () => {
    expect(acute(toxic('24.99 %'))).toContain(`ATEmix (oral): 2${nb}001${nb}mg/kg`);
  });

  test('is absent where nothing was calculated or an ingredient is unknown', () => {
    expect(acute(ingredient('10 %', 'Eye Irrit. 2: H319')).join()).not.toContain('ATEmix');
    expect(acute(toxic('20 %'), unknown('5 %')).join()).not.toContain('ATEmix (oral)');
  });

  test('is explained among the abbreviations', () => {
    expect(textsOf(sampleSds({ composition: [toxic('20 %')], basicProperties: liquid }))).toContain('ATEmix');
    expect(textsOf(sampleSds())).not.toContain('ATEmix');
  });
});

describe('unknown toxicity', () => {
  const oral = (ingredientData: Partial<Ingredient> & { contentRange: string }) =>
    textsOf(
      sampleSds({
        composition: [{ ...ingredient(ingredientData.contentRange), unknownAcute: ['oral'], ...ingredientData }],
      }),
      '11.1',
    ).filter((text) => text.includes('unknown acute toxicity'));

  test('of acute effects is stated with its share, by route', () => {
    expect(oral({ contentRange: '12 %' })).toEqual([
      `12${nb}% of the mixture consists of ingredient(s) of unknown acute toxicity (oral).`,
    ]);
  });

  test('does not give a content away that section 3 has as a range', () => {
    expect(oral({ contentRange: '10 - 15 %', content: 12.3 })).toEqual([
      `≤${nb}15${nb}% of the mixture consists of ingredient(s) of unknown acute toxicity (oral).`,
    ]);
  });

  test('is absent where all is known, and below 1 %', () => {
    expect(oral({ contentRange: '12 %', unknownAcute: [] })).toEqual([]);
    expect(oral({ contentRange: '0.5 %' })).toEqual([]);
  });

  test('of aquatic effects stands in 12.1', () => {
    const aquatic = (isAquaticUnknown: boolean) =>
      textsOf(sampleSds({ composition: [{ ...ingredient('12 %'), isAquaticUnknown }] }), '12.1').join();
    expect(aquatic(true)).toContain(`Contains 12${nb}% of components with unknown hazards to the aquatic environment.`);
    expect(aquatic(false)).not.toContain('unknown');
  });
});

describe('12.1', () => {
  const chronic = (contentRange: string, content?: number) =>
    textsOf(
      sampleSds({
        classification: classified('Aquatic Chronic 2: H411'),
        composition: [
          {
            ...ingredient(contentRange, 'Aquatic Chronic 2: H411'),
            ...(content !== undefined && { content }),
          },
        ],
      }),
      '12.1',
    );
  const name = en.hazardClasses['Aquatic Chronic'];

  test('has the sum as a multiple of the limit where the contents are public', () => {
    expect(chronic('50 %')).toContain(
      `${name}: summation method (CLP, Annex I, 4.1.3.5.5); the sum is 2 times the limit.`,
    );
  });

  test('has the method without the sum where it would give a content away', () => {
    const lines = chronic('40 - 60 %', 50);
    expect(lines).toContain(`${name}: summation method (CLP, Annex I, 4.1.3.5.5).`);
    expect(lines.join()).not.toContain('times the limit');
  });

  test('has neither where every ingredient is below its cut-off', () => {
    expect(chronic('0.02 %').filter((line) => line.includes('summation method'))).toEqual([]);
  });

  test('has neither where nothing was calculated', () => {
    expect(textsOf(sampleSds({ classification: classified('Aquatic Chronic 2: H411') }), '12.1').join()).not.toContain(
      'summation',
    );
  });

  test('has no sum for a category other than that which the sum gives', () => {
    const sheet = sampleSds({
      classification: classified('Aquatic Chronic 1: H410'),
      composition: [ingredient('50 %', 'Aquatic Chronic 2: H411')],
    });
    expect(textsOf(sheet, '12.1').join()).not.toContain('summation');
  });

  test('does not take the ozone layer for water', () => {
    const lines = textsOf(sampleSds({ classification: classified('Ozone 1: H420') }), '12.1');
    expect(lines.join()).not.toContain('H420');
    expect(lines).toContain(`${name}: ${notClassifiedNoData}`);
  });
});

test.each([
  ['12.5 %', undefined, true],
  ['12.5 %', 12.5, true],
  ['12.5 %', 12.4, false],
  ['ca. 12 %', undefined, false],
  ['10 - 15 %', 12, false],
  ['≥ 99 %', undefined, false],
])('a content printed as %s with %s behind it is public: %s', (contentRange, content, isPublic) => {
  expect(isContentPublic({ contentRange, content })).toBe(isPublic);
});

test.each(documentLanguages.map(({ code }) => code))('%s fills all places of the sentences', (lang) => {
  const sheet = sampleSds({
    lang,
    classification: classified('Aquatic Chronic 2: H411'),
    composition: [
      { ...ingredient('30 %', 'Aquatic Chronic 2: H411'), unknownAcute: ['oral'] },
      { ...ingredient('12 %'), isAquaticUnknown: true },
    ],
  });
  const texts = [...textsOf(sheet, '2.1'), ...textsOf(sheet, '11.1'), ...textsOf(sheet, '12.1'), ...textsOf(sheet)];
  expect(texts.join()).not.toMatch(/[{}]/);
  expect(texts).toContain(phrasesFor(lang).procedures.calculation);
});
