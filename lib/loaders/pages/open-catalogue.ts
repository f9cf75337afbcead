import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { makeFailure } from '@/lib/domain/failures/failures';
import { documentLanguageId, type InterfaceLanguage } from '@/lib/domain/languages/languages';
import type { CataloguePage, CatalogueQuery, Supplier } from '@/lib/domain/lists/catalogue';
import { paths } from '@/lib/domain/pages/paths';
import { parseProductId } from '@/lib/domain/product/identifiers';
import type { Features } from '@/lib/domain/site/feature-flags';
import { loadFeatures } from '@/lib/loaders/request/deployment';
import { catalogueKey, loadCatalogue } from '@/lib/loaders/data/lists';
import { memoizePerRequest } from '@/lib/loaders/request/memoize-per-request';
import { pageCallContext } from '@/lib/loaders/request/page-session';
import { setResponseStatus } from '@/lib/loaders/request/response-status';
import { log } from '@/lib/observability/log';
import { env } from '@/lib/settings/env';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const retryAfterSeconds = 5;

/** The data of the catalogue's screen. */
export interface OpenedCatalogue {
  /** Null when it cannot be loaded: then `failureId` is the id in the log. */
  page: CataloguePage | null;
  failureId: string | null;
  suppliers: Supplier[];
  features: Features;
}

/**
 * Opens a page of the catalogue; null without the setting CATALOGUE, and for a platform without the call. A search for a product's
 * number redirects to its dossier, in an outage too. Public data from the cache, also for a logged-in visitor.
 */
export async function openCatalogue(
  query: CatalogueQuery,
  interfaceLang: InterfaceLanguage,
): Promise<OpenedCatalogue | null> {
  if (!env().CATALOGUE) return null;
  return memoizePerRequest(catalogueKey(query, interfaceLang), () => open(query, interfaceLang));
}

async function open(query: CatalogueQuery, interfaceLang: InterfaceLanguage): Promise<OpenedCatalogue | null> {
  const callContext = { ...(await pageCallContext(interfaceLang)), visitor: undefined };
  const features = await loadFeatures();
  try {
    // Without suppliers the filter by them is missing.
    const [page, suppliers] = await loadCatalogue(query, callContext);
    const id = parseProductId(query.search);
    const [best] = page.products;
    if (id !== null && best?.id === id && !best.isSimilar && (await isNavigation())) openDossier(id, interfaceLang);
    return { page, failureId: null, suppliers, features };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.kind === 'not-found') return null;
    const id = parseProductId(query.search);
    if (id !== null && (await isNavigation())) openDossier(id, interfaceLang);
    const failure = makeFailure('CAN_NOT_LOAD_PRODUCTS_DATA', Math.random, { wasDisplayedInTheUi: true });
    log().warn({ err: error, failureId: failure.id, code: failure.code }, 'the catalogue was not loaded');
    setResponseStatus(503, { 'Retry-After': String(retryAfterSeconds) });
    return { page: null, failureId: failure.id, suppliers: [], features };
  }
}

/** Whether the page is opened, and not updated while the visitor types a longer number. */
const isNavigation = async () => (await headers()).get('sec-fetch-dest') !== 'empty';

/** Redirects to a product's landing page. */
export const openDossier = (id: number, interfaceLang: string): never =>
  redirect(paths.dossier(id, interfaceLang, 'pd', documentLanguageId(interfaceLang) ?? 1));
