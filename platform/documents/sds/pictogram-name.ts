import type { Phrases } from '../../phrases/en.ts';

/** `GHS02` → `Flame`. @throws RangeError for a code that CLP Annex V does not have */
export function pictogramName(code: string, { pictogramNames }: Phrases): string {
  const name = Object.entries(pictogramNames).find(([known]) => known === code)?.[1];
  if (name === undefined) throw new RangeError(`CLP has no pictogram '${code}'.`);
  return name;
}
