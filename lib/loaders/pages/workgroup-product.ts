import 'server-only';
import type { EditMode, OwnProduct } from '@/lib/domain/product/formulation';
import type { DossierScreen, ScreenQuery } from '@/lib/loaders/pages/dossier-screen';
import { onceARequest } from '@/lib/loaders/request/memoize-per-request';
import { pageAsker } from '@/lib/loaders/request/page-session';
import type { Asker } from '@/lib/upstream/transport/call';
import { logOutage, UpstreamFailure, type UpstreamFailureKind } from '@/lib/upstream/transport/upstream-error';
import { fetchOwnProduct } from '@/lib/upstream/workgroup-product';

/** Answers by which a product is not the visitor's: not in the list, no such workgroup, no login any more. */
const notOwn: UpstreamFailureKind[] = ['not-found', 'removed', 'forbidden', 'unauthorized'];

/** One call a page view, whoever needs the answer; null for a product that is not in the list. It never fails. */
async function loadOwnProduct(id: number, asker: Asker): Promise<OwnProduct | 'unavailable' | null> {
  if (!asker.visitor) return null;
  const key = `own ${id} ${asker.interfaceLang}`;
  return onceARequest(key, () =>
    fetchOwnProduct(id, asker).catch((error: unknown) => {
      if (error instanceof UpstreamFailure && notOwn.includes(error.kind)) return null;
      logOutage(error, key, false);
      return 'unavailable';
    }),
  );
}

/** Spec §6: whether the product is in the list of the asker's workgroup; no while that cannot be said. */
export async function isInList(id: number, asker: Asker): Promise<boolean> {
  const own = await loadOwnProduct(id, asker);
  return own !== null && own !== 'unavailable';
}

/** Edit mode as `?edit=1` wants it; confidential data leaves here only when the mode is on. */
export async function openEditMode({ id, interfaceLang }: DossierScreen, query: ScreenQuery<'pi'>): Promise<EditMode> {
  const own = await loadOwnProduct(id, await pageAsker(interfaceLang));
  if (own === null) return 'none';
  if (own === 'unavailable') return own;
  return (await query).edit === '1' ? own : 'off';
}
