import { documentLanguages } from '../../phrases/languages.ts';
import { findListedProducts, type ListedProduct } from '../../store/lists/listed-products.ts';
import type { User } from '../bearer.ts';
import { HttpError } from '../failure.ts';
import type { AppContext } from '../house.ts';

/**
 * The products that a user wants to share, in the order of `ids`.
 * @throws HttpError 403 when the workgroup's list lacks one of them
 */
export async function findSharedProducts(
  appContext: AppContext,
  { workgroup }: User,
  ids: number[],
): Promise<ListedProduct[]> {
  const listed = workgroup ? await findListedProducts(appContext.database, workgroup.id, ids) : [];
  const byId = new Map(listed.map((product) => [product.id, product]));
  return ids.map((id) => {
    const product = byId.get(id);
    if (!product) throw new HttpError(403, 'not_in_list');
    return product;
  });
}

/** The document languages in which every one of the products has a valid SDS. */
export const commonSdsLanguages = (products: ListedProduct[]) =>
  documentLanguages.filter(({ id }) => products.every(({ sdsLangs }) => sdsLangs.includes(id)));
