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
  outcome: 'conclusive' | 'noData' | 'inconclusive' | 'notApplicable';
  /** The outcome in words. */
  outcomeText: string;
}

/** How the classification of a mixture was found. */
export interface Derivation {
  classes: DerivedClass[];
  notClassified: NotClassified[];
}
