import type { Dossier } from '@/lib/domain/dossier';
import {
  documentLanguageId,
  fallbackInterfaceLanguage,
  isInterfaceLanguage,
  languageOfDocument,
  type InterfaceLanguage,
} from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';
import { isDocument, isTabAvailable, type DocType } from '@/lib/domain/tabs';

/** What of a product decides which pages it has: a dossier and a row of the public list both say it. */
export interface ProductLanguages {
  id: number;
  validLangs: number[];
  validTdsLangs: number[];
}

/**
 * The one address of a page under which search engines keep it (docs/platform-api.md, 'Canonical'). Pages in the
 * interface language take that language's document id where it is valid; pages of a document take the interface
 * language of the document. Never with a query.
 */
export function canonicalPath(
  product: ProductLanguages,
  { interfaceLang, docType, lang }: { interfaceLang: InterfaceLanguage; docType: DocType; lang: number },
): string {
  if (!isDocument(docType)) {
    const ownLang = documentLanguageId(interfaceLang);
    const valid = product.validLangs.find((id) => id === ownLang) ?? product.validLangs[0] ?? 1;
    return paths.dossier(product.id, interfaceLang, docType, valid);
  }
  const documentLang = languageOfDocument(lang);
  const canonicalLang = isInterfaceLanguage(documentLang) ? documentLang : fallbackInterfaceLanguage;
  return paths.dossier(product.id, canonicalLang, docType, lang);
}

/** The screen that search engines keep in the place of one: the emergency screen repeats the SDS, or the landing page. */
export function canonicalScreen(dossier: Dossier, docType: DocType): DocType {
  if (docType !== 'emergency') return docType;
  return isTabAvailable(dossier, 'gh') ? 'gh' : 'pd';
}
