import type { Component } from '../model/components.ts';
import { lowestLimit } from '../classes/corrosion-parts.ts';
import { divide, type Fraction, fraction, isAtLeast } from '../model/fraction.ts';
import { elicitationLimits } from '../tables/single-limits.ts';
import type { Verdict } from '../model/model.ts';

const families = [
  { family: 'Skin Sens.', hazardClass: 'skinSensitisation' },
  { family: 'Resp. Sens.', hazardClass: 'respiratorySensitisation' },
] as const;

/** Content from which a sensitiser can elicit a reaction, mass %: a tenth of its specific limit or that of its category; null: it is none. */
function elicitationLimit(component: Component, family: string): Fraction | null {
  const pattern = new RegExp(`^${family.replace('.', '\\.')} 1([AB]?)$`);
  const own = lowestLimit(component, pattern);
  if (own) return divide(own, fraction(10));
  const letters = component.entries.flatMap(({ category }) => pattern.exec(category)?.[1] ?? []);
  return letters.length > 0 ? fraction(Math.min(...letters.map((letter) => elicitationLimits[`1${letter}`]!))) : null;
}

/** The component is a sensitiser that reaches its limit for elicitation. */
export const elicits = (component: Component): boolean =>
  families.some(({ family }) => {
    const limit = elicitationLimit(component, family);
    return limit !== null && isAtLeast(component.content, limit);
  });

/** The mixture is classified as sensitising, for the skin or the airways. */
const isSensitising = (verdicts: readonly Verdict[]) =>
  verdicts.some(
    ({ hazardClass, kind }) => kind === 'classified' && families.some((family) => family.hazardClass === hazardClass),
  );

/** Sensitisers that EUH208 names: at their limit for elicitation, in a mixture that is not sensitising (CLP Annex II 2.8, first paragraph). */
export const namedSensitisers = (components: readonly Component[], verdicts: readonly Verdict[]): Component[] =>
  isSensitising(verdicts) ? [] : components.filter(elicits);

/** Sensitisers that the label of a sensitising mixture names beside the cause of its class (CLP Annex II 2.8, second paragraph). */
export const furtherSensitisers = (components: readonly Component[], verdicts: readonly Verdict[]): Component[] =>
  isSensitising(verdicts) ? components.filter(elicits) : [];
