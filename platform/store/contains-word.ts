import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A condition: a folded text contains a word, whose signs of patterns stand for themselves. They are escaped after folding, which makes
 * '%' of '％', too.
 */
export const containsWord = (folded: SQLWrapper, word: string): SQL =>
  sql`${folded} like '%' || regexp_replace(fold_text(${word}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
