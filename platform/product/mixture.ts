import { inLanguage } from '../phrases/languages.ts';
import { classify } from '../rules/classification/classify.ts';
import type { Ingredient, MeasuredFacts, Mixture, Temperature } from '../rules/classification/model/model.ts';
import { extremePhLimits } from '../rules/classification/classes/extreme-ph.ts';
import { aspirationViscosity } from '../rules/classification/classes/summed-classes.ts';
import { isCause } from '../rules/classification/model/verdicts.ts';
import { labelNotices, type LabelNotices } from '../rules/label-hazards.ts';
import { cmrEntries, type CmrRestriction, cmrRestrictions } from '../rules/reach-lists.ts';
import { singleCodes } from '../rules/statement-codes.ts';
import { knownUnit } from '../rules/units.ts';
import type { BasicProperty, ProductFacts } from './facts.ts';
import { type NumericRange, parseRange } from './numeric-range.ts';
import { physicalState } from './physical-state.ts';

/** The facts from which a mixture's classification is derived: those of a file may have no classification yet. */
export type MixtureFacts = Omit<ProductFacts, 'classification' | 'label'> &
  Partial<Pick<ProductFacts, 'classification'>>;

/** What the rules of classification take of a product, for today: transition periods end on a day (CLP Annex I 3.11.3). */
export function mixtureOf(facts: MixtureFacts): Mixture {
  const { composition, overrides = [], classificationData = {} } = facts;
  const names = ingredientNames(composition);
  return {
    ingredients: composition.map((ingredient, index) => ({
      ...ingredientOf(ingredient),
      ...candidateOf(ingredient, facts),
      ...unionLimitOf(ingredient, facts),
      name: names[index]!,
    })),
    measured: measuredOf(facts),
    determinations: overrides.map(({ class: hazardClass, reason, ...decided }) => ({
      ...decided,
      hazardClass,
      reason: inLanguage(reason, 'en') ?? '',
    })),
    placedOnMarket: classificationData.placedOnMarket ?? null,
    assessedOn: new Date().toISOString().slice(0, 10),
    isForPublic: facts.audience === 'public',
  };
}

/** The names of the ingredients in English, in their order; of equal names the second has a number. */
export function ingredientNames(composition: MixtureFacts['composition']): string[] {
  const names = composition.map(({ name }) => inLanguage(name, 'en') ?? '');
  return names.map((name, index) => {
    const earlier = names.slice(0, index).filter((one) => one === name).length;
    return earlier > 0 ? `${name} (${earlier + 1})` : name;
  });
}

function ingredientOf(one: MixtureFacts['composition'][number]): Omit<Ingredient, 'name'> {
  const { cas, corrosion, inhalationForm, unknownAcute } = one;
  return {
    ...(cas !== undefined && { cas }),
    ...(corrosion !== undefined && { corrosion }),
    ...(inhalationForm !== undefined && { inhalationForm }),
    ...(unknownAcute !== undefined && { unknownAcute }),
    ...(one.isAquaticUnknown === true && { unknownAquatic: true }),
    content: contentOf(one),
    classification:
      one.isClassificationUnknown === true ? null : one.classification.map(({ category, h }) => ({ category, h })),
    limits: one.limits,
    euh: one.euh,
  };
}

/** Whether it is on the Candidate List, where it was compared with it. */
function candidateOf(
  { cas, ec }: MixtureFacts['composition'][number],
  { listCheck }: MixtureFacts,
): Pick<Ingredient, 'isCandidate'> {
  const number = cas ?? ec;
  const candidates = listCheck?.lists.find(({ list }) => list === 'candidateList');
  if (!candidates || number === undefined || !listCheck!.checked.includes(number)) return {};
  return { isCandidate: candidates.entries.some((entry) => entry.number === number) };
}

/** Whether it has a Union exposure limit, where section 8.1 names one for it; without one that is not known. */
function unionLimitOf(
  { name }: MixtureFacts['composition'][number],
  { exposureLimits }: MixtureFacts,
): Pick<Ingredient, 'hasUnionExposureLimit'> {
  const own = inLanguage(name, 'en');
  const isOwn = exposureLimits.some(({ country, agent }) => country === 'EU' && inLanguage(agent, 'en') === own);
  return isOwn && own !== null ? { hasUnionExposureLimit: true } : {};
}

/** The exact content, else the bounds of the printed range, mass %. A text without figures may be any content. */
export function contentOf({
  content,
  contentRange,
}: Pick<MixtureFacts['composition'][number], 'content' | 'contentRange'>): Ingredient['content'] {
  if (content !== undefined) return { min: content, max: content };
  const range = parseRange(contentRange.replaceAll('%', ''));
  if (!range) return { min: 0, max: 100 };
  const { exact, lower, upper } = range;
  return {
    min: exact?.value ?? lower?.value ?? 0,
    max: exact?.value ?? upper?.value ?? 100,
    ...(upper?.symbol === 'lt' && { isMaxExcluded: true }),
  };
}

/** The entries that the stored comparison with Annex XVII gives for an ingredient that causes their class; of no other it is known. */
export function listedCmrRestrictions(facts: MixtureFacts): CmrRestriction[] {
  const list = facts.listCheck?.lists.find((one) => one.list === 'annexXVII');
  const listed = cmrEntries.filter((entry) => numbersIn(list?.entries ?? [], entry).length > 0);
  if (!list || listed.length === 0) return [];
  const { verdicts } = classify(mixtureOf(facts));
  const names = ingredientNames(facts.composition);
  return listed.filter((entry) => {
    const causes = verdicts
      .filter((one) => one.kind === 'classified')
      .filter(({ h }) => h.flatMap(singleCodes).includes(cmrRestrictions[entry].statement))
      .flatMap(({ steps }) => steps.filter(isCause).map(({ ingredient }) => names.indexOf(ingredient)));
    const numbers = numbersIn(list.entries, entry);
    return causes.some((place) => {
      const { cas, ec } = facts.composition[place] ?? {};
      return numbers.includes(cas ?? ec ?? '');
    });
  });
}

/** The numbers of the substances that a list has under an entry; a row may name several entries. */
const numbersIn = (rows: readonly { number: string; entry?: string | undefined }[], entry: CmrRestriction): string[] =>
  rows.filter((row) => row.entry?.match(/\d+/g)?.includes(String(entry))).map(({ number }) => number);

/**
 * The requirements that follow from the statements on the label and from the ingredients. Not for the public is what its author does not
 * offer to the public, and what an entry restricts.
 */
export const noticesOf = (facts: ProductFacts): LabelNotices =>
  labelNotices(facts.label.h, {
    ingredients: facts.composition.map((one) => ({
      ...(one.cas !== undefined && { cas: one.cas }),
      content: contentOf(one),
    })),
    isNotForPublic: facts.audience !== 'public' || listedCmrRestrictions(facts).length > 0,
  });

function measuredOf(facts: MixtureFacts): MeasuredFacts {
  const { classificationData: data = {} } = facts;
  const { classification = [] } = facts;
  const ph = phOf(measuredRange(facts, 'ph'));
  const state = physicalState({ basicProperties: facts.basicProperties, classification });
  const isAerosol = state === 'aerosol' || data.aerosol !== undefined;
  const otherwise = isAerosol
    ? null
    : (stateOfClasses(classification) ?? (measuredRange(facts, 'flashPoint') && 'liquid'));
  return {
    physicalState: data.physicalState ?? (state === 'aerosol' ? null : (state ?? otherwise)),
    isAerosol,
    ph: isPhOfSolution(facts) && state !== 'solid' ? extremeOf(ph) : ph,
    reserve: data.reserve ?? null,
    kinematicViscosity40: isViscosityAt40(facts) ? viscosityOf(measuredRange(facts, 'kinematicViscosity')) : null,
    flashPoint: bound(measuredRange(facts, 'flashPoint')),
    ...(isWithoutFlashPoint(facts) && { hasNoFlashPoint: true }),
    initialBoilingPoint: bound(measuredRange(facts, 'boilingPoint')),
    sustainsCombustion: data.sustainsCombustion ?? null,
    ...(data.isGasOil !== undefined && { isGasOil: data.isGasOil }),
    ...(data.aerosol !== undefined && { aerosol: data.aerosol }),
  };
}

/** The state of matter that a typed class presupposes. One that is not said otherwise has a flash point only as a liquid. */
function stateOfClasses(classification: ProductFacts['classification']): MeasuredFacts['physicalState'] {
  const has = (pattern: RegExp) => classification.some(({ category }) => pattern.test(category));
  if (has(/ Gas( |$)/)) return 'gas';
  if (has(/ Sol\./)) return 'solid';
  return has(/ Liq\./) ? 'liquid' : null;
}

/** A property of section 9.1 that has a figure; null for a text. */
export const measuredValue = ({ basicProperties }: Pick<MixtureFacts, 'basicProperties'>, name: BasicProperty) => {
  const property = basicProperties[name];
  return typeof property === 'object' && 'value' in property && typeof property.value !== 'object' ? property : null;
};

/** A measured value in the first unit of its dimension (°C, mm²/s, hPa, g/cm³); null for a text or a unit that is not known. */
export function measuredRange(facts: Pick<MixtureFacts, 'basicProperties'>, name: BasicProperty): NumericRange | null {
  const property = measuredValue(facts, name);
  const range = property && parseRange(property.value);
  if (!range || property.unit === undefined) return range;
  const unit = knownUnit(property.unit);
  if (!unit) return null;
  const inFirst = <Bound extends { value: number }>(one: Bound | undefined) =>
    one && { ...one, value: Number(unit.inFirst(one.value).toPrecision(12)) };
  const [exact, lower, upper] = [inFirst(range.exact), inFirst(range.lower), inFirst(range.upper)];
  return { ...(exact && { exact }), ...(lower && { lower }), ...(upper && { upper }) };
}

/** The condition of the viscosity names the 40 °C of CLP Annex I 3.10. */
export const isViscosityAt40 = (facts: Pick<MixtureFacts, 'basicProperties'>) =>
  Object.values(measuredValue(facts, 'kinematicViscosity')?.condition ?? {}).some((text) =>
    /\b40\s?°?\s?C\b/.test(text ?? ''),
  );

/**
 * The pH, of a range the end that is extreme (CLP Annex I 3.2.3.1.2), the acid one first. Of `< 1` or `> 13` the bound; a bound that
 * leaves open on which side the pH is extreme says nothing.
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

/** The condition of the pH names a solution, `10 g/l in water`. */
const isPhOfSolution = (facts: Pick<MixtureFacts, 'basicProperties'>) =>
  Object.values(measuredValue(facts, 'ph')?.condition ?? {}).some((text) =>
    /\d\s?(?:%|(?:m?g|ml)\s?\/\s?(?:l|kg|100))/i.test(text ?? ''),
  );

/** The pH of a solution of a liquid says something of the liquid itself only where it is extreme already. */
const extremeOf = (ph: number | null): number | null =>
  ph !== null && (ph <= extremePhLimits.acid || ph >= extremePhLimits.base) ? ph : null;

/** The lowest viscosity, at which the hazard is gravest. A bound that leaves open on which side of the limit it is says nothing. */
function viscosityOf(range: NumericRange | null): number | null {
  const { exact, lower, upper } = range ?? {};
  if (exact) return exact.value;
  if (upper && upper.value <= aspirationViscosity) return upper.value;
  if (!lower) return null;
  const lowest = lowestOf(lower);
  return upper || lowest > aspirationViscosity ? lowest : null;
}

/** The lowest value from a lower bound on: `> 20.5` is over a limit of 20.5. */
export const lowestOf = ({ value, symbol }: NonNullable<NumericRange['lower']>) =>
  symbol === 'gt' ? value + justOver : value;
/** Less than any figure of a file. */
const justOver = 1e-9;

/** A figure of a verdict as it was stated: without what an excluded bound was moved by. */
export function statedFigure(value: number): number {
  const stated = Number(value.toFixed(6));
  return Math.abs(value - stated) <= 2 * justOver ? stated : value;
}

const isWithoutFlashPoint = ({ basicProperties: { flashPoint } }: MixtureFacts): boolean =>
  flashPoint === 'notApplicable' ||
  (typeof flashPoint === 'object' &&
    'en' in flashPoint &&
    /^(?:none|no flash ?point)\.?$/i.test(flashPoint.en?.trim() ?? ''));

/** A point, or the bound on one side of it. Of a range the lower bound, which gives the graver category. */
function bound(range: NumericRange | null): Temperature | null {
  const { exact, lower, upper } = range ?? {};
  if (exact) return { value: exact.value };
  if (lower && upper) return { value: lowestOf(lower) };
  if (lower) return { above: lower.value, ...(lower.symbol === 'ge' && { isIncluded: true }) };
  return upper ? { below: upper.value } : null;
}
