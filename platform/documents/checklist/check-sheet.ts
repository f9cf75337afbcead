import { identificationPoints } from './identification-points.ts';
import type { LanguageCode } from '../../phrases/languages.ts';
import { measurePoints } from './measure-points.ts';
import type { Point, SheetUnderCheck } from './point.ts';
import { provisionText } from '../../phrases/phrases.ts';
import { propertyPoints } from './property-points.ts';
import { regulationPoints } from './regulation-points.ts';

/** What REACH Annex II (Regulation (EU) 2020/878), Art. 31 and CLP ask a safety data sheet for. */
export const checklist: readonly Point[] = [
  ...identificationPoints,
  ...measurePoints,
  ...propertyPoints,
  ...regulationPoints,
];

/** `why`: what is missing, or in English why the point does not apply. */
export interface PointResult {
  id: string;
  asks: string;
  provision: string;
  result: 'met' | 'notMet' | 'notApplicable';
  why?: string;
  remedy?: string;
}

/** @param language of the texts */
export function checkSheet(sheet: SheetUnderCheck, language: LanguageCode = 'en'): PointResult[] {
  return checklist.map(({ id, asks, provision, exempt, missing, remedy }) => {
    const point = { id, asks: asks[language], provision: provisionText(provision, language) };
    const exemption = exempt?.(sheet) ?? false;
    if (exemption !== false) return { ...point, result: 'notApplicable', why: exemption };
    const why = missing(sheet);
    return why === false
      ? { ...point, result: 'met' }
      : { ...point, result: 'notMet', why: why[language], remedy: remedy[language] };
  });
}

export interface Score {
  met: number;
  applicable: number;
  notApplicable: number;
  /** Met points in per cent of those that apply, rounded down. */
  percent: number;
}

export function scoreOf(results: readonly PointResult[]): Score {
  const met = results.filter(({ result }) => result === 'met').length;
  const notApplicable = results.filter(({ result }) => result === 'notApplicable').length;
  const applicable = results.length - notApplicable;
  return { met, applicable, notApplicable, percent: applicable === 0 ? 0 : Math.floor((100 * met) / applicable) };
}
