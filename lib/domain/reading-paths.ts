import { canonicalPath } from '@/lib/domain/canonical';
import type { Dossier } from '@/lib/domain/dossier';
import { documentLanguageId, type InterfaceLanguage, interfaceLanguages } from '@/lib/domain/languages';
import { paths } from '@/lib/domain/paths';
import { validLangsOf } from '@/lib/domain/tab-guard';
import { type DocType, isDocument, isTabAvailable } from '@/lib/domain/tabs';

/**
 * The languages other than the page's own in which a visitor can read what it says, with the page's in-app path there. A
 * document is there in its valid languages only: an interface in another language around it is no translation.
 */
export function readingPaths(
  dossier: Dossier,
  { interfaceLang, docType, lang }: { interfaceLang: InterfaceLanguage; docType: DocType; lang: number },
): { code: InterfaceLanguage; href: string }[] {
  // Without an SDS the emergency screen has no document.
  const hasDocument = isDocument(docType) && (docType !== 'emergency' || isTabAvailable(dossier, 'gh'));
  return interfaceLanguages.flatMap((code) => {
    if (code === interfaceLang && !hasDocument) return [];
    if (!isDocument(docType)) return { code, href: canonicalPath(dossier, { interfaceLang: code, docType, lang }) };
    if (!hasDocument) return { code, href: paths.dossier(dossier.id, code, docType, lang) };
    const documentLang = documentLanguageId(code);
    const isThisPage = code === interfaceLang && documentLang === lang;
    if (documentLang === null || isThisPage || !validLangsOf(dossier, docType).includes(documentLang)) return [];
    return { code, href: paths.dossier(dossier.id, code, docType, documentLang) };
  });
}
