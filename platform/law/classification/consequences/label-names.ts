import { lowestLimit } from '../classes/corrosion-parts.ts';
import { phCauses } from '../classes/extreme-ph.ts';
import type { Component } from '../model/components.ts';
import { divide, type Fraction, fraction, isAtLeast } from '../model/fraction.ts';
import { classesOfCategory, type HazardClass } from '../../hazard-classes.ts';
import type { Problem, Verdict } from '../model/model.ts';
import { causesOf } from '../model/verdicts.ts';
import { elicitationLimits } from '../tables/single-limits.ts';

type Classified = Extract<Verdict, { kind: 'classified' }>;

/** The classes whose causes the label names (CLP Art. 18(3)(b)), the gravest first. */
const named: readonly HazardClass[] = [
  'acuteOral',
  'acuteDermal',
  'acuteInhalation',
  'mutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'respiratorySensitisation',
  'stotSingle',
  'stotRepeated',
  'skin',
  'eye',
  'skinSensitisation',
  'aspiration',
  'lactation',
  'stotSingleNarcoticIrritant',
];

/** At most this many names are enough, unless more are needed to reflect the nature and severity of the hazards. */
const maxLabelNames = 4;

/**
 * Whether the label names the causes of a category (CLP Art. 18(3)(b)). Irritation is not named; effects on or via lactation are reproductive
 * toxicity (Annex I 3.7.1.2).
 */
export const isNamedOnLabel = (category: string): boolean =>
  !/^(Skin|Eye) Irrit\./.test(category) &&
  classesOfCategory(category).some((hazardClass) => named.includes(hazardClass));

const isNamed = (verdict: Verdict): verdict is Classified =>
  verdict.kind === 'classified' &&
  isNamedOnLabel(verdict.category) &&
  !(verdict.hazardClass === 'eye' && verdict.notes?.includes('coveredBySkinCorrosion') === true);

/** The ingredients that the label names: those of CLP Art. 18(3)(b), and every sensitiser that can elicit a reaction (Annex II 2.8). */
export const labelNames = (verdicts: readonly Verdict[], components: readonly Component[]): string[] => [
  ...new Set([
    ...causeNames(verdicts, components),
    ...furtherSensitisers(components, verdicts).map(({ name }) => name),
  ]),
];

/**
 * All contributing ingredients when there are four or fewer; else the main cause of each class, filled up to four from the most severe
 * classes. Sensitisers, CMR and STOT 1 and 2 that reach their limit by themselves are all main causes.
 */
function causeNames(verdicts: readonly Verdict[], components: readonly Component[]): string[] {
  const classes = verdicts.filter(isNamed).sort((a, b) => rankOf(a) - rankOf(b));
  const causes = classes.map((verdict) => causeNamesOf(verdict, components));
  const all = [...new Set(causes.flat())];
  if (all.length <= maxLabelNames) return all;
  const needed: string[] = [];
  for (const names of causes)
    if (names.length > 0 && !names.some((name) => needed.includes(name))) needed.push(names[0]!);
  const filled = [...needed, ...all.filter((name) => !needed.includes(name))].slice(
    0,
    Math.max(maxLabelNames, needed.length),
  );
  return all.filter((name) => filled.includes(name));
}

/** By severity of the category, then by class. */
const rankOf = ({ category, hazardClass }: Classified) =>
  Number(/(\d)[A-C]?$/.exec(category)?.[1] ?? 1) * 100 + named.indexOf(hazardClass);

/** The contributing ingredients; for an extreme pH, the acids or bases that cause it first. */
function causeNamesOf(verdict: Classified, components: readonly Component[]): string[] {
  const { reason, value } = verdict;
  const acidsOrBases = reason === 'extremePh' && typeof value === 'number' ? phCauses(components, value) : [];
  return [
    ...new Set([...acidsOrBases.map(({ name }) => name), ...causesOf(verdict).map(({ ingredient }) => ingredient)]),
  ];
}

/** A problem when the label names the cause of an extreme pH and no ingredient is known as its acid or base. */
export const phProblems = (verdicts: readonly Verdict[], components: readonly Component[]): Problem[] => {
  const ph = verdicts.find((verdict) => isNamed(verdict) && verdict.reason === 'extremePh')?.value;
  return typeof ph === 'number' && phCauses(components, ph).length === 0
    ? [{ code: 'phCauseUnknown', values: { ph, provision: 'CLP Art. 18(3)(b)' } }]
    : [];
};

const families = [
  { family: 'Skin Sens.', hazardClass: 'skinSensitisation' },
  { family: 'Resp. Sens.', hazardClass: 'respiratorySensitisation' },
] as const;

/** Content from which a sensitiser can elicit a reaction, mass %: a tenth of its specific limit, else the limit of its category; null: no sensitiser. */
function elicitationLimit(component: Component, family: string): Fraction | null {
  const pattern = new RegExp(`^${family.replace('.', '\\.')} 1([AB]?)$`);
  const specificLimit = lowestLimit(component, pattern);
  if (specificLimit) return divide(specificLimit, fraction(10));
  const letters = component.entries.flatMap(({ category }) => pattern.exec(category)?.[1] ?? []);
  return letters.length > 0 ? fraction(Math.min(...letters.map((letter) => elicitationLimits[`1${letter}`]!))) : null;
}

/** Whether the component is a sensitiser at or over its limit for elicitation. */
export const elicits = (component: Component): boolean =>
  families.some(({ family }) => {
    const limit = elicitationLimit(component, family);
    return limit !== null && isAtLeast(component.content, limit);
  });

/** Whether the mixture is classified as a skin or respiratory sensitiser. */
const isSensitising = (verdicts: readonly Verdict[]) =>
  verdicts.some(
    ({ hazardClass, kind }) => kind === 'classified' && families.some((family) => family.hazardClass === hazardClass),
  );

/** Sensitisers that EUH208 names: at their limit for elicitation, in a mixture that is not sensitising (CLP Annex II 2.8, first paragraph). */
export const namedSensitisers = (components: readonly Component[], verdicts: readonly Verdict[]): Component[] =>
  isSensitising(verdicts) ? [] : components.filter(elicits);

/** Sensitisers that the label of a sensitising mixture names in addition to the cause of its class (CLP Annex II 2.8, second paragraph). */
const furtherSensitisers = (components: readonly Component[], verdicts: readonly Verdict[]): Component[] =>
  isSensitising(verdicts) ? components.filter(elicits) : [];
