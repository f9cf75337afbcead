import { fasteningAndTactile, fasteningByContent, tactileOnly } from '../../label/hazards.ts';
import { singleCodes } from '../../statement-codes.ts';
import { classesOfCategory, type HazardClass, hazardClassRow } from '../../hazard-classes.ts';
import type { Component } from '../model/components.ts';
import { fraction, isAtLeast } from '../model/fraction.ts';
import type { Derived, Mixture, Verdict } from '../model/model.ts';
import { isOf } from '../tables/named-substances.ts';
import { elicits } from './label-names.ts';
import { isNotified } from './poison-centres.ts';

/** A reason to supply a safety data sheet of an unclassified mixture on request. */
interface Trigger {
  provision: string;
  /** Content, mass %; of gaseous mixtures volume %. */
  from: number;
  /** Null: the provision is for mixtures that are not gaseous. */
  gas?: number | null;
  matches: (component: Component) => boolean;
}

const hasClass = (pattern: RegExp) => (component: Component) =>
  component.entries.some(({ category }) => pattern.test(category));

/** A hazard to health or the environment (CLP Annex I, Parts 3 to 5). */
const isNotPhysical = (hazardClass: HazardClass): boolean => !hazardClassRow(hazardClass).section.startsWith('2.');

/** REACH Art. 31(3) and, with the same purpose, CLP Annex II 2.10. */
const sdsTriggers: readonly Trigger[] = [
  {
    provision: 'REACH Art. 31(3)(a)',
    from: 1,
    gas: 0.2,
    matches: ({ entries }) => entries.some(({ category }) => classesOfCategory(category).some(isNotPhysical)),
  },
  {
    provision: 'REACH Art. 31(3)(b)',
    from: 0.1,
    gas: null,
    matches: hasClass(/^(Carc\. 2|Repr\.|Lact\.|Skin Sens\.|Resp\. Sens\.|PBT|vPvB)/),
  },
  { provision: 'REACH Art. 31(3)(b)', from: 0.1, gas: null, matches: ({ source }) => source.isCandidate === true },
  { provision: 'REACH Art. 31(3)(c)', from: 0, matches: ({ source }) => source.hasUnionExposureLimit === true },
  { provision: 'CLP Annex II 2.10', from: 0, matches: elicits },
  { provision: 'CLP Annex II 2.10', from: 0.1, matches: hasClass(/^ED (HH|ENV) 2$/) },
  { provision: 'REACH Art. 31(3)(a)', from: 1, gas: 0.2, matches: ({ isUnknown }) => isUnknown },
];

type Duty = Derived['sds'] & { ingredients: Component[] };

/**
 * The duty to supply a safety data sheet: always (REACH Art. 31(1)(a)), on request (31(3)) or none; unknown while a class is open, since it
 * would cause the duty.
 */
export function sdsDuty({ measured }: Mixture, components: readonly Component[], verdicts: readonly Verdict[]): Duty {
  const classes = verdicts.flatMap((verdict) => (verdict.kind === 'classified' ? verdict.category : []));
  if (classes.length > 0) {
    const because = [...new Set(classes)].map((category) => ({ provision: 'REACH Art. 31(1)(a)', of: category }));
    return { duty: 'required', because, ingredients: [] };
  }
  const open = verdicts.filter(({ kind }) => kind === 'open');
  if (open.length > 0) {
    const because = open.map(({ hazardClass }) => ({ provision: 'REACH Art. 31(1)(a)', of: hazardClass }));
    return { duty: 'unknown', because, ingredients: [] };
  }
  const found = sdsTriggers.flatMap((trigger) => {
    const content = measured.physicalState === 'gas' && trigger.gas !== undefined ? trigger.gas : trigger.from;
    if (content === null) return [];
    const from = fraction(content);
    return components
      .filter(
        (component) => trigger.matches(component) && component.content.n > 0n && isAtLeast(component.content, from),
      )
      .map((component) => ({ component, reason: { provision: trigger.provision, of: component.name } }));
  });
  if (found.length > 0) {
    const because = [...new Map(found.map(({ reason }) => [`${reason.provision} ${reason.of}`, reason])).values()];
    const ingredients = [...new Set(found.map(({ component }) => component))];
    return { duty: 'onRequest', because, ingredients };
  }
  const unknown = listsUnknown(components);
  return { duty: 'none', because: [], ingredients: [], ...(unknown && { unknown }) };
}

/** The ingredients of which it is unknown whether they have a Union exposure limit or are on the Candidate List, which would cause a duty. */
function listsUnknown(components: readonly Component[]): Derived['sds']['unknown'] {
  const open = components.filter(({ source }) => source.isCandidate === undefined);
  const unknown = components.filter(
    (component) => component.source.hasUnionExposureLimit === undefined || open.includes(component),
  );
  if (unknown.length === 0) return undefined;
  return { names: [...new Set(unknown.map(({ name }) => name))], isCandidateOpen: open.length > 0 };
}

/**
 * Duties that follow from the classification. Null: the class requires it, but it is unknown whether the mixture is for the public; or an
 * open class may require it.
 */
export function dutiesOf(
  mixture: Mixture,
  components: readonly Component[],
  verdicts: readonly Verdict[],
): Derived['duties'] {
  const classified = verdicts.flatMap((verdict) => (verdict.kind === 'classified' ? [verdict] : []));
  const statements = new Set(classified.flatMap(({ h }) => h.flatMap(singleCodes)));
  // Annex II 3.1.1.2 and 3.2.1.2: aerosols with an aspiration hazard alone are exempt.
  if (mixture.measured.isAerosol) statements.delete('H304');
  const hasAny = (codes: readonly string[]) => codes.some((code) => statements.has(code));
  const contains = fasteningByContent.some(({ name, from }) =>
    components.some((component) => isOf(component, name) && isAtLeast(component.content, fraction(from))),
  );
  const isOpen = verdicts.some(({ kind }) => kind === 'open');
  const forPublic = (isDue: boolean) => {
    if (isDue) return mixture.isForPublic;
    return isOpen && mixture.isForPublic !== false ? null : false;
  };
  return {
    poisonCentre: isNotified(classified.map(({ hazardClass }) => hazardClass)) || (isOpen ? null : false),
    tactile: forPublic(hasAny(fasteningAndTactile) || hasAny(tactileOnly)),
    childResistant: forPublic(hasAny(fasteningAndTactile) || contains),
  };
}
