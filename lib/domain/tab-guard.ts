import type { ProductLanguages } from '@/lib/domain/canonical';
import type { Dossier } from '@/lib/domain/dossier';
import { isDocument, isTabAvailable, type DocType } from '@/lib/domain/tabs';

interface Target {
  docType: DocType;
  lang: number;
}

/** The languages in which a document type is valid: TDS have their own list (Spec §4 "Route guard"). */
export function validLangsOf(product: ProductLanguages, docType: DocType): number[] {
  return docType === 'th' ? product.validTdsLangs : product.validLangs;
}

/**
 * Whether a visitor may open a tab in a document language, or where to go instead (Spec §4 "Route guard"): from a
 * disabled tab to the detail, from a language that is not valid to the first valid one.
 */
export function guardTab(
  dossier: Dossier,
  { docType, lang }: Target,
): { kind: 'pass' } | ({ kind: 'redirect' } & Target) {
  if (!isDocument(docType)) return { kind: 'pass' };
  if (!isTabAvailable(dossier, docType)) return { kind: 'redirect', docType: 'pi', lang };
  // Without an SDS the emergency screen has no document: it speaks the interface language alone.
  const hasDocument = docType !== 'emergency' || isTabAvailable(dossier, 'gh');
  const validLangs = hasDocument ? validLangsOf(dossier, docType) : [];
  const firstValid = validLangs[0];
  return firstValid === undefined || validLangs.includes(lang)
    ? { kind: 'pass' }
    : { kind: 'redirect', docType, lang: firstValid };
}
