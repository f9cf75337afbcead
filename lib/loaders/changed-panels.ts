import 'server-only';
import { brands } from '@/lib/domain/site/brands';
import { type ChangedPanel, changedPanels } from '@/lib/domain/changes/changes';
import { deployment } from '@/lib/loaders/deployment';
import { loadDossierVersion } from '@/lib/loaders/dossier';
import { loadFeatures } from '@/lib/loaders/feature-flags';
import type { Asker } from '@/lib/upstream/client';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/**
 * What product detail shows as changed between two versions of a product, for the summary of an SDS comparison. Null where
 * product detail has no changes mode, and while the values of a version cannot be had.
 */
export async function loadChangedPanels(
  { id, version, compareWith }: { id: number; version: string; compareWith: string },
  asker: Asker,
): Promise<ChangedPanel[] | null> {
  const { changes } = await loadFeatures();
  if (!changes) return null;
  try {
    const [older, newer] = await Promise.all([
      loadDossierVersion(id, compareWith, asker),
      loadDossierVersion(id, version, asker),
    ]);
    return changedPanels(older, newer, brands[deployment().brand].showsClassification);
  } catch (error) {
    if (error instanceof UpstreamFailure) return null;
    throw error;
  }
}
