import { sentenceText } from '../../../documents/blocks/sentence.ts';
import { notClassifiedSentences } from '../../../documents/sds/sheet/not-classified.ts';
import { documentLanguages } from '../../../languages/languages.ts';
import { phrasesFor } from '../../../languages/phrases.ts';
import type { ProductFactsInput } from '../../../product/facts.ts';
import { classified, sampleSds, subsection, textsOf, valuesOf } from '../sample-product.ts';

const en = phrasesFor('en');
const { sentences, procedures, healthHazardClasses } = en;
const { criteriaNotMet, notClassifiedNoData, notClassifiedInconclusive, notClassifiedOpen, notClassifiedSeeTests } =
  sentences;

type Ingredient = ProductFactsInput['composition'][number];
const ingredient = (contentRange: string, ...entries: string[]): Ingredient => ({
  name: { en: `Ingredient ${contentRange}` },
  contentRange,
  classification: classified(...entries),
});
const unknown = (contentRange: string): Ingredient => ({ ...ingredient(contentRange), isClassificationUnknown: true });
const liquid = { physicalState: { en: 'liquid' } };

/** The column 'Procedure' of 2.1. */
function proceduresIn(sheet: ReturnType<typeof sampleSds>): readonly (readonly string[])[] | undefined {
  const block = subsection(sheet, '2.1').blocks.find(({ kind }) => kind === 'table');
  if (block?.kind !== 'table') return undefined;
  const column = block.head.indexOf('Procedure');
  return column === -1 ? undefined : block.rows.map((row) => row[column] ?? []);
}

describe('the procedure of a class (REACH Annex II 16(d), CLP Art. 9)', () => {
  test('is the calculation where the composition gives the class', () => {
    const sheet = sampleSds({
      composition: [ingredient('30 %', 'Eye Irrit. 2: H319')],
      classification: classified('Eye Irrit. 2: H319'),
    });
    expect(proceduresIn(sheet)).toEqual([[procedures.calculation]]);
    expect(textsOf(sheet)).toContain(procedures.calculation);
  });

  test('is not stated where nothing gives the class, neither of a physical nor of a health hazard', () => {
    const sheet = sampleSds({ classification: classified('Flam. Liq. 2: H225', 'Eye Irrit. 2: H319') });
    expect(proceduresIn(sheet)).toEqual([[procedures.notStated], [procedures.notStated]]);
    for (const claim of [procedures.test, procedures.calculation, procedures.measured]) {
      expect([...textsOf(sheet, '2.1'), ...textsOf(sheet)]).not.toContain(claim);
    }
  });

  test('is a measured value where flash and boiling point give the class, of a substance too', () => {
    const basicProperties = {
      ...liquid,
      flashPoint: { value: 12, unit: '°C' },
      boilingPoint: { value: 78, unit: '°C' },
    };
    for (const kind of ['mixture', 'substance'] as const) {
      const sheet = sampleSds({ kind, basicProperties, classification: classified('Flam. Liq. 2: H225') });
      expect(proceduresIn(sheet)).toEqual([[procedures.measured]]);
    }
  });

  test.each(['test', 'bridging', 'expertJudgement', 'harmonised'] as const)(
    'is what the author says with its reason: %s',
    (basis) => {
      const sheet = sampleSds({
        classification: classified('Met. Corr. 1: H290'),
        overrides: [
          { class: 'corrosiveToMetals', category: 'Met. Corr. 1', h: ['H290'], basis, reason: { en: 'Report 7' } },
        ],
      });
      expect(proceduresIn(sheet)).toEqual([[procedures[basis]]]);
      expect(textsOf(sheet)).toEqual(expect.arrayContaining([procedures[basis], 'Report 7']));
    },
  );

  test('stands with its reason in section 16 for a class that the author excludes, and not for one that stays', () => {
    const facts = (basis: 'test' | 'expertJudgement', category: string | null) => ({
      composition: [ingredient('80 %', 'Flam. Liq. 2: H225')],
      basicProperties: liquid,
      classification: [],
      overrides: [
        { class: 'flammableLiquids' as const, category, h: [], basis, reason: { en: 'Report 8: does not burn' } },
      ],
    });
    const text = textsOf(sampleSds(facts('expertJudgement', null))).join('\n');
    expect(text).toContain(procedures.expertJudgement);
    expect(text).toContain('Report 8: does not burn');
    expect(text).toContain(en.physicalHazardClasses.flammableLiquids);
    expect(textsOf(sampleSds(facts('test', 'Flam. Liq. 2'))).join('\n')).not.toContain(criteriaNotMet);
  });

  test('is not claimed for a class other than that which was derived', () => {
    const sheet = sampleSds({
      composition: [ingredient('30 %', 'Eye Irrit. 2: H319')],
      classification: classified('Eye Dam. 1: H318'),
    });
    expect(proceduresIn(sheet)).toEqual([[procedures.notStated]]);
  });

  test('is not a measured value for an aerosol of which nothing was measured', () => {
    const sheet = sampleSds({
      basicProperties: { physicalState: { en: 'aerosol' } },
      classification: classified('Aerosol 1: H222 H229'),
    });
    expect(proceduresIn(sheet)).toEqual([[procedures.notStated]]);
  });

  test('is the harmonised classification from the day on which the entry applies, by the day of the version', () => {
    const onDay = (created: string) =>
      proceduresIn(
        sampleSds({
          kind: 'substance',
          identifiers: { cas: '110-54-3' },
          classification: classified('STOT RE 1: H372'),
          options: { version: { text: '1.0', created } },
        }),
      );
    expect(onDay('2026-05-01')).toEqual([[procedures.harmonised]]);
    expect([onDay('2026-04-30')].flat(2)).not.toContain(procedures.harmonised);
  });

  test('is the harmonised classification where CLP Annex VI gives a substance the class with its statement, and not otherwise', () => {
    const trichloroethylene = { kind: 'substance' as const, identifiers: { cas: '79-01-6' } };
    const classes = classified('Carc. 1B: H350', 'Skin Sens. 1: H317', 'Eye Irrit. 2: H319');
    const sheet = sampleSds({ ...trichloroethylene, classification: classes });
    expect(proceduresIn(sheet)).toEqual([[procedures.harmonised], [en.noValue], [procedures.harmonised]]);
    expect(textsOf(sheet).join('\n')).toContain('CLP Annex VI (2.1)');
    const others = [
      { ...trichloroethylene, kind: 'mixture' as const },
      { kind: 'substance' as const, identifiers: { cas: '57-50-1' } },
      { kind: 'substance' as const },
    ];
    for (const other of others) {
      const text = textsOf(sampleSds({ ...other, classification: classes })).join('\n');
      expect([proceduresIn(sampleSds({ ...other, classification: classes })), text].flat(3)).not.toContain(
        procedures.harmonised,
      );
      expect(text).not.toContain('CLP Annex VI (2.1)');
    }
  });

  test('has no column for a substance whose facts do not say it', () => {
    expect(
      proceduresIn(sampleSds({ kind: 'substance', classification: classified('Eye Irrit. 2: H319') })),
    ).toBeUndefined();
  });
});

describe('a class that is not in section 2.1', () => {
  const carcinogenicity = (facts: Parameters<typeof sampleSds>[0]) =>
    valuesOf(sampleSds(facts), '11.1', healthHazardClasses.carcinogenicity);

  test('does not meet the criteria only where all ingredients are known', () => {
    expect(carcinogenicity({ composition: [ingredient('10 %', 'Eye Irrit. 2: H319')] })).toEqual([criteriaNotMet]);
    expect(carcinogenicity({ composition: [ingredient('10 %'), unknown('5 %')] })).toEqual([notClassifiedNoData]);
    expect(carcinogenicity({ composition: [] })).toEqual([notClassifiedNoData]);
  });

  test('does not meet the criteria where a test of the product says so', () => {
    const overrides = [
      { class: 'skin' as const, category: null, h: [], basis: 'test' as const, reason: { en: 'OECD 439' } },
    ];
    const skin = (facts: Parameters<typeof sampleSds>[0]) =>
      valuesOf(sampleSds(facts), '11.1', healthHazardClasses.skinCorrosion);
    for (const kind of ['mixture', 'substance'] as const) {
      expect(skin({ kind, overrides })).toEqual([criteriaNotMet]);
      expect(skin({ kind })).toEqual([notClassifiedNoData]);
    }
  });

  test('is not claimed away where it follows from the composition', () => {
    expect(carcinogenicity({ composition: [ingredient('10 %', 'Carc. 1B: H350')] })).toEqual([
      notClassifiedInconclusive,
    ]);
  });

  test('of a substance is never claimed without data; its test results are named where there are some', () => {
    const substance = sampleSds({ kind: 'substance' });
    for (const name of Object.values(healthHazardClasses)) {
      expect(valuesOf(substance, '11.1', name)).toEqual([notClassifiedNoData]);
    }
    for (const number of ['9.2', '11.1', '12.1']) expect(textsOf(substance, number)).not.toContain(criteriaNotMet);
    const tested = sampleSds({ kind: 'substance', studies: [{ endpoint: 'acuteOral', value: 'LD50: 5800 mg/kg' }] });
    expect(valuesOf(tested, '11.1', healthHazardClasses.acuteToxicity)).toEqual([
      `oral: ${notClassifiedSeeTests}`,
      `dermal: ${notClassifiedNoData}`,
      `inhalation: ${notClassifiedNoData}`,
    ]);
  });

  test('of a mixture is not shown by test results of an ingredient', () => {
    const sheet = sampleSds({
      composition: [unknown('5 %')],
      studies: [{ endpoint: 'acuteOral', substance: { en: 'acetone' }, value: 'LD50: 5800 mg/kg' }],
    });
    expect(textsOf(sheet, '11.1').join()).not.toContain(notClassifiedSeeTests);
  });

  test('physical hazards need a test or a measured value', () => {
    const sheet = sampleSds({
      composition: [ingredient('10 %', 'Ox. Liq. 2: H272')],
      basicProperties: { ...liquid, flashPoint: { value: 100, unit: '°C' } },
    });
    expect(valuesOf(sheet, '9.2', 'Flammable liquids')).toEqual([criteriaNotMet]);
    expect(valuesOf(sheet, '9.2', 'Oxidising liquids')).toEqual([notClassifiedOpen]);
    const unmeasured = sampleSds({ basicProperties: liquid });
    expect(valuesOf(unmeasured, '9.2', 'Flammable liquids')).toEqual([notClassifiedNoData]);
  });

  test('stands by its differentiation beside another that is met', () => {
    const sheet = sampleSds({
      composition: [ingredient('10 %', 'Skin Sens. 1: H317')],
      classification: classified('Skin Sens. 1: H317'),
    });
    expect(valuesOf(sheet, '11.1', healthHazardClasses.sensitisation)).toEqual([
      'Skin Sens. 1 – H317: May cause an allergic skin reaction.',
      `Respiratory sensitisation: ${criteriaNotMet}`,
    ]);
  });

  test('PBT and endocrine properties are not excluded while an ingredient is unknown', () => {
    const open = sampleSds({ composition: [unknown('5 %')] });
    expect(textsOf(open, '12.5')).toEqual([notClassifiedNoData]);
    expect(textsOf(open, '12.6')).toEqual([notClassifiedNoData]);
  });

  test('every sentence has its outcome and provision, and a text in each language', () => {
    for (const { outcome, key, provision } of notClassifiedSentences) {
      expect([outcome, provision].every(Boolean)).toBe(true);
      const texts = documentLanguages.map(({ code }) =>
        key === null ? phrasesFor(code).notApplicable : sentenceText(key, { lang: code }),
      );
      expect(new Set(texts).size).toBe(documentLanguages.length);
    }
  });
});
