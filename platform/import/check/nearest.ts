/** A longer name is like none. */
const maxNameLength = 100;

const pairs = (name: string) => {
  const lower = name.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, lower.length - 1) }, (_, at) => lower.slice(at, at + 2)));
};

/** Of the known names, which are some hundred. */
const knownPairs = new Map<string, Set<string>>();

function pairsOfKnown(name: string): Set<string> {
  const known = knownPairs.get(name) ?? pairs(name);
  knownPairs.set(name, known);
  return known;
}

/** How much of two names is the same: the Dice coefficient of their pairs of letters, 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let same = 0;
  for (const pair of a) if (b.has(pair)) same += 1;
  return (2 * same) / (a.size + b.size || 1);
}

/** The known names that are most like a wrong one, at most three. */
export function closestNames(name: string, known: readonly string[]): string[] {
  if (name.length > maxNameLength) return [];
  const own = pairs(name);
  return known
    .map((one) => ({ one, like: likeness(own, pairsOfKnown(one)) }))
    .filter(({ like }) => like >= 0.45)
    .sort((a, b) => b.like - a.like)
    .slice(0, 3)
    .map(({ one }) => one);
}

/** `; did you mean explosionLimits or flashPoint?`; '' where no known name is like it. */
export function didYouMean(name: string, known: readonly string[]): string {
  const near = closestNames(name, known);
  return near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
}
