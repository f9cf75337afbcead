import { figureTexts, inEveryLanguage, messageTexts, type Texts } from '../languages/messages.ts';
import { parseRange } from './contents/numeric-range.ts';
import { type Dimension, type KnownUnit, knownUnit, unitsOf } from '../law/units.ts';
import type { BasicProperty, ProductFacts } from './facts.ts';
import { error, type Finding, type Path, warning } from './findings.ts';

type Property = NonNullable<ProductFacts['basicProperties'][BasicProperty]>;
type Measured = Extract<Property, { value: unknown }>;

/** The possible range and the likely range within it, in the first unit of the dimension. */
type Bounds = readonly [min: number, likelyMin: number, likelyMax: number, max: number];

/** In degrees Celsius. */
const absoluteZero = -273.15;

interface Expected {
  /** Accepted dimensions with their bounds; `none` is a number without a unit. */
  accepts: Partial<Record<Dimension | 'none', Bounds>>;
  /** Dimensions that cause a warning instead of an error. */
  tolerates?: readonly Dimension[] | 'all';
  hint?: keyof typeof hints;
}

const hints = {
  kinematicViscosity: () => messageTexts('hint.kinematicViscosity'),
  partitionCoefficient: () => messageTexts('hint.partitionCoefficient'),
  relativeVapourDensity: () => messageTexts('hint.relativeVapourDensity'),
};

/**
 * Dimensions and bounds of the values of section 9.1. The comments name the letter in Regulation (EU) 2020/878, Annex II 9.1, and
 * substances with extreme values. Properties that are missing here are texts.
 */
const expected: Partial<Record<BasicProperty, Expected>> = {
  // (d) to (f): helium boils at −269 °C; hafnium carbide melts at 3900 °C, tungsten boils at 5900 °C
  meltingPoint: { accepts: { temperature: [absoluteZero, -272, 4500, Infinity] } },
  boilingPoint: { accepts: { temperature: [absoluteZero, -269, 6000, Infinity] } },
  // (g): hydrogen 4 to 77 %, acetylene to 100 %; dusts some kg/m³
  explosionLimits: { accepts: { proportion: [0, 0, 100, 100], 'mass per volume': [0, 0, 0.02, Infinity] } },
  // (h): methane −188 °C
  flashPoint: { accepts: { temperature: [absoluteZero, -200, 500, Infinity] } },
  // (i): white phosphorus 34 °C, pyrophoric substances below
  autoIgnitionTemperature: { accepts: { temperature: [absoluteZero, -50, 1000, Infinity] } },
  // (j)
  decompositionTemperature: { accepts: { temperature: [absoluteZero, -100, 3000, Infinity] } },
  // (k): concentrated acids and alkalis are a little below 0 and above 14
  ph: { accepts: { none: [-4, -1, 15, 16] } },
  // (l): bitumen at 60 °C 10⁶ mm²/s
  kinematicViscosity: {
    accepts: { 'kinematic viscosity': [0, 0.05, 1e7, Infinity] },
    tolerates: ['dynamic viscosity', 'time'],
    hint: 'kinematicViscosity',
  },
  // (m): zinc chloride 4300 g/l
  solubility: {
    accepts: {
      'mass per volume': [0, 0, 10, Infinity],
      'mass per mass': [0, 0, 10_000, Infinity],
      proportion: [0, 0, 100, Infinity],
      'amount per volume': [0, 0, 60, Infinity],
    },
  },
  // (n): of fats log Kow 23 by calculation
  partitionCoefficient: {
    accepts: { none: [-Infinity, -10, 30, Infinity] },
    tolerates: 'all',
    hint: 'partitionCoefficient',
  },
  // (o): gases in cylinders 300 bar
  vapourPressure: { accepts: { pressure: [0, 0, 1e6, Infinity] } },
  // (p): hydrogen 0.00008, osmium 22.6 g/cm³; relative density has no unit
  density: {
    accepts: { 'mass per volume': [0, 0.000_05, 25, Infinity], none: [0, 0.000_05, 25, Infinity] },
  },
  // (q): hydrogen 0.07
  relativeVapourDensity: {
    accepts: { none: [0, 0.05, 40, Infinity] },
    tolerates: 'all',
    hint: 'relativeVapourDensity',
  },
  // (r): size, aspect ratio, specific surface, dustiness
  particleCharacteristics: {
    accepts: {
      length: [0, 0.0005, 100_000, Infinity],
      'specific surface': [0, 0, 10_000, Infinity],
      proportion: [0, 0, 100, Infinity],
      'mass per mass': [0, 0, Infinity, Infinity],
      'mass per volume': [0, 0, 25, Infinity],
      none: [0, 0, Infinity, Infinity],
    },
  },
};

/** Findings about measured values with the wrong dimension or outside of their bounds. Texts are not checked. */
export const measuredFindings = ({ basicProperties }: Pick<ProductFacts, 'basicProperties'>, at: Path): Finding[] =>
  (Object.entries(basicProperties) as [BasicProperty, Property][]).flatMap(([name, property]) =>
    isMeasured(property) ? valueFindings(name, property, [...at, 'basicProperties', name]) : [],
  );

const isMeasured = (property: Property): property is Measured => typeof property === 'object' && 'value' in property;

/** Findings about the value of a property. */
export function valueFindings(
  name: BasicProperty,
  { value, unit }: Pick<Measured, 'value' | 'unit'>,
  at: Path,
): Finding[] {
  const rule = expected[name];
  const parsed = rule && parseValue(value, unit);
  if (!parsed) return [];
  const { figures, written } = parsed;
  if (written === undefined) {
    const bounds = rule.accepts.none;
    return bounds
      ? rangeFindings(bounds, figures, null, at)
      : [error([...at, 'unit'], messageTexts('unitMissing', { units: unitTexts(rule) }))];
  }
  const known = knownUnit(written);
  if (!known)
    return unit === undefined
      ? []
      : [
          warning(
            [...at, 'unit'],
            messageTexts('unknownUnit', { unit: written, required: requiredUnit(rule, 'should') }),
          ),
        ];
  const bounds = rule.accepts[known.dimension];
  if (bounds) return rangeFindings(bounds, figures, known, at);
  const isTolerated = rule.tolerates === 'all' || rule.tolerates?.includes(known.dimension);
  const values = {
    ...{ unit: written, dimension: messageTexts(`dimension.${known.dimension}`) },
    required: requiredUnit(rule, isTolerated ? 'should' : 'must'),
  };
  const message = rule.hint
    ? messageTexts('otherDimensionHint', { ...values, hint: hints[rule.hint]() })
    : messageTexts('otherDimension', values);
  return [(isTolerated ? warning : error)([...at, unit === undefined ? 'value' : 'unit'], message)];
}

/** The numbers of a value and its unit, which may be part of the value: `> 200 °C`. Null for texts. */
function parseValue(
  value: number | string,
  unit: string | undefined,
): { figures: number[]; written: string | undefined } | null {
  if (unit !== undefined) return { figures: figuresOf(value), written: unit };
  const whole = figuresOf(value);
  if (whole.length > 0) return { figures: whole, written: undefined };
  const [, figures = '', written = ''] = /^((?:ca\.)?[^\p{L}°%‰]*)([\p{L}°%‰].*)$/u.exec(String(value).trim()) ?? [];
  const found = figuresOf(figures);
  return found.length > 0 ? { figures: found, written } : null;
}

function figuresOf(value: number | string): number[] {
  const range = parseRange(value);
  return [range?.exact, range?.lower, range?.upper].flatMap((end) => (end ? [end.value] : []));
}

/** Maximum number of units of a dimension in a message. */
const maxUnits = 5;

const unitNames = ({ accepts }: Expected): (string | Texts)[] =>
  Object.keys(accepts).flatMap<string | Texts>((dimension) =>
    dimension === 'none'
      ? messageTexts('noUnit')
      : unitsOf(dimension as Dimension)
          .slice(0, maxUnits)
          .map(({ name }) => name),
  );

/** `°C, K or °F` */
function unitTexts(rule: Expected): Texts | string {
  const names = unitNames(rule);
  return names.length > 1 ? messageTexts('either', { one: names.slice(0, -1), other: names.at(-1)! }) : names[0]!;
}

/** `must be °C, K or °F`; `must have no unit` for a pH. */
function requiredUnit(rule: Expected, verb: 'must' | 'should'): Texts {
  const isWithout = Object.keys(rule.accepts).every((dimension) => dimension === 'none');
  if (isWithout) return messageTexts(verb === 'must' ? 'mustHaveNoUnit' : 'shouldHaveNoUnit');
  return messageTexts(verb === 'must' ? 'mustBe' : 'shouldBe', { units: unitTexts(rule) });
}

/** A finding about the first impossible number, else about the first unlikely one. */
function rangeFindings(
  [min, likelyMin, likelyMax, max]: Bounds,
  figures: readonly number[],
  unit: KnownUnit | null,
  at: Path,
) {
  const isWithin = (low: number, high: number, of: KnownUnit | null) => (figure: number) => {
    const value = of ? Number(of.inFirst(figure).toPrecision(12)) : figure;
    return value >= low && value <= high;
  };
  const units = unit ? unitsOf(unit.dimension) : [];
  const path = [...at, 'value'];
  const impossible = figures.find((figure) => !isWithin(min, max, unit)(figure));
  if (impossible !== undefined)
    return [
      error(
        path,
        messageTexts('impossibleValue', { value: withUnit(impossible, unit), span: span(min, max, units[0]) }),
      ),
    ];
  const unlikely = figures.find((figure) => !isWithin(likelyMin, likelyMax, unit)(figure));
  if (unlikely === undefined) return [];
  const meant = units.find((other) => isWithin(likelyMin, likelyMax, other)(unlikely));
  const values = { value: withUnit(unlikely, unit), span: span(likelyMin, likelyMax, units[0]) };
  return [
    warning(
      path,
      meant ? messageTexts('unlikelyUnit', { ...values, unit: meant.name }) : messageTexts('unlikelyValue', values),
    ),
  ];
}

function withUnit(figure: number, unit: KnownUnit | null | undefined): Texts {
  const texts = figureTexts(figure);
  return unit ? inEveryLanguage((lang) => `${texts[lang]}${lang === 'en' ? ' ' : '\u00a0'}${unit.name}`) : texts;
}

/** `0 to 100 %`, `-273.15 °C or more` */
const span = (low: number, high: number, unit: KnownUnit | undefined): Texts =>
  high === Infinity
    ? messageTexts('orMore', { value: withUnit(low, unit) })
    : messageTexts('fromTo', { low: figureTexts(low), high: withUnit(high, unit) });
