import { parseRange } from './numeric-range.ts';
import { type Dimension, type KnownUnit, knownUnit, unitsOf } from '../rules/units.ts';
import type { BasicProperty, ProductFacts } from './facts.ts';
import { error, type Finding, type Path, warning } from './findings.ts';

type Property = NonNullable<ProductFacts['basicProperties'][BasicProperty]>;
type Measured = Extract<Property, { value: unknown }>;

/** What can be, and within it what is likely, in the first unit of the dimension: least, likely from, likely to, most. */
type Bounds = readonly [least: number, from: number, to: number, most: number];

/** In absolute zero's degrees Celsius. */
const coldest = -273.15;

interface Expected {
  /** By dimension; `none` is a figure without a unit. */
  takes: Partial<Record<Dimension | 'none', Bounds>>;
  /** What a supplier may have a reason for: a warning. */
  tolerates?: readonly Dimension[] | 'all';
  hint?: string;
}

/**
 * What the figures of section 9.1 are measured in, and what they can be. Beside each its letter in Regulation (EU) 2020/878,
 * Annex II 9.1, and the substance that is far out. What is not here is words.
 */
const expected: Partial<Record<BasicProperty, Expected>> = {
  // (d) to (f): helium boils at −269 °C; hafnium carbide melts at 3900 °C, tungsten boils at 5900 °C
  meltingPoint: { takes: { temperature: [coldest, -272, 4500, Infinity] } },
  boilingPoint: { takes: { temperature: [coldest, -269, 6000, Infinity] } },
  // (g): hydrogen 4 to 77 %, acetylene to 100 %; dusts some kg/m³
  explosionLimits: { takes: { proportion: [0, 0, 100, 100], 'mass per volume': [0, 0, 0.02, Infinity] } },
  // (h): methane −188 °C
  flashPoint: { takes: { temperature: [coldest, -200, 500, Infinity] } },
  // (i): white phosphorus 34 °C, pyrophoric substances below
  autoIgnitionTemperature: { takes: { temperature: [coldest, -50, 1000, Infinity] } },
  // (j)
  decompositionTemperature: { takes: { temperature: [coldest, -100, 3000, Infinity] } },
  // (k): concentrated acids and alkalis are a little below 0 and above 14
  ph: { takes: { none: [-4, -1, 15, 16] } },
  // (l): bitumen at 60 °C 10⁶ mm²/s
  kinematicViscosity: {
    takes: { 'kinematic viscosity': [0, 0.05, 1e7, Infinity] },
    tolerates: ['dynamic viscosity', 'time'],
    hint: 'a dynamic viscosity or a flow time belongs in otherProperties',
  },
  // (m): zinc chloride 4300 g/l
  solubility: {
    takes: {
      'mass per volume': [0, 0, 10, Infinity],
      'mass per mass': [0, 0, 10_000, Infinity],
      proportion: [0, 0, 100, Infinity],
      'amount per volume': [0, 0, 60, Infinity],
    },
  },
  // (n): of fats log Kow 23 by calculation
  partitionCoefficient: { takes: { none: [-Infinity, -10, 30, Infinity] }, tolerates: 'all', hint: 'log Kow is meant' },
  // (o): gases in cylinders 300 bar
  vapourPressure: { takes: { pressure: [0, 0, 1e6, Infinity] } },
  // (p): hydrogen 0.00008, osmium 22.6 g/cm³; relative density has no unit
  density: {
    takes: { 'mass per volume': [0, 0.000_05, 25, Infinity], none: [0, 0.000_05, 25, Infinity] },
  },
  // (q): hydrogen 0.07
  relativeVapourDensity: { takes: { none: [0, 0.05, 40, Infinity] }, tolerates: 'all', hint: 'air = 1 is meant' },
  // (r): size, aspect ratio, specific surface, dustiness
  particleCharacteristics: {
    takes: {
      length: [0, 0.0005, 100_000, Infinity],
      'specific surface': [0, 0, 10_000, Infinity],
      proportion: [0, 0, 100, Infinity],
      'mass per mass': [0, 0, Infinity, Infinity],
      'mass per volume': [0, 0, 25, Infinity],
      none: [0, 0, Infinity, Infinity],
    },
  },
};

/** Measured values in a unit of something else, or that no substance has. Words are not looked at. */
export const measuredFindings = ({ basicProperties }: Pick<ProductFacts, 'basicProperties'>, at: Path): Finding[] =>
  (Object.entries(basicProperties) as [BasicProperty, Property][]).flatMap(([name, property]) =>
    isMeasured(property) ? wrongMeasure(name, property, [...at, 'basicProperties', name]) : [],
  );

const isMeasured = (property: Property): property is Measured => typeof property === 'object' && 'value' in property;

/** What is wrong with the value of a property. */
export function wrongMeasure(
  name: BasicProperty,
  { value, unit }: Pick<Measured, 'value' | 'unit'>,
  at: Path,
): Finding[] {
  const rule = expected[name];
  const split = rule && figureAndUnit(value, unit);
  if (!split) return [];
  const { figures, written } = split;
  if (written === undefined) {
    const bounds = rule.takes.none;
    return bounds
      ? outOf(bounds, figures, null, at)
      : [error([...at, 'unit'], `is missing; ${requiredUnit(rule, 'must')}`)];
  }
  const known = knownUnit(written);
  if (!known)
    return unit === undefined
      ? []
      : [warning([...at, 'unit'], `'${written}' is not a known unit; ${requiredUnit(rule, 'should')}`)];
  const bounds = rule.takes[known.dimension];
  if (bounds) return outOf(bounds, figures, known, at);
  const isTolerated = rule.tolerates === 'all' || rule.tolerates?.includes(known.dimension);
  const hint = rule.hint ? `; ${rule.hint}` : '';
  const message = `'${written}' is a unit of ${known.dimension}; ${requiredUnit(rule, isTolerated ? 'should' : 'must')}${hint}`;
  return [(isTolerated ? warning : error)([...at, unit === undefined ? 'value' : 'unit'], message)];
}

/** The figures of a value and its unit, which may stand in the value: `> 200 °C`. Null for words. */
function figureAndUnit(
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

/** How many units of a dimension a message names. */
const maxNamed = 5;

/** `must be °C, K or °F`; `must have no unit` for a pH. */
function requiredUnit({ takes }: Expected, verb: 'must' | 'should'): string {
  const names = Object.keys(takes).flatMap((dimension) =>
    dimension === 'none'
      ? 'no unit'
      : unitsOf(dimension as Dimension)
          .slice(0, maxNamed)
          .map(({ name }) => name),
  );
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join();
  return `${verb} ${list === 'no unit' ? 'have' : 'be'} ${list}`;
}

/** The first figure that can't be, else the first that is unlikely. */
function outOf([min, from, to, max]: Bounds, figures: readonly number[], unit: KnownUnit | null, at: Path) {
  const isWithin = (low: number, high: number, of: KnownUnit | null) => (figure: number) => {
    const value = of ? Number(of.inFirst(figure).toPrecision(12)) : figure;
    return value >= low && value <= high;
  };
  const units = unit ? unitsOf(unit.dimension) : [];
  const path = [...at, 'value'];
  const impossible = figures.find((figure) => !isWithin(min, max, unit)(figure));
  if (impossible !== undefined)
    return [error(path, `${withUnit(impossible, unit)} is impossible; must be ${span(min, max, units[0])}`)];
  const unlikely = figures.find((figure) => !isWithin(from, to, unit)(figure));
  if (unlikely === undefined) return [];
  const meant = units.find((other) => isWithin(from, to, other)(unlikely));
  const question = meant ? `; is the unit ${meant.name}?` : '';
  return [warning(path, `${withUnit(unlikely, unit)} is unlikely; should be ${span(from, to, units[0])}${question}`)];
}

const withUnit = (figure: number, unit: KnownUnit | null | undefined) => `${figure}${unit ? ` ${unit.name}` : ''}`;

/** `0 to 100 %`, `-273.15 °C or more` */
const span = (low: number, high: number, unit: KnownUnit | undefined): string =>
  high === Infinity ? `${withUnit(low, unit)} or more` : `${low} to ${withUnit(high, unit)}`;
