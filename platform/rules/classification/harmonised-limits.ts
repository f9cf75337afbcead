import { type LimitLine, readLimitLine, readLimits } from './model/limit-lines.ts';

/** The own line says the same as the harmonised one or is stricter. */
function covers(own: LimitLine, harmonised: LimitLine): boolean {
  if (own.kind === 'class' && harmonised.kind === 'class')
    return own.category === harmonised.category && (own.from ?? 0) <= (harmonised.from ?? 0);
  if (own.kind === 'statement' && harmonised.kind === 'statement')
    return own.code === harmonised.code && (own.from ?? 0) <= (harmonised.from ?? 0);
  if (own.kind === 'factor' && harmonised.kind === 'factor')
    return (own.effect === 'both' || own.effect === harmonised.effect) && own.factor >= harmonised.factor;
  if (own.kind === 'ate' && harmonised.kind === 'ate')
    return (
      own.route === harmonised.route &&
      own.unit === harmonised.unit &&
      (own.form === null || harmonised.form === null || own.form === harmonised.form) &&
      own.value <= harmonised.value
    );
  return false;
}

/**
 * The harmonised limits, M factors and ATEs that a substance lacks or has less strict, as lines for a product file (CLP Art. 10(4), Annex
 * VI 1.1.2.3). Factors are written with their hazard, since a line without it depends on its neighbours. What no rule reads is left out.
 */
export function missingLimits(own: readonly string[], harmonised: readonly string[]): string[] {
  const ownLines = readLimits(own);
  const isMissing = (line: LimitLine) => line.kind !== 'unreadable' && !ownLines.some((one) => covers(one, line));
  const factors = readLimits(harmonised)
    .filter((line) => line.kind === 'factor')
    .flatMap((line): (typeof line)[] =>
      line.effect === 'both'
        ? [
            { ...line, effect: 'acute' },
            { ...line, effect: 'chronic' },
          ]
        : [line],
    )
    .filter(isMissing)
    .map(({ effect, factor }) => `M (${effect}) = ${factor}`);
  const others = harmonised.filter((text) =>
    readLimitLine(text).some((line) => line.kind !== 'factor' && isMissing(line)),
  );
  return [...others, ...factors];
}
