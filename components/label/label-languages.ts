import type { Dossier } from '@/lib/domain/dossier';
import { languageOfDocument, nativeName } from '@/lib/domain/languages';

/** The document languages in which a product's label is valid, with their names and codes. */
export function labelLanguages({
  languages,
  validLangs,
}: Dossier): { id: number; name: string; code: string | null }[] {
  return validLangs.map((id) => {
    const known = languages.find((one) => one.id === id);
    const code = known?.code ?? languageOfDocument(id);
    return { id, name: known?.name ?? nativeName(code ?? String(id)), code };
  });
}
