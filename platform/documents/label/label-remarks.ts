import { phrasesFor } from '../../phrases/phrases.ts';
import type { LabelTexts } from './label-content.ts';

export interface LabelRemark {
  /** With its colon; empty where the text needs none. */
  label: string;
  text: string;
}

/** `Contains: acetone, propan-2-ol` (CLP Art. 18(3)(b)); null where nothing is to be named. */
export function containsLine({ lang, contains }: LabelTexts): string | null {
  const { ipi, colon } = phrasesFor(lang);
  return contains.length ? ipi.labels.contains + colon + contains.join(', ') : null;
}

/** What stands on a label besides the elements of CLP Art. 17, as far as the settings want it. */
export function labelRemarks({ lang, recommendedUse, storage, synonyms }: LabelTexts): LabelRemark[] {
  const { detail, ipi, label, colon } = phrasesFor(lang);
  const remarks: [string, string | null][] = [
    [detail.recommendedUse, recommendedUse],
    [ipi.labels.storage, storage],
    [label.synonyms, synonyms.join(', ')],
  ];
  return remarks.flatMap(([title, text]) => (text ? [{ label: title + colon, text }] : []));
}
