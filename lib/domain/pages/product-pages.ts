import type { Dossier } from '@/lib/domain/product/dossier';
import {
  documentLanguageId,
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
  isInterfaceLanguage,
  languageOfDocument,
} from '@/lib/domain/languages/languages';
import { paths } from '@/lib/domain/pages/paths';
import { type DocType, isDocument, isTabAvailable, pageTypeOf } from '@/lib/domain/pages/tabs';

/** The properties of a product that determine its pages, in a dossier and in a row of the public list. */
export interface ProductLanguages {
  id: number;
  validLangs: number[];
  validTdsLangs: number[];
}

/**
 * The canonical path of a page (docs/platform-api.md, 'Canonical'). Pages in the interface language use that language's
 * document id if it is valid; pages of a document use the document's language as interface language. Never with a
 * query.
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

/** The canonical page of a page: a page that repeats the SDS leads to it, without an SDS to the landing page. */
export function canonicalScreen(dossier: Dossier, docType: DocType): DocType {
  if (pageTypeOf(docType).canonical === 'itself') return docType;
  return isTabAvailable(dossier, 'gh') ? 'gh' : 'pd';
}

/** Whether a page shows a document of the product: a page that repeats the SDS has none without it. */
const hasDocument = (dossier: Dossier, docType: DocType): boolean =>
  isDocument(docType) && (pageTypeOf(docType).canonical === 'itself' || isTabAvailable(dossier, 'gh'));

interface Target {
  docType: DocType;
  lang: number;
}

/** The languages in which a document type is valid: TDS have their own list (Spec §4 "Route guard"). */
export function validLangsOf(product: ProductLanguages, docType: DocType): number[] {
  return docType === 'th' ? product.validTdsLangs : product.validLangs;
}

/**
 * The route guard (Spec §4 "Route guard"): null if the tab may be opened in the document language, else the redirect:
 * from a disabled tab to the detail, from an invalid language to the first valid one.
 */
export function guardTab(
  dossier: Dossier,
  { docType, lang }: Target,
): { kind: 'pass' } | ({ kind: 'redirect' } & Target) {
  if (!isDocument(docType)) return { kind: 'pass' };
  if (!isTabAvailable(dossier, docType)) return { kind: 'redirect', docType: 'pi', lang };
  const validLangs = hasDocument(dossier, docType) ? validLangsOf(dossier, docType) : [];
  const firstValid = validLangs[0];
  return firstValid === undefined || validLangs.includes(lang)
    ? { kind: 'pass' }
    : { kind: 'redirect', docType, lang: firstValid };
}

/**
 * The other languages in which the page's content exists, with the page's in-app path there. A document exists in its
 * valid languages only; an interface in another language around it is no translation.
 */
export function readingPaths(
  dossier: Dossier,
  { interfaceLang, docType, lang }: { interfaceLang: InterfaceLanguage; docType: DocType; lang: number },
): { code: InterfaceLanguage; href: string }[] {
  const hasNoDocument = !hasDocument(dossier, docType);
  return interfaceLanguages.flatMap((code) => {
    if (code === interfaceLang && hasNoDocument) return [];
    if (!isDocument(docType)) return { code, href: canonicalPath(dossier, { interfaceLang: code, docType, lang }) };
    if (hasNoDocument) return { code, href: paths.dossier(dossier.id, code, docType, lang) };
    const documentLang = documentLanguageId(code);
    const isThisPage = code === interfaceLang && documentLang === lang;
    if (documentLang === null || isThisPage || !validLangsOf(dossier, docType).includes(documentLang)) return [];
    return { code, href: paths.dossier(dossier.id, code, docType, documentLang) };
  });
}
