import fc from 'fast-check';
import { isStatementCode } from '../../../languages/statements.ts';
import { classify } from '../../../law/classification/classify.ts';
import type { HazardClass } from '../../../law/hazard-classes.ts';
import type { Derived, Ingredient, Mixture, Verdict } from '../../../law/classification/model/model.ts';
import { testedClasses } from '../../../law/classification/tables/tested-classes.ts';
import { ingredient, unmeasured } from './mixture.ts';

const categories = [
  'Acute Tox. 1 H300',
  'Acute Tox. 2 H310',
  'Acute Tox. 3 H331',
  'Acute Tox. 4 H302',
  'Acute Tox. 4 H332',
  'Skin Corr. 1',
  'Skin Corr. 1A',
  'Skin Corr. 1B',
  'Skin Corr. 1C',
  'Skin Irrit. 2',
  'Eye Dam. 1',
  'Eye Irrit. 2',
  'Resp. Sens. 1',
  'Skin Sens. 1A',
  'Skin Sens. 1B',
  'Muta. 1B',
  'Muta. 2',
  'Carc. 1A',
  'Carc. 2',
  'Repr. 1B H360D',
  'Repr. 2 H361f',
  'Lact.',
  'STOT SE 1',
  'STOT SE 2',
  'STOT SE 3 H335',
  'STOT SE 3 H336',
  'STOT RE 1',
  'STOT RE 2',
  'Asp. Tox. 1',
  'ED HH 1 EUH380',
  'ED ENV 2 EUH431',
  'PBT EUH440',
  'vPvM EUH451',
  'Ozone 1 H420',
  'Aquatic Acute 1 H400',
  'Aquatic Chronic 1 H410',
  'Aquatic Chronic 2 H411',
  'Aquatic Chronic 3 H412',
  'Aquatic Chronic 4 H413',
  'Flam. Liq. 2',
];
const limits = [
  'M=10',
  'M (chronic) = 100',
  'ATE (H302) = 500 mg/kg',
  'inhalation: ATE = 0.5 mg/L (dusts or mists)',
  'inhalation: ATE = 11 mg/L (vapours)',
  'Skin Corr. 1B; H314: C ≥ 25 %',
  'Skin Irrit. 2; H315: 0,5 % ≤ C < 2 %',
  'Eye Irrit. 2; H319: 10 % ≤ C < 25 %',
  'STOT SE 3; H335: C ≥ 10 %',
  'Skin Sens. 1; H317: C ≥ 0.001 %',
  'STOT SE 2; H371: 3 % ≤ C < 10 %',
  'Repr. 1B; H360D: C ≥ 0,03 %',
  'EUH031: C ≥ 5 %',
];

const ingredients: fc.Arbitrary<Ingredient[]> = fc
  .array(
    fc.record({
      content: fc.integer({ min: 1, max: 300_000 }).map((parts) => parts / 10_000),
      is: fc.oneof(
        { weight: 9, arbitrary: fc.subarray(categories, { maxLength: 4 }).map((all) => all.join(', ')) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      limits: fc.subarray(limits, { maxLength: 2 }),
      corrosion: fc.constantFrom('additive' as const, 'acid' as const, 'base' as const, 'nonAdditive' as const),
      euh: fc.subarray(['EUH066', 'EUH070', 'EUH071', 'EUH031'], { maxLength: 1 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) => all.map((data, index) => ingredient({ ...data, name: `substance ${index}` })));

const mixtures: fc.Arbitrary<Mixture> = fc.record({
  ingredients,
  measured: fc.record({
    ...Object.fromEntries(Object.entries(unmeasured).map(([key, value]) => [key, fc.constant(value)])),
    physicalState: fc.constantFrom('gas', 'liquid', 'solid', null),
    ph: fc.constantFrom(null, 1, 7, 13),
    kinematicViscosity40: fc.constantFrom(null, 5, 100),
  }) as fc.Arbitrary<Mixture['measured']>,
  determinations: fc.constant([]),
  placedOnMarket: fc.constant(null),
  isForPublic: fc.constantFrom(true, false, null),
});

const options = { numRuns: process.env.SOAK ? 100 : 40, seed: 20_260_501 };

/** Everything but what the split of an ingredient may change. */
const resultOf = (derived: Derived) => ({ ...derived, problems: [] });

test('the order of the ingredients never matters', () => {
  fc.assert(
    fc.property(mixtures, fc.integer(), (mixture, turn) => {
      const { ingredients: all } = mixture;
      const start = Math.abs(turn) % all.length;
      const turned = [...all.slice(start), ...all.slice(0, start)].reverse();
      expect(resultOf(classify({ ...mixture, ingredients: turned }))).toEqual(resultOf(classify(mixture)));
    }),
    options,
  );
});

test('splitting an ingredient in two equal ones never matters', () => {
  fc.assert(
    fc.property(mixtures, (mixture) => {
      const [first, ...others] = mixture.ingredients;
      const half = { ...first!, content: { min: first!.content.min / 2, max: first!.content.max / 2 } };
      const split = classify({ ...mixture, ingredients: [half, ...others, half] });
      expect(resultOf(split)).toEqual(resultOf(classify(mixture)));
    }),
    options,
  );
});

test('contents in mg/kg and in per cent give the same classification', () => {
  fc.assert(
    fc.property(mixtures, (mixture) => {
      const roundedIngredients = mixture.ingredients.map((part) => {
        const milligramsPerKilogram = Math.round(part.content.max * 10_000);
        const content = milligramsPerKilogram / 10_000;
        return { ...part, content: { min: content, max: Number(`${milligramsPerKilogram}e-4`) } };
      });
      expect(resultOf(classify({ ...mixture, ingredients: roundedIngredients }))).toEqual(resultOf(classify(mixture)));
    }),
    options,
  );
});

/** 0 for the most severe category, 8 for no data, 9 for not classified. */
function severityOf(verdict: Verdict): number {
  if (verdict.kind === 'noData') return 8;
  if (verdict.kind !== 'classified') return 9;
  const rank = Number(/(\d)[A-C]?$/.exec(verdict.category)?.[1] ?? 1);
  return /Irrit\./.test(verdict.category) ? 2 : rank;
}

/** What is open is not milder: it refuses publishing until its question is answered. */
const isMilder = (later: Verdict, earlier: Verdict): boolean =>
  later.kind !== 'open' && severityOf(later) > severityOf(earlier);

/** Classes that are not met where the composition is known in full, which more of an ingredient can make it. */
const knownByWholeComposition: readonly HazardClass[] = [
  'flammableLiquids',
  ...testedClasses.flatMap(({ hazardClass, exclusion }) => (exclusion?.kind === 'conclusive' ? hazardClass : [])),
];

test('more of a hazardous ingredient never gives a milder class', () => {
  fc.assert(
    fc.property(mixtures, fc.integer({ min: 1, max: 50 }), (mixture, more) => {
      const [first, ...others] = mixture.ingredients;
      const content = { min: first!.content.min + more, max: first!.content.max + more };
      const verdictsBefore = classify(mixture).verdicts;
      const verdictsAfter = classify({ ...mixture, ingredients: [{ ...first!, content }, ...others] }).verdicts;
      verdictsBefore.forEach((verdict, index) => {
        if (isMilder(verdictsAfter[index]!, verdict) && !knownByWholeComposition.includes(verdict.hazardClass))
          throw new Error(`${verdict.hazardClass} is milder`);
      });
    }),
    options,
  );
});

test('the estimate of a mixture is never below the lowest of its ingredients', () => {
  fc.assert(
    fc.property(mixtures, fc.integer({ min: 0, max: 99 }), (mixture, percent) => {
      const unknown = ingredient({ name: 'unknown', content: [0, percent], is: null });
      const { verdicts } = classify({ ...mixture, ingredients: [...mixture.ingredients, unknown] });
      for (const { hazardClass, value, steps } of verdicts) {
        const estimates = steps.flatMap(({ limit, from }) => (from === 'cutOff' ? [] : (limit ?? [])));
        if (!hazardClass.startsWith('acute') || estimates.length === 0 || value == null) continue;
        expect(value).toBeGreaterThanOrEqual(Math.min(...estimates));
      }
    }),
    options,
  );
});

test('an ingredient of unknown classification never makes a class milder, and hides none', () => {
  fc.assert(
    fc.property(mixtures, fc.integer({ min: 1, max: 40 }), (mixture, percent) => {
      const unknown = ingredient({ name: 'unknown', content: percent, is: null });
      const verdictsBefore = classify(mixture).verdicts;
      const verdictsAfter = classify({ ...mixture, ingredients: [...mixture.ingredients, unknown] }).verdicts;
      expect(verdictsBefore.filter((verdict, index) => isMilder(verdictsAfter[index]!, verdict))).toEqual([]);
      const decided = /^(skin|eye|acute|mutagenicity|carcinogenicity|aquatic)/;
      expect(
        verdictsAfter.filter(({ hazardClass, kind }) => decided.test(hazardClass) && kind === 'conclusive'),
      ).toEqual([]);
    }),
    options,
  );
});

test('every statement that is derived is one of the list of statements', () => {
  const reproductive = fc.constantFrom(
    'Repr. 1A H360',
    'Repr. 1B H360F',
    'Repr. 1B H360D',
    'Repr. 1B H360FD',
    'Repr. 1B H360Fd',
    'Repr. 1B H360Df',
    'Repr. 2 H361',
    'Repr. 2 H361f',
    'Repr. 2 H361d',
    'Repr. 2 H361fd',
    'Carc. 1B H350i',
  );
  fc.assert(
    fc.property(mixtures, fc.array(reproductive, { maxLength: 3 }), (mixture, more) => {
      const others = more.map((is, index) => ingredient({ name: `other ${index}`, content: 5, is }));
      const { verdicts, supplemental } = classify({ ...mixture, ingredients: [...mixture.ingredients, ...others] });
      const derived = verdicts.flatMap((verdict) => (verdict.kind === 'classified' ? verdict.h : []));
      const codes = [...derived, ...supplemental.map(({ code }) => code)];
      expect(codes.filter((code) => !isStatementCode(code))).toEqual([]);
    }),
    { ...options, numRuns: 200 },
  );
});

/** Mixtures whose measured values can be those of their ingredients: an extreme pH has an acid or base, a low flash point what burns. */
const measuredMixtures: fc.Arbitrary<Mixture> = fc
  .record({
    ingredients: fc.array(
      fc.record({
        content: fc.integer({ min: 1, max: 3_000 }).map((parts) => parts / 100),
        is: fc
          .subarray([...categories, 'Flam. Liq. 3 H226', 'Ox. Liq. 1 H271'], { maxLength: 3 })
          .map((all) => all.join(', ')),
        limits: fc.subarray(limits, { maxLength: 2 }),
        corrosion: fc.constantFrom(
          undefined,
          'additive' as const,
          'acid' as const,
          'base' as const,
          'nonAdditive' as const,
        ),
        kind: fc.constantFrom('substance', 'acid'),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    physicalState: fc.constantFrom('gas' as const, 'liquid' as const, 'liquid' as const, 'solid' as const),
    ph: fc.constantFrom(null, 1, 7, 13),
    kinematicViscosity40: fc.constantFrom(null, 5, 100),
    flashPoint: fc.constantFrom(null, 10, 40, 80),
    initialBoilingPoint: fc.constantFrom(null, 30, 100),
    sustainsCombustion: fc.constantFrom(null, true, false),
    reserve: fc.constantFrom(null, 1, 30),
  })
  .map(({ ingredients: all, physicalState, ph, flashPoint, initialBoilingPoint, ...others }) => {
    const made = all.map(({ kind, corrosion, ...data }, index) =>
      ingredient({ ...data, name: `${kind} ${index}`, ...(corrosion && { corrosion }) }),
    );
    const has = (pattern: RegExp, candidates: readonly Ingredient[] = made) =>
      candidates.some(({ classification }) => classification!.some(({ category }) => pattern.test(category)));
    const isLiquid = physicalState === 'liquid';
    const side = ph === 1 ? 'acid' : 'base';
    const hasSide = has(
      /^(Skin|Eye) (Corr|Irrit|Dam)\./,
      made.filter(({ corrosion }) => corrosion === side),
    );
    const canBurn = has(/^Flam\./);
    return {
      ingredients: made,
      measured: {
        ...unmeasured,
        ...others,
        physicalState,
        ph: ph !== null && isLiquid && (ph === 7 || hasSide) ? ph : null,
        flashPoint: flashPoint !== null && isLiquid && (flashPoint > 60 || canBurn) ? { value: flashPoint } : null,
        initialBoilingPoint: initialBoilingPoint === null ? null : { value: initialBoilingPoint },
      },
      determinations: [],
      placedOnMarket: null,
      isForPublic: null,
    };
  });

const droppable = [
  'physicalState',
  'ph',
  'reserve',
  'kinematicViscosity40',
  'flashPoint',
  'initialBoilingPoint',
  'sustainsCombustion' as const,
];

test('leaving out a measured value never makes a class milder without a question about it', () => {
  fc.assert(
    fc.property(measuredMixtures, fc.constantFrom(...droppable), (mixture, dropped) => {
      const full = classify(mixture).verdicts;
      const less = classify({ ...mixture, measured: { ...mixture.measured, [dropped]: null } }).verdicts;
      const milder = full.filter((verdict, index) => verdict.kind === 'classified' && isMilder(less[index]!, verdict));
      expect(milder).toEqual([]);
    }),
    { ...options, numRuns: process.env.SOAK ? 2_000 : 150 },
  );
});

type Open = Exclude<Verdict, { kind: 'classified' }>;

/** The mixture with what a question asks for. */
function answered(mixture: Mixture, { hazardClass, reason, values = {} }: Open): Mixture {
  const measured = (changes: Partial<Mixture['measured']>) => ({
    ...mixture,
    measured: { ...mixture.measured, ...changes },
  });
  const named = [values['names'] ?? []].flat();
  switch (reason) {
    case 'flashPointUnknown':
      return measured({ flashPoint: { value: 70 } });
    case 'viscosityUnknown':
      return measured({ kinematicViscosity40: 100 });
    case 'physicalStateUnknown':
      return measured({ physicalState: 'liquid' });
    case 'phUnknown':
      return measured({ ph: 7 });
    case 'additivityOpen':
      return {
        ...mixture,
        ingredients: mixture.ingredients.map((part) =>
          named.includes(part.name) ? { ...part, corrosion: 'nonAdditive' } : part,
        ),
      };
    default: {
      const determination = { hazardClass, category: null, h: [], basis: 'test', reason: 'tested' } as const;
      return { ...mixture, determinations: [...mixture.determinations, determination] };
    }
  }
}

test('a class that is open is no longer open for its reason when its question is answered, and all of them can be', () => {
  const openOf = (mixture: Mixture) =>
    classify(mixture).verdicts.filter((verdict): verdict is Open => verdict.kind === 'open');
  fc.assert(
    fc.property(measuredMixtures, fc.constantFrom(null, ...droppable), (original, dropped) => {
      let mixture = dropped ? { ...original, measured: { ...original.measured, [dropped]: null } } : original;
      for (let [question] = openOf(mixture), rounds = 0; question; [question] = openOf(mixture), rounds += 1) {
        const { hazardClass, reason } = question;
        mixture = answered(mixture, question);
        const isSame = (verdict: Open) => verdict.hazardClass === hazardClass && verdict.reason === reason;
        expect(openOf(mixture).filter(isSame)).toEqual([]);
        expect(rounds).toBeLessThan(30);
      }
    }),
    { ...options, numRuns: process.env.SOAK ? 1_000 : 80 },
  );
});
