import type { Component } from '../components.ts';
import { lowestLimit } from '../corrosion-parts.ts';
import { divide, type Fraction, fraction, isAtLeast } from '../fraction.ts';
import { elicitationLimits } from '../tables/single-limits.ts';
import type { Verdict } from '../model.ts';

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

/** Sensitisers that EUH208 names: at their limit for elicitation, and not those that lead to the mixture's classification (CLP Annex II 2.8). */
export const namedSensitisers = (components: readonly Component[], verdicts: readonly Verdict[]): Component[] =>
  components.filter((component) => elicits(component) && !leads(component, verdicts));

const leads = ({ name }: Component, verdicts: readonly Verdict[]) =>
  verdicts.some(
    (verdict) =>
      verdict.kind === 'classified' &&
      families.some(({ hazardClass }) => hazardClass === verdict.hazardClass) &&
      verdict.steps.some(({ ingredient, contribution }) => ingredient === name && contribution >= 1),
  );
