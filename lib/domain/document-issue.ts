import type { Dossier } from '@/lib/domain/dossier';
import type { DocType } from '@/lib/domain/tabs';

/**
 * Version and day of the newest issue of a document in a language, null where it has none; the safety instructions are
 * those of the SDS behind them.
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
