import { type NumericRange, parseRange } from '../../product/contents/numeric-range.ts';
import { element, required, type XmlElement } from './xml.ts';

/** A range with its unit, for `NumericRangeWithUnitAndQualifier`. */
export interface Quantity {
  range: NumericRange;
  unit: string;
}

/** Units of product files → units of `UnitEnum`. */
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
  mPa·s: 'mPa.s',
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

/** `g/cm3` → `g/cm³`; other units are returned unchanged. */
export const ownUnit = (unit: string): string =>
  Object.entries(units).find(([, theirs]) => theirs === unit)?.[0] ?? unit;

/** Parses a figure with a unit, `5 800 mg/kg` or `> 60 °C`; null for any other text. */
export function parseQuantity(text: string): Quantity | null {
  const [, figures = '', unit = ''] = /^((?:ca\.)?[^\p{L}°%]*)([\p{L}°%].*)$/u.exec(text.trim()) ?? [];
  return quantity(figures, unit);
}

/** Parses a figure and a unit. */
export function quantity(value: number | string, unit: string): Quantity | null {
  const range = parseRange(value);
  const esdscomUnit = unitOf(unit);
  return range && esdscomUnit ? { range, unit: esdscomUnit } : null;
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

/** An element of the type `NumericRangeWithUnitAndQualifier`; null without a quantity. */
export const quantityElement = (name: string, known: Quantity | null): XmlElement | null =>
  known && required(name, rangeElements(known.range), required('Unit', known.unit));
