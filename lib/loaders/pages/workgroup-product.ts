import 'server-only';
import type { EditMode, WorkgroupProduct } from '@/lib/domain/product/formulation';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { memoizePerRequest } from '@/lib/loaders/request/memoize-per-request';
import { pageCallContext } from '@/lib/loaders/request/page-session';
import type { CallContext } from '@/lib/upstream/transport/call';
import { logOutage, UpstreamError, type UpstreamErrorKind } from '@/lib/upstream/transport/upstream-error';
import { fetchWorkgroupProduct } from '@/lib/upstream/workgroup-product';

/** Errors that mean that a product is not in the visitor's list: unknown, removed, a lost workgroup, an ended login. */
const unlistedKinds: UpstreamErrorKind[] = ['not-found', 'removed', 'forbidden', 'unauthorized'];

/** Loads the workgroup product once per request; null for a product that is not in the list. Never throws an UpstreamError. */
async function loadWorkgroupProduct(
  id: number,
  callContext: CallContext,
): Promise<WorkgroupProduct | 'unavailable' | null> {
  if (!callContext.visitor) return null;
  const key = `own ${id} ${callContext.interfaceLang}`;
  return memoizePerRequest(key, () =>
    fetchWorkgroupProduct(id, callContext).catch((error: unknown) => {
      if (error instanceof UpstreamError && unlistedKinds.includes(error.kind)) return null;
      logOutage(error, key, false);
      return 'unavailable';
    }),
  );
}

/** Spec §6: whether the product is in the list of the caller's workgroup; false when unknown. */
export async function isInList(id: number, callContext: CallContext): Promise<boolean> {
  const product = await loadWorkgroupProduct(id, callContext);
  return product !== null && product !== 'unavailable';
}

/** Edit mode by `?edit=1`; confidential data is returned only when the mode is on. */
export async function openEditMode({ id, interfaceLang }: DossierScreen, query: ScreenQuery<'pi'>): Promise<EditMode> {
  const product = await loadWorkgroupProduct(id, await pageCallContext(interfaceLang));
  if (product === null) return 'none';
  if (product === 'unavailable') return product;
  return (await query).edit === '1' ? product : 'off';
}
