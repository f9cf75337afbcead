import { fallbackInterfaceLanguage } from '@/lib/domain/languages/languages';
import { appendQuery } from '@/lib/domain/pages/paths';

const feedQuery = (interfaceLang: string, page: number) => ({
  interfaceLang: interfaceLang === fallbackInterfaceLanguage ? null : interfaceLang,
  page: page === 1 ? null : String(page),
});

/** In-app paths for programs and other sites, without the base path. No script of a page needs them. */
export const discoveryPaths = {
  /** The product as JSON-LD, by default in English. */
  json: (id: number, interfaceLang: string = fallbackInterfaceLanguage) =>
    appendQuery(`/${id}.json`, { interfaceLang: interfaceLang === fallbackInterfaceLanguage ? null : interfaceLang }),
  /** New versions of a product's safety data sheet as an Atom feed, by default in English. */
  feed: (id: number, interfaceLang: string = fallbackInterfaceLanguage, page = 1) =>
    appendQuery(`/${id}.atom`, feedQuery(interfaceLang, page)),
  /** Those of a supplier's products. */
  supplierFeed: (supplier: string, interfaceLang: string = fallbackInterfaceLanguage, page = 1) =>
    appendQuery(`/suppliers/${encodeURIComponent(supplier)}.atom`, feedQuery(interfaceLang, page)),
  sitemap: {
    index: () => '/sitemap.xml',
    /** The pages of suppliers. */
    suppliers: () => '/sitemap/suppliers.xml',
    /** Parts count from 1. */
    part: (number: number) => `/sitemap/${number}.xml`,
  },
  /** The GS1 Digital Link of a product with a GTIN (14 digits). */
  digitalLink: (gtin: string) => `/01/${gtin}`,
  /** A product's social card, an image. */
  card: (id: number, interfaceLang: string) => `/api/card/${id}/${interfaceLang}`,
  /** The card of a product for pages of other sites. */
  embed: (id: number, interfaceLang: string) => `/api/embed/${id}/${interfaceLang}`,
  /** The oEmbed description of the page at `url`. */
  oembed: (url: string) => appendQuery('/api/oembed', { url, format: 'json' }),
};
