import type { MeasuredFacts, Verdict } from '../model/model.ts';
import { classified, unclassified } from '../model/verdicts.ts';

const provision = 'CLP Annex I 2.3.2, Figures 2.3.1(a) to (c)';
const statements = [['H222', 'H229'], ['H223', 'H229'], ['H229']] as const;

/** mass %, kJ/g, cm, s/m³, g/m³ and s. */
export const aerosolLimits = {
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
