import 'server-only';
import { getTranslations } from 'next-intl/server';
import { atomFeed, dayOf, type Feed } from '@/lib/domain/discovery/atom-feed';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import { makeFailure } from '@/lib/domain/failures/failures';
import {
  documentLanguageId,
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@/lib/domain/languages/languages';
import { readCatalogueQuery } from '@/lib/domain/lists/catalogue';
import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { loadCatalogue } from '@/lib/loaders/data/lists';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { deployment } from '@/lib/loaders/request/deployment';
import { queryOf } from '@/lib/loaders/request/request-parameters';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { publicResponse } from '@/lib/loaders/responses/handler-responses';
import { failureJson } from '@/lib/session/failure-json';
import { env } from '@/lib/settings/env';
import type { RequestSession } from '@/lib/session/request-session';

type Translate = Awaited<ReturnType<typeof getTranslations<'app'>>>;

/** The response with a feed in the language of `?interfaceLang=`; 404 for null. */
async function feedResponse(
  request: Request,
  make: (interfaceLang: InterfaceLanguage, t: Translate) => Promise<Feed | null>,
): Promise<Response> {
  const requested = queryOf(request, 'interfaceLang').interfaceLang;
  const interfaceLang = isInterfaceLanguage(requested) ? requested : fallbackInterfaceLanguage;
  const t = await getTranslations({ locale: interfaceLang, namespace: 'app' });
  try {
    const feed = await make(interfaceLang, t);
    if (!feed) return failureJson(makeFailure('CLIENT_SIDE', Math.random), 404);
    return publicResponse(request, atomFeed(feed), {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Content-Language': interfaceLang,
    });
  } catch (error) {
    return failureResponse(error, request);
  }
}

/** The issued versions of a product's safety data sheet, always as anonymous visitors see them. */
export const productFeedResponse = (request: Request, id: number, requestSession: RequestSession): Promise<Response> =>
  feedResponse(request, async (interfaceLang, t) => {
    const callContext = { ...callContextOf(request.headers, interfaceLang, requestSession), visitor: undefined };
    const dossier = await loadDossier(id, callContext);
    const datedVersions = dossier.versions.flatMap(({ date, ...version }) => {
      const issued = dayOf(date);
      return issued ? { ...version, date: issued } : [];
    });
    if (!isTabAvailable(dossier, 'gh') || datedVersions.length === 0) return null;
    const { siteUrl, mainUrl } = deployment();
    const preferredLang = documentLanguageId(interfaceLang);
    const lang = dossier.validLangs.find((validLang) => validLang === preferredLang) ?? dossier.validLangs[0] ?? 1;
    const urlOf = (path: string) => publicUrl(siteUrl, path);
    const idOf = publicUrl(mainUrl, `/${id}`);
    const author = dossier.supplierName ?? dossier.name;
    return {
      id: `${idOf}#sds`,
      title: t('feed_of_product', { product: dossier.name }),
      lang: interfaceLang,
      self: urlOf(discoveryPaths.feed(id, interfaceLang)),
      page: urlOf(paths.sds(id, interfaceLang, lang)),
      author,
      entries: datedVersions.map((version, index) => ({
        id: `${idOf}#sds-${version.id}`,
        title: `${dossier.name} · ${t('version_of', { version: version.text })}`,
        date: version.date,
        url: urlOf(paths.sds(id, interfaceLang, lang, { version: index === 0 ? null : version.id })),
        comparison: datedVersions[index + 1]
          ? urlOf(paths.sds(id, interfaceLang, lang, { version: version.id, compare: datedVersions[index + 1]!.id }))
          : null,
        author,
      })),
    };
  });

/** The newest safety data sheets of a supplier's products: the first page of the supplier's catalogue. */
export const supplierFeedResponse = (
  request: Request,
  supplier: string,
  requestSession: RequestSession,
): Promise<Response> =>
  feedResponse(request, async (interfaceLang, t) => {
    const query = { ...readCatalogueQuery({ supplier }), interfaceLang };
    if (!env().CATALOGUE || !query.supplier) return null;
    const callContext = { ...callContextOf(request.headers, interfaceLang, requestSession), visitor: undefined };
    const [page, suppliers] = await loadCatalogue(query, callContext);
    const rows = page.products.flatMap((row) => {
      const issued = dayOf(row.sdsDate);
      return issued && row.sdsLangs.length > 0 ? { ...row, date: issued } : [];
    });
    if (rows.length === 0) return null;
    const name = suppliers.find(({ id }) => id === query.supplier)?.name ?? supplier;
    const { siteUrl, mainUrl } = deployment();
    const preferredLang = documentLanguageId(interfaceLang);
    return {
      id: publicUrl(mainUrl, `/suppliers/${encodeURIComponent(supplier)}`),
      title: t('feed_of_supplier', { supplier: name }),
      lang: interfaceLang,
      self: publicUrl(siteUrl, discoveryPaths.supplierFeed(supplier, interfaceLang)),
      page: publicUrl(siteUrl, cataloguePath({ supplier, interfaceLang }, { isOfSupplier: true })),
      author: name,
      entries: rows.map((row) => ({
        id: `${publicUrl(mainUrl, `/${row.id}`)}#sds-of-${row.date}`,
        title: row.name,
        date: row.date,
        url: publicUrl(
          siteUrl,
          paths.sds(
            row.id,
            interfaceLang,
            row.sdsLangs.find((sdsLang) => sdsLang === preferredLang) ?? row.sdsLangs[0]!,
          ),
        ),
        comparison: null,
        author: name,
      })),
    };
  });
