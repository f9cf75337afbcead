import type { LanguageCode } from '../../languages/languages.ts';
import { type Texts, translateAll, interfaceText, messageTexts } from '../../languages/messages.ts';
import { provisionText } from '../../languages/phrases.ts';
import type { ProductFacts } from '../../product/facts.ts';
import type { SectionName } from '../../product/file-sections.ts';
import { marketOf } from '../../product/markets/markets.ts';
import type { SdsOptions, SdsProduct } from '../../product/sds-product.ts';
import { openSheet } from './sheet/sheet.ts';
import { buildSds, generalPoints, sections } from './view-model.ts';
import { type Point, type SheetUnderCheck, hazardsNotKnown, lastingReasons, remedy } from './sheet/point.ts';

/** What REACH Annex II (Regulation (EU) 2020/878), Art. 31 and CLP require of a safety data sheet. */
export const checklist: readonly Point[] = [
  ...generalPoints,
  ...Object.values(sections).flatMap(({ points }) => points),
];

/**
 * `notAssessed`: the sheet neither lacks what is asked for nor answers it. `why`: what is missing or open, or in English why the point does
 * not apply.
 */
export interface PointResult {
  id: string;
  asks: string;
  provision: string;
  result: 'met' | 'notMet' | 'notAssessed' | 'notApplicable';
  why?: string;
  remedy?: string;
  /** Where in a product file it is resolved. */
  resolvedIn?: SectionName;
}

/** @param language of a user of the Studio; left out: the English of commands */
export function checkSheet(sheet: SheetUnderCheck, language?: LanguageCode): PointResult[] {
  const textOf = (texts: Texts) => (language ? interfaceText(texts, language) : texts.en);
  return checklist.map((point) => {
    const { id, asks, provision } = point;
    const head = { id, asks: textOf(asks), provision: provisionText(provision, language ?? 'en') };
    const { result, why, remedied } = assess(point, sheet);
    if (why === undefined) return { ...head, result };
    if (remedied === undefined) return { ...head, result, why: textOf(why) };
    return {
      ...head,
      result,
      why: textOf(why),
      remedy: textOf(remedied.texts),
      ...(language && remedied.section && { resolvedIn: remedied.section }),
    };
  });
}

interface Assessment {
  result: PointResult['result'];
  why?: Texts;
  remedied?: Point['remedy'];
}

function assess(
  { exempt, missing, open, isHazardDependent, remedy: remedied }: Point,
  sheet: SheetUnderCheck,
): Assessment {
  const exemption = exempt?.(sheet) ?? false;
  const lack = exemption === false && missing(sheet);
  if (lack !== false) return { result: 'notMet', why: lack, remedied };
  if (isHazardDependent && hazardsNotKnown(sheet) && !isLasting(exemption))
    return { result: 'notAssessed', ...unknownHazardsReason };
  if (exemption !== false) return { result: 'notApplicable', why: translateAll(() => exemption) };
  const unanswered = open?.(sheet) ?? false;
  return unanswered === false ? { result: 'met' } : { result: 'notAssessed', why: unanswered, remedied };
}

const isLasting = (exemption: string | false) => Object.values<string | false>(lastingReasons).includes(exemption);

const unknownHazardsReason = { why: messageTexts('hazardsNotKnown'), remedied: remedy('completeIngredients') };

/** The points that apply, by their results; one that is not assessed is not met. */
export interface Score {
  met: number;
  notMet: number;
  notAssessed: number;
  applicable: number;
  notApplicable: number;
  /** Met points in per cent of those that apply, rounded down. */
  percent: number;
}

export function scoreOf(results: readonly PointResult[]): Score {
  const count = (kind: PointResult['result']) => results.filter(({ result }) => result === kind).length;
  const [met, notMet, notAssessed] = [count('met'), count('notMet'), count('notAssessed')];
  const applicable = met + notMet + notAssessed;
  const percent = applicable === 0 ? 0 : Math.floor((100 * met) / applicable);
  return { met, notMet, notAssessed, applicable, notApplicable: count('notApplicable'), percent };
}

/**
 * The sheet in English, or in its first language if it is not issued in English; for a market in a language of that country, if the
 * sheet is issued in one.
 * @throws the errors of `buildSds`
 */
export function openForCheck(
  product: SdsProduct,
  facts: ProductFacts,
  languages: readonly LanguageCode[],
  options: SdsOptions,
): SheetUnderCheck {
  const marketLanguages = options.market === undefined ? [] : (marketOf(options.market).pack?.languages ?? []);
  const defaultLanguage = languages.length === 0 || languages.includes('en') ? 'en' : languages[0]!;
  const lang = marketLanguages.find((code) => languages.includes(code)) ?? defaultLanguage;
  return { ...openSheet(product, facts, lang, options), languages, sheet: buildSds(product, facts, lang, options) };
}
