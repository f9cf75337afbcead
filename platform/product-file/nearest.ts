const pairs = (name: string) => {
  const lower = name.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, lower.length - 1) }, (_, at) => lower.slice(at, at + 2)));
};

/** How much of two names is the same: the Dice coefficient of their pairs of letters, 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairs(one), pairs(other)];
  return (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size || 1);
}

/** The known names that are most like a wrong one, at most three. */
export const nearest = (name: string, known: readonly string[]): string[] =>
  known
    .map((one) => ({ one, like: likeness(name, one) }))
    .filter(({ like }) => like >= 0.45)
    .sort((a, b) => b.like - a.like)
    .slice(0, 3)
    .map(({ one }) => one);

/** `; did you mean explosionLimits or flashPoint?`; '' where no known name is like it. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  return near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
}
