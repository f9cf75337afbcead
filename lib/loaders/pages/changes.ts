import 'server-only';
import { redirect } from 'next/navigation';
import { brands } from '@/lib/domain/site/brands';
import { type ChangedPanel, changedPanels, type Comparison, olderVersions } from '@/lib/domain/changes/changes';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadDossierVersion } from '@/lib/loaders/data/dossier';
import { loadFeatures } from '@/lib/loaders/data/feature-flags';
import type { CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { paths } from '@/lib/domain/pages/paths';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { pageCallContext } from '@/lib/loaders/request/page-session';

/**
 * What product detail shows as changed between two versions of a product, for the summary of an SDS comparison. Null where
 * product detail has no changes mode, and while the values of a version cannot be had.
 */
export async function loadChangedPanels(
  { id, version, compareWith }: { id: number; version: string; compareWith: string },
  callContext: CallContext,
): Promise<ChangedPanel[] | null> {
  const { changes } = await loadFeatures();
  if (!changes) return null;
  try {
    const [older, newer] = await Promise.all([
      loadDossierVersion(id, compareWith, callContext),
      loadDossierVersion(id, version, callContext),
    ]);
    return changedPanels(older, newer, brands[deployment().brand].showsClassification);
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/**
 * What `?changes=` compares product detail with; null when it asks for nothing. A version that is not one of the older
 * ones leads to the clean address; while the values of one cannot be had, the current ones stand alone.
 */
export async function openChanges(
  { dossier, id, interfaceLang, lang, features }: DossierScreen,
  query: ScreenQuery<'pi'>,
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
