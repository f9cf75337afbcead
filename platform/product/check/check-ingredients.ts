import { figureTexts, messageTexts, textsOf } from '../../languages/messages.ts';
import type { ProductFacts } from '../facts.ts';
import { error, type Finding, type Path, warning } from '../findings.ts';
import { contentOf, isGas, type MixtureFacts } from '../mixture.ts';
import type { NumericRange } from '../contents/numeric-range.ts';
import { massRange, readContent } from '../contents/printed-content.ts';
import { sumOf } from '../contents/sum-contents.ts';
import { readLimits } from '../../law/classification/model/limit-lines.ts';

type Ingredient = ProductFacts['composition'][number];

/** Findings about ingredients as the calculation reads them: impossible contents, and limits that no rule reads. */
export const ingredientFindings = (facts: MixtureFacts, base: Path, { isPublished = false } = {}): Finding[] => [
  ...totalFindings(facts, [...base, 'composition']),
  ...facts.composition.flatMap((ingredient, index) => {
    const path = [...base, 'composition', index];
    return [
      ...rangeFindings(ingredient, path),
      ...ingredient.limits.flatMap((text, inner) => formFindings(ingredient, text, [...path, 'limits', inner])),
    ];
  }),
  ...unreadContents(facts, base),
  ...unreadLimits(facts, base, isPublished ? error : warning),
];

/** Rounded contents may add up to a little more. */
const maxTotal = 100.5;

/** A finding when the lower ends of the contents add up to more than 100 %. */
function totalFindings(facts: MixtureFacts, path: Path): Finding[] {
  const contents = facts.composition.map((ingredient) => contentOf(ingredient, facts));
  const total = sumOf(contents.map(({ min, max }) => Math.min(min, max)));
  return total > maxTotal
    ? [error(path, messageTexts('addsUp', { total: figureTexts(Number(total.toFixed(3))) }))]
    : [];
}

/**
 * Findings about contents that are not read, per cent by volume of a product that is no gas, and a second balance: errors when a mixture is
 * calculated with them, else warnings.
 */
export function unreadContents(facts: MixtureFacts, base: Path): Finding[] {
  const { composition, kind } = facts;
  const balance = composition.findIndex(({ contentRange }) => readContent(contentRange).kind === 'balance');
  return composition.flatMap(({ content, contentRange }, index) => {
    const { kind: read } = readContent(contentRange);
    const code =
      read === 'unreadable'
        ? 'contentNotRead'
        : read === 'volume' && !isGas(facts)
          ? 'contentByVolume'
          : read === 'balance' && index !== balance
            ? 'secondBalance'
            : null;
    if (code === null) return [];
    const finding = kind === 'mixture' && content === undefined ? error : warning;
    return [finding([...base, 'composition', index, 'contentRange'], messageTexts(code, { range: contentRange }))];
  });
}

function rangeFindings({ contentRange }: Ingredient, base: Path): Finding[] {
  const path = [...base, 'contentRange'];
  const read = readContent(contentRange);
  if (!('range' in read)) return [];
  const { exact, lower, upper } = read.range;
  if (lower && upper && lower.value > upper.value)
    return [error(path, messageTexts('upsideDown', { range: contentRange }))];
  const figures = [exact, lower, upper].flatMap((end) => (end ? [end.value] : []));
  const impossible = figures.find((value) => value < 0 || value > 100);
  return impossible === undefined ? [] : [error(path, messageTexts('impossibleRange', { range: contentRange }))];
}

/** An example of each form of limit that is read. */
const forms = [
  "'Eye Irrit. 2; H319: C ≥ 50 %'",
  "'Skin Irrit. 2; H315: 0.5 % ≤ C < 2 %'",
  "'EUH031: C ≥ 5 %'",
  "'M (acute) = 10'",
  "'ATE (H302) = 500 mg/kg'",
  "'ATE (H331) = 3 mg/l (vapours)'",
].join(', ');

/**
 * Findings about limits, M factors and ATEs of the ingredients that no rule reads. They do not count, so the classification may be too mild,
 * and a product with one is not published.
 */
export const unreadLimits = (
  { composition }: Pick<MixtureFacts, 'composition'>,
  base: Path,
  finding: typeof error = error,
): Finding[] =>
  composition.flatMap(({ limits }, index) =>
    limits.flatMap((text, inner) =>
      readLimits([text]).flatMap((line) =>
        line.kind === 'unreadable'
          ? finding(
              [...base, 'composition', index, 'limits', inner],
              messageTexts('limitNotRead', {
                text: line.text,
                reason: textsOf(line.reason),
                forms,
              }),
            )
          : [],
      ),
    ),
  );

const formFindings = ({ inhalationForm }: Ingredient, text: string, path: Path): Finding[] =>
  readLimits([text]).flatMap((line) =>
    line.kind !== 'ate' || line.unit !== 'mg/l' || line.form !== null || inhalationForm !== undefined
      ? []
      : warning(path, messageTexts('formNotSaid', { text })),
  );

/** Findings about exact contents outside of the printed range (REACH Annex II 3.2.1). Printed contents in words are not checked. */
export const contentFindings = ({ composition }: Pick<ProductFacts, 'composition'>, base: Path): Finding[] =>
  composition.flatMap(({ content, contentRange }, index) => {
    const range = massRange(contentRange);
    if (content === undefined || !range || includes(range, content)) return [];
    const path = [...base, 'composition', index, 'content'];
    const values = { content: figureTexts(content), range: contentRange };
    // A single number may be a target value.
    if (range.exact) return [warning(path, messageTexts('otherContent', values))];
    return [error(path, messageTexts('contentOutside', values))];
  });

function includes({ exact, lower, upper }: NumericRange, content: number): boolean {
  if (exact) return exact.symbol === 'ca' || isRounded(content, exact.value);
  const isAbove = !lower || (lower.symbol === 'gt' ? content > lower.value : content >= lower.value);
  const isBelow = !upper || (upper.symbol === 'lt' ? content < upper.value : content <= upper.value);
  return isAbove && isBelow;
}

/** 99.8 may be printed as 100. */
const isRounded = (content: number, printedValue: number): boolean => {
  const digits = String(printedValue).split('.')[1]?.length ?? 0;
  return Math.abs(content - printedValue) <= 0.5 * 10 ** -digits + Number.EPSILON * 100;
};
