import { canonicalPath, guardTab, type ProductLanguages, validLangsOf } from '@/lib/domain/pages/product-pages';
import {
  documentLanguageId,
  fallbackInterfaceLanguage,
  interfaceLanguages,
  languageOfDocument,
} from '@/lib/domain/languages/languages';
import { type DocType, isDocument, isForm, pageTypeOf } from '@/lib/domain/pages/tabs';
import type { Dossier } from '@/lib/domain/product/dossier';

/** A page for search engines: its canonical URL is its own. */
export interface IndexablePage {
  /** In-app path. */
  path: string;
  /** Language of the page, `de`; null for a document in an unknown language. */
  hreflang: string | null;
}

/**
 * The indexable pages of one kind for a product, one per language: pages in the interface language in each supported
 * language, document pages in each language in which the document is valid. Forms and pages that
 * repeat the SDS have none. Whether the product has the document at all is checked by `isTabAvailable`.
 */
export function indexablePages(product: ProductLanguages, docType: DocType): IndexablePage[] {
  if (isForm(docType) || pageTypeOf(docType).canonical !== 'itself') return [];
  if (!isDocument(docType)) {
    return interfaceLanguages.map((interfaceLang) => ({
      path: canonicalPath(product, { interfaceLang, docType, lang: documentLanguageId(interfaceLang) ?? 1 }),
      hreflang: interfaceLang,
    }));
  }
  return [...new Set(validLangsOf(product, docType))].map((lang) => ({
    path: canonicalPath(product, { interfaceLang: fallbackInterfaceLanguage, docType, lang }),
    hreflang: languageOfDocument(lang),
  }));
}

/**
 * In-app paths of the same page in its languages, by hreflang: the set that each of `pages` lists, including itself, so
 * that the links are reciprocal. `x-default` is the English one, else the first.
 */
export function alternatesOf(pages: IndexablePage[]): Record<string, string> {
  const entries = pages.flatMap(({ hreflang, path }) => (hreflang ? [[hreflang, path] as const] : []));
  if (entries.length === 0) return {};
  const alternates = Object.fromEntries(entries);
  return { ...alternates, 'x-default': alternates[fallbackInterfaceLanguage] ?? entries[0]![1] };
}

/**
 * The page that an anonymous visitor shares (Spec §6): the SDS, in the page's document language if it is valid in it,
 * else in the first valid one. For a product without a valid SDS it is the page itself.
 */
export function sharedPage(
  dossier: Dossier,
  page: { docType: DocType; lang: number },
): { docType: DocType; lang: number } {
  const guardResult = guardTab(dossier, { docType: 'gh', lang: page.lang });
  if (guardResult.kind === 'pass') return { docType: 'gh', lang: page.lang };
  return guardResult.docType === 'gh' ? { docType: 'gh', lang: guardResult.lang } : page;
}
