import { supplierSitemap } from '@/lib/domain/discovery/sitemap';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadListedSuppliers, sitemapResponse } from '@/lib/loaders/responses/sitemap';
import { withSession } from '@/lib/session/with-session';

/** The pages of the suppliers, at `/sitemap/suppliers.xml`. */
export const GET = withSession((request) =>
  sitemapResponse(request, async () => {
    const suppliers = await loadListedSuppliers();
    return suppliers.length > 0 ? [supplierSitemap(suppliers, deployment().siteUrl)] : null;
  }),
);
