import { documentLanguages } from '../../phrases/languages.ts';
import { findListedProducts, type ListedProduct } from '../../store/lists/listed-products.ts';
import type { User } from '../bearer.ts';
import { Failure } from '../failure.ts';
import type { House } from '../house.ts';

/**
 * The products that a user wants to share, in the order of `ids`.
 * @throws Failure 403 when the workgroup's list lacks one of them
 */
export async function findSharedProducts(house: House, { workgroup }: User, ids: number[]): Promise<ListedProduct[]> {
  const listed = workgroup ? await findListedProducts(house.database, workgroup.id, ids) : [];
  const byId = new Map(listed.map((product) => [product.id, product]));
  return ids.map((id) => {
    const product = byId.get(id);
    if (!product) throw new Failure(403, 'not_in_list');
    return product;
  });
}

/** The document languages in which every one of the products has a valid SDS. */
export const commonSdsLanguages = (products: ListedProduct[]) =>
  documentLanguages.filter(({ id }) => products.every(({ sdsLangs }) => sdsLangs.includes(id)));
