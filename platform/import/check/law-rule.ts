import type { ProductFacts } from '../../product/facts.ts';
import type { Finding, Path } from '../../product/findings.ts';

/** What the facts contradict; `at` is where they stand in the file. */
export type LawRule = (facts: ProductFacts, at: Path) => (Finding | false)[];
