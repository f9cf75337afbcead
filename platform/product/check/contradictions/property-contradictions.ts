import { figure } from '../../classification-reasons.ts';
import { measuredRange, measuredValue, mixtureOf, viscosityTemperature } from '../../mixture.ts';
import type { NumericRange } from '../../contents/numeric-range.ts';
import { type PhysicalState, physicalState } from '../../physical-state.ts';
import { localise } from '../../../languages/languages.ts';
import { figureTexts, translateAll, messageTexts, type Texts } from '../../../languages/messages.ts';
import { phraseTexts } from '../../../languages/phrases.ts';
import { extremePhLimits } from '../../../law/classification/classes/extreme-ph.ts';
import { flammableLiquidVerdict } from '../../../law/classification/classes/flammable-liquids.ts';
import { classesOfCategory, hazardClassRow } from '../../../law/hazard-classes.ts';
import { differencesOf } from '../../../law/classification/differences.ts';
import { aspirationViscosity } from '../../../law/classification/classes/summed-classes.ts';
import type { BasicProperty } from '../../../law/properties.ts';
import type { ProductFacts } from '../../facts.ts';
import { classPath, type Finder, isDetermined } from './contradiction.ts';

const stateTexts = (state: PhysicalState) => phraseTexts(({ physicalStates }) => physicalStates[state]);

const propertyPath = (name: BasicProperty) => ['basicProperties', name];

/** `12 °C`; a value in words as in the file. */
function writtenValue(facts: ProductFacts, name: BasicProperty): Texts {
  const { value = '', unit } = measuredValue(facts, name) ?? {};
  const texts = typeof value === 'number' ? figureTexts(value) : translateAll(() => String(value));
  return unit === undefined ? texts : translateAll((lang) => `${texts[lang]} ${unit}`);
}

const lowest = (range: NumericRange | null) => range?.exact?.value ?? range?.lower?.value ?? null;
const highest = (range: NumericRange | null) => range?.exact?.value ?? range?.upper?.value ?? null;

/** The message about a category that is for one state of matter only. */
const statesOfCategories = [
  { state: 'liquid', says: 'categoryOfLiquids' },
  { state: 'solid', says: 'categoryOfSolids' },
  { state: 'gas', says: 'categoryOfGases' },
] as const;
const isOnlyFor = (state: PhysicalState, category: string) =>
  classesOfCategory(category).some((name) => hazardClassRow(name).states?.join() === state);
/** °C; CLP Annex I 1.0: what melts at 20 °C or below is a liquid. */
const maxMeltingPoint = 20;

export const physicalStateFinder: Finder = ({ facts }) => {
  const state = physicalState(facts);
  if (state === 'aerosol') return [];
  return statesOfCategories.flatMap(({ state: categoryState, says: code }) => {
    const entry = facts.classification.find(({ category }) => isOnlyFor(categoryState, category));
    if (!entry) return [];
    const path = ['classification', facts.classification.indexOf(entry)];
    const says = messageTexts(code, { category: entry.category });
    if (state !== null && state !== categoryState)
      return [
        {
          path,
          other: propertyPath('physicalState'),
          says,
          but: messageTexts('stateIs', { state: stateTexts(state) }),
        },
      ];
    const melting = lowest(measuredRange(facts, 'meltingPoint'));
    if (categoryState !== 'liquid' || melting === null || melting <= maxMeltingPoint) return [];
    const value = writtenValue(facts, 'meltingPoint');
    const but = messageTexts('meltingPointOver', { value, limit: maxMeltingPoint });
    return [{ path, other: propertyPath('meltingPoint'), says, but }];
  });
};

/** Mixtures that lack the category are compared as a whole (check-mixture.ts). Without a boiling point both Flam. Liq. 1 and 2 are possible. */
export const flashPointFinder: Finder = ({ facts }) => {
  const { measured } = mixtureOf(facts);
  if (measured.flashPoint === null || isDetermined(facts, 'flammableLiquids')) return [];
  const entries = facts.classification.filter(({ category }) => category.startsWith('Flam. Liq.'));
  const isOpen = measured.initialBoilingPoint === null && entries.some(({ category }) => category === 'Flam. Liq. 2');
  const known = isOpen ? { ...measured, initialBoilingPoint: { above: 35 } } : measured;
  const verdict = flammableLiquidVerdict(known, []);
  if (verdict.kind !== 'classified' && verdict.kind !== 'conclusive') return [];
  return differencesOf(entries, { verdicts: [verdict] })
    .filter(({ kind }) => kind === 'extra' || facts.kind === 'substance')
    .map(({ kind, category }) => ({
      path: classPath(facts, /^Flam\. Liq\./),
      other: propertyPath('flashPoint'),
      says: messageTexts(kind === 'lacking' ? 'lacks' : 'has', { section: '2.1', what: category }),
      but: flashPointTexts(facts, verdict),
    }));
};

function flashPointTexts(
  facts: ProductFacts,
  { value, limit, reason }: ReturnType<typeof flammableLiquidVerdict>,
): Texts {
  const code = reason === 'boilingPointUnknown' ? 'flashPointLimitOnly' : 'flashPointLimit';
  if (typeof value === 'number' && typeof limit === 'number')
    return messageTexts(code, { value: translateAll((lang) => figure(value, limit, lang)), limit });
  return messageTexts('flashPointIs', { value: writtenValue(facts, 'flashPoint') });
}

/** Maximum vapour pressure of a liquid in hPa at a temperature in °C. */
const vapourPressureLimits = [
  { max: 1013, temperature: 20 },
  { max: 3000, temperature: 50 },
] as const;

export const vapourPressureFinder: Finder = ({ facts }) => {
  const state = physicalState(facts);
  const isLiquid = state === 'liquid' || facts.classification.some(({ category }) => /\. Liq\. /.test(category));
  const pressure = lowest(measuredRange(facts, 'vapourPressure'));
  if (!isLiquid || state === 'aerosol' || pressure === null) return [];
  const condition = localise(measuredValue(facts, 'vapourPressure')?.condition, 'en') ?? '';
  const temperature = Number(/(\d{1,4})\s?°C/.exec(condition)?.[1] ?? 20);
  const limit = vapourPressureLimits.find((row) => row.temperature === temperature);
  if (!limit || pressure <= limit.max) return [];
  return [
    {
      path: classPath(facts, /\. Liq\. /),
      other: propertyPath('vapourPressure'),
      says: messageTexts('isLiquid'),
      but: messageTexts('vapourPressureOver', {
        value: writtenValue(facts, 'vapourPressure'),
        temperature: limit.temperature,
        limit: limit.max,
      }),
    },
  ];
};

export const viscosityFinder: Finder = ({ facts }) => {
  const value = lowest(measuredRange(facts, 'kinematicViscosity'));
  const entry = facts.classification.find(({ h }) => h.includes('H304'));
  const temperature = viscosityTemperature(facts);
  if (
    !entry ||
    temperature === null ||
    temperature < 40 ||
    value === null ||
    value <= aspirationViscosity ||
    isDetermined(facts, 'aspiration')
  )
    return [];
  return [
    {
      path: classPath(facts, /^Asp\. Tox\./),
      other: propertyPath('kinematicViscosity'),
      says: messageTexts('has', { section: '2.1', what: `${entry.category} (H304)` }),
      but: messageTexts('viscosityOver', {
        value: writtenValue(facts, 'kinematicViscosity'),
        limit: figureTexts(aspirationViscosity),
      }),
    },
  ];
};

/**
 * Compares the pH of substances that are not solid; the pH of a mixture counts in its derivation, with the limits of its ingredients, and
 * the pH of a solid is that of a solution.
 */
export const extremePhFinder: Finder = ({ facts }) => {
  const range = measuredRange(facts, 'ph');
  const [low, high] = [highest(range), lowest(range)];
  const { acid, base } = extremePhLimits;
  const isExtreme = (low !== null && low <= acid) || (high !== null && high >= base);
  const isDecided = isDetermined(facts, 'skin') || isDetermined(facts, 'eye');
  const hasReserve = facts.classificationData?.reserve !== undefined;
  const isClassified = facts.classification.some(({ h }) => h.includes('H314') || h.includes('H318'));
  const isLiquid = physicalState(facts) !== 'solid';
  if (facts.kind !== 'substance' || !isLiquid || !isExtreme || isDecided || hasReserve || isClassified) return [];
  return [
    {
      path: ['classification'],
      other: propertyPath('ph'),
      says: messageTexts('neitherH314NorH318'),
      but: messageTexts('phIs', { value: writtenValue(facts, 'ph') }),
    },
  ];
};

const orders = [
  { low: 'meltingPoint', high: 'boilingPoint', says: 'meltingPointIs', but: 'lowerBoilingPoint' },
  { low: 'flashPoint', high: 'autoIgnitionTemperature', says: 'flashPointIs', but: 'lowerAutoIgnition' },
] as const;

export const temperaturesFinder: Finder = ({ facts }) =>
  orders.flatMap(({ low, high, says, but }) => {
    const [lower, upper] = [lowest(measuredRange(facts, low)), highest(measuredRange(facts, high))];
    if (lower === null || upper === null || lower <= upper) return [];
    return [
      {
        path: propertyPath(low),
        other: propertyPath(high),
        says: messageTexts(says, { value: writtenValue(facts, low) }),
        but: messageTexts(but, { value: writtenValue(facts, high) }),
      },
    ];
  });

export const floatingFinder: Finder = ({ facts }) => {
  const density = lowest(measuredRange(facts, 'density'));
  const index = facts.phrases['12.4']?.indexOf('floatsOnWater') ?? -1;
  // The first unit of mass per volume is g/cm³; a relative density has no unit.
  if (density === null || density <= 1 || index < 0) return [];
  return [
    {
      path: propertyPath('density'),
      other: ['phrases', '12.4', index],
      says: messageTexts('densityIs', { value: writtenValue(facts, 'density') }),
      but: messageTexts('floats'),
    },
  ];
};
