import { canonicalPath, type ProductLanguages } from '@/lib/domain/canonical';
import {
  documentLanguageId,
  fallbackInterfaceLanguage,
  interfaceLanguages,
  languageOfDocument,
} from '@/lib/domain/languages';
import { validLangsOf } from '@/lib/domain/tab-guard';
import { isDocument, type DocType } from '@/lib/domain/tabs';

/** A page that search engines keep: its canonical address is its own. */
export interface IndexablePage {
  /** In-app path. */
  path: string;
  /** Language of the page, `de`; null for a document in a language that we do not know. */
  hreflang: string | null;
}

/**
 * The pages of one kind that a product has for search engines, one a language: those in the interface language in each
 * that we speak, those of a document in each language in which it is valid. Label editor and emergency screen have none. Whether the
 * product has the document at all is asked elsewhere (`isTabAvailable`).
 */
export function indexablePages(product: ProductLanguages, docType: DocType): IndexablePage[] {
  if (docType === 'ed' || docType === 'emergency') return [];
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
 * The same page in its languages, in-app paths by hreflang: the set that each of `pages` names, itself included, so that
 * the links are reciprocal. `x-default` is the English one, else the first.
 */
export function alternatesOf(pages: IndexablePage[]): Record<string, string> {
  const known = pages.flatMap(({ hreflang, path }) => (hreflang ? [[hreflang, path] as const] : []));
  if (known.length === 0) return {};
  const byLanguage = Object.fromEntries(known);
  return { ...byLanguage, 'x-default': byLanguage[fallbackInterfaceLanguage] ?? known[0]![1] };
}
