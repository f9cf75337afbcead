import 'server-only';
import type { Dossier } from '@/lib/domain/product/dossier';
import { cachedFor } from '@/lib/loaders/data/cached-for-anonymous';
import { onceARequest } from '@/lib/loaders/request/memoize-per-request';
import type { Asker } from '@/lib/upstream/transport/call';
import { fetchProduct } from '@/lib/upstream/product';

/**
 * A product's dossier in the asker's interface language; with the id of one of its versions in that version's values.
 * Guard, page and metadata read the same entry of the cache, or make the same call of a logged-in visitor.
 * @throws {UpstreamFailure} `not-found` also for a version that the platform does not know
 */
function load(id: number, asker: Asker, version?: string): Promise<Dossier> {
  const key = ['product', id, asker.interfaceLang, ...(version ? [version] : [])].join(' ');
  const loading = () => cachedFor(asker, key, (one) => fetchProduct(id, one, version));
  return asker.visitor ? onceARequest(key, loading) : loading();
}

/** @throws {UpstreamFailure} */
export const loadDossier = (id: number, asker: Asker): Promise<Dossier> => load(id, asker);

/** @throws {UpstreamFailure} */
export const loadDossierVersion = (id: number, version: string, asker: Asker): Promise<Dossier> =>
  load(id, asker, version);
