import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import { isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { cleanSearch, listPictograms } from '@/lib/domain/lists/list-query';
import { readSearch } from '@/lib/domain/lists/scanned-gtin';

export const signalWords = ['danger', 'warning'] as const;
export type SignalWord = (typeof signalWords)[number];

/** The query of the public catalogue's URL. */
export interface CatalogueQuery {
  /** '' for all products. */
  search: string;
  /** Only products of the supplier with this id; it is the last segment of the supplier's page. */
  supplier: string | null;
  /** Only products with this pictogram, `GHS02`. */
  pictogram: string | null;
  signal: SignalWord | null;
  /** Only products with a valid SDS in this document language. */
  lang: number | null;
  /** Only products for the general public. */
  audience: 'public' | null;
  page: number;
  /** The interface language, if the URL names it. */
  interfaceLang: InterfaceLanguage | null;
}

/** A product in the catalogue. */
export interface CatalogueEntry {
  id: number;
  name: string;
  code: string | null;
  supplier: Supplier | null;
  signalWord: SignalWord | null;
  /** `GHS02`, … */
  pictograms: string[];
  /** Whether it shows no hazard, and its classification is known not to be complete. */
  isIncomplete: boolean;
  hasSds: boolean;
  /** Date of the SDS's newest version, ISO 8601; null if unknown. */
  sdsDate: string | null;
  /** Document languages in which the SDS is valid. */
  sdsLangs: number[];
  hasEmergency: boolean;
  /** Whether it does not match as typed: it is shown as similar, below those that do. */
  isSimilar: boolean;
}

export interface Supplier {
  id: string;
  name: string;
}

/** A page of the catalogue. */
export interface CataloguePage {
  products: CatalogueEntry[];
  /** Number of pages; at least 1. */
  pages: number;
  /** Number of products that match the query, similar ones included, as far as they are counted. */
  total: number;
  /** Number of those that match as typed; they are the first. */
  exactCount: number;
  /** Whether there are more than `total`. */
  hasMore: boolean;
}

/** As many pages as the platform counts products (docs/platform-api.md 3.19). */
const maxPages = 40;
const maxSupplierLength = 200;

type Values = Record<string, string | string[] | undefined>;

/** Parses the query of the catalogue's URL: of repeated values the first counts, invalid ones are ignored. */
export function readCatalogueQuery(values: Values): CatalogueQuery {
  const read = (name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  const matching = (name: string, pattern: RegExp) => (pattern.test(read(name)) ? read(name) : null);
  const lang = matching('lang', /^[1-9]\d{0,2}$/);
  const page = Number(matching('page', /^[1-9]\d?$/) ?? 1);
  const interfaceLang = read('interfaceLang');
  const supplier = cleanSearch(read('supplier'));
  return {
    search: readSearch(read('search')),
    supplier: supplier.length > 0 && supplier.length < maxSupplierLength ? supplier : null,
    pictogram: listPictograms.find((id) => id === read('pictogram')) ?? null,
    signal: signalWords.find((word) => word === read('signal')) ?? null,
    lang: lang === null ? null : Number(lang),
    audience: read('audience') === 'public' ? 'public' : null,
    page: page <= maxPages ? page : 1,
    interfaceLang: isInterfaceLanguage(interfaceLang) ? interfaceLang : null,
  };
}

/** The same from the search of a URL. */
export const readCatalogueSearch = (search: string): CatalogueQuery =>
  // Reversed, so that the first of repeated values counts.
  readCatalogueQuery(Object.fromEntries([...new URLSearchParams(search)].reverse()));

type Filters = Pick<CatalogueQuery, 'supplier' | 'pictogram' | 'signal' | 'lang' | 'audience'>;
export const noFilters: Filters = { supplier: null, pictogram: null, signal: null, lang: null, audience: null };

/** Number of active filters. */
export const filterCount = (query: Filters): number =>
  [query.supplier, query.pictogram, query.signal, query.lang, query.audience].filter((value) => value !== null).length;
