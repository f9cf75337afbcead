import type { Component } from '../model/components.ts';
import type { MeasuredFacts, Temperature, Verdict } from '../model/model.ts';
import { classified, isKnownInFull, namesOf, unclassified } from '../model/verdicts.ts';

const provision = 'CLP Annex I 2.6.2, Table 2.6.1';
/** °C */
const flammableLiquidLimits = {
  flashPoint: 23,
  boilingPoint: 35,
  maxFlashPoint: 60,
  maxGasOil: 75,
  l2From: 35,
} as const;
const limits = flammableLiquidLimits;
const statements = { 'Flam. Liq. 1': 'H224', 'Flam. Liq. 2': 'H225', 'Flam. Liq. 3': 'H226' } as const;
/** Categories of ingredients that make a flammable liquid possible, and categories with which the class stays without data. */
const flammable = /^(Flam|Pyr)\./;
const combustible = /^(Self-react|Org\. Perox)/;

/** Whether a value can be below the limit; an unknown value can. */
const canBeBelow = (value: Temperature | null, limit: number): boolean =>
  value === null || ('value' in value ? value.value < limit : 'above' in value ? value.above < limit : true);
function canBeAtMost(value: Temperature | null, limit: number): boolean {
  if (value === null || 'below' in value) return true;
  if ('value' in value) return value.value <= limit;
  return value.isIncluded ? value.above <= limit : value.above < limit;
}
const canBeOver = (value: Temperature | null, limit: number): boolean =>
  value === null || ('value' in value ? value.value > limit : 'below' in value ? value.below > limit : true);
const canBeAtLeast = (value: Temperature | null, limit: number): boolean =>
  value === null || ('value' in value ? value.value >= limit : 'below' in value ? value.below > limit : true);

/**
 * Flammable liquids by flash point and initial boiling point. Where these leave several categories open, the most severe counts, with the
 * reason `flashPointRange` or `boilingPointUnknown`; where they leave open whether the liquid is flammable, the verdict is open.
 */
export function flammableLiquidVerdict(measured: MeasuredFacts, components: readonly Component[]): Verdict {
  const { physicalState, isAerosol, flashPoint, initialBoilingPoint: boiling, sustainsCombustion } = measured;
  const hazardClass = 'flammableLiquids';
  if (isAerosol) return unclassified(hazardClass, 'notApplicable', 'isAerosol', 'CLP Annex I 2.3.2.1, note 2');
  if (physicalState !== null && physicalState !== 'liquid')
    return unclassified(hazardClass, 'notApplicable', 'notLiquid', 'CLP Annex I 2.6.1');
  if (physicalState === null) {
    const causes = withClass(components, flammable);
    return unclassified(hazardClass, causes.length > 0 ? 'open' : 'noData', 'physicalStateUnknown', provision, [], {
      values: { needs: 'physicalState', ...(causes.length > 0 && { names: namesOf(causes) }) },
    });
  }
  if (flashPoint === null) return unknownFlashPointVerdict(components, measured.hasNoFlashPoint ?? false);
  const max = measured.isGasOil ? limits.maxGasOil : limits.maxFlashPoint;
  // 2.6.4.5: test L.2 exempts liquids of more than 35 °C and not more than 60 °C.
  const upperLimit = sustainsCombustion === false ? limits.l2From : max;
  const isLow = canBeBelow(flashPoint, limits.flashPoint);
  const open = [
    ...(isLow && canBeAtMost(boiling, limits.boilingPoint) ? (['Flam. Liq. 1'] as const) : []),
    ...(isLow && canBeOver(boiling, limits.boilingPoint) ? (['Flam. Liq. 2'] as const) : []),
    ...(canBeAtLeast(flashPoint, limits.flashPoint) && canBeAtMost(flashPoint, upperLimit)
      ? (['Flam. Liq. 3'] as const)
      : []),
  ];
  const [category] = open;
  const value = figureOf(flashPoint);
  if (!category) {
    const isExempt = upperLimit < max && canBeAtMost(flashPoint, max);
    return isExempt
      ? unclassified(hazardClass, 'conclusive', 'doesNotSustainCombustion', 'CLP Annex I 2.6.4.5', [], {
          value,
          limit: limits.l2From,
          unit: '°C',
        })
      : unclassified(hazardClass, 'conclusive', 'flashPointOverLimit', provision, [], {
          value,
          limit: max,
          unit: '°C',
        });
  }
  // CLP Art. 8(2): where the bound leaves open whether the liquid is flammable at all, a test decides.
  if (canBeOver(flashPoint, upperLimit))
    return unclassified(hazardClass, 'open', 'flashPointOpen', provision, [], {
      value,
      limit: upperLimit,
      unit: '°C',
      values: { needs: 'flashPoint' },
    });
  const isOpen = open.length > 1;
  return classified(hazardClass, category, [statements[category]], provision, [], {
    basis: 'measured',
    value,
    limit: category === 'Flam. Liq. 3' ? max : limits.flashPoint,
    unit: '°C',
    ...(isOpen && { reason: 'value' in flashPoint ? 'boilingPointUnknown' : openReason(flashPoint) }),
  });
}

/** A flash point below a bound under 23 °C leaves only the boiling point open. */
const openReason = (flashPoint: Temperature) =>
  canBeAtLeast(flashPoint, limits.flashPoint) ? 'flashPointRange' : 'boilingPointUnknown';

const figureOf = (temperature: Temperature): number =>
  'value' in temperature ? temperature.value : 'above' in temperature ? temperature.above : temperature.below;

/**
 * The verdict without a flash point. It is conclusive only without a flammable or unknown ingredient, if the author states that there is no
 * flash point or the composition is known in full (99.5 %).
 */
function unknownFlashPointVerdict(components: readonly Component[], isStatedAsNone: boolean): Verdict {
  const values = { needs: 'flashPoint' };
  const causes = withClass(components, flammable);
  if (causes.length > 0)
    return unclassified('flammableLiquids', 'open', 'flashPointUnknown', provision, [], {
      values: { ...values, names: namesOf(causes) },
    });
  const doubtful = components.filter(
    (component) => component.isUnknown || withClass([component], combustible).length > 0,
  );
  if (doubtful.length > 0)
    return unclassified('flammableLiquids', 'noData', 'flashPointUnknown', provision, [], {
      values: { ...values, names: namesOf(doubtful) },
    });
  if (components.length > 0 && isStatedAsNone)
    return unclassified('flammableLiquids', 'conclusive', 'noFlashPoint', provision);
  return isKnownInFull(components)
    ? unclassified('flammableLiquids', 'conclusive', 'noFlammableIngredient', provision)
    : unclassified('flammableLiquids', 'noData', 'flashPointUnknown', provision, [], { values });
}

const withClass = (components: readonly Component[], pattern: RegExp): Component[] =>
  components.filter(({ entries }) => entries.some(({ category }) => pattern.test(category)));
