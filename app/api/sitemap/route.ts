import { sitemapIndex } from '@/lib/domain/discovery/sitemap';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadListedSuppliers, loadSitemapIndex, sitemapResponse } from '@/lib/loaders/responses/sitemap';
import { withSession } from '@/lib/session/with-session';

/** The index of the sitemap, at `/sitemap.xml`. */
export const GET = withSession((request) =>
  sitemapResponse(request, async () => {
    // Without the list of suppliers, as in an outage, the index is that of the products.
    const [newestDays, suppliers] = await Promise.all([loadSitemapIndex(), loadListedSuppliers().catch(() => [])]);
    return [sitemapIndex(newestDays, deployment().siteUrl, suppliers.length > 0)];
  }),
);
