import 'server-only';
import { redirect } from 'next/navigation';
import { views } from '@/lib/domain/site/brands';
import { type ChangedPanel, changedPanels, type Comparison, olderVersions } from '@/lib/domain/changes/changes';
import { deployment, loadFeatures } from '@/lib/loaders/request/deployment';
import { loadDossierVersion } from '@/lib/loaders/data/dossier';
import type { CallContext } from '@/lib/upstream/transport/call';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { paths } from '@/lib/domain/pages/paths';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { pageCallContext } from '@/lib/loaders/request/page-session';

/**
 * Loads the panels of product detail that changed between two versions, for the summary of an SDS comparison. Null without the
 * feature `changes`, and when a version cannot be loaded.
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
    return changedPanels(older, newer, views[deployment().brand.view].showsClassification);
  } catch (error) {
    if (error instanceof UpstreamError) return null;
    throw error;
  }
}

/**
 * Loads the older version of `?changes=`; null without the parameter. A value that is not an older version redirects to the
 * clean URL. `older` is null in an outage: the page shows the current values only.
 */
export async function openChanges(
  { dossier, id, interfaceLang, lang, features }: DossierScreen,
  query: ScreenQuery<'pi'>,
): Promise<Comparison | null> {
  const { changes: requested, edit } = await query;
  if (requested === undefined) return null;
  const redirectToCleanUrl = (): never => redirect(paths.detail(id, interfaceLang, lang, { edit: edit === '1' }));
  const version = features.changes && olderVersions(dossier.versions).find((known) => known.id === requested);
  if (!version) return redirectToCleanUrl();
  const older = await loadDossierVersion(id, version.id, await pageCallContext(interfaceLang)).catch((error: unknown) =>
    failureCause(error) === 'unavailable' ? null : redirectToCleanUrl(),
  );
  return { version, older };
}
