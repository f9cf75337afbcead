import type { Database } from '../../store/database.ts';
import { findNewest, findProduct } from '../../store/products/stored-products.ts';
import { HttpError } from './failure.ts';

/**
 * The product of a permalink.
 * @throws HttpError 404 when there is none, 410 when it was removed
 */
export const findPublished = async (database: Database, id: number) => published(await findProduct(database, id));

/**
 * The product of a permalink, with only its newest version and the facts of that version.
 * @throws HttpError like `findPublished`
 */
export const findNewestPublished = async (database: Database, id: number) => published(await findNewest(database, id));

/** @throws HttpError 404 for undefined, 410 for a removed product */
export function published<Product extends { state: string }>(product: Product | undefined): Product {
  if (!product) throw new HttpError(404, 'not_found');
  if (product.state === 'removed') throw new HttpError(410, 'removed');
  return product;
}
