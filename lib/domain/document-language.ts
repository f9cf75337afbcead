import type { Dossier } from '@/lib/domain/dossier';
import { languageOfDocument, nativeName } from '@/lib/domain/languages';

/** A document language with its name in itself; `code` is null where nobody knows it. */
export interface NamedLanguage {
  id: number;
  name: string;
  code: string | null;
}

/** A document language by its id, as the product names it, else as we do. */
export function documentLanguage({ languages }: Pick<Dossier, 'languages'>, id: number): NamedLanguage {
  const known = languages.find((one) => one.id === id);
  const code = known?.code ?? languageOfDocument(id);
  return { id, name: known?.name ?? nativeName(code ?? String(id)), code };
}
