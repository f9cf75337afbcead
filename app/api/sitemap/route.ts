import { sitemapIndex } from '@/lib/domain/discovery/sitemap';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadSitemapIndex, sitemapResponse } from '@/lib/loaders/responses/sitemap';
import { withSession } from '@/lib/session/with-session';

/** The index of the sitemap, at `/sitemap.xml`. */
export const GET = withSession((request) =>
  sitemapResponse(request, async () => [sitemapIndex(await loadSitemapIndex(), deployment().siteUrl)]),
);
