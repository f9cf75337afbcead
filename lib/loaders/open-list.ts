import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { FailureType } from '@/lib/domain/failures';
import { makeFailure } from '@/lib/domain/failures';
import type { Features } from '@/lib/domain/feature-flags';
import type { InterfaceLanguage } from '@/lib/domain/languages';
import type { ListQuery } from '@/lib/domain/list-query';
import { selectionScope } from '@/lib/domain/product-selection';
import type { Viewing } from '@/lib/domain/viewer';
import { loadFeatures } from '@/lib/loaders/feature-flags';
import { type List, loadList, loginForList } from '@/lib/loaders/lists';
import { pageCallContext, pageSession } from '@/lib/loaders/page-visit';
import { setResponseStatus } from '@/lib/loaders/response-status';
import { loadViewer } from '@/lib/loaders/viewer';
import { log } from '@/lib/log';
import { UpstreamError } from '@/lib/upstream/upstream-failure';

const retryAfterSeconds = 5;

/** What the screen of a list starts from. */
export interface OpenedList<Page> {
  /** Null where it cannot be loaded now: then `failureId` is the id in the log. */
  page: Page | null;
  failureId: string | null;
  hasLostWorkgroup: boolean;
  /** Whose selection it is (`selectionScope`). */
  scope: string;
  viewing: Viewing;
  features: Features;
}

/** Loads the page of a list that `query` asks for; an anonymous visitor goes to the login. `type` is that of its failure. */
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
    ...{ viewing, features },
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
