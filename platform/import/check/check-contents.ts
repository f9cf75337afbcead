import { type NumericRange, parseRange } from '../../product/numeric-range.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { error, type Finding, type Path, warning } from '../../product/findings.ts';

/** An exact content that the printed one does not hold (REACH Annex II 3.2.1). A printed content in words is not looked at. */
export const contentFindings = ({ composition }: Pick<ProductFacts, 'composition'>, at: Path): Finding[] =>
  composition.flatMap(({ content, contentRange }, place) => {
    const range = parseRange(contentRange.replace(inPercent, ''));
    if (content === undefined || !range || holds(range, content)) return [];
    const path = [...at, 'composition', place, 'content'];
    // One figure may be what is aimed at.
    if (range.exact) return [warning(path, `${content} is not the '${contentRange}' of contentRange`)];
    return [error(path, `${content} is outside of the '${contentRange}' of contentRange`)];
  });

/** What the content is measured in as well. */
const inPercent = /(?<!\s)\s*(?:(?:mass|wt\.?|Gew\.?)[ -]?)?%(?:\s?\((?:m\/m|w\/w)\))?$/i;

function holds({ exact, lower, upper }: NumericRange, content: number): boolean {
  if (exact) return exact.symbol === 'ca' || isRounded(content, exact.value);
  const isAbove = !lower || (lower.symbol === 'gt' ? content > lower.value : content >= lower.value);
  const isBelow = !upper || (upper.symbol === 'lt' ? content < upper.value : content <= upper.value);
  return isAbove && isBelow;
}

/** 99.8 may be printed as 100. */
const isRounded = (content: number, printed: number): boolean => {
  const digits = String(printed).split('.')[1]?.length ?? 0;
  return Math.abs(content - printed) <= 0.5 * 10 ** -digits + Number.EPSILON * 100;
};
