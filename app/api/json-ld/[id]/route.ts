import { canonicalPath } from '@/lib/domain/pages/product-pages';
import { fallbackInterfaceLanguage, isInterfaceLanguage } from '@/lib/domain/languages/languages';
import { linkHeader } from '@/lib/domain/discovery/page-links';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { deployment } from '@/lib/loaders/request/deployment';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { forPrograms, notThere } from '@/lib/loaders/responses/for-programs';
import { productJsonLd } from '@/lib/loaders/pages/json-ld';
import { publicResponse } from '@/lib/loaders/responses/handler-responses';
import { documentParams, queryOf } from '@/lib/loaders/request/request-parameters';
import { withSession } from '@/lib/session/with-session';

const parameters = documentParams.pick({ id: true });

/** `/p/{id}.json`: the product as JSON-LD, in English or in `?interfaceLang=`; always the anonymous view. */
export const GET = withSession(
  forPrograms(async (request, { params, requestSession }) => {
    const parsed = parameters.safeParse(await params);
    const requested = queryOf(request, 'interfaceLang').interfaceLang;
    const interfaceLang = isInterfaceLanguage(requested) ? requested : fallbackInterfaceLanguage;
    if (!parsed.success) return notThere();
    try {
      const callContext = { ...callContextOf(request.headers, interfaceLang, requestSession), visitor: undefined };
      const dossier = await loadDossier(parsed.data.id, callContext);
      const page = canonicalPath(dossier, { interfaceLang, docType: 'pd', lang: 1 });
      return publicResponse(request, JSON.stringify(await productJsonLd(dossier, interfaceLang)), {
        'Content-Type': 'application/ld+json',
        'Content-Language': interfaceLang,
        Link: linkHeader(deployment().siteUrl, [{ path: page, rel: 'canonical' }]),
      });
    } catch (error) {
      return failureResponse(error, request);
    }
  }),
);
