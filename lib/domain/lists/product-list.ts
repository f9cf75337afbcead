import type { ListSort } from '@/lib/domain/lists/list-query';

/** A row of the product list. */
export interface ListedProduct {
  id: number;
  name: string;
  code: string | null;
  hasSds: boolean;
  /** Date of the SDS's newest version, ISO 8601; null if unknown. */
  sdsDate: string | null;
  /** Document languages in which the SDS is valid. */
  sdsLangs: number[];
  /** `GHS02`, … */
  pictograms: string[];
  /** Whether its classification is known not to be complete. */
  isIncomplete: boolean;
  /** How many follow its SDS by mail; null: unknown. */
  followers: number | null;
}

/** A page of the product list. */
export interface ProductPage {
  products: ListedProduct[];
  /** Number of pages; at least 1. */
  pages: number;
  /** Number of products that match the query. */
  total: number;
  /** The order of the products; null if the platform supports neither sorting nor filters. */
  sort: ListSort | null;
}

/** A product that a user has selected in the list, to share it. */
export type SelectedProduct = Pick<ListedProduct, 'id' | 'name'>;

/** Maximum number of products in a share (docs/platform-api.md 3.12). */
export const maxSelected = 100;

/** Owner of a selection: it differs between users and between workgroups, whose lists differ. */
export const selectionScope = (userId: number, workgroup: number | null) => `${userId} ${workgroup ?? ''}`;

/** Adds products at the end of the selection, each once and up to the maximum; or removes them. */
export function selectProducts(
  selection: readonly SelectedProduct[],
  products: readonly SelectedProduct[],
  isSelected: boolean,
): SelectedProduct[] {
  const ids = new Set(products.map(({ id }) => id));
  if (!isSelected) return selection.filter(({ id }) => !ids.has(id));
  const selectedIds = new Set(selection.map(({ id }) => id));
  const added = products.filter(({ id }) => !selectedIds.has(id)).map(({ id, name }) => ({ id, name }));
  return [...selection, ...added].slice(0, maxSelected);
}
