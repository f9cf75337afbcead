import { LRUCache } from 'lru-cache';
import { either, messageTexts, type Texts } from '../../languages/messages.ts';

/** Maximum length of a name in characters; longer names have no suggestions. */
const maxNameLength = 100;
/** Maximum number of known names, since every unknown name is compared with all of them. */
const maxKnown = 1_000;

const pairs = (name: string) => {
  const lower = name.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, lower.length - 1) }, (_, index) => lower.slice(index, index + 2)));
};

/** Pairs of letters of the known names, some hundred. Those of other products' names are not kept for longer than the next 2,000. */
const knownPairs = new LRUCache<string, Set<string>>({ max: 2_000 });

function pairsOfKnown(name: string): Set<string> {
  const known = knownPairs.get(name) ?? pairs(name);
  knownPairs.set(name, known);
  return known;
}

/** Similarity of two names: the Dice coefficient of their pairs of letters, 0 to 1. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let same = 0;
  for (const pair of a) if (b.has(pair)) same += 1;
  return (2 * same) / (a.size + b.size || 1);
}

/** The known names that are most similar to an unknown one, at most three. */
export function closestNames(name: string, known: readonly string[]): string[] {
  if (name.length > maxNameLength || known.length > maxKnown) return [];
  const namePairs = pairs(name);
  return known
    .filter((candidate) => candidate.length <= maxNameLength)
    .map((candidate) => ({ candidate, score: similarity(namePairs, pairsOfKnown(candidate)) }))
    .filter(({ score }) => score >= 0.45)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** `; did you mean explosionLimits or flashPoint?`; '' without a similar name. */
export function didYouMean(name: string, known: readonly string[]): Texts | '' {
  const near = closestNames(name, known);
  return near.length > 0 ? messageTexts('didYouMean', { names: either(near) }) : '';
}
