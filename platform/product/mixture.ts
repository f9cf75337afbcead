import { localise } from '../languages/languages.ts';
import { classify } from '../law/classification/classify.ts';
import type { Derived, Ingredient, MeasuredFacts, Mixture, Temperature } from '../law/classification/model/model.ts';
import { extremePhLimits } from '../law/classification/classes/extreme-ph.ts';
import { aspirationViscosity } from '../law/classification/classes/summed-classes.ts';
import { structureOf, type StructureName } from '../law/classification/tables/structures.ts';
import { isCause } from '../law/classification/model/verdicts.ts';
import { labelNotices, type LabelNotices } from '../law/label/hazards.ts';
import { cmrEntries, type CmrRestriction, cmrRestrictions } from '../law/reach-lists.ts';
import { singleCodes } from '../law/statement-codes.ts';
import { cmrTable } from '../tables/restrictions.ts';
import { knownUnit } from '../law/units.ts';
import { type BasicProperty, propertyRow } from '../law/properties.ts';
import type { ProductFacts } from './facts.ts';
import { type NumericRange, parseRange } from './contents/numeric-range.ts';
import { isStateDoubtful, physicalState } from './physical-state.ts';
import { isClassificationStated, substanceItself } from './ingredients.ts';
import { readContent, replaceWords } from './contents/printed-content.ts';
import { sumOf } from './contents/sum-contents.ts';

/** The facts from which a mixture's classification is derived; a file may omit the classification. */
export type MixtureFacts = Omit<ProductFacts, 'classification' | 'label'> &
  Partial<Pick<ProductFacts, 'classification'>>;

const today = () => new Date().toISOString().slice(0, 10);

/** The input of the classification rules for a product on a day: transition periods end on one (CLP Annex I 3.11.3). */
export function mixtureOf(facts: MixtureFacts, on = today()): Mixture {
  const { composition, overrides = [], classificationData = {} } = facts;
  const names = ingredientNames(composition);
  const isCandidate = candidatesOf(facts);
  const hasUnionExposureLimit = unionLimitsOf(facts);
  return {
    ingredients: composition.map((ingredient, index) => ({
      ...ingredientOf(ingredient),
      content: contentOf(ingredient, facts),
      ...isCandidate(ingredient),
      ...hasUnionExposureLimit(ingredient),
      name: names[index]!,
    })),
    hasBalance: composition.some(({ contentRange }) => readContent(contentRange).kind === 'balance'),
    measured: measuredOf(facts),
    determinations: overrides.map(({ class: hazardClass, reason, ...decided }) => ({
      ...decided,
      hazardClass,
      reason: localise(reason, 'en') ?? '',
    })),
    placedOnMarket: classificationData.placedOnMarket ?? null,
    assessedOn: on,
    isForPublic: facts.audience === 'public',
  };
}

const derivations = new WeakMap<MixtureFacts, Map<string, Derived>>();

/**
 * The classification derived from composition and measured values on a day, by default today; cached, since checks and documents of the same
 * facts need it. The day matters only for a mixture that says when it was placed on the market.
 */
export function derivedFrom(facts: MixtureFacts, on = today()): Derived {
  const dayDerivations = derivations.get(facts) ?? new Map<string, Derived>();
  const day = facts.classificationData?.placedOnMarket === undefined ? '' : on;
  const derived = dayDerivations.get(day) ?? classify(mixtureOf(facts, on));
  derivations.set(facts, dayDerivations.set(day, derived));
  return derived;
}

/** The English names of the ingredients, in their order; repeated names are numbered. */
export function ingredientNames(composition: MixtureFacts['composition']): string[] {
  const counts = new Map<string, number>();
  return composition.map(({ name: local }) => {
    const name = localise(local, 'en') ?? '';
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > 1 ? `${name} (${count})` : name;
  });
}

/** The indices of the ingredients by their {@link ingredientNames}. */
export function ingredientPlaces(composition: MixtureFacts['composition']): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, name] of ingredientNames(composition).entries()) if (!places.has(name)) places.set(name, index);
  return places;
}

function ingredientOf(ingredient: MixtureFacts['composition'][number]): Omit<Ingredient, 'name' | 'content'> {
  const { cas, corrosion, inhalationForm, unknownAcute } = ingredient;
  return {
    ...(cas !== undefined && { cas }),
    ...(corrosion !== undefined && { corrosion }),
    ...(inhalationForm !== undefined && { inhalationForm }),
    ...(unknownAcute !== undefined && { unknownAcute }),
    ...(ingredient.isAquaticUnknown === true && { unknownAquatic: true }),
    classification: isClassificationStated(ingredient)
      ? ingredient.classification.map(({ category, h }) => ({ category, h }))
      : null,
    limits: ingredient.limits,
    euh: ingredient.euh,
  };
}

/** Returns whether an ingredient is on the Candidate List; nothing for an ingredient that was not compared with it. */
function candidatesOf({ listCheck }: MixtureFacts) {
  const candidates = listCheck?.lists.find(({ list }) => list === 'candidateList');
  const checked = new Set(candidates && listCheck?.checked);
  const listed = new Set(candidates?.entries.map(({ number }) => number));
  return ({ cas, ec }: Row): Pick<Ingredient, 'isCandidate'> => {
    const number = cas ?? ec;
    return number !== undefined && checked.has(number) ? { isCandidate: listed.has(number) } : {};
  };
}

/** Returns that an ingredient has a Union exposure limit if section 8.1 names one; nothing otherwise, since that is unknown. */
function unionLimitsOf({ exposureLimits }: MixtureFacts) {
  const union = exposureLimits.filter(({ country }) => country === 'EU');
  const agents = new Set(union.flatMap(({ agent }) => localise(agent, 'en') ?? []));
  return ({ name }: MixtureFacts['composition'][number]): Pick<Ingredient, 'hasUnionExposureLimit'> =>
    agents.has(localise(name, 'en') ?? '') ? { hasUnionExposureLimit: true } : {};
}

type Content = Ingredient['content'];
type Row = Pick<ProductFacts['composition'][number], 'content' | 'contentRange' | 'cas' | 'ec'>;
type ContentFacts = Pick<MixtureFacts, 'basicProperties' | 'classificationData' | 'classification'> & {
  composition: readonly Row[];
};

/**
 * The exact content, else the bounds of the printed one, in mass %, or by volume for a gas. A balance is the rest that the other contents
 * leave. A text that is not read may be any content; the checks reject it (check-ingredients.ts).
 */
export const contentOf = (row: Row, facts: ContentFacts = { composition: [row], basicProperties: {} }): Content =>
  exactContent(row) ?? printedBounds(row, facts) ?? leftBy(row, totalsOf(facts), 'exactTotal');

/** The bounds of the printed content, which section 3 shows. */
export const publicContentOf = (row: Row, facts: ContentFacts): Content =>
  printedBounds(row, facts) ?? leftBy(row, totalsOf(facts), 'printedTotal');

/** Whether the content of an ingredient is less than a limit, mass %. */
export function isContentBelow(row: Row, facts: ContentFacts, limit: number): boolean {
  const { max, isMaxExcluded } = contentOf(row, facts);
  return max < limit || (isMaxExcluded === true && max === limit);
}

/** The contents of all rows of an ingredient's substance together: two rows of 2 % are 4 %. */
export function totalContentOf(row: Row, facts: ContentFacts): Content {
  const number = row.cas ?? row.ec;
  const same = (number && totalsOf(facts).rowsByNumber.get(number)) || [row];
  const contents = same.map((other) => contentOf(other, facts));
  return {
    min: sumOf(contents.map(({ min }) => min)),
    max: sumOf(contents.map(({ max }) => max)),
    ...(contents.some(({ isMaxExcluded }) => isMaxExcluded) && { isMaxExcluded: true }),
  };
}

/**
 * The content for a document in any language: signs instead of words, and for a balance the range that the other printed contents leave
 * (REACH Annex II 3.2.1); exact contents are confidential.
 */
export function printedContent(row: Row, facts: ContentFacts): string {
  if (readContent(row.contentRange).kind !== 'balance') return replaceWords(row.contentRange);
  const { min, max } = publicContentOf(row, facts);
  return min === max ? `${min} %` : `${min} – ${max} %`;
}

/** The rows of a composition by substance number, and the sums of their contents; a balance counts as any content. */
interface Totals {
  rows: ReadonlySet<Row>;
  rowsByNumber: ReadonlyMap<string, readonly Row[]>;
  /** The sum of exact contents, with printed contents for rows without one. */
  exactTotal: Total;
  printedTotal: Total;
}
interface Total {
  min: number;
  max: number;
  volumeCount: number;
}

const totals = new WeakMap<ContentFacts, Totals>();

/** The totals of a composition; cached, since a mixture needs them for each ingredient. */
function totalsOf(facts: ContentFacts): Totals {
  const earlier = totals.get(facts);
  if (earlier) return earlier;
  const { composition } = facts;
  const rowsByNumber = new Map<string, Row[]>();
  for (const row of composition) {
    const number = row.cas ?? row.ec;
    const same = number === undefined ? undefined : rowsByNumber.get(number);
    if (same) same.push(row);
    else if (number !== undefined) rowsByNumber.set(number, [row]);
  }
  const printedContents = composition.map((row) => printedBounds(row, facts) ?? anyContent);
  const knownContents = composition.map((row, index) => exactContent(row) ?? printedContents[index]!);
  const made = {
    rows: new Set(composition),
    rowsByNumber,
    exactTotal: totalOf(knownContents),
    printedTotal: totalOf(printedContents),
  };
  totals.set(facts, made);
  return made;
}

const totalOf = (contents: readonly Content[]): Total => ({
  min: sumOf(contents.map(({ min }) => min)),
  max: sumOf(contents.map(({ max }) => max)),
  volumeCount: contents.filter(({ isVolume }) => isVolume).length,
});

const exactContent = ({ content }: Row): Content | null =>
  content === undefined ? null : { min: content, max: content };

const anyContent: Content = { min: 0, max: 100 };

/** The bounds of a printed content; null: it is the balance. */
function printedBounds({ contentRange }: Row, facts: ContentFacts): Content | null {
  const read = readContent(contentRange);
  if (read.kind === 'balance') return null;
  if (read.kind === 'unreadable' || (read.kind === 'volume' && !isGas(facts))) return anyContent;
  const { exact, lower, upper } = read.range;
  return {
    min: exact?.value ?? lower?.value ?? 0,
    max: exact?.value ?? upper?.value ?? 100,
    ...(upper?.symbol === 'lt' && { isMaxExcluded: true }),
    ...(read.kind === 'volume' && { isVolume: true }),
  };
}

/** The content of a balance: 100 % less the contents of the other rows. The totals count the balance itself as any content. */
function leftBy(balance: Row, { rows, ...all }: Totals, kind: 'exactTotal' | 'printedTotal'): Content {
  const total = all[kind];
  const isCounted = rows.has(balance);
  const otherCount = rows.size - Number(isCounted);
  return {
    min: Math.max(0, sumOf([100, -total.max, isCounted ? anyContent.max : 0])),
    max: Math.max(0, sumOf([100, -total.min, isCounted ? anyContent.min : 0])),
    ...(otherCount > 0 && total.volumeCount === otherCount && { isVolume: true }),
  };
}

/** Whether the product is a gas: only gases state contents by volume, like their limits (law/classification/tables/single-limits.ts). */
export function isGas({ basicProperties, classificationData: data = {}, classification = [] }: ContentFacts): boolean {
  if (data.aerosol !== undefined) return false;
  const state = data.physicalState ?? physicalState({ basicProperties, classification });
  return (state ?? stateOfClasses(classification)) === 'gas';
}

/** The structure and the least content of a substance, or of each ingredient of a mixture of which there is as much as counts. */
export const partStructures = (facts: ProductFacts): { structure: StructureName | null; content: number }[] =>
  facts.kind === 'substance'
    ? substanceItself(facts).map((part) => ({ structure: structureOfPart(part), content: 100 }))
    : facts.composition
        .map((part) => ({ part, content: contentOf(part, facts) }))
        .filter(({ content }) => content.max >= minCounted)
        .map(({ part, content }) => ({ structure: structureOfPart(part), content: content.min }));

const structureOfPart = ({ cas, name }: ProductFacts['composition'][number]): StructureName | null =>
  structureOf({ cas, name: localise(name, 'en') ?? '' });

/** Mass %: less of an ingredient is not counted as what a product consists of. */
const minCounted = 1;

/** The structures of all that a product consists of; null: they are not all known. */
export function structuresOf(facts: ProductFacts): StructureName[] | null {
  const contents = facts.composition.map((row) => contentOf(row, facts).min);
  const hasBalance = facts.composition.some(({ contentRange }) => readContent(contentRange).kind === 'balance');
  const isWhole = facts.kind === 'substance' || hasBalance || sumOf(contents) >= minWholeContent;
  const parts = partStructures(facts);
  const known = parts.flatMap(({ structure }) => structure ?? []);
  return isWhole && known.length > 0 && known.length === parts.length ? known : null;
}

/** Mass %: the rest is rounding, as in the rules of classification. */
const minWholeContent = 99.5;

/** What Appendices 1 to 6 of REACH Annex XVII say of the ingredients that cause a class of entries 28 to 30. */
export interface CmrListing {
  entry: CmrRestriction;
  /** `listed`: one is in an appendix; `notYet`: no amendment that has it is known; `open`: the platform has none of them. */
  state: 'listed' | 'notYet' | 'open';
}

/** The entries 28 to 30 whose class the product has, by the shipped table and the stored comparison with an imported list. */
export function cmrListings(facts: MixtureFacts, on = today()): CmrListing[] {
  const codes = new Set((facts.classification ?? []).flatMap(({ h }) => h.flatMap(singleCodes)));
  const entries = cmrEntries.filter((entry) => codes.has(cmrRestrictions[entry].statement));
  if (entries.length === 0) return [];
  const { verdicts } = derivedFrom(facts, on);
  const places = ingredientPlaces(facts.composition);
  const imported = facts.listCheck?.lists.find((list) => list.list === 'annexXVII')?.entries ?? [];
  return entries.map((entry) => {
    const causes = verdicts
      .filter((verdict) => verdict.kind === 'classified')
      .filter(({ h }) => h.flatMap(singleCodes).includes(cmrRestrictions[entry].statement))
      .flatMap(({ steps }) => steps.filter(isCause).map(({ ingredient }) => places.get(ingredient)))
      .flatMap((index) => (index === undefined ? [] : (facts.composition[index] ?? [])));
    const rows = causes.flatMap((cause) => cmrRowsOf(cause).filter((row) => row.entry === entry));
    const numbers = numbersIn(imported, entry);
    if (
      rows.some(({ isNotYet, from }) => !isNotYet && from <= on) ||
      causes.some(({ cas, ec }) => numbers.includes(cas ?? ec ?? ''))
    )
      return { entry, state: 'listed' };
    return { entry, state: rows.length > 0 ? 'notYet' : 'open' };
  });
}

/** The rows of a substance; an entry with another CAS number is another substance, whatever its EC number. */
const cmrRowsOf = ({ cas, ec }: Row) => {
  const number = cas ?? ec;
  return number === undefined ? [] : cmrTable.find([number]);
};

/** The entries 28 to 30 that restrict the product. */
export const listedCmrRestrictions = (facts: MixtureFacts, on?: string): CmrRestriction[] =>
  cmrListings(facts, on).flatMap(({ entry, state }) => (state === 'listed' ? [entry] : []));

/** The numbers of the substances that a list has under an entry; a row may name several entries. */
const numbersIn = (rows: readonly { number: string; entry?: string | undefined }[], entry: CmrRestriction): string[] =>
  rows.filter((row) => row.entry?.match(/\d+/g)?.includes(String(entry))).map(({ number }) => number);

/**
 * The requirements that follow from the statements on the label and from the ingredients. A product is not for the public if its author does
 * not offer it to the public or an entry of Annex XVII restricts it on the day `on`, by default today.
 */
export const noticesOf = (facts: ProductFacts, on?: string): LabelNotices =>
  labelNotices(facts.label.h, {
    ingredients: facts.composition.map((ingredient) => ({
      ...(ingredient.cas !== undefined && { cas: ingredient.cas }),
      content: totalContentOf(ingredient, facts),
    })),
    isNotForPublic: facts.audience !== 'public' || listedCmrRestrictions(facts, on).length > 0,
  });

function measuredOf(facts: MixtureFacts): MeasuredFacts {
  const { classificationData: data = {} } = facts;
  const { classification = [] } = facts;
  const phRange = measuredRange(facts, 'ph');
  const state = physicalState({ basicProperties: facts.basicProperties, classification });
  const part = state === 'solid' ? null : partInSolution(facts);
  const ph = part === null ? phOf(phRange) : phOfLiquid(phOf(phRange), part);
  const isAerosol = state === 'aerosol' || data.aerosol !== undefined;
  const otherwise = isAerosol
    ? null
    : (stateOfClasses(classification) ?? (measuredRange(facts, 'flashPoint') && 'liquid'));
  return {
    physicalState: isStateDoubtful(facts)
      ? null
      : (data.physicalState ?? (state === 'aerosol' ? null : (state ?? otherwise))),
    isAerosol,
    ph,
    ...(phRange && ph === null && { isPhOpen: true as const }),
    reserve: data.reserve ?? null,
    ...viscosityOf(facts),
    flashPoint: bound(measuredRange(facts, 'flashPoint')),
    ...(isWithoutFlashPoint(facts) && { hasNoFlashPoint: true }),
    initialBoilingPoint: bound(measuredRange(facts, 'boilingPoint')),
    sustainsCombustion: data.sustainsCombustion ?? null,
    ...(data.isGasOil !== undefined && { isGasOil: data.isGasOil }),
    ...(data.aerosol !== undefined && { aerosol: data.aerosol }),
  };
}

/** The state of matter that a typed class presupposes; null: none. */
function stateOfClasses(classification: ProductFacts['classification']): MeasuredFacts['physicalState'] {
  const hasCategory = (pattern: RegExp) => classification.some(({ category }) => pattern.test(category));
  if (hasCategory(/ Gas( |$)/)) return 'gas';
  if (hasCategory(/ Sol\./)) return 'solid';
  return hasCategory(/ Liq\./) ? 'liquid' : null;
}

/** A property of section 9.1 that has a figure; null for a text. */
export const measuredValue = ({ basicProperties }: Pick<MixtureFacts, 'basicProperties'>, name: BasicProperty) => {
  const property = basicProperties[name];
  return typeof property === 'object' && 'value' in property && typeof property.value !== 'object' ? property : null;
};

/** A measured value in the first unit of its dimension (°C, mm²/s, hPa, g/cm³); null for a text, or a unit that is not known or of another property. */
export function measuredRange(facts: Pick<MixtureFacts, 'basicProperties'>, name: BasicProperty): NumericRange | null {
  const property = measuredValue(facts, name);
  const range = property && parseRange(property.value);
  if (!range || property.unit === undefined) return range;
  const unit = knownUnit(property.unit);
  const { accepts } = propertyRow(name);
  // A dynamic viscosity is no kinematic viscosity.
  if (!unit || (accepts && !(unit.dimension in accepts))) return null;
  const toFirstUnit = <Bound extends { value: number }>(end: Bound | undefined) =>
    end && { ...end, value: Number(unit.toFirstUnit(end.value).toPrecision(12)) };
  const [exact, lower, upper] = [toFirstUnit(range.exact), toFirstUnit(range.lower), toFirstUnit(range.upper)];
  return { ...(exact && { exact }), ...(lower && { lower }), ...(upper && { upper }) };
}

/** °C; CLP Annex I 3.10 compares the viscosity at this temperature. */
const aspirationTemperature = 40;

/** A temperature of a condition, `40 °C`, `104 °F` or `313.15 K`, with the lower end of a range, `20 – 40 °C`. */
const temperature =
  /(?<![\d.,])((?:\d{1,4}\s?[-–−]\s?)?)([-–−]?\d{1,4}(?:[.,]\d{1,3})?)\s?(?:°\s?([CF])|(K))(?![\p{L}\d])/gu;

/** The one temperature that the condition of the kinematic viscosity names in all its languages, °C; null: none, several or a range. */
export function viscosityTemperature(facts: Pick<MixtureFacts, 'basicProperties'>): number | null {
  const texts = Object.values(measuredValue(facts, 'kinematicViscosity')?.condition ?? {});
  const found = texts.flatMap((text) => [...(text ?? '').normalize('NFKC').replace(/º/g, '°').matchAll(temperature)]);
  const values = found.map(([, range, figure = '', degree, kelvin]) =>
    range ? NaN : toCelsius(Number(figure.replace(/[–−]/, '-').replace(',', '.')), degree ?? kelvin),
  );
  const [first = NaN] = values;
  return values.every((value) => value === first) ? first : null;
}

const toCelsius = (value: number, unit: string | undefined): number =>
  Number((knownUnit(unit === 'K' ? 'K' : `°${unit}`)?.toFirstUnit(value) ?? NaN).toFixed(2));

/**
 * The pH; for a range its extreme end (CLP Annex I 3.2.3.1.2), the acid one first; for `< 1` or `> 13` the bound. Null for a bound that does
 * not show whether the pH is extreme.
 */
export function phOf(range: NumericRange | null): number | null {
  const { exact, lower, upper } = range ?? {};
  if (exact) return exact.value;
  const { acid, base } = extremePhLimits;
  if (upper && upper.value <= acid) return upper.value;
  if (lower && lower.value >= base) return lower.value;
  if (!lower || !upper) return null;
  const isBasic = upper.symbol === 'lt' ? upper.value > base : upper.value >= base;
  return lowestOf(lower) > acid && isBasic ? upper.value : lowestOf(lower);
}

/** Mass parts of a solution that a condition names as `10 g/l`, `1 %` or `5 g/100 ml`, by its unit. */
const solutionUnits: readonly (readonly [unit: string, part: number])[] = [
  ['%', 1e-2],
  ['m?[lL] ?/ ?100', 1e-2],
  ['g ?/ ?100', 1e-2],
  ['mg ?/ ?(?:l|kg)', 1e-6],
  ['(?:g|ml) ?/ ?(?:l|kg)', 1e-3],
];

/** The mass part of the product in the solution whose pH is stated, 0.01 for `10 g/l in water`; null: the pH of the product itself. */
function partInSolution(facts: Pick<MixtureFacts, 'basicProperties'>): number | null {
  const texts = Object.values(measuredValue(facts, 'ph')?.condition ?? {});
  for (const [unit, part] of solutionUnits)
    for (const text of texts) {
      const [, figure] = new RegExp(`(?<!\\d)(\\d{1,9}(?:[.,]\\d{1,9})?)\\s?${unit}`, 'i').exec(text ?? '') ?? [];
      if (figure !== undefined) return Number(figure.replace(',', '.')) * part;
    }
  return null;
}

/**
 * The pH of a liquid as far as the pH of its solution shows it. A solution with an extreme pH shows that the liquid is extreme. Diluting by
 * ten changes the pH of a strong acid or base by one and others by less, so a pH far enough from the limits shows that the liquid is not
 * extreme. Null otherwise.
 */
function phOfLiquid(ph: number | null, part: number): number | null {
  const { acid, base } = extremePhLimits;
  if (ph === null || ph <= acid || ph >= base) return ph;
  const shift = -Math.log10(part);
  return ph - shift > acid && ph + shift < base ? ph : null;
}

/**
 * The viscosity that decides the aspiration hazard: at 40 °C the lowest value, for which the hazard is most severe. Null for a bound on an
 * unknown side of the limit. The viscosity of a liquid falls with rising temperature: below 40 °C only a value up to the limit decides, above
 * 40 °C only a value over it.
 */
function viscosityOf(facts: MixtureFacts): Pick<MeasuredFacts, 'kinematicViscosity40' | 'viscosityTemperature'> {
  const measuredAt = viscosityTemperature(facts);
  const range = measuredRange(facts, 'kinematicViscosity');
  if (measuredAt === null || !range) return { kinematicViscosity40: null };
  const { exact, lower, upper } = range;
  const lowest = exact?.value ?? (lower ? lowestOf(lower) : null);
  const highest = exact?.value ?? upper?.value ?? null;
  const low = highest !== null && highest <= aspirationViscosity ? highest : null;
  const high = lowest !== null && lowest > aspirationViscosity ? lowest : null;
  if (measuredAt < aspirationTemperature)
    return { kinematicViscosity40: low, ...(low !== null && { viscosityTemperature: measuredAt }) };
  if (measuredAt > aspirationTemperature)
    return { kinematicViscosity40: high, ...(high !== null && { viscosityTemperature: measuredAt }) };
  return { kinematicViscosity40: low ?? (upper ? lowest : high) };
}

/** The lowest value of a lower bound: `> 20.5` is over a limit of 20.5. */
export const lowestOf = ({ value, symbol }: NonNullable<NumericRange['lower']>) =>
  symbol === 'gt' ? value + justOver : value;
/** Less than any figure of a file. */
const justOver = 1e-9;

/** A figure of a verdict as it was stated, without the shift of an excluded bound. */
export function statedFigure(value: number): number {
  const stated = Number(value.toFixed(6));
  return Math.abs(value - stated) <= 2 * justOver ? stated : value;
}

const isWithoutFlashPoint = ({ basicProperties: { flashPoint } }: MixtureFacts): boolean =>
  flashPoint === 'notApplicable' ||
  (typeof flashPoint === 'object' &&
    'en' in flashPoint &&
    /^(?:none|no flash ?point)\.?$/i.test(flashPoint.en?.trim() ?? ''));

/** A point or a one-sided bound; for a range the lower bound, which gives the more severe category. */
function bound(range: NumericRange | null): Temperature | null {
  const { exact, lower, upper } = range ?? {};
  if (exact) return { value: exact.value };
  if (lower && upper) return { value: lowestOf(lower) };
  if (lower) return { above: lower.value, ...(lower.symbol === 'ge' && { isIncluded: true }) };
  return upper ? { below: upper.value } : null;
}
