import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { ShareState } from '@/lib/domain/share/share-list';

/** Sort orders of the product list; a minus sign means descending (docs/platform-api.md 3.7). */
export const listSorts = ['name', '-name', 'code', '-code', 'date', '-date'] as const;
export type ListSort = (typeof listSorts)[number];
export const defaultListSort = 'name' satisfies ListSort;

/** The pictograms of CLP Annex V, for the list's filter. */
export const listPictograms = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `GHS0${number}`);

/** The query of a list's URL. */
export interface ListQuery {
  /** '' for the whole list. */
  search: string;
  sort: ListSort;
  /** Only products with this pictogram, `GHS02`. */
  pictogram: string | null;
  /** Only products with a valid SDS in this document language. */
  lang: number | null;
  /** Only products without a valid SDS. */
  sds: 'none' | null;
  /** Only shares with a mail in this state, or withdrawn ones. */
  state: ShareState | null;
  page: number;
  /** The interface language, if the URL names it. */
  interfaceLang: InterfaceLanguage | null;
}

/** Maximum length of a search (docs/platform-api.md 3.7), in UTF-16 units. */
export const maxSearchLength = 200;

/** Normalises a search for the platform: control characters removed, truncated without splitting a character. */
export function cleanSearch(text: string): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return words
    .slice(0, maxSearchLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Whether filters besides the search are active. */
export const isFiltered = ({ pictogram, lang, sds }: Pick<ListQuery, 'pictogram' | 'lang' | 'sds'>): boolean =>
  (pictogram ?? lang ?? sds) !== null;
