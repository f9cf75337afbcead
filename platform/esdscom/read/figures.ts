import { type NumericRange, parseRange, rangeText } from '../../product/contents/numeric-range.ts';
import { ownUnit, quantity } from '../write/quantity.ts';
import type { Part } from './part.ts';

/** A figure in the notation of product files, `12.5` or `12 – < 15`. */
export interface Figure {
  value: number | string;
  unit: string;
}

interface Conversion {
  unit: string;
  convert: (value: number) => number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Units of eSDScom that are converted for product files: the rules of the sheet compare degrees Celsius. */
const conversions: Record<string, Conversion> = {
  '°F': { unit: '°C', convert: (value) => tenths(((value - 32) * 5) / 9) },
  K: { unit: '°C', convert: (value) => tenths(value - 273.15) },
  cSt: { unit: 'mm²/s', convert: (value) => value },
};

/** The first figure at a path (type `NumericRangeWithUnitAndQualifier`); undefined if there is none. */
export function readFigure(part: Part, path: string): Figure | undefined {
  for (const element of part.all(path)) {
    const figure = figureOf(element);
    if (figure) return figure;
  }
  return undefined;
}

export function figureOf(part: Part): Figure | undefined {
  const range = rangeOf(part);
  if (!range) return undefined;
  const unit = part.first('Unit')?.node.text ?? '';
  part.take();
  const conversion = conversions[unit];
  if (!conversion) return { value: rangeText(range), unit: ownUnit(unit) };
  return { value: rangeText(convertRange(range, conversion)), unit: conversion.unit };
}

/** A range without signs includes both bounds. */
function rangeOf(part: Part): NumericRange | null {
  const numberAt = (path: string) => {
    const text = part.first(path)?.node.text;
    return text === undefined || text === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
  };
  const sign = (path: string) => part.first(path)?.node.text;
  // Acute toxicity estimates have their figure in `Value` (type `AteValue`).
  const exact = numberAt('ExactValue') ?? numberAt('Value');
  if (exact !== undefined)
    return { exact: { value: exact, ...(sign('ExactValueSymbol') === 'ca' && { symbol: 'ca' }) } };
  const upper = numberAt('UpperValue');
  const lower = numberAt('LowerValue');
  if (upper === undefined && lower === undefined) return null;
  return {
    ...(upper !== undefined && { upper: { value: upper, symbol: sign('UpperValueSymbol') === 'lt' ? 'lt' : 'le' } }),
    ...(lower !== undefined && { lower: { value: lower, symbol: sign('LowerValueSymbol') === 'gt' ? 'gt' : 'ge' } }),
  };
}

const convertRange = ({ exact, upper, lower }: NumericRange, { convert }: Conversion): NumericRange => ({
  ...(exact && { exact: { ...exact, value: convert(exact.value) } }),
  ...(upper && { upper: { ...upper, value: convert(upper.value) } }),
  ...(lower && { lower: { ...lower, value: convert(lower.value) } }),
});

/** `5 800 mg/kg`, the notation of test results. */
export const figureText = ({ value, unit }: Figure): string =>
  `${String(value).replace(/(?<![\d.])\d{4,}/g, (digits) => Number(digits).toLocaleString('en').replaceAll(',', ' '))} ${unit}`.trim();

/** Maximum length in characters, including the condition. */
const maxFigureLength = 500;

/** Parses a figure in a text, `−0,24 (bei 20 °C)`, with its unit if eSDScom has it. Null for any other text. */
export function figureInText(text: string): { value: number | string; unit?: string; condition?: string } | null {
  if (text.length > maxFigureLength) return null;
  const [, measured = '', condition] = /^(.*?)(?: \((.+)\))?$/s.exec(text) ?? [];
  const range = parseRange(measured);
  if (range) return { value: rangeText(range), ...(condition && { condition }) };
  const [, figures = '', unit = ''] = /^(.*[\d])\s?(\D+)$/.exec(measured) ?? [];
  const parsed = quantity(figures, unit);
  return parsed && { value: rangeText(parsed.range), unit, ...(condition && { condition }) };
}
