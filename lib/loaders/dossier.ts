import 'server-only';
import type { Dossier } from '@/lib/domain/dossier';
import { cached } from '@/lib/upstream/data-cache';
import type { Asker } from '@/lib/upstream/client';
import { fetchProduct } from '@/lib/upstream/product';

/**
 * A product's dossier in the asker's interface language. Guard, page and metadata read the same cache entry.
 * @throws {UpstreamFailure}
 */
export function loadDossier(id: number, asker: Asker): Promise<Dossier> {
  return cached(`product ${id} ${asker.interfaceLang}`, () => fetchProduct(id, asker));
}

/**
 * The dossier with the values of one of its versions.
 * @throws {UpstreamFailure} `not-found` for a version that the platform does not know
 */
export function loadDossierVersion(id: number, version: string, asker: Asker): Promise<Dossier> {
  return cached(`product ${id} ${asker.interfaceLang} ${version}`, () => fetchProduct(id, asker, version));
}
