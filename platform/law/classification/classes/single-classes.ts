import type { Component } from '../model/components.ts';
import { compare, type Fraction, fraction, isAtLeast, min, multiply, sum, toNumber } from '../model/fraction.ts';
import { countedShare, type SummedGroup, summedGroupOf } from '../tables/annex-vi-notes.ts';
import { type SingleRule, singleRules } from '../tables/single-limits.ts';
import type { ClassEntry, Mixture, Step, Verdict } from '../model/model.ts';
import { belowLimit, classified, namesOf, part, type Part, stepsOf, unclassified } from '../model/verdicts.ts';

/** A category that the mixture has from a content of an ingredient on. */
interface Candidate {
  component: Component;
  category: string;
  limit: Fraction;
  /** The content must be over the limit (`C > 10 %`). */
  isExclusive: boolean;
  /** The share of the content that counts: 1, or the share of the metal. */
  factor: number;
  /** The group of substances whose contents add up. */
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

/** The verdicts of the classes in which contents do not add up: sensitisation, CMR, STOT 1 and 2, ED, PBT, PMT, ozone. */
export const singleVerdicts = (mixture: Mixture, components: readonly Component[]): Verdict[] =>
  singleRules.map((rule) => applyTransition(verdictOf(rule, mixture, components), rule, mixture));

/** The components with the class of a rule or a limit for it. */
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
  const summedCandidates = new Set(
    sums.filter(({ total }) => isAtLeast(total, fraction(1))).flatMap(({ members }) => members),
  );
  const reached = candidates
    .filter((candidate) => isReached(candidate) || summedCandidates.has(candidate))
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

/** The sums of groups with several substances in the mixture, the highest first. */
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

/** The parts of a sum, and the parts of other ingredients, which are judged by themselves. */
function withOthersAlone({ parts }: GroupSum, candidates: readonly Candidate[]): Part[] {
  const summed = new Set(parts.map(({ component }) => component));
  const others = closest(candidates.filter(({ component }) => !summed.has(component)));
  return [...parts, ...others.map((other): Part => ({ ...other, isAlone: true }))];
}

/** The part with the highest share of each ingredient, the highest first. */
function closest(candidates: readonly Candidate[]): Part[] {
  const parts = candidates.map(partOf).sort((a, b) => compare(b.share, a.share));
  const seen = new Set<Component>();
  return parts.filter(({ component }) => !seen.has(component) && seen.add(component));
}

function candidatesOf(component: Component, rule: SingleRule, isGas: boolean): Candidate[] {
  const { entries, limits } = component;
  const group = summedGroupOf(component, rule.family);
  const classEntries = entries.filter(({ category }) => isOfFamily(category, rule.family));
  const lines = limits.filter(
    ({ category }) => category.startsWith(rule.family) && rule.h[levelOf(category)] !== undefined,
  );
  const specific = lines.map((line): Candidate => {
    const level = levelOf(line.category);
    const entry = classEntries.find(({ category }) => levelOf(category) === level);
    const isPlain = letterOf(line.category) === '' && rule.isWithoutSubcategory !== true;
    const category = isPlain && entry ? entry.category : line.category;
    const generic = rule.limits.find(({ result }) => levelOf(result) === level)!.limit;
    return {
      component,
      category,
      // A specific limit above the generic one does not apply to substances that add up (CLP Annex VI, notes 11 and 12).
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
    if (lines.some(({ category }) => levelOf(category) === levelOf(row.result))) return [];
    return classEntries
      .filter(({ category }) => category === row.ingredient)
      .map((entry) => ({
        component,
        category: row.result,
        limit: fraction(isGas ? (row.gas ?? row.limit) : row.limit),
        isExclusive: false,
        factor: countedShare(component, entry.category),
        group,
        from: 'generic',
        h: statementsOf(entry, rule, row.result),
        detail: entry.detail,
      }));
  });
  return [...specific, ...generic];
}

/** The ingredient's statement, with its suffix, when the mixture gets the ingredient's category; else the statement of the table. */
function statementsOf({ category, h }: ClassEntry, rule: SingleRule, result: string): string[] {
  const plain = rule.h[levelOf(result)]!;
  const statements = category === result ? h.filter((code) => code.startsWith(plain)) : [];
  return statements.length > 0 ? statements : [plain];
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
  const highest = sums.find(({ level, total }) => level === levelOf(category) && isAtLeast(total, fraction(1)));
  if (highest) {
    const parts = withOthersAlone(highest, same);
    return classified(rule.hazardClass, category, h, highest.group.provision, parts, {
      ...figuresOfSum(highest),
      ...more,
      notes: [...notes, `note.${highest.group.note}`],
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

/** The statement of the mixture, with a suffix that all counted ingredients share. */
function statementOf(rule: SingleRule, category: string, same: readonly Candidate[], reached: readonly Candidate[]) {
  const plain = rule.h[levelOf(category)]!;
  if (rule.family === 'Repr.') return [reproductiveStatement(plain, reached)];
  const codes = [...new Set(same.flatMap(({ h }) => h.filter((code) => code.startsWith(plain))))];
  return codes.length === 1 ? codes : [plain];
}

/**
 * Combines the effects of all ingredients, as CLP Annex VI 1.1.2.1.2 writes them: H360F with H361d is H360Fd, H360D with H361f is H360Df; plain
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

/** Returns 'not applicable' for a class of (EU) 2023/707 while a mixture that was on the market before is in its transition period. */
function applyTransition(verdict: Verdict, { transition, provision }: SingleRule, mixture: Mixture): Verdict {
  const { placedOnMarket, assessedOn } = mixture;
  if (!transition || verdict.kind !== 'classified' || placedOnMarket === null) return verdict;
  if (placedOnMarket >= transition.newFrom || (assessedOn ?? '') >= transition.allFrom) return verdict;
  const { hazardClass, category, steps, value, limit, unit } = verdict;
  const values = { category, until: transition.allFrom };
  return { hazardClass, kind: 'notApplicable', reason: 'transition', values, provision, steps, value, limit, unit };
}
