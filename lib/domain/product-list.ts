import type { ListSort } from '@/lib/domain/list-query';

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
