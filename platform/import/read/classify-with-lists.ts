import { findKnownLists, type KnownLists } from '../classify/known-lists.ts';
import type { ReadClassified } from './read-classified.ts';
import type { Database } from '../../store/database.ts';

/**
 * Classifies a product with the loaded lists' entries for its ingredients. The numbers of the ingredients are known only after a first
 * reading, which is the result if no list is loaded.
 * @param read reads and classifies the product
 * @param today YYYY-MM-DD
 */
export async function classifyWithLists(
  database: Database,
  read: (lists?: KnownLists) => Promise<ReadClassified>,
  today: string,
): Promise<ReadClassified> {
  const first = await read();
  if (!first.result) return first;
  const lists = await findKnownLists(database, first.numbers, today);
  return lists.loaded.length > 0 ? read(lists) : first;
}
