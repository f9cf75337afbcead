import { element, required, type XmlElement } from './xml.ts';

/** A figure or a range of figures, as `NumericRangeWithQualifier` has them. */
export interface NumericRange {
  exact?: { value: number; symbol?: 'ca' };
  upper?: { value: number; symbol: 'lt' | 'le' };
  lower?: { value: number; symbol: 'gt' | 'ge' };
}

/** A range with its unit, as `NumericRangeWithUnitAndQualifier` has them. */
export interface Quantity {
  range: NumericRange;
  unit: string;
}

const signs = {
  '<': 'lt',
  '≤': 'le',
  '<=': 'le',
  '>': 'gt',
  '≥': 'ge',
  '>=': 'ge',
  'ca.': 'ca',
  '~': 'ca',
  '≈': 'ca',
} as const;
type Sign = keyof typeof signs;

const sign = '(?:([<>]=?|[≤≥~≈]|ca\\.)\\s*)?';
const figure = '([-−]?\\d+(?:[.,]\\d+)?)';
const single = new RegExp(`^${sign}${figure}$`);
const double = new RegExp(`^${sign}${figure}\\s*(?:–|-|…)\\s*${sign}${figure}$`);
/** `1 200` */
const thousands = /(?<=\d)[ \u00A0\u202F](?=\d{3}(?!\d))/g;

/** `12 – < 15`, `≥ 99.5` or `5 800` as figures; null for what is none. A range without signs has both its ends. */
export function parseRange(text: number | string): NumericRange | null {
  const plain = String(text).trim().replace(thousands, '');
  const one = single.exec(plain);
  if (one) return oneEnd(one[1] as Sign | undefined, figureOf(one[2]));
  const two = double.exec(plain);
  if (!two) return null;
  const [, lowerSign = '≥', lower, upperSign = '≤', upper] = two;
  const ends = { ...oneEnd(lowerSign as Sign, figureOf(lower)), ...oneEnd(upperSign as Sign, figureOf(upper)) };
  return ends.lower && ends.upper ? ends : null;
}

const figureOf = (text = ''): number => Number(text.replace('−', '-').replace(',', '.'));

function oneEnd(written: Sign | undefined, value: number): NumericRange {
  const symbol = written && signs[written];
  if (symbol === 'lt' || symbol === 'le') return { upper: { value, symbol } };
  if (symbol === 'gt' || symbol === 'ge') return { lower: { value, symbol } };
  return { exact: symbol ? { value, symbol } : { value } };
}

/** Our units → those of `UnitEnum`. */
const units: Record<string, string> = {
  '°C': '°C',
  K: 'K',
  Pa: 'Pa',
  hPa: 'hPa',
  kPa: 'kPa',
  mbar: 'mbar',
  bar: 'bar',
  'g/cm³': 'g/cm3',
  'kg/m³': 'kg/m3',
  'g/l': 'g/L',
  'mg/l': 'mg/L',
  'µg/l': 'µg/L',
  'mg/m³': 'mg/m3',
  'mg/kg': 'mg/kg',
  'g/mol': 'g/mol',
  'mm²/s': 'mm2/s',
  'mPa·s': 'mPa.s',
  'mN/m': 'mN/m',
  µm: 'µm',
  nm: 'nm',
  mm: 'mm',
  ppm: 'ppm',
  ppmV: 'ppm',
  '%': '%',
  '% (V/V)': 'Vol-%',
  '% (m/m)': 'Weight-%',
  '% (w/w)': 'Weight-%',
  min: 'min',
  h: 'h',
  d: 'd',
  'l/kg': 'L/kg',
  ml: 'mL',
};

/** `g/cm³` → `g/cm3`; null for a unit that eSDScom does not have. */
export const unitOf = (unit: string): string | null =>
  units[unit.replace('\u03BC', '\u00B5').replace(/L(?=$|\/)/, 'l')] ?? null;

/** `g/cm3` → `g/cm³`; a unit that we do not have stays. */
export const ownUnit = (unit: string): string =>
  Object.entries(units).find(([, theirs]) => theirs === unit)?.[0] ?? unit;

/** A figure and a unit, `5 800 mg/kg` or `> 60 °C`; null for what is none. */
export function parseQuantity(text: string): Quantity | null {
  const [, figures = '', unit = ''] = /^((?:ca\.)?[^\p{L}°%]*)([\p{L}°%].*)$/u.exec(text.trim()) ?? [];
  return quantity(figures, unit);
}

/** The same from its parts. */
export function quantity(value: number | string, unit: string): Quantity | null {
  const range = parseRange(value);
  const known = unitOf(unit);
  return range && known ? { range, unit: known } : null;
}

/** The contents of an element of the type `NumericRangeWithQualifier`. */
export const rangeElements = ({ exact, upper, lower }: NumericRange): (XmlElement | null)[] =>
  exact
    ? [element('ExactValueSymbol', exact.symbol), element('ExactValue', exact.value)]
    : [
        element('UpperValueSymbol', upper?.symbol),
        element('UpperValue', upper?.value),
        element('LowerValueSymbol', lower?.symbol),
        element('LowerValue', lower?.value),
      ];

/** An element of the type `NumericRangeWithUnitAndQualifier`; null where there is no quantity. */
export const quantityElement = (name: string, known: Quantity | null): XmlElement | null =>
  known && required(name, rangeElements(known.range), required('Unit', known.unit));
