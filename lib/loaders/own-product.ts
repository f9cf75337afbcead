import 'server-only';
import type { EditMode, WorkgroupProduct } from '@/lib/domain/formulation';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/dossier-screen';
import { memoizePerRequest } from '@/lib/loaders/once-a-request';
import { pageCallContext } from '@/lib/loaders/page-visit';
import type { CallContext } from '@/lib/upstream/client';
import { logOutage } from '@/lib/upstream/log-outage';
import { fetchWorkgroupProduct } from '@/lib/upstream/own-product';
import { UpstreamError, type UpstreamErrorKind } from '@/lib/upstream/upstream-failure';

/** Answers by which a product is not the visitor's: not in the list, no such workgroup, no login any more. */
const notInList: UpstreamErrorKind[] = ['not-found', 'removed', 'forbidden', 'unauthorized'];

/** One call a page view, whoever needs the answer; null for a product that is not in the list. It never fails. */
async function loadWorkgroupProduct(
  id: number,
  callContext: CallContext,
): Promise<WorkgroupProduct | 'unavailable' | null> {
  if (!callContext.visitor) return null;
  const key = `own ${id} ${callContext.interfaceLang}`;
  return memoizePerRequest(key, () =>
    fetchWorkgroupProduct(id, callContext).catch((error: unknown) => {
      if (error instanceof UpstreamError && notInList.includes(error.kind)) return null;
      logOutage(error, key, false);
      return 'unavailable';
    }),
  );
}

/** Spec §6: whether the product is in the list of the asker's workgroup; no while that cannot be said. */
export async function isInList(id: number, callContext: CallContext): Promise<boolean> {
  const product = await loadWorkgroupProduct(id, callContext);
  return product !== null && product !== 'unavailable';
}

/** Edit mode as `?edit=1` wants it; confidential data leaves here only when the mode is on. */
export async function openEditMode({ id, interfaceLang }: DossierScreen, query: ScreenQuery): Promise<EditMode> {
  const product = await loadWorkgroupProduct(id, await pageCallContext(interfaceLang));
  if (product === null) return 'none';
  if (product === 'unavailable') return product;
  return (await query).edit === '1' ? product : 'off';
}
