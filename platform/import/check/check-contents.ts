import { type NumericRange, parseRange } from '../../product/numeric-range.ts';
import type { ProductFacts } from '../../product/facts.ts';
import { error, type Finding, type Path, warning } from '../../product/findings.ts';

/** Findings about exact contents outside of the printed range (REACH Annex II 3.2.1). Printed contents in words are not checked. */
export const contentFindings = ({ composition }: Pick<ProductFacts, 'composition'>, at: Path): Finding[] =>
  composition.flatMap(({ content, contentRange }, place) => {
    const range = parseRange(contentRange.replace(inPercent, ''));
    if (content === undefined || !range || includes(range, content)) return [];
    const path = [...at, 'composition', place, 'content'];
    // A single number may be a target value.
    if (range.exact) return [warning(path, `${content} is not the '${contentRange}' of contentRange`)];
    return [error(path, `${content} is outside of the '${contentRange}' of contentRange`)];
  });

/** The unit of a printed content, per cent by mass. */
export const inPercent = /(?<!\s)\s*(?:(?:mass|wt\.?|Gew\.?)[ -]?)?%(?:\s?\((?:m\/m|w\/w)\))?$/i;

function includes({ exact, lower, upper }: NumericRange, content: number): boolean {
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
