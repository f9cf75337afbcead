import { z } from 'zod';
import { boundedLength, embedFrame, embedSize } from '@/lib/domain/discovery/embed';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { basePath, publicUrl } from '@/lib/domain/pages/paths';
import { isDigitalLink, parseDigitalLink } from '@/lib/domain/discovery/digital-link';
import { acceptedLanguages, bestInterfaceLanguage } from '@/lib/domain/languages/interface-language';
import { productOfPermalink } from '@/lib/domain/pages/permalink';
import { parseDossierPath } from '@/lib/domain/pages/route';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { deployment } from '@/lib/loaders/request/deployment';
import { queryOf } from '@/lib/loaders/request/request-parameters';
import { loadProductOfGtin } from '@/lib/loaders/responses/digital-link-response';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { makeFailure } from '@/lib/domain/failures/failures';
import { forPrograms, notThere } from '@/lib/loaders/responses/for-programs';
import { publicResponse } from '@/lib/loaders/responses/handler-responses';
import { failureJson } from '@/lib/session/failure-json';
import { withSession } from '@/lib/session/with-session';
import { env } from '@/lib/settings/env';

const url = z.url();
const formats = z.enum(['json']).nullable();

/** The product of an in-app path: of one of its pages, of its permalink or of its GS1 Digital Link; the last two name no language. */
async function productOf(path: string, request: Request) {
  const interfaceLang = bestInterfaceLanguage(acceptedLanguages(request.headers.get('accept-language')));
  if (isDigitalLink(path)) {
    const link = parseDigitalLink(path);
    return 'gtin' in link ? { id: (await loadProductOfGtin(link.gtin)).id, interfaceLang } : null;
  }
  const permalink = productOfPermalink(path);
  if (permalink !== null) return { id: permalink, interfaceLang };
  const route = parseDossierPath(path);
  return route.kind === 'dossier' ? route : null;
}

const noProduct = 'url must be the address of a product on this site: a page, a permalink or a GS1 Digital Link.';

/** oEmbed 1.0 (oembed.com): the card of the product that an address of this site is about. JSON only. */
export const GET = withSession(
  forPrograms(async (request) => {
    const query = queryOf(request, 'url', 'format', 'maxwidth', 'maxheight');
    if (env().EMBED_ORIGINS === 'none') return notThere('This site has no cards for other sites.');
    // oEmbed 2.3.3: 501 for a format that is not offered.
    if (!formats.safeParse(query.format).success)
      return failureJson(makeFailure('CLIENT_SIDE', Math.random), 501, {
        field: 'format',
        message: 'format must be json.',
      });
    const { siteUrl, brand } = deployment();
    const page = url.safeParse(query.url).data;
    const { origin, pathname } = page ? new URL(page) : { origin: null, pathname: '' };
    if (origin !== siteUrl || !pathname.startsWith(`${basePath}/`)) return notThere(noProduct);
    try {
      const product = await productOf(pathname.slice(basePath.length), request);
      if (!product) return notThere(noProduct);
      const { id, interfaceLang } = product;
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
        Vary: 'Accept-Language',
      });
    } catch (error) {
      return failureResponse(error, request);
    }
  }),
);
