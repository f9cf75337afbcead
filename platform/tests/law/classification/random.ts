/** Random numbers of a seed, 0 ≤ x < 1 (mulberry32), so that a difference can be found again. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Choices that a seed makes. */
export interface Random {
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
}

/** @throws {RangeError} no such element */
export function elementAt<T>(list: readonly T[], index: number): T {
  const found = list.slice(index, index + 1);
  for (const element of found) return element;
  throw new RangeError(`No element ${index} of ${list.length}`);
}

export function randomOf(seed: number): Random {
  const next = randomNumbers(seed);
  return {
    chance: (probability) => next() < probability,
    pick: (choices) => elementAt(choices, Math.floor(next() * choices.length)),
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
  };
}
