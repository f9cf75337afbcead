import type { Random } from './random.ts';
import type { IngredientInput } from './second-input.ts';

/** All of an ingredient but its name and content. */
export type Made = Omit<IngredientInput, 'name' | 'content' | 'limits'> & { limits?: readonly string[] };

/** Makes ingredients of one hazard, each time with other details. */
export type IngredientKind = (random: Random) => Made;

export const singleClass = (category: string, h: string, limits: readonly string[] = []): Made => ({
  classification: [{ category, h: [h] }],
  limits,
});
