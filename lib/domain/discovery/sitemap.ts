import type { ProductLanguages } from '@/lib/domain/pages/product-pages';
import { alternatesOf, indexablePages } from '@/lib/domain/discovery/indexable-pages';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import type { DocType } from '@/lib/domain/pages/tabs';

/** A product of the public list. */
export interface ListedProduct extends ProductLanguages {
  /** ISO day on which a document of it was issued last. */
  lastmod: string | null;
  documents: { sds: boolean; tds: boolean; label: boolean; ipi: boolean };
}

/** Screens that search engines are told of, and what must be there for each. */
const screens: [DocType, (documents: ListedProduct['documents']) => boolean][] = [
  ['pd', () => true],
  ['pi', () => true],
  ['gh', ({ sds }) => sds],
  ['th', ({ tds }) => tds],
  ['ee', ({ label }) => label],
  ['mh', ({ ipi }) => ipi],
];

/**
 * Products in a part: with 6 screens in 8 languages at most 4,800 addresses, and below 8 MB with all their alternates. The protocol
 * allows 50,000 and 50 MB (sitemaps.org, 'Sitemap file requirements').
 */
export const productsPerPart = 100;

/** How many parts `total` products make. */
export const partsOf = (total: number): number => Math.ceil(total / productsPerPart);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const withDay = (day: string | null) => (day ? `<lastmod>${day}</lastmod>` : '');

/** The index: each part, counted from 1, with the newest day in it (null: nobody knows). */
export function sitemapIndex(newestDays: (string | null)[], siteUrl: string): string {
  const parts = newestDays.map((day, index) => {
    const address = escaped(publicUrl(siteUrl, paths.sitemap.part(index + 1)));
    return `<sitemap><loc>${address}</loc>${withDay(day)}</sitemap>\n`;
  });
  return `${head}<sitemapindex ${namespace}>\n${parts.join('')}</sitemapindex>\n`;
}

/** The newest day of some products. */
export const newestDay = (products: ListedProduct[]): string | null =>
  products.reduce<string | null>(
    (newest, { lastmod }) => (lastmod && lastmod > (newest ?? '') ? lastmod : newest),
    null,
  );

/** A part of the sitemap, piece by piece: each page that is its own canonical, with itself in its other languages. */
export function* sitemapPart(products: ListedProduct[], siteUrl: string): Generator<string> {
  yield `${head}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const product of products) yield pagesOf(product, siteUrl);
  yield '</urlset>\n';
}

function pagesOf(product: ListedProduct, siteUrl: string): string {
  const addressOf = (path: string) => escaped(publicUrl(siteUrl, path));
  return screens
    .filter(([, isThere]) => isThere(product.documents))
    .map(([docType]) => {
      // A language without a name has no place among the alternates, and would let a part grow without end.
      const pages = indexablePages(product, docType).filter(({ hreflang }) => hreflang !== null);
      const alternates = Object.entries(alternatesOf(pages)).map(
        ([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(path)}"/>`,
      );
      const rest = `${withDay(product.lastmod)}${alternates.join('')}</url>\n`;
      return pages.map(({ path }) => `<url><loc>${addressOf(path)}</loc>${rest}`).join('');
    })
    .join('');
}
