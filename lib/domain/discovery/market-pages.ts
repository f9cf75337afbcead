import { documentLanguageId, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import { canonicalPath, canonicalScreen } from '@/lib/domain/pages/product-pages';
import type { DocType } from '@/lib/domain/pages/tabs';
import type { Dossier } from '@/lib/domain/product/dossier';
import { marketsIn } from '@/lib/domain/sds/markets';

const withMarket = (path: string, market: string | null) => (market === null ? path : `${path}?market=${market}`);

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
  return withMarket(path, ownMarket(dossier, page, market));
}

/** The alternates of a page by hreflang, and for the SDS those of its countries: `de-AT`. */
export function marketAlternates(dossier: Dossier, docType: DocType, byLanguage: Record<string, string>) {
  if (docType !== 'gh') return byLanguage;
  const countries = Object.entries(byLanguage).flatMap(([hreflang, path]) => {
    const lang = documentLanguageId(hreflang);
    const others = lang === null ? [] : marketsIn(dossier, lang).slice(1);
    return others.map((country) => [`${hreflang}-${country}`, withMarket(path, country)] as const);
  });
  return { ...byLanguage, ...Object.fromEntries(countries) };
}
