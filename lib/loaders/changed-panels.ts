import 'server-only';
import { brands } from '@/lib/domain/brands';
import { type ChangedPanel, changedPanels } from '@/lib/domain/changes';
import { deployment } from '@/lib/loaders/deployment';
import { loadDossierVersion } from '@/lib/loaders/dossier';
import { loadFeatures } from '@/lib/loaders/feature-flags';
import type { CallContext } from '@/lib/upstream/client';
import { UpstreamError } from '@/lib/upstream/upstream-failure';

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
