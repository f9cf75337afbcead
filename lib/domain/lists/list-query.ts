import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { ShareState } from '@/lib/domain/share/share-list';

/** What the product list is sorted by; descending with a minus sign (docs/platform-api.md 3.7). */
export const listSorts = ['name', '-name', 'code', '-code', 'date', '-date'] as const;
export type ListSort = (typeof listSorts)[number];
export const defaultListSort = 'name' satisfies ListSort;

/** The pictograms of CLP Annex V, by which the list is filtered. */
export const listPictograms = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `GHS0${number}`);

/** What the address of a list asks for. */
export interface ListQuery {
  /** Empty: the whole list. */
  search: string;
  sort: ListSort;
  /** Only products with this pictogram, `GHS02`. */
  pictogram: string | null;
  /** Only products with a valid SDS in this document language. */
  lang: number | null;
  /** Only products without a valid SDS. */
  sds: 'none' | null;
  /** Only shares with such a mail, or withdrawn ones. */
  state: ShareState | null;
  page: number;
  /** Where the address names the language of the interface. */
  interfaceLang: InterfaceLanguage | null;
}

/** What a search may hold at most (docs/platform-api.md 3.7), in UTF-16 units. */
export const maxSearchLength = 200;

/** A search as the platform takes it: words without control characters, not too long, cut between characters. */
export function cleanSearch(text: string): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return words
    .slice(0, maxSearchLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Whether the list is narrowed by more than a search. */
export const isFiltered = ({ pictogram, lang, sds }: Pick<ListQuery, 'pictogram' | 'lang' | 'sds'>): boolean =>
  (pictogram ?? lang ?? sds) !== null;
