import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type FailureType, makeFailure } from '@/lib/domain/failures/failures';
import type { Features } from '@/lib/domain/site/feature-flags';
import type { InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { ListQuery } from '@/lib/domain/lists/list-query';
import { selectionScope } from '@/lib/domain/lists/product-list';
import type { Viewing } from '@/lib/domain/session/viewer';
import { loadFeatures } from '@/lib/loaders/request/deployment';
import { type List, loadList, loginForList } from '@/lib/loaders/data/lists';
import { loadViewer, pageCallContext, pageSession } from '@/lib/loaders/request/page-session';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import { log } from '@/lib/observability/log';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const retryAfterSeconds = 5;

/** The data of a list's screen. */
interface OpenedList<Page> {
  /** Null when it cannot be loaded: then `failureId` is the id in the log. */
  page: Page | null;
  failureId: string | null;
  hasLostWorkgroup: boolean;
  /** The owner of the selection (`selectionScope`). */
  scope: string;
  viewing: Viewing;
  features: Features;
}

/** Loads the page of a list by `query`; redirects an anonymous visitor to the login. `type` is the type of its failure. */
export async function openList<Page extends { pages: number }>(
  list: List<Page>,
  type: FailureType,
  query: ListQuery,
  interfaceLang: InterfaceLanguage,
): Promise<OpenedList<Page>> {
  const { session } = await pageSession();
  if (!session) return redirect(loginForList(list, query));
  const [viewing, features] = await Promise.all([loadViewer(), loadFeatures()]);
  const opened = {
    hasLostWorkgroup: (await headers()).has('x-workgroup-lost'),
    scope: selectionScope(session.user.id, session.workgroup),
    viewing,
    features,
  };
  try {
    return { ...opened, page: await loadList(list, query, await pageCallContext(interfaceLang)), failureId: null };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const failure = makeFailure(type, Math.random, { wasDisplayedInTheUi: true });
    const { id: failureId, code, wasDisplayedInTheUi } = failure;
    log().warn({ err: error, failureId, code, type, wasDisplayedInTheUi }, 'a list was not loaded');
    setResponseStatus(503, { 'Retry-After': String(retryAfterSeconds) });
    return { ...opened, page: null, failureId };
  }
}
