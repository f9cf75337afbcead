import { sitemapPart } from '@/lib/domain/discovery/sitemap';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadSitemapPart, sitemapResponse } from '@/lib/loaders/responses/sitemap';
import { withSession } from '@/lib/session/with-session';

/** A part of the sitemap, at `/sitemap/1.xml`. */
export const GET = withSession<{ part: string }>((request, { params }) =>
  sitemapResponse(request, async () => {
    const { part } = await params;
    const products = /^[1-9]\d{0,6}$/.test(part) ? await loadSitemapPart(Number(part)) : null;
    return products && sitemapPart(products, deployment().siteUrl);
  }),
);
