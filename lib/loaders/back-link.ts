import 'server-only';
import { backLink, type BackLink } from '@/lib/domain/back-link';
import { deployment } from '@/lib/loaders/deployment';
import { isInList } from '@/lib/loaders/own-product';
import { pageCallContext } from '@/lib/loaders/page-visit';
import { withTimeout } from '@/lib/upstream/not-longer-than-a-page-waits';

/** Where the back button of a product's page leads; null for an anonymous visitor, who has none (Spec §6). */
export async function loadBackLink(page: Parameters<typeof backLink>[0]): Promise<BackLink | null> {
  const callContext = await pageCallContext(page.interfaceLang);
  if (!callContext.visitor) return null;
  const isListed = await withTimeout(isInList(page.id, callContext), false);
  return backLink(page, { appUrl: deployment().appUrl, isInList: isListed });
}
