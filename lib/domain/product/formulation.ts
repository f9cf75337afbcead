/** A material of a product or of its pack; null for unknown values (docs/platform-api.md, 4.1). */
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
  /** Instruction for the material. */
  instruction: string | null;
}

/** An instruction between the materials. */
export interface Instruction {
  kind: 'instruction';
  instruction: string;
}

export type FormulationRow = Material | Instruction;

/** Confidential data of a product, for its workgroup only. */
export interface WorkgroupProduct {
  /** The rows of the formulation mixer, in its order. */
  formulation: FormulationRow[];
  /** The rows of the material composer. */
  materials: FormulationRow[];
  /** Null for a substance, and for a platform that does not derive classifications. */
  derivation: Derivation | null;
}

/**
 * Spec §1: the state of edit mode in product detail. `none`: not available to the visitor; `off`: available;
 * `unavailable`: could not be loaded; the workgroup's data when it is on.
 */
export type EditMode = 'none' | 'off' | 'unavailable' | WorkgroupProduct;

const amounts = ['content', 'volume', 'price'] as const;

export interface Total {
  /** Null if no material has a value. */
  sum: number | null;
  /** Number of materials without a value. */
  missing: number;
}

/** Totals of a list's materials; rounded, so that binary fractions do not show (0.1 + 0.2 is 0.3). */
export function totalsOf(rows: FormulationRow[]): Record<(typeof amounts)[number], Total> {
  const materials = rows.filter((row) => row.kind === 'material');
  const totals = amounts.map((amount): [string, Total] => {
    const values = materials.flatMap((material) => material[amount] ?? []);
    const sum = values.length === 0 ? null : Number(values.reduce((total, value) => total + value, 0).toPrecision(12));
    return [amount, { sum, missing: materials.length - values.length }];
  });
  return Object.fromEntries(totals) as ReturnType<typeof totalsOf>;
}

/** What an ingredient adds to a hazard class (docs/platform-api.md, 4.2). */
export interface DerivationStep {
  ingredient: string;
  /** Mass %. */
  content: number | null;
  /** Null below the cut-off value. */
  limit: number | null;
  limitUnit: string | null;
  /** Where the limit comes from, in words. */
  limitSource: string | null;
  /** M factor or weight. */
  factor: number | null;
  contribution: number | null;
  /** False: it is judged by itself, and its contribution is in no sum. */
  isInSum: boolean;
}

/** How the result for a hazard class was found. */
export interface DerivedResult {
  name: string;
  provision: string | null;
  value: number | null;
  limit: number | null;
  /** `×`: the value is the sum of contributions. */
  unit: string | null;
  /** Sentences. */
  reasons: string[];
  steps: DerivationStep[];
}

export interface DerivedClass extends DerivedResult {
  category: string;
  statements: string[];
  /** Calculation, test ... in words. */
  basis: string | null;
  /** The classification of the product has the class. */
  isDeclared: boolean;
}

export interface NotClassified extends DerivedResult {
  outcome: 'open' | 'conclusive' | 'noData' | 'inconclusive' | 'notApplicable';
  /** The outcome in words. */
  outcomeText: string;
}

/** How the classification of a mixture was found. */
export interface Derivation {
  classes: DerivedClass[];
  notClassified: NotClassified[];
}
