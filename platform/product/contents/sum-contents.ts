import { massRange } from './printed-content.ts';

/** The contents of an ingredient as they are entered: they may be wrong or lacking. */
export interface EnteredContents {
  content?: unknown;
  contentRange?: unknown;
}

/** What the contents of the ingredients add up to, mass %. */
export interface ContentSums {
  count: number;
  /** Sum of the exact contents, and how many ingredients have one. */
  exact: number;
  exactCount: number;
  /** Sums of the lower and the upper ends of the printed contents, or exact ones where none is read. */
  lower: number;
  upper: number;
  /** Ingredients that are not in these two sums: their printed content is a balance, by volume or not read. */
  unreadCount: number;
}

/** Adds up the contents of ingredients. */
export function sumContents(rows: readonly EnteredContents[]): ContentSums {
  const exact = rows.flatMap(({ content }) => (typeof content === 'number' ? [content] : []));
  const ends = rows.map(endsOf);
  const read = ends.filter((range) => range !== null);
  return {
    count: rows.length,
    exact: sumOf(exact),
    exactCount: exact.length,
    lower: sumOf(read.map(({ lower }) => lower)),
    upper: sumOf(read.map(({ upper }) => upper)),
    unreadCount: rows.filter(({ contentRange }, index) => typeof contentRange === 'string' && !ends[index]).length,
  };
}

function endsOf({ content, contentRange }: EnteredContents): { lower: number; upper: number } | null {
  const range = typeof contentRange === 'string' ? massRange(contentRange) : null;
  if (range) {
    const { exact, lower, upper } = range;
    return { lower: exact?.value ?? lower?.value ?? 0, upper: exact?.value ?? upper?.value ?? 100 };
  }
  return typeof content === 'number' ? { lower: content, upper: content } : null;
}

/** The sum of contents in exact decimals: 0.1 + 0.2 is 0.3. */
export const sumOf = (contents: readonly number[]): number =>
  Number(contents.reduce((sum, content) => sum + content, 0).toFixed(9));

/**
 * Where a proposed range ends: the generic limits of CLP Annex I, Tables 1.1, 3.2.3, 3.3.3, 3.4.5 and 3.5.2, since the highest content of
 * a range decides which hazards the ingredient has (REACH Annex II 3.2.1).
 */
const genericLimits = [0.1, 0.3, 0.5, 1, 3, 5, 10, 20, 25, 50, 75, 100];

/**
 * The range proposed for an exact content, `12.5` → `10 – < 20 %`; null for a content outside 0 to 100 %.
 * @param specificLimits texts such as `Skin Irrit. 2; H315: 0.5 % ≤ C < 2 %`, whose figures are ends as well
 */
export function proposedRange(content: number, specificLimits: readonly string[] = []): string | null {
  if (!(content > 0 && content <= 100)) return null;
  if (content === 100) return '100 %';
  const specific = specificLimits.flatMap(percentagesIn).filter((limit) => limit > 0 && limit < 100);
  const ends = [...genericLimits, ...specific].sort((a, b) => a - b);
  const upper = ends.find((end) => end > content)!;
  const lower = ends.findLast((end) => end <= content);
  if (upper === 100) return `≥ ${lower} %`;
  return lower === undefined ? `< ${upper} %` : `${lower} – < ${upper} %`;
}

/** The figures before a percent sign, `0.5 % ≤ C < 2 %` → 0.5, 2. */
const percentagesIn = (text: string): number[] =>
  text.length > 500
    ? []
    : [...text.matchAll(/(\d{1,3}(?:[.,]\d{1,6})?)[ \u00A0\u202F]?%/g)].map(([, figure]) =>
        Number(figure!.replace(',', '.')),
      );
