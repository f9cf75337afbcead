/** What goes into a product or into its pack; null where the platform does not say (docs/platform-api.md, 4.1). */
export interface Material {
  kind: 'material';
  name: string | null;
  supplier: string | null;
  purpose: string | null;
  /** Mass %. */
  content: number | null;
  /** Litres. */
  volume: number | null;
  /** Euro. */
  price: number | null;
  /** What to do with it. */
  instruction: string | null;
}

/** A step between the materials. */
export interface Instruction {
  kind: 'instruction';
  instruction: string;
}

export type FormulationRow = Material | Instruction;

/** What only the workgroup of a product sees of it; confidential. */
export interface WorkgroupProduct {
  /** The formulation mixer, in its order. */
  formulation: FormulationRow[];
  /** The material composer. */
  materials: FormulationRow[];
}

/**
 * Spec §1: what edit mode is to the visitor of a product's detail. `none`: there is none for this visitor; `off`: it can be
 * turned on; `unavailable`: that cannot be said now; the product's own data when it is on.
 */
export type EditMode = 'none' | 'off' | 'unavailable' | WorkgroupProduct;

const amounts = ['content', 'volume', 'price'] as const;

export interface Total {
  /** Null where no material has the amount. */
  sum: number | null;
  /** How many materials do not have it. */
  missing: number;
}

/** Adds up what the materials of a list have; binary fractions leave no dust in the sums (0.1 + 0.2 is 0.3). */
export function totalsOf(rows: FormulationRow[]): Record<(typeof amounts)[number], Total> {
  const materials = rows.filter((row) => row.kind === 'material');
  const totals = amounts.map((amount): [string, Total] => {
    const given = materials.flatMap((material) => material[amount] ?? []);
    const sum = given.length === 0 ? null : Number(given.reduce((total, one) => total + one, 0).toPrecision(12));
    return [amount, { sum, missing: materials.length - given.length }];
  });
  return Object.fromEntries(totals) as ReturnType<typeof totalsOf>;
}
