import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Condition that a folded text contains a word. LIKE wildcards are escaped after folding, which turns '％' into '%'. */
export const containsWord = (folded: SQLWrapper, word: string): SQL =>
  sql`${folded} like '%' || regexp_replace(fold_text(${word}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
