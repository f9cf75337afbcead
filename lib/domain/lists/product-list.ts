import type { ListSort } from '@/lib/domain/lists/list-query';

/** A row of the product list. */
export interface ListedProduct {
  id: number;
  name: string;
  code: string | null;
  hasSds: boolean;
  /** Day of the SDS's newest version, ISO 8601; null where the platform does not say. */
  sdsDate: string | null;
  /** Document languages in which the SDS is valid. */
  sdsLangs: number[];
  /** `GHS02`, … */
  pictograms: string[];
}

/** A page of the product list. */
export interface ProductPage {
  products: ListedProduct[];
  /** How many pages there are; at least 1. */
  pages: number;
  /** How many products the search found. */
  total: number;
  /** The order of the products; null where the platform can neither sort nor filter them. */
  sort: ListSort | null;
}

/** A product that a user has chosen from the list, to share it. */
export type SelectedProduct = Pick<ListedProduct, 'id' | 'name'>;

/** So many products go into one share (docs/platform-api.md 3.12). */
export const maxSelected = 100;

/** Whose choice it is: another user, or another workgroup, has another list. */
export const selectionScope = (userId: number, workgroup: number | null) => `${userId} ${workgroup ?? ''}`;

/** The selection with products added at its end, each once, as far as there is room; or without them. */
export function selectProducts(
  selection: readonly SelectedProduct[],
  products: readonly SelectedProduct[],
  isSelected: boolean,
): SelectedProduct[] {
  const meant = new Set(products.map(({ id }) => id));
  if (!isSelected) return selection.filter(({ id }) => !meant.has(id));
  const known = new Set(selection.map(({ id }) => id));
  const added = products.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ id, name }));
  return [...selection, ...added].slice(0, maxSelected);
}
