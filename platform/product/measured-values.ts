import { figureTexts, translateAll, messageTexts, type Texts } from '../languages/messages.ts';
import { parseRange } from './contents/numeric-range.ts';
import { type Dimension, type KnownUnit, knownUnit, unitsOf } from '../law/units.ts';
import { type BasicProperty, type Bounds, propertyRow } from '../law/properties.ts';
import type { ProductFacts } from './facts.ts';
import { error, type Finding, type Path, warning } from './findings.ts';

type Property = NonNullable<ProductFacts['basicProperties'][BasicProperty]>;
type Measured = Extract<Property, { value: unknown }>;

/** Accepted dimensions with their bounds. */
type Accepted = NonNullable<ReturnType<typeof propertyRow>['accepts']>;

/** Hints for a figure of another dimension. */
const hints: Partial<Record<BasicProperty, () => Texts>> = {
  kinematicViscosity: () => messageTexts('hint.kinematicViscosity'),
  partitionCoefficient: () => messageTexts('hint.partitionCoefficient'),
  relativeVapourDensity: () => messageTexts('hint.relativeVapourDensity'),
};

/** Findings about measured values with the wrong dimension or outside of their bounds. Texts are not checked. */
export const measuredFindings = ({ basicProperties }: Pick<ProductFacts, 'basicProperties'>, base: Path): Finding[] =>
  (Object.entries(basicProperties) as [BasicProperty, Property][]).flatMap(([name, property]) =>
    isMeasured(property) ? valueFindings(name, property, [...base, 'basicProperties', name]) : [],
  );

const isMeasured = (property: Property): property is Measured => typeof property === 'object' && 'value' in property;

/** Findings about the value of a property. */
export function valueFindings(
  name: BasicProperty,
  { value, unit }: Pick<Measured, 'value' | 'unit'>,
  path: Path,
): Finding[] {
  const { accepts, tolerates } = propertyRow(name);
  const parsed = accepts && parseValue(value, unit);
  if (!parsed) return [];
  const { figures, written } = parsed;
  if (written === undefined) {
    const bounds = accepts.none;
    return bounds
      ? rangeFindings(bounds, figures, null, path)
      : [error([...path, 'unit'], messageTexts('unitMissing', { units: unitTexts(accepts) }))];
  }
  const known = knownUnit(written);
  if (!known)
    return unit === undefined
      ? []
      : [
          warning(
            [...path, 'unit'],
            messageTexts('unknownUnit', { unit: written, required: requiredUnit(accepts, 'should') }),
          ),
        ];
  const bounds = accepts[known.dimension];
  if (bounds) return rangeFindings(bounds, figures, known, path);
  const isTolerated = tolerates === 'all' || tolerates?.includes(known.dimension);
  const values = {
    unit: written,
    dimension: messageTexts(`dimension.${known.dimension}`),
    required: requiredUnit(accepts, isTolerated ? 'should' : 'must'),
  };
  const hint = hints[name];
  const message = hint
    ? messageTexts('otherDimensionHint', { ...values, hint: hint() })
    : messageTexts('otherDimension', values);
  return [(isTolerated ? warning : error)([...path, unit === undefined ? 'value' : 'unit'], message)];
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

const unitNames = (accepts: Accepted): (string | Texts)[] =>
  Object.keys(accepts).flatMap<string | Texts>((dimension) =>
    dimension === 'none'
      ? messageTexts('noUnit')
      : unitsOf(dimension as Dimension)
          .slice(0, maxUnits)
          .map(({ name }) => name),
  );

/** `°C, K or °F` */
function unitTexts(accepts: Accepted): Texts | string {
  const names = unitNames(accepts);
  return names.length > 1 ? messageTexts('either', { first: names.slice(0, -1), second: names.at(-1)! }) : names[0]!;
}

/** `must be °C, K or °F`; `must have no unit` for a pH. */
function requiredUnit(accepts: Accepted, verb: 'must' | 'should'): Texts {
  const isWithout = Object.keys(accepts).every((dimension) => dimension === 'none');
  if (isWithout) return messageTexts(verb === 'must' ? 'mustHaveNoUnit' : 'shouldHaveNoUnit');
  return messageTexts(verb === 'must' ? 'mustBe' : 'shouldBe', { units: unitTexts(accepts) });
}

/** A finding about the first impossible number, else about the first unlikely one. */
function rangeFindings(
  [min, likelyMin, likelyMax, max]: Bounds,
  figures: readonly number[],
  unit: KnownUnit | null,
  base: Path,
) {
  const isWithin = (low: number, high: number, candidateUnit: KnownUnit | null) => (figure: number) => {
    const value = candidateUnit ? Number(candidateUnit.toFirstUnit(figure).toPrecision(12)) : figure;
    return value >= low && value <= high;
  };
  const units = unit ? unitsOf(unit.dimension) : [];
  const path = [...base, 'value'];
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
  return unit ? translateAll((lang) => `${texts[lang]}${lang === 'en' ? ' ' : '\u00a0'}${unit.name}`) : texts;
}

/** `0 to 100 %`, `-273.15 °C or more` */
const span = (low: number, high: number, unit: KnownUnit | undefined): Texts =>
  high === Infinity
    ? messageTexts('orMore', { value: withUnit(low, unit) })
    : messageTexts('fromTo', { low: figureTexts(low), high: withUnit(high, unit) });
