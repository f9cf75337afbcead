import type { Component } from '../model/components.ts';
import { compare, type Fraction, fraction, isAtLeast, min, multiply, one, sum, toNumber } from '../model/fraction.ts';
import { countedShare, type SummedGroup, summedGroupOf } from '../tables/annex-vi-notes.ts';
import { type SingleRule, singleRules } from '../tables/single-limits.ts';
import type { ClassEntry, Mixture, Step, Verdict } from '../model/model.ts';
import { belowLimit, classified, namesOf, part, type Part, stepsOf, unclassified } from '../model/verdicts.ts';

/** A category that an ingredient brings into the mixture from a limit on. */
interface Candidate {
  component: Component;
  category: string;
  limit: Fraction;
  /** The content must be over the limit (`C > 10 %`). */
  isExclusive: boolean;
  /** What of the content counts: 1, or the share of the metal. */
  factor: number;
  /** Substances with which its content adds up. */
  group: SummedGroup | undefined;
  from: Step['from'];
  h: readonly string[];
  detail: string | undefined;
}

/** Sub-category of `Carc. 1B`: B; empty without one. */
const letterOf = (category: string) => (/\d[A-C]$/.test(category) ? category.slice(-1) : '');
/** `Carc. 1B` is of the level `Carc. 1`. */
const levelOf = (category: string) => (letterOf(category) === '' ? category : category.slice(0, -1));
/** The most severe first: 1A, 1 (which may be 1A), 1B, 2. */
const rankOf = (category: string) =>
  Number(/(\d)[A-C]?$/.exec(category)?.[1] ?? 1) * 10 + ['A', '', 'B', 'C'].indexOf(letterOf(category));

const isOfFamily = (category: string, family: string) => category === family || category.startsWith(`${family} `);

/** The verdicts of all classes that one ingredient alone brings: sensitisation, CMR, STOT 1 and 2, ED, PBT, PMT, ozone. */
export const singleVerdicts = (mixture: Mixture, components: readonly Component[]): Verdict[] =>
  singleRules.map((rule) => inTransition(verdictOf(rule, mixture, components), rule, mixture));

/** The components that a rule looks at. */
const relevantTo = ({ family }: SingleRule, components: readonly Component[]) =>
  components.filter(
    ({ entries, limits }) =>
      entries.some(({ category }) => category.startsWith(family)) ||
      limits.some(({ category }) => category.startsWith(family)),
  );

function verdictOf(
  rule: SingleRule,
  { measured: { physicalState } }: Mixture,
  components: readonly Component[],
): Verdict {
  const { hazardClass, provision, effect } = rule;
  const relevant = relevantTo(rule, components);
  const candidates = relevant.flatMap((component) => candidatesOf(component, rule, physicalState === 'gas'));
  const sums = groupSums(candidates);
  const inSum = new Set(sums.filter(({ total }) => isAtLeast(total, one)).flatMap(({ members }) => members));
  const reached = candidates
    .filter((candidate) => isReached(candidate) || inSum.has(candidate))
    .sort((a, b) => rankOf(a.category) - rankOf(b.category));
  const [first] = reached;
  // The limits of gases are volume %; contents are mass % where they are not stated by volume.
  const isByMass = candidates.some(({ component }) => component.source.content.isVolume !== true);
  const notes = [
    ...(physicalState === 'gas' && isByMass ? ['volumePercentAssumed'] : []),
    ...(candidates.some(({ factor }) => factor !== 1) ? ['metalContent'] : []),
  ];
  if (first) return classifiedBy(rule, first.category, reached, candidates, sums, notes);
  const [highest] = sums;
  const parts = highest ? withOthersAlone(highest, candidates) : closest(candidates);
  const values = effect ? { values: { category: effect } } : {};
  // Sensitisers have a lower limit in gases.
  const couldBeGas = () => relevant.flatMap((component) => candidatesOf(component, rule, true)).some(isReached);
  if (physicalState === null && couldBeGas())
    return unclassified(hazardClass, 'open', 'physicalStateUnknown', provision, parts, {
      values: { ...values.values, needs: 'physicalState', names: namesOf(relevant) },
    });
  const lowest = fraction(Math.min(...rule.limits.map(({ limit }) => limit)));
  const unknown = components.filter(({ isUnknown, content }) => isUnknown && isAtLeast(content, lowest));
  return belowLimit(hazardClass, highest?.group.provision ?? provision, parts, unknown, {
    ...values,
    ...(highest ? figuresOfSum(highest) : figuresOf(parts[0])),
    ...(notes.length > 0 && { notes }),
  });
}

function isReached({ component: { content }, limit, isExclusive, factor }: Candidate): boolean {
  const counted = multiply(content, fraction(factor));
  return isExclusive ? compare(counted, limit) > 0 : isAtLeast(counted, limit);
}

const partOf = ({ component, limit, from, factor }: Candidate): Part => part(component, limit, from, { factor });
const figuresOf = (highest: Part | undefined) =>
  highest
    ? {
        value: toNumber(multiply(highest.component.content, fraction(highest.factor))),
        limit: highest.limit && toNumber(highest.limit),
        unit: '%',
      }
    : {};

/** Contents of several substances that add up for a level, such as `Repr. 1` (CLP Annex VI 1.1.3.2, notes 11 and 12). */
interface GroupSum {
  group: SummedGroup;
  level: string;
  members: Candidate[];
  parts: Part[];
  total: Fraction;
}

/** The sums of the groups of which the mixture has several substances, the highest first. */
function groupSums(candidates: readonly Candidate[]): GroupSum[] {
  const sums = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    if (!candidate.group) continue;
    const key = `${candidate.group.provision} ${levelOf(candidate.category)}`;
    const members = sums.get(key);
    if (members) members.push(candidate);
    else sums.set(key, [candidate]);
  }
  return [...sums.values()]
    .map((members): GroupSum => {
      const parts = closest(members);
      const level = levelOf(members[0]!.category);
      return { group: members[0]!.group!, level, members, parts, total: sum(parts.map(({ share }) => share)) };
    })
    .filter(({ parts }) => parts.length > 1)
    .sort((a, b) => compare(b.total, a.total));
}

const figuresOfSum = ({ total }: GroupSum) => ({ value: toNumber(total), limit: 1, unit: '×' });

/** The parts of a sum, and those of other ingredients, which are judged by themselves. */
function withOthersAlone({ parts }: GroupSum, candidates: readonly Candidate[]): Part[] {
  const summed = new Set(parts.map(({ component }) => component));
  const others = closest(candidates.filter(({ component }) => !summed.has(component)));
  return [...parts, ...others.map((other): Part => ({ ...other, isAlone: true }))];
}

/** One part for each ingredient, that with the highest share; the highest first. */
function closest(candidates: readonly Candidate[]): Part[] {
  const parts = candidates.map(partOf).sort((a, b) => compare(b.share, a.share));
  const seen = new Set<Component>();
  return parts.filter(({ component }) => !seen.has(component) && seen.add(component));
}

function candidatesOf(component: Component, rule: SingleRule, isGas: boolean): Candidate[] {
  const { entries, limits } = component;
  const group = summedGroupOf(component, rule.family);
  const own = entries.filter(({ category }) => isOfFamily(category, rule.family));
  const lines = limits.filter(
    ({ category }) => category.startsWith(rule.family) && rule.h[levelOf(category)] !== undefined,
  );
  const specific = lines.map((line): Candidate => {
    const level = levelOf(line.category);
    const entry = own.find(({ category }) => levelOf(category) === level);
    const isPlain = letterOf(line.category) === '' && rule.isWithoutSubcategory !== true;
    const category = isPlain && entry ? entry.category : line.category;
    const generic = rule.limits.find(({ as }) => levelOf(as) === level)!.limit;
    return {
      component,
      category,
      // Higher limits of such substances ended with the notes by which they add up.
      limit: group ? min(line.limit, fraction(generic)) : line.limit,
      isExclusive: line.fromExclusive === true,
      factor: countedShare(component, category),
      group,
      from: 'specific',
      h: line.h,
      detail: entry?.detail,
    };
  });
  const generic = rule.limits.flatMap((row): Candidate[] => {
    if (lines.some(({ category }) => levelOf(category) === levelOf(row.as))) return [];
    return own
      .filter(({ category }) => category === row.ingredient)
      .map((entry) => ({
        component,
        category: row.as,
        limit: fraction(isGas ? (row.gas ?? row.limit) : row.limit),
        isExclusive: false,
        factor: countedShare(component, entry.category),
        group,
        from: 'generic',
        h: statementsOf(entry, rule, row.as),
        detail: entry.detail,
      }));
  });
  return [...specific, ...generic];
}

/** The ingredient's own statement, with its suffix, when the mixture gets the ingredient's category. */
function statementsOf({ category, h }: ClassEntry, rule: SingleRule, as: string): string[] {
  const plain = rule.h[levelOf(as)]!;
  const own = category === as ? h.filter((code) => code.startsWith(plain)) : [];
  return own.length > 0 ? own : [plain];
}

function classifiedBy(
  rule: SingleRule,
  category: string,
  reached: readonly Candidate[],
  candidates: readonly Candidate[],
  sums: readonly GroupSum[],
  notes: readonly string[],
): Verdict {
  const same = reached.filter((each) => levelOf(each.category) === levelOf(category));
  const details = [...new Set(same.flatMap(({ detail }) => detail ?? []))].sort().join('; ');
  const h = statementOf(rule, category, same, reached);
  const more = { ...(details !== '' && { detail: details }), notes };
  const highest = sums.find(({ level, total }) => level === levelOf(category) && isAtLeast(total, one));
  if (highest) {
    const parts = withOthersAlone(highest, same);
    return classified(rule.hazardClass, category, h, highest.group.provision, parts, {
      ...figuresOfSum(highest),
      ...more,
    });
  }
  const counted = closest(same);
  const isCounted = new Set(counted.map(({ component }) => component));
  const others = closest(candidates.filter(({ component }) => !isCounted.has(component)));
  return {
    ...classified(rule.hazardClass, category, h, rule.provision, counted, { ...figuresOf(counted[0]), ...more }),
    steps: [...stepsOf(counted), ...stepsOf(others)],
  };
}

/** The statement of the mixture, with the suffix that all ingredients have that count. */
function statementOf(rule: SingleRule, category: string, same: readonly Candidate[], reached: readonly Candidate[]) {
  const plain = rule.h[levelOf(category)]!;
  if (rule.family === 'Repr.') return [reproductiveStatement(plain, reached)];
  const codes = [...new Set(same.flatMap(({ h }) => h.filter((code) => code.startsWith(plain))))];
  return codes.length === 1 ? codes : [plain];
}

/**
 * Effects of all ingredients together, as CLP Annex VI 1.1.2.1.2 writes them: H360F with H361d is H360Fd, H360D with H361f is H360Df; plain
 * when one is not specified.
 */
function reproductiveStatement(plain: string, reached: readonly Candidate[]): string {
  const codes = reached.flatMap(({ h }) => h.filter((code) => /^H36[01]/.test(code)));
  const suffixes = codes.map((code) => code.slice(4));
  if (suffixes.length === 0 || suffixes.includes('')) return plain;
  const all = suffixes.join('');
  const letters = ['F', 'D', 'f', 'd'].filter((letter) => all.includes(letter));
  const gravest = letters.filter((letter) => letter < 'a' || !letters.includes(letter.toUpperCase()));
  return `${plain}${gravest.join('')}`;
}

/** Classes of (EU) 2023/707 on mixtures that were on the market before they applied. */
function inTransition(verdict: Verdict, { transition, provision }: SingleRule, mixture: Mixture): Verdict {
  const { placedOnMarket, assessedOn } = mixture;
  if (!transition || verdict.kind !== 'classified' || placedOnMarket === null) return verdict;
  if (placedOnMarket >= transition.newFrom || (assessedOn ?? '') >= transition.allFrom) return verdict;
  const { hazardClass, category, steps, value, limit, unit } = verdict;
  const values = { category, until: transition.allFrom };
  return { hazardClass, kind: 'notApplicable', reason: 'transition', values, provision, steps, value, limit, unit };
}
