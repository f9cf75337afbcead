import { add, type Fraction, fraction, subtract, zero } from './fraction.ts';
import { type LimitLine, readLimits } from './limit-lines.ts';
import type { ClassEntry, Ingredient, Mixture, Problem } from './model.ts';

type ClassLimit = Extract<LimitLine, { kind: 'class' }> & { limit: Fraction };
type StatementLimit = Extract<LimitLine, { kind: 'statement' }>;
export type Estimate = Extract<LimitLine, { kind: 'ate' }>;

/** An ingredient as the rules see it: lines of one substance are merged, and its limit lines are parsed. */
export interface Component {
  name: string;
  cas: string | undefined;
  /** Upper end of the range, mass %: more of an ingredient never makes a mixture less hazardous. */
  content: Fraction;
  /** Lower end of the range, mass %. */
  minContent: Fraction;
  isRange: boolean;
  /** The known classification. */
  entries: readonly ClassEntry[];
  /** Its classification is unknown, or it may have further classes. */
  isUnknown: boolean;
  limits: readonly ClassLimit[];
  statements: readonly StatementLimit[];
  estimates: readonly Estimate[];
  /** M factors (CLP Art. 10(2)), 1 if none. */
  m: { acute: number; chronic: number };
  source: Ingredient;
}

/** Beginning of the categories of physical hazards, but for aerosols and gases under pressure. */
export const physicalCategory = /^(Unst|Expl|Flam|Ox|Self|Pyr|Water|Org|Met|Desen)/;

/**
 * The content from which a limit with an upper bound alone holds, mass %: `Ox. Liq. 2; H272: C ≤ 50 %` of perchloric acid at any content,
 * `STOT SE 3; H335: C < 10 %` of cumene hydroperoxide from the cut-off value on (CLP Annex I, Table 1.1). Null: other classes need a lower bound.
 */
const lowestContent = (category: string): number | null =>
  physicalCategory.test(category) ? 0 : category === 'STOT SE 3' ? 1 : null;

/** `Skin Corr. 1B **` and `Skin  Corr.1B` are `Skin Corr. 1B`. */
const normalCategory = (category: string): string =>
  category
    .replace(/\*/g, '')
    .replace(/\.(?=[A-Z\d])/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();

const normalName = (name: string) => name.normalize('NFKC').trim().toLowerCase();
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The ingredients sorted by name, with the problems of unusable data. Several lines of one substance are one ingredient, so that splitting it
 * never avoids a cut-off value. Lines with different data give one variant of the mixture each, and the most severe result counts.
 */
export function variantsOf({ ingredients }: Mixture): { variants: Component[][]; problems: Problem[] } {
  const problems: Problem[] = [];
  const substances = new Map<string, Component[]>();
  for (const ingredient of ingredients) {
    const component = read(ingredient, problems);
    const id = component.cas ?? normalName(component.name);
    const lines = substances.get(id);
    if (lines && fingerprint(lines.at(-1)!) !== fingerprint(component))
      problems.push({ ingredient: component.name, code: 'listedTwice', values: { name: component.name } });
    if (lines) lines.push(component);
    else substances.set(id, [component]);
  }
  const alternatives = [...substances]
    .map(([id, lines]) => ({ id, options: alternativesOf(lines) }))
    .sort((a, b) => compareTexts(a.options[0]!.name, b.options[0]!.name) || compareTexts(a.id, b.id));
  let variants: Component[][] = [[]];
  for (const { options } of alternatives) {
    const isTooMany =
      options.length > 1 &&
      variants.length * options.length > Math.min(maxVariants, maxVariantComponents / alternatives.length);
    const [first, ...others] = isTooMany ? [{ ...options[0]!, isUnknown: true }] : options;
    if (others.length > 0)
      variants = variants.flatMap((variant) => options.map((component) => [...variant, component]));
    else for (const variant of variants) variant.push(first!);
  }
  return { variants, problems: [...problems, ...totalProblem(ingredients)] };
}

/** The classification of further substances with different lines counts as unknown. */
const maxVariants = 64;
/** Maximum of all variants together, since each variant is classified. */
const maxVariantComponents = 12_800;

/** The substance with the content of all its lines, once for each different set of data. */
function alternativesOf(lines: readonly Component[]): Component[] {
  const [first, ...others] = [...lines].sort((a, b) => compareTexts(a.name, b.name));
  const whole = others.reduce(mergeTwo, first!);
  const distinct = new Map<string, Component>();
  for (const line of lines) {
    const data = fingerprint(line);
    const former = distinct.get(data);
    // A stated 'additive' equals an omitted `corrosion`, but it answers the question about it.
    if (former === undefined || former.source.corrosion === undefined) distinct.set(data, line);
  }
  const { name, content, minContent, isRange } = whole;
  return [...distinct]
    .sort(([a], [b]) => compareTexts(a, b))
    .map(([, component]) => ({ ...component, name, content, minContent, isRange }));
}

const mergeTwo = (a: Component, b: Component): Component => ({
  ...a,
  content: add(a.content, b.content),
  minContent: add(a.minContent, b.minContent),
  isRange: a.isRange || b.isRange,
});

function read(ingredient: Ingredient, problems: Problem[]): Component {
  const { name, cas, classification, limits: texts } = ingredient;
  const lines = readLimits(texts);
  const limits: ClassLimit[] = [];
  const m = { acute: 1, chronic: 1 };
  for (const line of lines) {
    if (line.kind === 'unreadable')
      problems.push({ ingredient: name, code: 'unreadableLimit', values: { text: line.text }, reason: line.reason });
    if (line.kind === 'factor' && line.effect !== 'chronic') m.acute = Math.max(m.acute, line.factor);
    if (line.kind === 'factor' && line.effect !== 'acute') m.chronic = Math.max(m.chronic, line.factor);
    if (line.kind !== 'class') continue;
    const { category } = line;
    // CLP Art. 10(7): acute toxicity has estimates, aquatic hazards have M factors instead of limits.
    if (/^(Acute Tox|Aquatic)/.test(category))
      problems.push({ ingredient: name, code: 'noSpecificLimits', values: { category } });
    else {
      const hasLowerBound = line.from !== null && line.from > 0;
      const from = hasLowerBound ? line.from : line.below === null ? null : lowestContent(category);
      if (from === null) problems.push({ ingredient: name, code: 'noLowerBound', values: { category } });
      else limits.push({ ...line, limit: fraction(from) });
    }
  }
  const problem = (code: 'unknownClassification' | MissingFactor | ContentProblem) =>
    problems.push({ ingredient: name, code, values: { name } });
  for (const code of missingFactors(lines, classification ?? [])) problem(code);
  const content = contentOf(ingredient, problem);
  if (classification === null) problem('unknownClassification');
  return {
    name,
    cas: cas?.trim() || undefined,
    ...content,
    entries: (classification ?? []).map((entry) => ({
      ...entry,
      category: normalCategory(entry.category),
      h: entry.h.flatMap((code) => code.split('+')).map((code) => code.replace(/[*\s]/g, '')),
    })),
    isUnknown: classification === null || ingredient.hasUnknownClasses === true,
    limits,
    statements: lines.flatMap((line) => (line.kind === 'statement' ? [line] : [])),
    estimates: lines.flatMap((line) => (line.kind === 'ate' ? [line] : [])),
    m,
    source: ingredient,
  };
}

type MissingFactor = 'missingAcuteFactor' | 'missingChronicFactor';

/** CLP Annex I 4.1.3.5.5.5: a substance of category 1 has an M factor for each of its aquatic hazards. */
function missingFactors(lines: readonly LimitLine[], classification: readonly ClassEntry[]): MissingFactor[] {
  const effects = lines.flatMap((line) => (line.kind === 'factor' ? [line.effect] : []));
  if (effects.length === 0 || effects.includes('both')) return [];
  const lacks = (effect: 'acute' | 'chronic') =>
    !effects.includes(effect) &&
    classification.some(({ category }) => normalCategory(category).toLowerCase() === `aquatic ${effect} 1`);
  return [
    ...(lacks('acute') ? ['missingAcuteFactor' as const] : []),
    ...(lacks('chronic') ? ['missingChronicFactor' as const] : []),
  ];
}

type ContentProblem = 'noContent' | 'contentOver100';

/** The amount, mass %, by which an excluded upper end is lowered: less than any figure of a file, so that only sums on a limit change. */
const excludedShare = fraction(1e-12);

function contentOf({ content }: Ingredient, problem: (code: ContentProblem) => void) {
  const upper = Math.max(content.min, content.max);
  if (!Number.isFinite(upper) || upper < 0) {
    problem('noContent');
    return { content: fraction(100), minContent: zero, isRange: true };
  }
  if (upper > 100) problem('contentOver100');
  const lower = Math.max(0, Math.min(content.min, content.max));
  const isRange = content.min !== content.max;
  const end = fraction(upper);
  const isShort = content.isMaxExcluded === true && upper > lower;
  return {
    content: isShort ? subtract(end, excludedShare) : end,
    minContent: Number.isFinite(lower) ? fraction(lower) : zero,
    isRange,
  };
}

/** Sum of the lower ends over 100 % (0.5 % is allowed for rounding). */
function totalProblem(ingredients: readonly Ingredient[]): Problem[] {
  const total = ingredients.reduce((sum, { content }) => sum + Math.min(content.min, content.max), 0);
  return total > 100.5 ? [{ code: 'totalOver100', values: { total: Number(total.toFixed(3)) } }] : [];
}

/** A key that is equal for lines of a substance with the same data. */
function fingerprint({ entries, source }: Component): string {
  const { limits, euh, corrosion, inhalationForm, unknownAcute, unknownAquatic } = source;
  const { hasUnionExposureLimit, isCandidate, classification, hasUnknownClasses } = source;
  const classes = entries.map(({ category, h, detail }) => JSON.stringify([category, [...h].sort(), detail]));
  return JSON.stringify([
    classification && classes.sort(),
    [...limits].sort(),
    [...euh].sort(),
    corrosion ?? 'additive',
    inhalationForm,
    [...(unknownAcute ?? [])].sort(),
    unknownAquatic ?? false,
    hasUnionExposureLimit,
    isCandidate,
    hasUnknownClasses ?? false,
  ]);
}
