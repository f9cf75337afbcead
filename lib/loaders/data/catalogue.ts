import 'server-only';
import type { CataloguePage, CatalogueQuery, Supplier } from '@/lib/domain/lists/catalogue';
import { cataloguePath } from '@/lib/domain/pages/catalogue-path';
import { fetchCatalogue, fetchSuppliers } from '@/lib/upstream/catalogue';
import { cached } from '@/lib/upstream/data-cache';
import type { CallContext } from '@/lib/upstream/transport/call';

/** The key of a page of the catalogue in the data cache. */
export const catalogueKey = (query: CatalogueQuery, interfaceLang: string) =>
  `catalogue ${interfaceLang} ${cataloguePath({ ...query, interfaceLang: null })}`;

/** A page of the catalogue from the cache, and its suppliers: an empty list if only these are missing. @throws {UpstreamError} */
export const loadCatalogue = (query: CatalogueQuery, callContext: CallContext): Promise<[CataloguePage, Supplier[]]> =>
  Promise.all([
    cached(catalogueKey(query, callContext.interfaceLang), () => fetchCatalogue(query, callContext)),
    loadSuppliers(callContext).catch(() => []),
  ]);

/** The suppliers of the public products. @throws {UpstreamError} `not-found`: the platform has no catalogue */
export const loadSuppliers = (callContext: CallContext): Promise<Supplier[]> =>
  cached('catalogue suppliers', () => fetchSuppliers(callContext));
