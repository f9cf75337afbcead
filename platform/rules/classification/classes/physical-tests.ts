import type { Component } from '../model/components.ts';
import { compare, isAtLeast, toNumber } from '../model/fraction.ts';
import { belowLimit, classified, namesOf, part, type Part, unclassified } from '../model/verdicts.ts';
import type { MeasuredFacts, Mixture, Verdict } from '../model/model.ts';
import type { TestedClass } from '../tables/tested-classes.ts';

const water = /^(water|aqua)$/i;
const isWater = ({ cas, name }: Component) => cas === '7732-18-5' || water.test(name);

/** What is known of a class without its test: nothing is claimed that a figure, a limit or the state of matter does not show. */
export function testedVerdict(row: TestedClass, { measured }: Mixture, components: readonly Component[]): Verdict {
  const { hazardClass, states, hint, needs, without } = row;
  const provision = `CLP Annex I ${row.section}`;
  const { physicalState, isAerosol } = measured;
  if (row.notAerosols && isAerosol)
    return unclassified(hazardClass, 'notApplicable', 'isAerosol', 'CLP Annex I 2.3.2.1, note 2');
  if (physicalState !== null && !states.includes(physicalState)) {
    const reason = states.length > 1 ? 'isGas' : { gas: 'notGas', liquid: 'notLiquid', solid: 'notSolid' }[states[0]!];
    return unclassified(hazardClass, 'notApplicable', reason, provision);
  }
  const hints = components.filter(({ entries, limits }) =>
    [...entries, ...limits].some(({ category }) => hint.test(category)),
  );
  const unknown = components.filter(({ isUnknown }) => isUnknown);
  const limited = specificVerdict(row, hints, unknown);
  if (limited) return limited;
  if (without && hints.length === 0 && unknown.length === 0)
    return unclassified(hazardClass, 'notApplicable', without, provision);
  if (hazardClass === 'waterReactive' && hints.length === 0 && components.some(isWater))
    return unclassified(hazardClass, 'notApplicable', 'containsWater', 'CLP Annex I 2.12.4.1');
  const values = { needs, ...(physicalState === null && states.length < 3 && { physicalState: 'unknown' }) };
  const [reason, named] =
    hints.length > 0 ? ['testNeeded', hints] : unknown.length > 0 ? ['unknownIngredient', unknown] : ['notTested', []];
  return unclassified(hazardClass, 'noData', reason as string, provision, [], {
    values: named.length > 0 ? { ...values, names: namesOf(named as Component[]) } : values,
  });
}

/** Specific limits of the class, such as those of hydrogen peroxide. Several such ingredients below their limits need a test. */
function specificVerdict(row: TestedClass, hints: readonly Component[], unknown: readonly Component[]): Verdict | null {
  const lines = hints.flatMap((component) =>
    component.limits.filter(({ category }) => row.own.test(category)).map((line) => ({ component, line })),
  );
  if (lines.length === 0) return null;
  const provision = `CLP Annex I ${row.section}, Art. 10(1)`;
  const reached = lines
    .filter(({ component, line }) =>
      line.fromExclusive ? compare(component.content, line.limit) > 0 : isAtLeast(component.content, line.limit),
    )
    .sort((a, b) => (a.line.category < b.line.category ? -1 : 1));
  const [first] = reached;
  const partOf = ({ component, line }: (typeof lines)[number]): Part => part(component, line.limit, 'specific');
  if (first) {
    return classified(row.hazardClass, first.line.category, first.line.h, provision, [partOf(first)], {
      value: toNumber(first.component.content),
      limit: toNumber(first.line.limit),
      unit: '%',
    });
  }
  if (hints.length > 1 || unknown.length > 0) return null;
  const lowest = lines.reduce((a, b) => (compare(b.line.limit, a.line.limit) < 0 ? b : a));
  const more = { value: toNumber(lowest.component.content), limit: toNumber(lowest.line.limit), unit: '%' };
  return belowLimit(row.hazardClass, provision, [partOf(lowest)], [], more);
}

/** Day of the consolidated text of CLP that was read for classes in force. */
const lawReadOn = '2025-09-01';

/**
 * Chemicals under pressure are a class of the UN GHS (eighth revised edition), which CLP Annex I, consolidated on {@link lawReadOn}, does
 * not have. The Commission announced an act that adapts CLP to the eighth to tenth edition; read it before it applies.
 */
export const chemicalsUnderPressure: Verdict = unclassified(
  'chemicalsUnderPressure',
  'notApplicable',
  'classNotInForce',
  'UN GHS 2.3.2',
  [],
  { values: { asOf: lawReadOn } },
);

const provision = 'CLP Annex I 2.3.2, Figures 2.3.1(a) to (c)';
const statements = [['H222', 'H229'], ['H223', 'H229'], ['H229']] as const;

/** mass %, kJ/g, cm, s/m³, g/m³ and s. */
const aerosolLimits = {
  category3: { flammableContent: 1, heatOfCombustion: 20 },
  category1: { flammableContent: 85, heatOfCombustion: 30 },
  ignitionDistance: { category1: 75, category2: 15 },
  enclosedSpace: { timeEquivalent: 300, deflagrationDensity: 300 },
} as const;

/** Aerosols by their content of flammable components, heat of combustion and flame tests. */
export function aerosolVerdict({ isAerosol, aerosol = {} }: MeasuredFacts): Verdict {
  if (!isAerosol) return unclassified('aerosols', 'notApplicable', 'notAerosol', 'CLP Annex I 2.3.1');
  const { category, reason } = categoryOf(aerosol);
  const { heatOfCombustion } = aerosol;
  return classified('aerosols', `Aerosol ${category}`, statements[category - 1]!, provision, [], {
    basis: 'measured',
    ...(heatOfCombustion !== undefined && { value: heatOfCombustion, limit: 20, unit: 'kJ/g' }),
    ...(reason && { reason }),
  });
}

interface Result {
  category: 1 | 2 | 3;
  /** Why the most severe category that is possible was taken. */
  reason?: string;
}

function categoryOf(facts: NonNullable<MeasuredFacts['aerosol']>): Result {
  const { category1, category3 } = aerosolLimits;
  const { flammableContent: content, heatOfCombustion: heat, isFoam } = facts;
  const isLittle = content !== undefined && content <= category3.flammableContent;
  if (isLittle && heat !== undefined && heat < category3.heatOfCombustion) return { category: 3 };
  const isMuch = (content ?? 100) >= category1.flammableContent && (heat ?? Infinity) >= category1.heatOfCombustion;
  if (isMuch && content !== undefined && heat !== undefined) return { category: 1 };
  if (isMuch) return { category: 1, reason: 'notSubmitted' };
  return isFoam ? foamCategory(facts) : sprayCategory(facts);
}

function sprayCategory(facts: NonNullable<MeasuredFacts['aerosol']>): Result {
  const {
    ignitionDistance: distance,
    heatOfCombustion: heat,
    timeEquivalent: time,
    deflagrationDensity: density,
  } = facts;
  const limits = aerosolLimits;
  // Note to 2.3.2.2: aerosols that were not submitted to the procedure are of category 1.
  if (distance === undefined) return { category: 1, reason: 'notSubmitted' };
  if (distance >= limits.ignitionDistance.category1) return { category: 1 };
  const isHot = heat === undefined || heat >= limits.category3.heatOfCombustion;
  if (isHot || distance >= limits.ignitionDistance.category2) return { category: 2 };
  const { timeEquivalent, deflagrationDensity } = limits.enclosedSpace;
  const ignites =
    (time !== undefined && time <= timeEquivalent) || (density !== undefined && density <= deflagrationDensity);
  if (ignites) return { category: 2 };
  return time === undefined || density === undefined
    ? { category: 2, reason: 'enclosedSpaceUnknown' }
    : { category: 3 };
}

function foamCategory({ flameHeight: height, flameDuration: duration }: NonNullable<MeasuredFacts['aerosol']>): Result {
  if (height === undefined || duration === undefined) return { category: 1, reason: 'notSubmitted' };
  if ((height >= 20 && duration >= 2) || (height >= 4 && duration >= 7)) return { category: 1 };
  return { category: height >= 4 && duration >= 2 ? 2 : 3 };
}
