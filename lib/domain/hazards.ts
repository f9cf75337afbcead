import type { Hazards, LabelStatement } from '@/lib/domain/dossier';
import { notForGeneralUse } from '@/lib/domain/label-hazards';

/** Values of `inProd` under which a statement or pictogram is the product's: 1 classified, 2 set by hand (Spec §9). */
export const allowedInProd: ReadonlySet<number> = new Set([1, 2]);

/**
 * Whether a product is known not to be classified as hazardous; supplemental statements (EUH) alone do not make it so. Of one whose
 * classification is not told, it is not known.
 */
export function isUnclassified({ classification, statements }: Hazards): boolean {
  return classification?.length === 0 && !statements.some(({ code }) => code.startsWith('H'));
}

/** Whether there is nothing to show of the hazards, not even that there are none. */
export function isSilentOnHazards({ classification, signalWord, statements, pictograms }: Hazards): boolean {
  return !classification && !signalWord && statements.length === 0 && pictograms.length === 0;
}

/** What to do in an emergency: the response statements (P3xx, CLP Annex IV table 1.3), in the label's order. */
export function emergencyStatements(labelStatements: LabelStatement[]): LabelStatement[] {
  return labelStatements.filter(({ code }) => /^P3\d\d/.test(code));
}

/**
 * Whether a page must say 'Always follow the information on the product label' (CLP Art. 48): it advertises a
 * hazardous product, or one with supplemental statements, that the general public may buy.
 */
export function needsAdvertisementSentence(codes: string[]): boolean {
  return !notForGeneralUse(codes) && codes.some((code) => /^(?:H|EUH)\d{3}/.test(code));
}

/** 'Safety data sheet available on request' (CLP Annex II 2.10). */
export const sheetOnRequest = 'EUH210';
