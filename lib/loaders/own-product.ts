import 'server-only';
import { onceARequest } from '@/lib/loaders/once-a-request';
import type { Asker } from '@/lib/upstream/client';
import { logOutage } from '@/lib/upstream/log-outage';
import { isOwnProduct } from '@/lib/upstream/own-product';

/** Spec §6: whether the product is in the list of the asker's workgroup; no while that cannot be said. One call a page view. */
export async function isInList(id: number, asker: Asker): Promise<boolean> {
  if (!asker.visitor) return false;
  const key = `own ${id} ${asker.interfaceLang}`;
  return onceARequest(asker, key, () =>
    isOwnProduct(id, asker).catch((error: unknown) => {
      logOutage(error, key, false);
      return false;
    }),
  );
}
