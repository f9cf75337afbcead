import { identificationPoints } from './identification-points.ts';
import type { LanguageCode } from '../../phrases/languages.ts';
import { measurePoints } from './measure-points.ts';
import { interfaceText, type Texts } from '../../phrases/messages.ts';
import type { SectionName } from '../../product/file-sections.ts';
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
  /** Where in a product file it is resolved. */
  resolvedIn?: SectionName;
}

/** @param language of a user of the Studio; left out: the English of commands */
export function checkSheet(sheet: SheetUnderCheck, language?: LanguageCode): PointResult[] {
  const textOf = (texts: Texts) => (language ? interfaceText(texts, language) : texts.en);
  return checklist.map(({ id, asks, provision, exempt, missing, remedy: { texts, section } }) => {
    const point = { id, asks: textOf(asks), provision: provisionText(provision, language ?? 'en') };
    const exemption = exempt?.(sheet) ?? false;
    if (exemption !== false) return { ...point, result: 'notApplicable', why: exemption };
    const why = missing(sheet);
    return why === false
      ? { ...point, result: 'met' }
      : {
          ...{ ...point, result: 'notMet', why: textOf(why), remedy: textOf(texts) },
          ...(language && section && { resolvedIn: section }),
        };
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
