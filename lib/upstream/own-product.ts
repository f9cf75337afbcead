import 'server-only';
import { z } from 'zod';
import { asJson, type Asker, get } from '@/lib/upstream/client';
import { maxJsonBytes } from '@/lib/upstream/product';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

/**
 * Whether a product is in the list of the asker's workgroup (docs/platform-api.md 3.6). The answer is the user's own:
 * nothing of it is kept. A breaker of its own keeps a platform that fails here from closing the public dossiers.
 * @throws {UpstreamFailure}
 */
export async function isOwnProduct(id: number, asker: Asker): Promise<boolean> {
  const path = `/api/v1/products/${id}/detail`;
  const ofThisProduct = z.object({ basic: z.object({ id: z.coerce.number().refine((own) => own === id) }) });
  try {
    await get({ callClass: 'own', path, asker, maxBytes: maxJsonBytes }, asJson(ofThisProduct));
    return true;
  } catch (error) {
    if (error instanceof UpstreamFailure && ['not-found', 'removed'].includes(error.kind)) return false;
    throw error;
  }
}
