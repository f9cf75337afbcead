/** The contents from which and below which a limit applies, mass %. Null: no bound on that side. */
export interface LimitRange {
  from: number | null;
  /** `C > from` instead of `C ≥ from`. */
  fromExclusive?: boolean;
  below: number | null;
  /** `C ≤ below` instead of `C < below`. */
  belowInclusive?: boolean;
}

/** A decimal number: `0,5`, `.0015`, `5.0E-4`. */
export const decimal = String.raw`(?:\d{1,9}(?:[.,]\d{1,12})?|[.,]\d{1,12})(?:[eE]-?\d{1,2})?`;

export const parseDecimal = (text: string): number => Number(text.replace(',', '.'));

const number = String.raw`${decimal}\s?%?`;

/** A range as text: comparisons before and after `C`, or two comparisons in a row, `≥ 5 % - < 10 %`. */
export const rangePattern = [
  String.raw`${number}\s?[≤<≥>]\s?C\s?[≤<≥>]\s?${number}`,
  String.raw`C?\s?[≤<≥>]\s?${number}(?:\s?(?:,|-|–|and|to)?\s?(?:C\s?)?[≤<≥>]\s?${number})?`,
  String.raw`${number}\s?[≤<≥>]\s?C(?![a-zA-Z])`,
].join('|');

const comparison = new RegExp(String.raw`(${decimal})\s?%?\s?([≤<≥>])\s?C|([≤<≥>])\s?(${decimal})`, 'g');
const mirrored: Record<string, string> = { '≤': '≥', '<': '>', '≥': '≤', '>': '<' };

/** Reads the text of a range. A string is the reason why it cannot be read. */
export function readRange(text: string): LimitRange | string {
  const range: LimitRange = { from: null, below: null };
  if (!text.includes('%')) return 'its content has no %';
  // `0.5 % ≤ C < 2 %` has `0.5 % ≤ C` and `< 2`.
  for (const [, before, operatorBefore, operatorAfter, after] of text.matchAll(comparison)) {
    const value = parseDecimal(before ?? after!);
    const operator = operatorAfter ?? mirrored[operatorBefore!]!;
    if (value > 100) return `${value} % is more than 100 %`;
    if (operator === '≥' || operator === '>') {
      if (range.from !== null) return 'it has two lower bounds';
      range.from = value;
      if (operator === '>') range.fromExclusive = true;
    } else {
      if (range.below !== null) return 'it has two upper bounds';
      range.below = value;
      if (operator === '≤') range.belowInclusive = true;
    }
  }
  return isEmpty(range) ? 'no content lies between its bounds' : range;
}

function isEmpty({ from, fromExclusive, below, belowInclusive }: LimitRange): boolean {
  if (from === null || below === null) return below === 0 && !belowInclusive;
  return from > below || (from === below && (fromExclusive === true || belowInclusive !== true));
}
