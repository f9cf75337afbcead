import 'server-only';
import { redirect } from 'next/navigation';
import { type Comparison, olderVersions } from '@/lib/domain/changes';
import { paths } from '@/lib/domain/paths';
import { loadDossierVersion } from '@/lib/loaders/dossier';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/dossier-screen';
import { failureCause } from '@/lib/loaders/failure-cause';
import { pageCallContext } from '@/lib/loaders/page-visit';

/**
 * What `?changes=` compares product detail with; null when it asks for nothing. A version that is not one of the older
 * ones leads to the clean address; while the values of one cannot be had, the current ones stand alone.
 */
export async function openChanges(
  { dossier, id, interfaceLang, lang, features }: DossierScreen,
  query: ScreenQuery,
): Promise<Comparison | null> {
  const { changes: requested, edit } = await query;
  if (requested === undefined) return null;
  const toCleanAddress = (): never => redirect(paths.detail(id, interfaceLang, lang, { edit: edit === '1' }));
  const version = features.changes && olderVersions(dossier.versions).find((known) => known.id === requested);
  if (!version) return toCleanAddress();
  const older = await loadDossierVersion(id, version.id, await pageCallContext(interfaceLang)).catch(
    (error: unknown) => (failureCause(error) === 'unavailable' ? null : toCleanAddress()),
  );
  return { version, older };
}
