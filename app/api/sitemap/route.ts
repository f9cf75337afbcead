import { sitemapIndex } from '@/lib/domain/sitemap';
import { deployment } from '@/lib/loaders/deployment';
import { loadSitemapIndex } from '@/lib/loaders/sitemap';
import { sitemapResponse } from '@/lib/loaders/sitemap-answer';
import { withSession } from '@/lib/session/with-session';

/** The index of the sitemap, at `/sitemap.xml`. */
export const GET = withSession((request) =>
  sitemapResponse(request, async () => [sitemapIndex(await loadSitemapIndex(), deployment().siteUrl)]),
);
