import 'server-only';
import type { CataloguePage, CatalogueQuery, Supplier } from '@/lib/domain/lists/catalogue';
import type { ListQuery } from '@/lib/domain/lists/list-query';
import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import type { LoginMessage } from '@/lib/domain/session/login';
import { paths } from '@/lib/domain/pages/paths';
import { memoizePerRequest } from '@/lib/loaders/request/memoize-per-request';
import type { LawData } from '@/lib/domain/lists/law-data';
import { fetchLawData } from '@/lib/upstream/law-data';
import { cachedForAll } from '@/lib/upstream/data-cache';
import { fetchSharePage } from '@/lib/upstream/shares';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchCatalogue, fetchProductPage, fetchSuppliers } from '@/lib/upstream/product-list';

/** A paginated list of a logged-in user. */
export interface List<Page extends { pages: number }> {
  path: (query?: Partial<ListQuery>) => string;
  /** @throws {UpstreamError} */
  fetch: (query: ListQuery, callContext: CallContext) => Promise<Page>;
}

export const productList = { path: paths.productList, fetch: fetchProductPage } satisfies List<{ pages: number }>;
export const shareList = { path: paths.shareList, fetch: fetchSharePage } satisfies List<{ pages: number }>;

/**
 * Loads a page of one of the caller's lists; the guard and the page of one request share the call.
 * @throws {UpstreamError}
 */
export function loadList<Page extends { pages: number }>(
  { path, fetch }: List<Page>,
  query: ListQuery,
  callContext: CallContext,
): Promise<Page> {
  return memoizePerRequest(`${path(query)} ${callContext.visitor?.workgroup}`, () => fetch(query, callContext));
}

/** In-app path of the login that leads back to the same page of the list. */
export const loginForList = (
  { path }: Pick<List<never>, 'path'>,
  { interfaceLang, ...query }: ListQuery,
  failure?: LoginMessage,
) => paths.login({ next: path(query), interfaceLang: interfaceLang ?? undefined, failure });

/** The key of a page of the catalogue in the data cache. */
export const catalogueKey = (query: CatalogueQuery, interfaceLang: string) =>
  `catalogue ${interfaceLang} ${cataloguePath({ ...query, interfaceLang: null })}`;

/** A page of the catalogue from the cache, and its suppliers: an empty list if only these are missing. @throws {UpstreamError} */
export const loadCatalogue = (query: CatalogueQuery, callContext: CallContext): Promise<[CataloguePage, Supplier[]]> =>
  Promise.all([
    cachedForAll(callContext, catalogueKey(query, callContext.interfaceLang), (sharedContext) =>
      fetchCatalogue(query, sharedContext),
    ),
    loadSuppliers(callContext).catch(() => []),
  ]);

/** The tables of law with which products are compared. @throws {UpstreamError} `not-found`: the platform has no such call */
export const loadLawData = (callContext: CallContext): Promise<LawData> =>
  cachedForAll(callContext, 'catalogue law', fetchLawData);

/** The suppliers of the public products. @throws {UpstreamError} `not-found`: the platform has no catalogue */
export const loadSuppliers = (callContext: CallContext): Promise<Supplier[]> =>
  cachedForAll(callContext, 'catalogue suppliers', fetchSuppliers);
