import { parseFigure } from '@/lib/domain/studio/entered-values';

/**
 * Contents of ingredients in mass %: the range that is printed in section 3.2 instead of the exact content, and their total. The
 * highest content of a range decides which hazards it has (REACH Annex II 3.2.1), so that a range ends where a generic limit of CLP
 * Annex I, Tables 1.1, 3.2.3, 3.3.3, 3.4.5 and 3.5.2 ends, or a specific one of the ingredient.
 */
const limits = [0.1, 0.3, 0.5, 1, 3, 5, 10, 20, 25, 50, 75, 100] as const;

/** The range proposed for an exact content, `12.5` → `10 – < 20 %`; null for a content outside 0 to 100 %. */
export function proposedRange(content: number, specificLimits: readonly string[] = []): string | null {
  if (!(content > 0 && content <= 100)) return null;
  const specificEnds = specificLimits.flatMap(percentagesIn).filter((limit) => limit > 0 && limit < 100);
  const ends = [...new Set([...limits, ...specificEnds])].sort((a, b) => a - b);
  if (content === 100) return '100 %';
  const upper = ends.find((end) => end > content)!;
  const lower = ends.findLast((end) => end <= content);
  if (upper === 100) return `≥ ${lower} %`;
  return lower === undefined ? `< ${upper} %` : `${lower} – < ${upper} %`;
}

/** The figures before a percent sign, `0.5 % ≤ C < 2 %` → 0.5, 2. */
const percentagesIn = (text: string): number[] =>
  text.length > 500
    ? []
    : [...text.matchAll(/(\d{1,3}(?:[.,]\d{1,6})?)[ \u00A0\u202F]?%/g)].map(([, figure]) => parseFigure(figure!)!);

const figure = String.raw` ?(\d+(?:[.,]\d+)?)`;
const range = new RegExp(String.raw`^([<>]=?|[≤≥~≈]?)${figure}(?: ?[–…-] ?(<=?|≤?)${figure})?$`);

/**
 * The ends of a printed range of figures and signs, `10 – < 15 %` → 10, 15; null for other texts, of which the platform reads more (words,
 * units, a balance). What this reads, the platform reads alike (tests/unit/domain/studio/printed-contents.test.ts).
 */
export function rangeEnds(text: string): { lower: number; upper: number } | null {
  const plain = text.replaceAll('%', '').replace('ca.', '').replaceAll(/\s+/g, ' ').trim();
  const match = range.exec(plain);
  if (!match) return null;
  const [, sign = '', first = '', , second] = match;
  const value = parseFigure(first)!;
  // `< 5 – 10` is no range.
  if (second !== undefined && /[<≤]/.test(sign)) return null;
  if (second !== undefined) return { lower: value, upper: parseFigure(second)! };
  if (/[<≤]/.test(sign)) return { lower: 0, upper: value };
  return { lower: value, upper: /[>≥]/.test(sign) ? 100 : value };
}

/** How many printed contents are not in the total, since the platform alone reads them. */
export const unreadCount = (rows: readonly { content?: unknown; contentRange?: unknown }[]): number =>
  rows.filter(
    ({ content, contentRange }) =>
      typeof content !== 'number' && typeof contentRange === 'string' && rangeEnds(contentRange) === null,
  ).length;

interface ContentTotal {
  /** Sum of the exact contents, and how many ingredients have one. */
  exact: number;
  exactCount: number;
  /** Sums of the lower and upper ends; the exact content counts where there is no range. */
  lower: number;
  upper: number;
  count: number;
}

/** Sums in exact decimals: 0.1 + 0.2 is 0.3. */
const rounded = (value: number): number => Number(value.toFixed(8));

export function contentTotal(rows: readonly { content?: unknown; contentRange?: unknown }[]): ContentTotal {
  const total: ContentTotal = { exact: 0, exactCount: 0, lower: 0, upper: 0, count: rows.length };
  for (const { content, contentRange } of rows) {
    const ends = typeof contentRange === 'string' ? rangeEnds(contentRange) : null;
    const isExact = typeof content === 'number';
    if (isExact) {
      total.exact += content;
      total.exactCount += 1;
    }
    total.lower += ends?.lower ?? (isExact ? content : 0);
    total.upper += ends?.upper ?? (isExact ? content : 0);
  }
  return { ...total, exact: rounded(total.exact), lower: rounded(total.lower), upper: rounded(total.upper) };
}
