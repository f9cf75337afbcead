import 'server-only';
import { backLink, type BackLink } from '@/lib/domain/pages/navigation';
import { deployment } from '@/lib/loaders/request/deployment';
import { isInList } from '@/lib/loaders/pages/workgroup-product';
import { pageAsker } from '@/lib/loaders/request/page-session';
import { notLongerThanAPageWaits } from '@/lib/upstream/transport/with-timeout';

/** Where the back button of a product's page leads; null for an anonymous visitor, who has none (Spec §6). */
export async function loadBackLink(page: Parameters<typeof backLink>[0]): Promise<BackLink | null> {
  const asker = await pageAsker(page.interfaceLang);
  if (!asker.visitor) return null;
  const isListed = await notLongerThanAPageWaits(isInList(page.id, asker), false);
  return backLink(page, { appUrl: deployment().appUrl, isInList: isListed });
}
