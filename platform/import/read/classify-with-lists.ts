import { findKnownLists, type KnownLists } from '../classify/known-lists.ts';
import type { ReadClassified } from './read-classified.ts';
import type { Database } from '../../store/database.ts';

/**
 * Classifies a product with the entries of the lists in force for its ingredients. The numbers of the ingredients are known only after a
 * first reading, which checks and classifies nothing.
 * @param read reads the product and classifies it with the lists; null: only reads it
 * @param today YYYY-MM-DD
 */
export async function classifyWithLists(
  database: Database | null,
  read: (lists: KnownLists | null) => Promise<ReadClassified>,
  today: string,
): Promise<ReadClassified> {
  const first = await read(null);
  if (first.problems.length > 0) return first;
  return read(await findKnownLists(database, first.numbers, today));
}
