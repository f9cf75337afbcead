import 'server-only';
import type { Dossier } from '@/lib/domain/dossier';
import { asJson, type CallContext, get } from '@/lib/upstream/client';
import { productDetailSchema } from '@/lib/upstream/product-detail-schema';
import { reshapeDossier } from '@/lib/upstream/reshape-dossier';

export const maxJsonBytes = 2_000_000;

/**
 * The public product detail (docs/platform-api.md 3.5), its texts in the asker's interface language; with the id of a
 * version the values of that version, else the current ones.
 * @throws {UpstreamError} `not-found`, `removed`, or an outage
 */
export async function fetchProduct(id: number, callContext: CallContext, version?: string): Promise<Dossier> {
  const path = `/api/v1/products/-${id}/detail`;
  const call = {
    callClass: 'product',
    path,
    bareKey: 'm',
    query: { version },
    callContext,
    maxBytes: maxJsonBytes,
  } as const;
  const ofThisProduct = productDetailSchema.refine(({ basic }) => basic.id === id, 'another product');
  return reshapeDossier(await get(call, asJson(ofThisProduct)));
}
