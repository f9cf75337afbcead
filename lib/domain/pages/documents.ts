import type { Dossier } from '@/lib/domain/product/dossier';
import { languageOfDocument, nativeName } from '@/lib/domain/languages/languages';
import type { DocType } from '@/lib/domain/pages/tabs';
import { paths } from '@/lib/domain/pages/paths';

/** A document language with its name in itself; `code` is null if unknown. */
export interface NamedLanguage {
  id: number;
  name: string;
  code: string | null;
}

/** A document language by its id, with the product's name for it, else the app's. */
export function documentLanguage({ languages }: Pick<Dossier, 'languages'>, id: number): NamedLanguage {
  const match = languages.find((language) => language.id === id);
  const code = match?.code ?? languageOfDocument(id);
  return { id, name: match?.name ?? nativeName(code ?? String(id)), code };
}

/**
 * Version and date of the newest issue of a document in a language, null for unknown ones; the safety instructions have
 * those of their SDS.
 */
export function issueOf(
  { versions, tdsVersions, languages, sds }: Dossier,
  docType: DocType,
  lang: number | undefined,
): { version: string | null; date: string | null } {
  const language = languages.find(({ id }) => id === lang);
  if (docType === 'th') return { version: tdsVersions[0] ?? null, date: language?.tdsCreated ?? null };
  if (docType === 'gh' || docType === 'mh') {
    return { version: versions[0]?.text ?? null, date: sds.revision ?? sds.created ?? language?.created ?? null };
  }
  return { version: null, date: null };
}

/**
 * In-app path of the PDF (A4) of a document's newest issue, with a visible QR code; null for screens without a
 * document.
 */
export function pdfOf({ id }: { id: number }, docType: DocType, lang: number): string | null {
  if (docType === 'gh') return paths.api.sdsDownload(id, lang);
  if (docType === 'th') return paths.api.tdsDownload(id, lang);
  if (docType === 'ee') return paths.api.label(id, 'pdf', `xlang=${lang}&rlang=${lang}&lp=1`);
  if (docType === 'mh') return paths.api.ipiDownload(id, lang, { size: 'A4' });
  return null;
}
