import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { pdfOf } from '@/lib/domain/pages/documents';
import type { Dossier } from '@/lib/domain/product/dossier';
import { type InterfaceLanguage, documentLanguageId } from '@/lib/domain/languages/languages';
import type { PageQuery } from '@/lib/domain/pages/page-query';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import { marketFor, marketsIn } from '@/lib/domain/sds/markets';
import { parseQr, readSdsChoice } from '@/lib/domain/sds/sds';
import { sharedPage } from '@/lib/domain/discovery/indexable-pages';
import { type DocType, isForm } from '@/lib/domain/pages/tabs';
import { canonicalPath, canonicalScreen } from '@/lib/domain/pages/product-pages';

/** A link of a response; `path` is in-app. */
interface PageLink {
  path: string;
  rel: 'canonical' | 'alternate';
  type?: 'application/pdf' | 'application/ld+json';
}

interface Page {
  interfaceLang: InterfaceLanguage;
  docType: DocType;
  lang: number;
  /** The path segments after the document language. */
  subpath: string[];
}

/**
 * The links of a dossier's page for programs: its canonical page, the document in view as PDF (the SDS on a page without a PDF
 * of its own), the product as JSON-LD. Forms have none; of pages below a screen only those of the SDS have some.
 */
export function pageLinks(dossier: Dossier, page: Page, query: PageQuery): PageLink[] {
  if (isForm(page.docType) || (page.subpath.length > 0 && page.docType !== 'gh')) return [];
  const pdf = pdfInView(dossier, page, query);
  return [
    { path: canonicalPage(dossier, page, query.market), rel: 'canonical' },
    ...(pdf ? [{ path: pdf, rel: 'alternate', type: 'application/pdf' } as const] : []),
    { path: discoveryPaths.json(dossier.id, page.interfaceLang), rel: 'alternate', type: 'application/ld+json' },
  ];
}

function pdfInView(dossier: Dossier, { docType, lang }: Page, query: PageQuery): string | null {
  const { id } = dossier;
  const qr = parseQr(query.qr) === 0 ? 0 : undefined;
  switch (docType) {
    case 'gh': {
      const { version, market } = readSdsChoice(query, dossier.versions).choice;
      return paths.api.sdsDownload(id, lang, { version, qr, market });
    }
    case 'th':
      return paths.api.tdsDownload(id, lang, dossier.tdsVersions.find((known) => known === query.version) ?? null);
    case 'mh':
      return paths.api.ipiDownload(id, lang, {
        size: 'A4',
        qr,
        market: typeof query.market === 'string' ? query.market : null,
      });
    // The PDF of a label depends on its settings.
    case 'ee':
      return null;
    default: {
      const sds = sharedPage(dossier, { docType, lang });
      if (sds.docType !== 'gh') return null;
      const market = typeof query.market === 'string' ? marketFor(dossier, sds.lang, query.market) : null;
      return market ? paths.api.sdsDownload(id, sds.lang, { market }) : pdfOf(dossier, 'gh', sds.lang);
    }
  }
}

/** Links as the value of a `Link` header (RFC 8288). */
export function linkHeader(siteUrl: string, links: PageLink[]): string {
  return links
    .map(({ path, rel, type }) => `<${publicUrl(siteUrl, path)}>; rel="${rel}"${type ? `; type="${type}"` : ''}`)
    .join(', ');
}

const appendMarket = (path: string, market: string | null) => (market === null ? path : `${path}?market=${market}`);

/** The requested country if it has a page of its own: one that is offered and is not the default; else null. */
const ownMarket = (dossier: Dossier, { docType, lang }: { docType: DocType; lang: number }, requested: unknown) =>
  docType === 'gh'
    ? (marketsIn(dossier, lang)
        .slice(1)
        .find((country) => country === requested) ?? null)
    : null;

/** The canonical path of a page; the sheet for a country other than the default has its own, with `market` as its only query. */
export function canonicalPage(
  dossier: Dossier,
  page: { interfaceLang: InterfaceLanguage; docType: DocType; lang: number },
  market: unknown,
): string {
  const path = canonicalPath(dossier, { ...page, docType: canonicalScreen(dossier, page.docType) });
  return appendMarket(path, ownMarket(dossier, page, market));
}

/** The alternates of a page by hreflang, and for the SDS those of its countries: `de-AT`. */
export function marketAlternates(dossier: Dossier, docType: DocType, alternates: Record<string, string>) {
  if (docType !== 'gh') return alternates;
  const countries = Object.entries(alternates).flatMap(([hreflang, path]) => {
    const lang = documentLanguageId(hreflang);
    const others = lang === null ? [] : marketsIn(dossier, lang).slice(1);
    return others.map((country) => [`${hreflang}-${country}`, appendMarket(path, country)] as const);
  });
  return { ...alternates, ...Object.fromEntries(countries) };
}
