import type { Component } from './components.ts';
import { compare, isAtLeast, toNumber } from './fraction.ts';
import { belowLimit, classified, namesOf, part, type Part, unclassified } from './verdicts.ts';
import type { HazardClass, MeasuredFacts, Mixture, Verdict } from './model.ts';

type State = NonNullable<MeasuredFacts['physicalState']>;

/** A physical hazard class that a test decides, not a figure of the model. */
interface TestedClass {
  hazardClass: HazardClass;
  section: string;
  /** States of matter that the class is for. */
  states: readonly State[];
  /** Aerosols are outside the class (CLP Annex I 2.3.2.1, note 2). */
  notAerosols?: true;
  /** Categories of ingredients that make the hazard possible. */
  hint: RegExp;
  /** Categories of the class: specific limits for them decide. */
  own: RegExp;
  /** The class is for mixtures with such an ingredient only; the reason when there is none. */
  without?: string;
  /** Test of the UN Manual of Tests and Criteria or figure that decides. */
  needs: string;
}

const all = ['gas', 'liquid', 'solid'] as const;
const condensed = ['liquid', 'solid'] as const;

/** CLP Annex I Part 2, without aerosols and flammable liquids. */
export const testedClasses: readonly TestedClass[] = [
  {
    hazardClass: 'explosives',
    section: '2.1',
    states: condensed,
    hint: /^(Unst\. Expl|Expl\.|Desen\. Expl|Self-react|Org\. Perox|Ox\.)/,
    own: /^(Unst\. Expl|Expl\.)/,
    needs: 'UN test series 2 to 8',
  },
  {
    hazardClass: 'flammableGases',
    section: '2.2',
    states: ['gas'],
    notAerosols: true,
    hint: /^(Flam\. Gas|Pyr\. Gas|Chem\. Unst\. Gas)/,
    own: /^(Flam\. Gas|Pyr\. Gas|Chem\. Unst\. Gas)/,
    needs: 'EN ISO 10156',
  },
  {
    hazardClass: 'oxidisingGases',
    section: '2.4',
    states: ['gas'],
    hint: /^Ox\. Gas/,
    own: /^Ox\. Gas/,
    needs: 'EN ISO 10156',
  },
  {
    hazardClass: 'gasesUnderPressure',
    section: '2.5',
    states: ['gas'],
    notAerosols: true,
    hint: /^Press\. Gas/,
    own: /^Press\. Gas/,
    needs: 'physical state in the receptacle, pressure, critical temperature',
  },
  {
    hazardClass: 'flammableSolids',
    section: '2.7',
    states: ['solid'],
    notAerosols: true,
    hint: /^(Flam\.|Pyr\.|Self-react)/,
    own: /^Flam\. Sol/,
    needs: 'UN test N.1',
  },
  {
    hazardClass: 'selfReactive',
    section: '2.8',
    states: condensed,
    hint: /^(Self-react|Expl\.|Unst\. Expl|Desen\. Expl)/,
    own: /^Self-react/,
    needs: 'UN test series A to H',
  },
  {
    hazardClass: 'pyrophoricLiquids',
    section: '2.9',
    states: ['liquid'],
    hint: /^Pyr\./,
    own: /^Pyr\. Liq/,
    needs: 'UN test N.3',
  },
  {
    hazardClass: 'pyrophoricSolids',
    section: '2.10',
    states: ['solid'],
    hint: /^Pyr\./,
    own: /^Pyr\. Sol/,
    needs: 'UN test N.2',
  },
  {
    hazardClass: 'selfHeating',
    section: '2.11',
    states: condensed,
    hint: /^(Self-heat|Pyr\.)/,
    own: /^Self-heat/,
    needs: 'UN test N.4',
  },
  {
    hazardClass: 'waterReactive',
    section: '2.12',
    states: condensed,
    hint: /^Water-react/,
    own: /^Water-react/,
    needs: 'UN test N.5',
  },
  {
    hazardClass: 'oxidisingLiquids',
    section: '2.13',
    states: ['liquid'],
    hint: /^Ox\./,
    own: /^Ox\. Liq/,
    needs: 'UN test O.2',
  },
  {
    hazardClass: 'oxidisingSolids',
    section: '2.14',
    states: ['solid'],
    hint: /^Ox\./,
    own: /^Ox\. Sol/,
    needs: 'UN test O.1 or O.3',
  },
  {
    hazardClass: 'organicPeroxides',
    section: '2.15',
    states: condensed,
    hint: /^Org\. Perox/,
    own: /^Org\. Perox/,
    without: 'noOrganicPeroxide',
    needs: 'UN test series A to H',
  },
  {
    hazardClass: 'corrosiveToMetals',
    section: '2.16',
    states: all,
    hint: /^Met\. Corr/,
    own: /^Met\. Corr/,
    needs: 'UN test C.1',
  },
  {
    hazardClass: 'desensitisedExplosives',
    section: '2.17',
    states: condensed,
    hint: /^(Unst\. Expl|Expl\.|Desen\. Expl)/,
    own: /^Desen\. Expl/,
    without: 'noExplosiveIngredient',
    needs: 'corrected burning rate, UN Manual Part V',
  },
];

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

/** Chemicals under pressure are a class of the UN GHS, which CLP Annex I (consolidated version of 1 September 2025) does not have. */
export const chemicalsUnderPressure: Verdict = unclassified(
  'chemicalsUnderPressure',
  'notApplicable',
  'classNotInForce',
  'UN GHS 2.3.2',
);
