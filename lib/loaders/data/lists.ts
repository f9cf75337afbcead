import 'server-only';
import type { ListQuery } from '@/lib/domain/lists/list-query';
import type { LoginMessage } from '@/lib/domain/session/login';
import { paths } from '@/lib/domain/pages/paths';
import { memoizePerRequest } from '@/lib/loaders/request/memoize-per-request';
import type { CallContext } from '@/lib/upstream/transport/call';
import { fetchProductPage } from '@/lib/upstream/product-list';
import { fetchSharePage } from '@/lib/upstream/share-list';

/** A list of a logged-in user, in pages. */
export interface List<Page extends { pages: number }> {
  path: (query?: Partial<ListQuery>) => string;
  /** @throws {UpstreamError} */
  fetch: (query: ListQuery, callContext: CallContext) => Promise<Page>;
}

export const productList = { path: paths.productList, fetch: fetchProductPage } satisfies List<{ pages: number }>;
export const shareList = { path: paths.shareList, fetch: fetchSharePage } satisfies List<{ pages: number }>;

/**
 * A page of one of the asker's lists; the guard and the page of one request make the same call.
 * @throws {UpstreamError}
 */
export function loadList<Page extends { pages: number }>(
  { path, fetch }: List<Page>,
  query: ListQuery,
  callContext: CallContext,
): Promise<Page> {
  return memoizePerRequest(`${path(query)} ${callContext.visitor?.workgroup}`, () => fetch(query, callContext));
}

/** In-app path of the login from which a user gets back to the same page of the list. */
export const loginForList = (
  { path }: Pick<List<never>, 'path'>,
  { interfaceLang, ...query }: ListQuery,
  failure?: LoginMessage,
) => paths.login({ next: path(query), interfaceLang: interfaceLang ?? undefined, failure });
