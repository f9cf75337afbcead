import type { Database } from '../store/database.ts';
import { findProduct, type StoredProduct } from '../store/products.ts';
import { Failure } from './failure.ts';

/**
 * The product behind a permalink.
 * @throws Failure 404 when there is none, 410 when it was removed
 */
export async function findPublished(database: Database, id: number): Promise<StoredProduct> {
  const product = await findProduct(database, id);
  if (!product) throw new Failure(404, 'not_found');
  if (product.state === 'removed') throw new Failure(410, 'removed');
  return product;
}
