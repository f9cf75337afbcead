import type { Component } from '../model/components.ts';
import { fraction, isAtLeast } from '../model/fraction.ts';
import { type Derived, type HazardClass, hazardClasses, type Mixture, type Verdict } from '../model/model.ts';
import { isOf } from '../tables/named-substances.ts';

/** Hazards for which a mixture is not notified to poison centres when it has no others (CLP Annex VIII, Part A, 2.2). */
const notNotified: readonly HazardClass[] = ['gasesUnderPressure', 'explosives'];
/** Environmental classes: no physical or health hazard (CLP Art. 45). */
const environmental: readonly HazardClass[] = [
  'aquaticAcute',
  'aquaticChronic',
  'endocrineEnvironment',
  'pbt',
  'pmt',
  'ozone',
];

/** Categories for which a package for the public has a tactile warning (CLP Annex II 3.2.1.1). */
const tactile =
  /^(Acute Tox\.|Skin Corr\.|Muta\. 2|Carc\. 2|Repr\. 2|Resp\. Sens\.|STOT SE [12]|STOT RE|Flam\. Gas|Flam\. Liq\. [12]|Flam\. Sol\.)/;
/** Categories for which it has a child-resistant fastening (CLP Annex II 3.1.1.1). */
const childResistant = /^(Acute Tox\. [1-3]|STOT SE 1|STOT RE 1|Skin Corr\.)/;
const aspiration = /^Asp\. Tox\./;

/** Contents in mass % from which a package for the public has a child-resistant fastening (CLP Annex II 3.1.1.3). */
const childResistantContents = [
  { group: 'methanol', from: 3 },
  { group: 'dichloromethane', from: 1 },
] as const;

/** Duties that follow from the classification. Null: the class asks for it, but it is unknown whether the public gets the mixture. */
export function dutiesOf(
  mixture: Mixture,
  components: readonly Component[],
  verdicts: readonly Verdict[],
): Derived['duties'] {
  const classified = verdicts.flatMap((verdict) => (verdict.kind === 'classified' ? [verdict] : []));
  const has = (pattern: RegExp) => classified.some(({ category }) => pattern.test(category));
  // 3.1.1.2 and 3.2.1.2: aerosols with an aspiration hazard alone are exempt.
  const isAspiration = has(aspiration) && !mixture.measured.isAerosol;
  const contains = childResistantContents.some(({ group, from }) =>
    components.some((component) => isOf(component, group) && isAtLeast(component.content, fraction(from))),
  );
  const forPublic = (isDue: boolean) => (isDue ? mixture.isForPublic : false);
  return {
    poisonCentre: classified.some(({ hazardClass }) => isNotified(hazardClass)),
    tactile: forPublic(has(tactile) || isAspiration),
    childResistant: forPublic(has(childResistant) || isAspiration || contains),
  };
}

const isNotified = (hazardClass: HazardClass) =>
  hazardClasses.includes(hazardClass) && !environmental.includes(hazardClass) && !notNotified.includes(hazardClass);
