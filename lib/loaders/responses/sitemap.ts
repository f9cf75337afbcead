import 'server-only';
import { type ListedProduct, newestDay, partsOf, productsPerPart } from '@/lib/domain/discovery/sitemap';
import { loadSuppliers } from '@/lib/loaders/data/lists';
import { ages, cached } from '@/lib/upstream/data-cache';
import { fetchPublicList, listPageSize, type PublicListPage } from '@/lib/upstream/product-list';
import { withTimeout } from '@/lib/upstream/transport/with-timeout';
import { failureResponse, type HttpFailure } from '@/lib/loaders/responses/failure-response';
import { fallbackInterfaceLanguage } from '@/lib/domain/languages/languages';
import type { Supplier } from '@/lib/domain/lists/catalogue';
import { env } from '@/lib/settings/env';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';

const loadPage = (number: number): Promise<PublicListPage> =>
  cached(`public list ${number}`, () => fetchPublicList(number));

const partsPerPage = listPageSize / productsPerPart;
const partOf = ({ products }: PublicListPage, index: number) => {
  const first = (index % partsPerPage) * productsPerPart;
  return products.slice(first, first + productsPerPart);
};

/**
 * The newest day of each part of the sitemap, in order. Loading all pages of a long list takes longer than a search engine waits:
 * until it is done, and when it fails, the days are null.
 * @throws {UpstreamError}
 */
export async function loadSitemapIndex(): Promise<(string | null)[]> {
  const parts = partsOf((await loadPage(1)).total);
  const unknown = Array<null>(parts).fill(null);
  return withTimeout(
    loadNewestDays(parts).catch(() => unknown),
    unknown,
  );
}

const loadNewestDays = (parts: number): Promise<(string | null)[]> =>
  cached(`sitemap days ${parts}`, async () => {
    const days: (string | null)[] = [];
    for (let index = 0; index < parts; index += 1) days.push(newestDay(partOf(await loadPage(pageOf(index)), index)));
    return days;
  });

const pageOf = (index: number) => 1 + Math.floor(index / partsPerPage);

/**
 * The products of a part of the sitemap, counted from 1; null for a part that does not exist.
 * @throws {UpstreamError}
 */
export async function loadSitemapPart(number: number): Promise<ListedProduct[] | null> {
  if (number > partsOf((await loadPage(1)).total)) return null;
  const index = number - 1;
  return partOf(await loadPage(pageOf(index)), index);
}

/** The suppliers with a page of their own: none without the catalogue. @throws {UpstreamError} */
export const loadListedSuppliers = async (): Promise<Supplier[]> => {
  if (!env().CATALOGUE) return [];
  return loadSuppliers({ interfaceLang: fallbackInterfaceLanguage }).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.kind === 'not-found') return [];
    throw error;
  });
};

const seconds = (ms: number) => ms / 1000;
const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': `public, max-age=${seconds(ages.freshMs)}, stale-while-revalidate=${seconds(ages.staleWhileRevalidateMs)}`,
};

/** A timeout is a 503 too, so that a search engine tries again. */
const outage: HttpFailure = { status: 503, type: 'SERVER_DOWN_ERROR' };

/**
 * The response to a request for the sitemap: the chunks of `make`, streamed; 404 for null and without the setting SITEMAP, 503
 * in an outage of the platform.
 */
export async function sitemapResponse(
  request: Request,
  make: () => Promise<Iterable<string> | null>,
): Promise<Response> {
  if (!env().SITEMAP) return new Response(null, { status: 404 });
  try {
    const chunks = await make();
    return chunks ? new Response(streamOf(chunks), { headers }) : new Response(null, { status: 404 });
  } catch (error) {
    return failureResponse(error, request, null, { timeout: outage, 'circuit-open': outage });
  }
}

/** Converts chunks to a stream with backpressure: each chunk is generated when the one before it was read. */
function streamOf(chunks: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.iterator]();
  return new ReadableStream({
    pull: (controller) => {
      const { done, value } = iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
