import { documentLanguage, type NamedLanguage } from '@/lib/domain/pages/documents';
import type { Dossier } from '@/lib/domain/product/dossier';

/** The languages that a label may be in, in the order of `ids`. */
export const labelLanguagesOf = (dossier: Dossier, ids: readonly number[]): NamedLanguage[] =>
  ids.map(
    (id) => dossier.label.offeredLanguages.find((language) => language.id === id) ?? documentLanguage(dossier, id),
  );
