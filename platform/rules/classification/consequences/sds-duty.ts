import type { Component } from '../model/components.ts';
import { fraction, isAtLeast } from '../model/fraction.ts';
import type { Derived, Mixture, Verdict } from '../model/model.ts';
import { elicits } from './sensitisers.ts';

/** A reason to supply a safety data sheet of an unclassified mixture on request. */
interface Trigger {
  provision: string;
  /** Content, mass %; of gaseous mixtures volume %. */
  from: number;
  /** Null: the provision is for mixtures that are not gaseous. */
  gas?: number | null;
  is: (component: Component) => boolean;
}

const hasClass = (pattern: RegExp) => (component: Component) =>
  component.entries.some(({ category }) => pattern.test(category));

/** REACH Art. 31(3) and, with the same purpose, CLP Annex II 2.10. */
export const sdsTriggers: readonly Trigger[] = [
  {
    provision: 'REACH Art. 31(3)(a)',
    from: 1,
    gas: 0.2,
    is: hasClass(/^(Acute Tox|Skin |Eye |Resp\. |Muta|Carc|Repr|Lact|STOT|Asp|ED |Aquatic|PBT|vPvB|PMT|vPvM|Ozone)/),
  },
  {
    provision: 'REACH Art. 31(3)(b)',
    from: 0.1,
    gas: null,
    is: hasClass(/^(Carc\. 2|Repr\.|Lact\.|Skin Sens\.|Resp\. Sens\.|PBT|vPvB)/),
  },
  { provision: 'REACH Art. 31(3)(b)', from: 0.1, gas: null, is: ({ source }) => source.isCandidate === true },
  { provision: 'REACH Art. 31(3)(c)', from: 0, is: ({ source }) => source.hasUnionExposureLimit === true },
  { provision: 'CLP Annex II 2.10', from: 0, is: elicits },
  { provision: 'CLP Annex II 2.10', from: 0.1, is: hasClass(/^ED (HH|ENV) 2$/) },
  { provision: 'REACH Art. 31(3)(a)', from: 1, gas: 0.2, is: ({ isUnknown }) => isUnknown },
];

interface Duty {
  duty: Derived['sds']['duty'];
  because: string[];
  ingredients: Component[];
  problems: Derived['problems'];
}

/** The duty to supply a safety data sheet: always (REACH Art. 31(1)(a)), on request (31(3)) or none. */
export function sdsDuty({ measured }: Mixture, components: readonly Component[], verdicts: readonly Verdict[]): Duty {
  const classes = verdicts.flatMap((verdict) => (verdict.kind === 'classified' ? verdict.category : []));
  if (classes.length > 0) {
    const because = [...new Set(classes)].map((category) => `REACH Art. 31(1)(a): ${category}`);
    return { duty: 'required', because, ingredients: [], problems: [] };
  }
  const found = sdsTriggers.flatMap((trigger) => {
    const content = measured.physicalState === 'gas' && trigger.gas !== undefined ? trigger.gas : trigger.from;
    if (content === null) return [];
    const from = fraction(content);
    return components
      .filter((component) => trigger.is(component) && component.content.n > 0n && isAtLeast(component.content, from))
      .map((component) => ({ component, because: `${trigger.provision}: ${component.name}` }));
  });
  if (found.length > 0) {
    const because = [...new Set(found.map((one) => one.because))];
    const ingredients = [...new Set(found.map(({ component }) => component))];
    return { duty: 'onRequest', because, ingredients, problems: [] };
  }
  return { duty: 'none', because: [], ingredients: [], problems: exposureLimitsUnknown(components) };
}

/** No duty is only sure when it is known which ingredients have a Union exposure limit or are on the Candidate List. */
function exposureLimitsUnknown(components: readonly Component[]): Derived['problems'] {
  const open = components.filter(({ source }) => source.isCandidate === undefined);
  const unknown = components.filter(
    (component) => component.source.hasUnionExposureLimit === undefined || open.includes(component),
  );
  const names = unknown.map(({ name }) => name).join(', ');
  const lists = open.length > 0 ? 'Union exposure limits and the Candidate List' : 'Union exposure limits';
  const text = `Whether a sheet is due on request depends on ${lists} (REACH Art. 31(3)): ${names}`;
  return unknown.length > 0 ? [{ code: 'sheetDutyUnknown', text }] : [];
}
