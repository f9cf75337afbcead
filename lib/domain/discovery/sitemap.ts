import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { interfaceLanguages } from '@/lib/domain/languages/languages';
import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import type { ProductLanguages } from '@/lib/domain/pages/product-pages';
import { alternatesOf, indexablePages } from '@/lib/domain/discovery/indexable-pages';
import { publicUrl } from '@/lib/domain/pages/paths';
import { type TabKey, tabs } from '@/lib/domain/pages/tabs';

/** A product of the public list. */
export interface ListedProduct extends ProductLanguages {
  /** ISO date of the newest issue of its documents; null if unknown. */
  lastmod: string | null;
  documents: { sds: boolean; tds: boolean; label: boolean; ipi: boolean };
}

/** Whether a product has the page of a tab: a document's page is there with the document. */
const hasTab = ({ documents }: ListedProduct, key: TabKey) => key === 'home' || key === 'detail' || documents[key];

/**
 * Products per part: with 6 screens in 8 languages at most 4,800 URLs and below 8 MB, including all alternates. The
 * protocol allows 50,000 and 50 MB (sitemaps.org, 'Sitemap file requirements').
 */
export const productsPerPart = 100;

/** Number of parts for `total` products. */
export const partsOf = (total: number): number => Math.ceil(total / productsPerPart);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** A text in XML or HTML, also in an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const lastmodElement = (day: string | null) => (day ? `<lastmod>${day}</lastmod>` : '');

/** The sitemap index: the parts, numbered from 1, with the newest date in each (null: unknown), and the pages of suppliers. */
export function sitemapIndex(newestDays: (string | null)[], siteUrl: string, hasSuppliers = false): string {
  const suppliers = escaped(publicUrl(siteUrl, discoveryPaths.sitemap.suppliers()));
  const parts = newestDays.map((day, index) => {
    const address = escaped(publicUrl(siteUrl, discoveryPaths.sitemap.part(index + 1)));
    return `<sitemap><loc>${address}</loc>${lastmodElement(day)}</sitemap>\n`;
  });
  return `${head}<sitemapindex ${namespace}>\n${parts.join('')}${hasSuppliers ? `<sitemap><loc>${suppliers}</loc></sitemap>\n` : ''}</sitemapindex>\n`;
}

/** The newest date of the products. */
export const newestDay = (products: ListedProduct[]): string | null =>
  products.reduce<string | null>(
    (newest, { lastmod }) => (lastmod && lastmod > (newest ?? '') ? lastmod : newest),
    null,
  );

/** The catalogue's pages of suppliers, in each interface language. */
export function supplierSitemap(suppliers: { id: string }[], siteUrl: string): string {
  const pages = suppliers.flatMap(({ id: supplier }) => {
    const urls = interfaceLanguages.map((interfaceLang) => ({
      interfaceLang,
      url: escaped(publicUrl(siteUrl, cataloguePath({ supplier, interfaceLang }, { isOfSupplier: true }))),
    }));
    const alternates = urls.map(
      ({ interfaceLang, url }) => `<xhtml:link rel="alternate" hreflang="${interfaceLang}" href="${url}"/>`,
    );
    return urls.map(({ url }) => `<url><loc>${url}</loc>${alternates.join('')}</url>\n`);
  });
  return `${urlset}${pages.join('')}</urlset>\n`;
}

const urlset = `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;

/** A part of the sitemap in chunks: all canonical pages, with their alternates. */
export function* sitemapPart(products: ListedProduct[], siteUrl: string): Generator<string> {
  yield urlset;
  for (const product of products) yield pagesOf(product, siteUrl);
  yield '</urlset>\n';
}

function pagesOf(product: ListedProduct, siteUrl: string): string {
  const addressOf = (path: string) => escaped(publicUrl(siteUrl, path));
  return tabs
    .filter(({ key }) => hasTab(product, key))
    .map(({ segment: docType }) => {
      // A document language without a code has no hreflang, and its number per product is unbounded.
      const pages = indexablePages(product, docType).filter(({ hreflang }) => hreflang !== null);
      const alternates = Object.entries(alternatesOf(pages)).map(
        ([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path)}"/>`,
      );
      const rest = `${lastmodElement(product.lastmod)}${alternates.join('')}</url>\n`;
      return pages.map(({ path }) => `<url><loc>${addressOf(path)}</loc>${rest}`).join('');
    })
    .join('');
}
