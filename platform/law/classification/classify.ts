import { acuteVerdicts, unknownAcute } from './classes/acute-toxicity.ts';
import { gravestOf } from './model/category-place.ts';
import { withQuestions } from './classes/additivity.ts';
import { type Component, variantsOf } from './model/components.ts';
import { eyeVerdict } from './classes/eye.ts';
import { flammableLiquidVerdict } from './classes/flammable-liquids.ts';
import { labelNames, phProblems } from './consequences/label-names.ts';
import { type HazardClass, hazardClasses } from '../hazard-classes.ts';
import type { Derived, Mixture, Verdict, Determination, Problem } from './model/model.ts';
import { aerosolVerdict, chemicalsUnderPressure, testedVerdict } from './classes/physical-tests.ts';
import { testedClasses } from './tables/tested-classes.ts';
import { dutiesOf, sdsDuty } from './consequences/sds-duty.ts';
import { singleVerdicts } from './classes/single-classes.ts';
import { skinVerdict } from './classes/skin.ts';
import {
  aquaticVerdicts,
  aspirationVerdict,
  narcoticIrritantVerdicts,
  unknownAquaticPercent,
} from './classes/summed-classes.ts';
import { supplementalOf } from './consequences/supplemental.ts';
import { unclassified } from './model/verdicts.ts';

/**
 * Classifies a mixture: a verdict for every hazard class of CLP Annex I (Regulation (EC) No 1272/2008, consolidated, with (EU) 2023/707), and
 * its consequences for label, safety data sheet and packaging. Pure: the order of the ingredients and splitting an ingredient never change
 * the result.
 */
export function classify(mixture: Mixture): Derived {
  const { variants, problems } = variantsOf(mixture);
  const calculated = calculate(mixture, variants, null);
  const skin = calculated.filter(isSkin);
  // Serious eye damage also follows from skin corrosion that the author determined.
  const [determinedSkin] = applyDeterminations(skin, mixture.determinations.filter(isSkin)).verdicts;
  const isSame = determinedSkin === undefined || determinedSkin === skin[0];
  const base = isSame ? calculated : calculate(mixture, variants, determinedSkin);
  const determined = applyDeterminations(base, mixture.determinations);
  const { verdicts } = determined;
  const supplemental = variants.map((components) => supplementalOf(mixture, components, verdicts));
  const components = variants.flat();
  const sds = sdsDuty(mixture, components, verdicts);
  return {
    verdicts,
    calculated,
    supplemental: unionOf(supplemental.flatMap(({ statements }) => statements)),
    unknownToxicity: highestOf(
      variants.flatMap((variant) => [...unknownAcute(mixture, variant), ...unknownAquaticPercent(variant)]),
    ),
    labelNames: labelNames(verdicts, components),
    sds: { duty: sds.duty, because: sds.because, ...(sds.unknown && { unknown: sds.unknown }) },
    duties: dutiesOf(mixture, components, verdicts),
    problems: [
      ...problems,
      ...phProblems(verdicts, components),
      ...determined.problems,
      ...distinct(supplemental.flatMap((result) => result.problems)),
    ],
  };
}

/** Merges equal statements of the variants, with the names of all of them. */
function unionOf(statements: Derived['supplemental']): Derived['supplemental'] {
  const merged = new Map<string, Derived['supplemental'][number]>();
  for (const statement of statements) {
    const names = [...new Set([...(merged.get(statement.code)?.names ?? []), ...statement.names])];
    merged.set(statement.code, { ...(merged.get(statement.code) ?? statement), names });
  }
  return [...merged.values()].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** The highest percentage of each route. */
const highestOf = (all: Derived['unknownToxicity']): Derived['unknownToxicity'] =>
  [...new Set(all.map(({ route }) => route))].map((route) => ({
    route,
    percent: Math.max(...all.filter((entry) => entry.route === route).map(({ percent }) => percent)),
  }));

const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

const isSkin = ({ hazardClass }: { hazardClass: HazardClass }) => hazardClass === 'skin';

/**
 * The verdicts without determinations, in the order of the classes. `determinedSkin` replaces the calculated verdict on the skin when the
 * eyes are judged.
 */
function calculate(
  mixture: Mixture,
  variants: readonly (readonly Component[])[],
  determinedSkin: Verdict | null,
): Verdict[] {
  const all = gravestOf(variants.map((components) => calculateOne(mixture, components, determinedSkin)));
  return hazardClasses.flatMap((hazardClass) => all.filter((verdict) => verdict.hazardClass === hazardClass));
}

function calculateOne(mixture: Mixture, components: readonly Component[], determinedSkin: Verdict | null): Verdict[] {
  const { measured } = mixture;
  const skinOf = (candidates: readonly Component[]) => skinVerdict(measured, candidates);
  const skin = withQuestions('skin', measured, components, skinOf);
  const eyeOf = (candidates: readonly Component[]) =>
    eyeVerdict(measured, candidates, determinedSkin ?? skinOf(candidates));
  return [
    ...testedClasses.map((row) => testedVerdict(row, mixture, components, determinedSkin ?? skin)),
    aerosolVerdict(measured),
    chemicalsUnderPressure,
    flammableLiquidVerdict(measured, components),
    ...acuteVerdicts(mixture, components),
    skin,
    withQuestions('eye', measured, components, eyeOf),
    ...singleVerdicts(mixture, components),
    ...narcoticIrritantVerdicts(components),
    aspirationVerdict(measured, components),
    ...aquaticVerdicts(components),
  ];
}

/** Classes for which a test of the mixture never makes the result milder (CLP Art. 6(3) and (4)), and a judgement seldom (Art. 12(b)). */
const ingredientsDecide: readonly HazardClass[] = [
  'mutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'endocrineHuman',
  'endocrineEnvironment',
  'pbt',
  'pmt',
];

/** Replaces calculated verdicts by the author's determinations (CLP Art. 9). */
function applyDeterminations(
  calculated: readonly Verdict[],
  determinations: readonly Determination[],
): { verdicts: Verdict[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const usable = determinations.filter((decision) => {
    if (!isMilder(decision, calculated)) return true;
    const isRefused = decision.basis === 'test';
    problems.push(
      isRefused
        ? problemOf(decision, 'testNotAllowed', 'Art. 6(3)')
        : problemOf(decision, 'judgementToConfirm', 'Art. 12(b)'),
    );
    return !isRefused;
  });
  const kept = calculated.filter((verdict) => !usable.some((decision) => replaces(decision, verdict)));
  const all = [...kept, ...usable.map((decision) => verdictOf(decision, calculated))];
  const order = ({ hazardClass }: Verdict) => hazardClasses.indexOf(hazardClass);
  return { verdicts: all.sort((a, b) => order(a) - order(b)), problems };
}

const problemOf = (
  { hazardClass }: Determination,
  code: 'testNotAllowed' | 'judgementToConfirm',
  article: string,
): Problem => ({ code, values: { class: hazardClass, provision: `CLP ${article}` } });

function isMilder({ hazardClass, category, basis }: Determination, calculated: readonly Verdict[]): boolean {
  if (basis === 'harmonised' || !ingredientsDecide.includes(hazardClass)) return false;
  const derived = calculated.find((verdict) => verdict.hazardClass === hazardClass && verdict.kind === 'classified');
  if (derived?.kind !== 'classified') return false;
  return category === null || levelOf(category) > levelOf(derived.category);
}
/** 1 for 1, 1A and 1B; 2 for 2. */
const levelOf = (category: string) => Number(/(\d)[AB]?$/.exec(category)?.[1] ?? 1);

/** Whether a decision replaces a verdict. In a class with several effects it replaces those of its statements; without statements, all. */
function replaces({ hazardClass, category, h }: Determination, verdict: Verdict): boolean {
  if (verdict.hazardClass !== hazardClass) return false;
  if (hazardClass === 'stotSingleNarcoticIrritant')
    return h.length === 0 || h.some((code) => codesOf(verdict).includes(code));
  if (hazardClass === 'pbt' || hazardClass === 'pmt') return category === null || codesOf(verdict).includes(category);
  return true;
}
const codesOf = (verdict: Verdict): readonly unknown[] =>
  verdict.kind === 'classified'
    ? [verdict.category, ...verdict.h]
    : [verdict.values?.h, verdict.values?.category].flatMap((code) => code ?? []);

function verdictOf(
  { hazardClass, category, h, basis, reason }: Determination,
  calculated: readonly Verdict[],
): Verdict {
  const provision = 'CLP Art. 9';
  if (category === null)
    return unclassified(hazardClass, 'conclusive', 'determined', provision, [], {
      basis,
      values: { basis, because: reason },
    });
  const steps = calculated.find((verdict) => verdict.hazardClass === hazardClass)?.steps ?? [];
  const value = { value: null, limit: null, unit: null };
  return { hazardClass, kind: 'classified', category, h, basis, provision, ...value, steps, reason };
}
