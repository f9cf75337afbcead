import 'server-only';
import type { Dossier } from '@/lib/domain/product/dossier';
import { cachedForAnonymous } from '@/lib/upstream/data-cache';
import { memoizePerRequest } from '@/lib/loaders/request/memoize-per-request';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchProduct } from '@/lib/upstream/product';

/** A separate function, since a cached page keeps it: it must not refer to a request. */
const fetchVersion = (id: number, version?: string) => (callContext: CallContext) =>
  fetchProduct(id, callContext, version);

/**
 * Loads a product's dossier in the caller's interface language; with the id of a version with that version's values.
 * Guard, page and metadata share the cache entry, or the call of a logged-in visitor.
 * @throws {UpstreamError} `not-found` also for a version that the platform does not know
 */
function load(id: number, callContext: CallContext, version?: string): Promise<Dossier> {
  const key = ['product', id, callContext.interfaceLang, ...(version ? [version] : [])].join(' ');
  const loading = () => cachedForAnonymous(callContext, key, fetchVersion(id, version));
  return callContext.visitor ? memoizePerRequest(key, loading) : loading();
}

/** @throws {UpstreamError} */
export const loadDossier = (id: number, callContext: CallContext): Promise<Dossier> => load(id, callContext);

/** @throws {UpstreamError} */
export const loadDossierVersion = (id: number, version: string, callContext: CallContext): Promise<Dossier> =>
  load(id, callContext, version);
