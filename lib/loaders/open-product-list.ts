import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { makeFailure } from '@/lib/domain/failures';
import type { Features } from '@/lib/domain/feature-flags';
import type { InterfaceLanguage } from '@/lib/domain/languages';
import type { ListQuery, ProductPage } from '@/lib/domain/product-list';
import { selectionScope } from '@/lib/domain/product-selection';
import type { Viewing } from '@/lib/domain/viewer';
import { loadFeatures } from '@/lib/loaders/feature-flags';
import { pageAsker, pageVisit } from '@/lib/loaders/page-visit';
import { loadProductPage, loginForList } from '@/lib/loaders/product-list';
import { setResponseStatus } from '@/lib/loaders/response-status';
import { loadViewer } from '@/lib/loaders/viewer';
import { log } from '@/lib/log';
import { UpstreamFailure } from '@/lib/upstream/upstream-failure';

const retryAfterSeconds = 5;

/** What the screen of the product list starts from. */
export interface OpenedProductList {
  /** Null where it cannot be loaded now: then `failureId` is the id in the log. */
  page: ProductPage | null;
  failureId: string | null;
  hasLostWorkgroup: boolean;
  /** Whose selection it is (`selectionScope`). */
  scope: string;
  viewing: Viewing;
  features: Features;
}

/** Loads the page of the product list that `query` asks for; an anonymous visitor goes to the login. */
export async function openProductList(query: ListQuery, interfaceLang: InterfaceLanguage): Promise<OpenedProductList> {
  const { session } = await pageVisit();
  if (!session) return redirect(loginForList(query));
  const [viewing, features] = await Promise.all([loadViewer(), loadFeatures()]);
  const opened = {
    hasLostWorkgroup: (await headers()).has('x-workgroup-lost'),
    scope: selectionScope(session.user.id, session.workgroup),
    ...{ viewing, features },
  };
  try {
    return { ...opened, page: await loadProductPage(query, await pageAsker(interfaceLang)), failureId: null };
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    const failure = makeFailure('CAN_NOT_LOAD_PRODUCTS_DATA', Math.random);
    log().warn({ err: error, failureId: failure.id, type: failure.type }, 'the product list was not loaded');
    setResponseStatus(503, { 'Retry-After': String(retryAfterSeconds) });
    return { ...opened, page: null, failureId: failure.id };
  }
}
