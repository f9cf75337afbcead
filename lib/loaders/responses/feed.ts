import 'server-only';
import { getTranslations } from 'next-intl/server';
import { atomFeed, dayOf, type Feed } from '@/lib/domain/discovery/atom-feed';
import { discoveryPaths } from '@/lib/domain/discovery/discovery-paths';
import {
  documentLanguageId,
  fallbackInterfaceLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@/lib/domain/languages/languages';
import { type CataloguePage, readCatalogueQuery } from '@/lib/domain/lists/catalogue';
import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import { paths, publicUrl } from '@/lib/domain/pages/paths';
import { isTabAvailable } from '@/lib/domain/pages/tabs';
import { loadDossier } from '@/lib/loaders/data/dossier';
import { loadCatalogue } from '@/lib/loaders/data/lists';
import { callContextOf } from '@/lib/loaders/request/call-context';
import { deployment } from '@/lib/loaders/request/deployment';
import { queryOf } from '@/lib/loaders/request/request-parameters';
import { failureResponse } from '@/lib/loaders/responses/failure-response';
import { badRequest, publicResponse } from '@/lib/loaders/responses/handler-responses';
import { notThere } from '@/lib/loaders/responses/for-programs';
import { env } from '@/lib/settings/env';
import type { RequestSession } from '@/lib/session/request-session';

type CatalogueRow = CataloguePage['products'][number];
type Translate = Awaited<ReturnType<typeof getTranslations<'app'>>>;

/** The number of entries of a page of a product's feed. */
const pageSize = 50;

/** The addresses of a feed's pages around the one of a number. `pathOf` gives the in-app path of a page. */
const pagesAround = (number: number, hasNext: boolean, pathOf: (number: number) => string): Feed['pages'] => {
  const urlOf = (page: number) => publicUrl(deployment().siteUrl, pathOf(page));
  return {
    self: urlOf(number),
    first: urlOf(1),
    previous: number > 1 ? urlOf(number - 1) : null,
    next: hasNext ? urlOf(number + 1) : null,
  };
};

/** The response with a page of a feed in the language of `?interfaceLang=`; 404 for null: no feed, or no such page. */
async function feedResponse(
  request: Request,
  make: (interfaceLang: InterfaceLanguage, t: Translate, number: number) => Promise<Feed | null>,
): Promise<Response> {
  const { interfaceLang: requested, page } = queryOf(request, 'interfaceLang', 'page');
  if (!/^[1-9]\d{0,4}$/.test(page ?? '1')) return badRequest('page');
  const number = Number(page ?? 1);
  const interfaceLang = isInterfaceLanguage(requested) ? requested : fallbackInterfaceLanguage;
  const t = await getTranslations({ locale: interfaceLang, namespace: 'app' });
  try {
    const feed = await make(interfaceLang, t, number);
    if (!feed) return notThere(number > 1 ? `The feed has no page ${number}: begin with its first.` : undefined);
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
  feedResponse(request, async (interfaceLang, t, number) => {
    const callContext = { ...callContextOf(request.headers, interfaceLang, requestSession), visitor: undefined };
    const dossier = await loadDossier(id, callContext);
    const allVersions = dossier.versions.flatMap(({ date, ...version }) => {
      const issued = dayOf(date);
      return issued ? { ...version, date: issued } : [];
    });
    const start = (number - 1) * pageSize;
    const datedVersions = allVersions.slice(start, start + pageSize);
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
      pages: pagesAround(number, allVersions.length > start + pageSize, (page) =>
        discoveryPaths.feed(id, interfaceLang, page),
      ),
      page: urlOf(paths.sds(id, interfaceLang, lang)),
      author,
      entries: datedVersions.map((version, index) => ({
        id: `${idOf}#sds-${version.id}`,
        title: `${dossier.name} · ${t('version_of', { version: version.text })}`,
        date: version.date,
        url: urlOf(paths.sds(id, interfaceLang, lang, { version: start + index === 0 ? null : version.id })),
        comparison: allVersions[start + index + 1]
          ? urlOf(
              paths.sds(id, interfaceLang, lang, { version: version.id, compare: allVersions[start + index + 1]!.id }),
            )
          : null,
        author,
      })),
    };
  });

/** The safety data sheets of a supplier's products, the newest first: those of a page of the supplier's catalogue. */
export const supplierFeedResponse = (
  request: Request,
  supplier: string,
  requestSession: RequestSession,
): Promise<Response> =>
  feedResponse(request, async (interfaceLang, t, number) => {
    const query = { ...readCatalogueQuery({ supplier }), interfaceLang, page: number };
    if (!env().CATALOGUE || !query.supplier) return null;
    const callContext = { ...callContextOf(request.headers, interfaceLang, requestSession), visitor: undefined };
    const [page, suppliers] = await loadCatalogue(query, callContext);
    const rows = page.products.flatMap(datedRow);
    const hasNext =
      number < page.pages &&
      (await loadCatalogue({ ...query, page: number + 1 }, callContext))[0].products.flatMap(datedRow).length > 0;
    if (rows.length === 0) return null;
    const name = suppliers.find(({ id }) => id === query.supplier)?.name ?? supplier;
    const { siteUrl, mainUrl } = deployment();
    const preferredLang = documentLanguageId(interfaceLang);
    return {
      id: publicUrl(mainUrl, `/suppliers/${encodeURIComponent(supplier)}`),
      title: t('feed_of_supplier', { supplier: name }),
      lang: interfaceLang,
      pages: pagesAround(number, hasNext, (page) => discoveryPaths.supplierFeed(supplier, interfaceLang, page)),
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

/** A row with its date; none of a product without a sheet that has one. */
const datedRow = (row: CatalogueRow) => {
  const date = dayOf(row.sdsDate);
  return date && row.sdsLangs.length > 0 ? [{ ...row, date }] : [];
};
