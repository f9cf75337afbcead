import type { Localised } from '../../languages/languages.ts';
import type { LimitConcentration, LimitRow } from '../../tables/limit-tables.ts';
import { limitTables, type LimitTable } from '../../tables/limit-tables.ts';
import type { ProductFacts } from '../facts.ts';
import type { LimitList } from './market-pack.ts';
import { appliesIn, type Market, marketPacks } from './markets.ts';

/*
 * Limits in air: those that the author of a product typed, and those that the lists of its markets have of its ingredients. The lists of
 * a pack (an operator's, or of a few compared values) take precedence over the shipped table of the same country, substance by substance. Of
 * a list that is younger than the day in question only the values count that say when they applied.
 */

type Facts = Pick<ProductFacts, 'kind' | 'composition' | 'exposureLimits'>;
type Ingredient = ProductFacts['composition'][number];
type TypedLimit = ProductFacts['exposureLimits'][number];
type Numbers = Pick<Ingredient, 'cas' | 'ec'>;

/** A list of limits with the day, month or year of its state. */
export interface LimitSource {
  law: string;
  source: LimitList['source'];
}

/** A limit in air of a list. */
export interface ListedLimit extends Omit<LimitRow, 'cas' | 'ec' | 'skin'>, LimitSource {
  country: string;
  skin?: boolean | undefined;
  /** The list has notations that are not known here: that the limit has none says nothing. */
  lacksNotations?: true;
  /** The value that replaces it, and the day from which it does. */
  next?: Pick<LimitRow, 'twa' | 'stel'> & { from: string };
}

/** A limit in air that a sheet prints: typed by the author, or of a list. */
export interface MarketLimit {
  /** Omitted: the product itself. */
  agent: Localised | undefined;
  law: string;
  country: string;
  twa: LimitConcentration | undefined;
  stel: LimitConcentration | undefined;
  skin: boolean;
  /** The remark of the author. */
  note: Localised | undefined;
  /** Omitted: typed by the author. */
  listed?: ListedLimit;
}

/** Whether a state (a day, a month or a year) is of a day or before it. */
const isOfDay = (date: string, day: string): boolean => date <= day.slice(0, date.length);

const packLists = (area: string, day: string): LimitList[] =>
  marketPacks().flatMap(({ limitLists }) =>
    limitLists.filter(({ country, source }) => country === area && isOfDay(source.date, day)),
  );

const tablesOf = (area: string): LimitTable[] => limitTables.filter((table) => table.area === area);

function rowsOfPacks(area: string, { cas }: Numbers, day: string): ListedLimit[] {
  return packLists(area, day).flatMap(({ law, country, source, air = [] }) =>
    air
      .filter((limit) => limit.cas === cas)
      .map(({ name, twa, stel, skin, remark }) => ({ name, twa, stel, skin, remark, law, country, source })),
  );
}

const sourceOfTable = ({ table }: LimitTable): LimitList['source'] => ({
  title: table.meta.title,
  date: table.meta.published,
});

function rowsOfTables(area: string, { cas, ec }: Numbers, day: string): ListedLimit[] {
  const numbers = cas ?? ec;
  if (numbers === undefined) return [];
  return tablesOf(area).flatMap((list) => {
    const all = list.table.find([numbers]);
    const isKnown = isOfDay(list.table.meta.published, day);
    const rows = all.filter(
      ({ from, to }) =>
        (from ?? day) <= day && day <= (to ?? day) && (isKnown || from !== undefined || to !== undefined),
    );
    return rows.map(({ cas: _cas, ec: _ec, ...row }) => ({
      ...row,
      ...nextOf(row, all),
      country: area,
      source: sourceOfTable(list),
      ...(!list.hasNotations && { lacksNotations: true as const }),
    }));
  });
}

/** The first later value of the same name and fraction. */
function nextOf({ name, fraction, to }: Pick<LimitRow, 'name' | 'fraction' | 'to'>, all: readonly LimitRow[]) {
  const later = all.filter(
    (row) =>
      row.name === name && row.fraction === fraction && to !== undefined && row.from !== undefined && row.from > to,
  );
  const [first] = later.sort((a, b) => a.from!.localeCompare(b.from!));
  return first && { next: { twa: first.twa, stel: first.stel, from: first.from! } };
}

/** The limits in air that apply to a substance on a day in a country, or in the Union (`EU`), by the lists that are known. */
export function listedLimits(area: string, numbers: Numbers, day: string): ListedLimit[] {
  const rows = rowsOfPacks(area, numbers, day);
  return rows.length > 0 || isComplete(packLists(area, day), 'air') ? rows : rowsOfTables(area, numbers, day);
}

/** The limits in air of a substance on a day, in all lists that the platform knows. */
export function airLimitsOf(numbers: Numbers, day: string): ListedLimit[] {
  const areas = [...limitTables.map(({ area }) => area), ...marketPacks().map(({ country }) => country)];
  return [...new Set(areas)].flatMap((area) => listedLimits(area, numbers, day));
}

function isComplete(lists: readonly LimitList[], kind: 'air' | 'biological'): boolean {
  const matchingLists = lists.filter((list) => list[kind] !== undefined);
  return matchingLists.length > 0 && matchingLists.every((list) => list.isComplete);
}

/** Whether all limits of a market's own law on a day are known, in air or biological ones: its lists have all substances. */
export const hasCompleteLimits = ({ country }: Market, kind: 'air' | 'biological', day: string): boolean =>
  isComplete(packLists(country, day), kind);

/** The lists of limits in air of a market's own law on a day, of which none is complete or known where `hasCompleteLimits` is false. */
export const airListsOf = ({ country }: Market, day: string): (LimitSource & { isBindingOnly: boolean })[] => [
  ...packLists(country, day)
    .filter(({ air }) => air !== undefined)
    .map(({ law, source }) => ({ law, source, isBindingOnly: false })),
  ...(isComplete(packLists(country, day), 'air') ? [] : tablesOf(country))
    .filter(({ table }) => isOfDay(table.meta.published, day))
    .map((list) => ({
      law: list.table.meta.act,
      source: sourceOfTable(list),
      isBindingOnly: list.isBindingOnly,
    })),
];

/** The lists of biological limits of a market's own law on a day. */
export const biologicalListsOf = ({ country }: Market, day: string): LimitList[] =>
  packLists(country, day).filter(({ biological }) => biological !== undefined);

const isSameConcentration = (typed: LimitConcentration | undefined, listed: LimitConcentration | undefined): boolean =>
  listed === undefined ||
  (listed.mgPerM3 === undefined ? typed?.ppm === listed.ppm : typed?.mgPerM3 === listed.mgPerM3);

/** Names differ between lists and products: a limit with the same values is the same limit. */
const isSameLimit = (typed: TypedLimit | ListedLimit, listed: ListedLimit): boolean =>
  isSameConcentration(typed.twa, listed.twa) && isSameConcentration(typed.stel, listed.stel);

/** Whether the list of a country was made before a value of the Union applied, and has another value. */
const isOlder = (national: ListedLimit, union: ListedLimit): boolean =>
  union.from !== undefined && national.source.date < union.from && !isSameLimit(national, union);

/** The names of a substance in all languages, in lower case, also without what follows a comma: hydrogen peroxide, solution. */
export const namesIn = (text: Localised): string[] =>
  Object.values(text).flatMap((name) => [name, name.split(', ')[0]!].map((known) => known.toLowerCase()));

/**
 * The typed limits with the ingredients whose limits they are: by a name in any language; a limit without an agent is that of a product
 * with one ingredient, or of the main constituent.
 */
function typedLimitsOf({ kind, composition, exposureLimits }: Facts) {
  const ingredientsByName = new Map<string, Ingredient[]>();
  for (const ingredient of composition)
    for (const name of new Set(namesIn(ingredient.name)))
      ingredientsByName.set(name, [...(ingredientsByName.get(name) ?? []), ingredient]);
  const unnamed = kind === 'substance' || composition.length === 1 ? composition.slice(0, 1) : [];
  return exposureLimits.map((limit) => ({
    limit,
    ingredients: new Set(
      limit.agent ? namesIn(limit.agent).flatMap((name) => ingredientsByName.get(name) ?? []) : unnamed,
    ),
  }));
}

interface ComparedLimits {
  ingredient: Ingredient;
  /** Of the lists, not typed: the sheet prints them. */
  added: ListedLimit[];
  /** Of the lists, with another value than the author typed. */
  different: { listed: ListedLimit; typed: readonly TypedLimit[] }[];
}

/**
 * Compares the limits of a product with the lists of a market. What the author typed of an ingredient stands for all limits of that country
 * (or of the Union), and is never replaced. A value of the Union is added only where no value of the country itself is known, or where it
 * applies from a day after the state of the country's list, which therefore cannot have it.
 */
export function compareLimits(facts: Facts, market: Market, day: string): ComparedLimits[] {
  const typedLimits = typedLimitsOf(facts);
  return facts.composition.map((ingredient) => {
    const compare = (area: string): Omit<ComparedLimits, 'ingredient'> & { isKnown: boolean } => {
      const listed = listedLimits(area, ingredient, day);
      const areaLimits = typedLimits.filter(({ limit }) => limit.country === area);
      const typed = areaLimits.filter(({ ingredients }) => ingredients.has(ingredient)).map(({ limit }) => limit);
      // The agent of a limit may have a name that no ingredient has.
      const unnamed = areaLimits.filter(({ ingredients }) => ingredients.size === 0).map(({ limit }) => limit);
      const open = listed.filter((limit) => ![...typed, ...unnamed].some((other) => isSameLimit(other, limit)));
      return typed.length > 0
        ? { added: [], different: open.map((limit) => ({ listed: limit, typed })), isKnown: true }
        : { added: open, different: [], isKnown: listed.length > 0 };
    };
    const national = compare(market.country);
    const union = appliesIn(market, 'EU') ? compare('EU') : { added: [], different: [] };
    const isLater = (value: ListedLimit) =>
      national.added.length > 0 && national.added.every((limit) => isOlder(limit, value));
    return {
      ingredient,
      added: [...(national.isKnown ? union.added.filter(isLater) : union.added), ...national.added],
      different: [...union.different, ...national.different],
    };
  });
}

/** The limits in air that a sheet for a market prints, by the law of a day: those of the author, then those of the lists. */
export function marketLimits(facts: Facts, market: Market, day: string): MarketLimit[] {
  const typed = facts.exposureLimits
    .filter(({ country }) => appliesIn(market, country))
    .map(({ agent, law, country, twa, stel, skin, note }) => ({ agent, law, country, twa, stel, skin, note }));
  const listed = compareLimits(facts, market, day).flatMap(({ ingredient, added }) =>
    added.map((limit): MarketLimit => ({
      agent: ingredient.name,
      law: limit.law,
      country: limit.country,
      twa: limit.twa,
      stel: limit.stel,
      skin: limit.skin === true,
      note: undefined,
      listed: limit,
    })),
  );
  return [...typed, ...listed];
}
