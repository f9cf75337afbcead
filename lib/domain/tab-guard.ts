import type { Dossier } from '@/lib/domain/dossier';
import { isDocument, isTabAvailable, type DocType } from '@/lib/domain/tabs';

interface Target {
  docType: DocType;
  lang: number;
}

/**
 * The languages in which a document type is valid: TDS have their own list (Spec §4 "Route guard"). The emergency screen of a
 * product without an SDS has none: it speaks the interface language alone.
 */
export function validLangsOf(dossier: Dossier, docType: DocType): number[] {
  if (docType === 'emergency' && !isTabAvailable(dossier, 'gh')) return [];
  return docType === 'th' ? dossier.validTdsLangs : dossier.validLangs;
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
  const validLangs = validLangsOf(dossier, docType);
  const firstValid = validLangs[0];
  return firstValid === undefined || validLangs.includes(lang)
    ? { kind: 'pass' }
    : { kind: 'redirect', docType, lang: firstValid };
}
