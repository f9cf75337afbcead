import type { ProductFacts } from '../store/facts.ts';
import type { Finding, Path } from './problem.ts';

/** What the facts contradict; `at` is where they stand in the file. */
export type LawRule = (facts: ProductFacts, at: Path) => (Finding | false)[];
