import { z } from 'zod';
import { boundedLength, embedFrame, embedSize } from '@/lib/domain/discovery/embed';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { basePath, publicUrl } from '@/lib/domain/pages/paths';
import { parseDossierPath } from '@/lib/domain/pages/route';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { deployment } from '@/lib/loaders/request/deployment';
import { queryOf } from '@/lib/loaders/request/request-parameters';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { publicResponse } from '@/lib/loaders/responses/handler-responses';
import { withSession } from '@/lib/session/with-session';
import { env } from '@/lib/settings/env';

const url = z.url();
const formats = z.enum(['json']).nullable();

/** oEmbed 1.0 (oembed.com): the card of the product that a page of this site is about, by the page's URL. JSON only. */
export const GET = withSession(async (request) => {
  const query = queryOf(request, 'url', 'format', 'maxwidth', 'maxheight');
  if (env().EMBED_ORIGINS === 'none') return new Response(null, { status: 404 });
  // oEmbed 2.3.3: 501 for a format that is not offered.
  if (!formats.safeParse(query.format).success) return new Response(null, { status: 501 });
  const { siteUrl, brand } = deployment();
  const page = url.safeParse(query.url).data;
  const { origin, pathname } = page ? new URL(page) : { origin: null, pathname: '' };
  const route = pathname.startsWith(`${basePath}/`) ? parseDossierPath(pathname.slice(basePath.length)) : null;
  if (origin !== siteUrl || route?.kind !== 'dossier') return new Response(null, { status: 404 });
  const { id, interfaceLang } = route;
  try {
    const { name, supplierName } = await loadDossier(id, { interfaceLang });
    const width = boundedLength(query.maxwidth, embedSize.width);
    const height = boundedLength(query.maxheight, embedSize.height);
    const description = {
      type: 'rich',
      version: '1.0',
      title: name,
      ...(supplierName && { author_name: supplierName }),
      provider_name: brand.name,
      provider_url: siteUrl + basePath,
      cache_age: 3_600,
      width,
      height,
      html: embedFrame(publicUrl(siteUrl, discoveryPaths.embed(id, interfaceLang)), name, { width, height }),
    };
    return publicResponse(request, JSON.stringify(description), {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
    });
  } catch (error) {
    return failureResponse(error, request);
  }
});
