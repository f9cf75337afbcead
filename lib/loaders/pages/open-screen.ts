import 'server-only';
import { redirect } from 'next/navigation';
import { backLink, type BackLink } from '@/lib/domain/pages/navigation';
import { failurePath } from '@/lib/domain/pages/failure-pages';
import { parseDossierPath } from '@/lib/domain/pages/route';
import type { DocType } from '@/lib/domain/pages/tabs';
import { currentPath } from '@/lib/loaders/request/current-address';
import { deployment, loadFeatures } from '@/lib/loaders/request/deployment';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { isInList } from '@/lib/loaders/pages/workgroup-product';
import { loadViewer, pageCallContext } from '@/lib/loaders/request/page-session';
import { withTimeout } from '@/lib/upstream/transport/with-timeout';
import type { DossierScreen, ScreenParams } from '@/lib/loaders/pages/dossier-screen';

/**
 * Parses a screen's parameters and loads its dossier; a failure redirects to the error page of the specification. The guard in
 * middleware.ts reads the same cache entry, so this makes no further call.
 */
export async function openScreen(docType: DocType, params: ScreenParams): Promise<DossierScreen> {
  const { id, interfaceLang, lang } = await params;
  const route = parseDossierPath(['', id, interfaceLang, docType, lang].join('/'));
  if (route.kind !== 'dossier') return redirect(route.kind === 'redirect' ? route.to : '/');
  const callContext = await pageCallContext(route.interfaceLang);
  const [dossier, features, viewing, back, isListed] = await Promise.all([
    loadDossier(route.id, callContext).catch(async (error: unknown) =>
      redirect(failurePath({ ...route, cause: failureCause(error), address: await currentPath() })),
    ),
    loadFeatures(),
    loadViewer(),
    loadBackLink(route),
    // On a timeout the dialog is shown: the platform rejects products that are not in the list.
    withTimeout(isInList(route.id, callContext), true),
  ]);
  return { dossier, features, viewing, back, canSend: features.share && isListed, brand: deployment().brand, ...route };
}

/** The target of the back button of a product's page; null for an anonymous visitor, who has none (Spec §6). */
async function loadBackLink(page: Parameters<typeof backLink>[0]): Promise<BackLink | null> {
  const callContext = await pageCallContext(page.interfaceLang);
  if (!callContext.visitor) return null;
  const isListed = await withTimeout(isInList(page.id, callContext), false);
  return backLink(page, { appUrl: deployment().appUrl, isInList: isListed });
}
