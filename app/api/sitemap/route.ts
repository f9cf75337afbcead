import { sitemapIndex } from '@/lib/domain/discovery/sitemap';
import { deployment } from '@/lib/loaders/deployment';
import { loadSitemapIndex } from '@/lib/loaders/sitemap';
import { sitemapAnswer } from '@/lib/loaders/sitemap-answer';
import { withSession } from '@/lib/session/with-session';

/** The index of the sitemap, at `/sitemap.xml`. */
export const GET = withSession((request) =>
  sitemapAnswer(request, async () => [sitemapIndex(await loadSitemapIndex(), deployment().siteUrl)]),
);
