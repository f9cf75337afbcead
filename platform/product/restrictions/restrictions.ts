import { localise } from '../../languages/languages.ts';
import { type StructureName, structureOf } from '../../law/classification/tables/structures.ts';
import { singleCodes } from '../../law/statement-codes.ts';
import { type RestrictionRule, restrictions } from '../../tables/restrictions.ts';
import { sumOf } from '../contents/sum-contents.ts';
import type { ProductFacts } from '../facts.ts';
import { contentOf, listedCmrRestrictions, structuresOf } from '../mixture.ts';
import { hasAerosolClass } from '../physical-state.ts';

type Ingredient = ProductFacts['composition'][number];

/** What no fact says: which of the uses the product has, whether professionals get a product for the public, or what the rule itself asks. */
export type OpenCondition = 'uses' | 'audience' | NonNullable<RestrictionRule['asks']>;

/** A rule whose substances and other known conditions the product meets. */
export interface Restriction {
  rule: RestrictionRule;
  /**
   * `applies`: all its conditions hold; `open`: one is not known; `elsewhere`: it holds for other recipients than those of the product;
   * `later`: from a later day.
   */
  state: 'applies' | 'open' | 'elsewhere' | 'later';
  /** The ingredients of the rule; empty: it is about the product. */
  ingredients: Ingredient[];
  /** The most that it can contain of them together, mass %. */
  content: number;
  open: readonly OpenCondition[];
}

const today = () => new Date().toISOString().slice(0, 10);

/** The restrictions of REACH Annex XVII and Regulation (EU) 2019/1148 for a product on a day, without entries 28 to 30 (mixture.ts). */
export const restrictionsOf = (facts: ProductFacts, on = today()): Restriction[] =>
  restrictions().rules.flatMap((rule) => restrictionsBy(rule, facts, on));

function restrictionsBy(rule: RestrictionRule, facts: ProductFacts, on: string): Restriction[] {
  if (!isOfForm(rule, facts) || !hasStatement(rule, facts)) return [];
  const use = usesHold(rule, facts);
  const audience = audienceHolds(rule, facts);
  if (use === false) return [];
  if (rule.asks === 'colourOrPerfume' && isOfHydrocarbonsOnly(facts)) return [];
  const conditions = [use === null && 'uses', audience === null && 'audience', rule.asks] as const;
  const open = conditions.filter((condition) => condition !== false && condition !== undefined);
  const isLater = rule.from !== undefined && rule.from > on;
  const state = isLater ? 'later' : audience === false ? 'elsewhere' : open.length > 0 ? 'open' : 'applies';
  return groupsIn(rule, facts)
    .map((ingredients) => ({ rule, state, ingredients, content: totalOf(ingredients, facts), open }) as const)
    .filter((found) => isReached(found, facts));
}

/** Whether hydrocarbons make up the whole composition, none of which colours or perfumes a product. */
const isOfHydrocarbonsOnly = (facts: ProductFacts): boolean =>
  structuresOf(facts) !== null &&
  facts.composition.length > 0 &&
  structuresIn(facts).every((structure) => structure === 'hydrocarbons');

const structuresIn = ({ composition }: ProductFacts): (StructureName | null)[] =>
  composition.map(({ cas, name }) => structureOf({ cas, name: localise(name, 'en') ?? '' }));

/** Entries for groups to which a substance of a known structure may belong; it belongs to none of the other groups. */
const groupsOfStructure = (structure: StructureName): readonly string[] =>
  structure === 'reactive' ? ['74', '75', '78'] : ['75'];

export interface OpenEntries {
  /** Entries with groups that no number names, to which an ingredient may belong. */
  groups: string[];
  /** Entries with conditions that are not settled, which have the number of an ingredient, or may have an ingredient without number. */
  conditions: string[];
}

/**
 * The entries of Annex XVII of which no rule says whether they apply to a product: not one of which a rule applies, such as 74. An entry that
 * names its substances by number is open only for its substances and for an ingredient without a CAS number.
 */
export function openEntriesOf(facts: ProductFacts, on?: string): OpenEntries {
  const ruled = restrictionsOf(facts, on).map(({ rule }) => rule.entry);
  const open = restrictions().groups.filter(({ entry }) => !ruled.includes(entry));
  const { composition } = facts;
  const structures = structuresIn(facts);
  const mayBeOf = (entry: string) =>
    structures.some((structure) => structure === null || groupsOfStructure(structure).includes(entry));
  const isNamed = (numbers: readonly string[]) =>
    composition.some(({ cas }, index) => (cas === undefined ? structures[index] === null : numbers.includes(cas)));
  const entriesOf = (rows: typeof open) => [...new Set(rows.map(({ entry }) => entry))];
  return {
    groups: entriesOf(open.filter(({ entry, cas }) => cas === undefined && mayBeOf(entry))),
    conditions: entriesOf(open.filter(({ cas }) => cas !== undefined && isNamed(cas))),
  };
}

/** The ingredients that count together: all of the rule if its contents add up, else those of each substance. */
function groupsIn({ cas, isSum }: RestrictionRule, { composition }: ProductFacts): Ingredient[][] {
  if (!cas) return [[]];
  const listed = composition.filter((ingredient) => ingredient.cas !== undefined && cas.includes(ingredient.cas));
  const groups = isSum
    ? [listed]
    : [...new Set(listed.map((ingredient) => ingredient.cas))].map((number) =>
        listed.filter((ingredient) => ingredient.cas === number),
      );
  return groups.filter((group) => group.length > 0);
}

const totalOf = (ingredients: readonly Ingredient[], facts: ProductFacts): number =>
  sumOf(ingredients.map((row) => contentOf(row, facts).max));

/** Whether the content reaches the limit; the upper bound of `< 0.1 %` does not reach 0.1 %. */
function isReached({ rule, ingredients, content }: Restriction, facts: ProductFacts): boolean {
  if (!rule.cas) return true;
  if (isMinorPrecursor(rule, facts)) return false;
  if (rule.limit === undefined) return true;
  const isExcluded = ingredients.some((row) => contentOf(row, facts).isMaxExcluded);
  return rule.isLimitAllowed || isExcluded ? content > rule.limit : content >= rule.limit;
}

/** Regulation (EU) 2019/1148 Art. 3(13): mixtures of more than five ingredients with less than 1 % of each listed substance. */
function isMinorPrecursor({ entry }: RestrictionRule, facts: ProductFacts): boolean {
  if (entry !== undefined || facts.composition.length <= 5) return false;
  return facts.composition.every(
    (row) => row.cas === undefined || !isPrecursor(row.cas) || contentOf(row, facts).max < 1,
  );
}

const isPrecursor = (cas: string): boolean =>
  restrictions().rules.some((rule) => rule.entry === undefined && rule.cas?.includes(cas));

function isOfForm({ form }: RestrictionRule, facts: ProductFacts): boolean {
  if (form === 'aerosol') return hasAerosolClass(facts) || facts.classificationData?.aerosol !== undefined;
  return form !== 'mixture' || facts.kind === 'mixture';
}

/** The statements of a rule that the product has. */
export function statedCodes({ statements = [] }: RestrictionRule, { classification, label }: ProductFacts): string[] {
  const codes = [...classification.flatMap(({ h }) => h), ...label.h].flatMap(singleCodes);
  return statements.filter((code) => codes.some((stated) => stated === code));
}

const hasStatement = (rule: RestrictionRule, facts: ProductFacts): boolean =>
  !rule.statements || statedCodes(rule, facts).length > 0;

/** null: section 1.2 has its uses in words only. */
function usesHold({ uses }: RestrictionRule, facts: ProductFacts): boolean | null {
  if (!uses) return true;
  return facts.uses.annexXVII?.some((use) => uses.includes(use)) ?? null;
}

/** null: a product for the public, which professional users may buy too. */
function audienceHolds({ audiences }: RestrictionRule, { audience }: ProductFacts): boolean | null {
  if (!audiences || audiences.includes(audience)) return true;
  return audience === 'public' ? null : false;
}

/** Whether section 8.1 has the DNEL of a rule for its substance, or for the product if it is the substance. */
export function hasDnel({ rule: { dnel }, ingredients }: Restriction, facts: ProductFacts): boolean {
  const names = new Set(ingredients.map(({ name }) => name.en));
  const levels = (facts.noEffectLevels ?? []).filter(
    ({ population, duration, substance }) =>
      population === 'workers' &&
      duration === 'longTerm' &&
      (substance === undefined ? facts.kind === 'substance' : names.has(substance.en)),
  );
  return (['inhalation', 'dermal'] as const).every((route) =>
    levels.some((level) => level.route === route && level.value === dnel?.[route]),
  );
}

/** The provisions by which a product may not be supplied to the general public: `REACH Annex XVII 28`. */
export const publicBans = (facts: ProductFacts, on?: string): string[] => [
  ...new Set([
    ...listedCmrRestrictions(facts, on).map((entry) => `REACH Annex XVII ${entry}`),
    ...restrictionsOf(facts, on)
      .filter(({ rule: { duty, audiences } }) => duty === 'ban' && audiences?.join() === 'public')
      .filter(({ state, open }) => state !== 'later' && open.length === 0)
      .map(({ rule }) => rule.provision),
  ]),
];
