import 'server-only';
import { type ListedProduct, newestDay, partsOf, productsPerPart } from '@/lib/domain/discovery/sitemap';
import { ages, cached } from '@/lib/upstream/data-cache';
import { withTimeout } from '@/lib/upstream/transport/with-timeout';
import { fetchPublicList, listPageSize, type PublicListPage } from '@/lib/upstream/public-list';
import { failureResponse, type HttpFailure } from '@/lib/loaders/responses/failure-response';
import { env } from '@/lib/settings/env';

const loadPage = (number: number): Promise<PublicListPage> =>
  cached(`public list ${number}`, () => fetchPublicList(number));

const partsPerPage = listPageSize / productsPerPart;
const partOf = ({ products }: PublicListPage, index: number) => {
  const first = (index % partsPerPage) * productsPerPart;
  return products.slice(first, first + productsPerPart);
};

/**
 * The newest day of each part of the sitemap, in order. To read all pages of a long list takes longer than a search engine waits:
 * until that is done, and when it fails, the days are null, unknown.
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
 * The products of a part of the sitemap, counted from 1; null where there is no such part.
 * @throws {UpstreamError}
 */
export async function loadSitemapPart(number: number): Promise<ListedProduct[] | null> {
  if (number > partsOf((await loadPage(1)).total)) return null;
  const index = number - 1;
  return partOf(await loadPage(pageOf(index)), index);
}

const seconds = (ms: number) => ms / 1000;
const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': `public, max-age=${seconds(ages.freshMs)}, stale-while-revalidate=${seconds(ages.staleWhileRevalidateMs)}`,
};

/** To a search engine a platform that is slow is as good as one that is down: it comes again. */
const outage: HttpFailure = { status: 503, type: 'SERVER_DOWN_ERROR' };

/**
 * The answer to a call for the sitemap: what `make` gives, piece by piece; 404 where it gives nothing and where the operator has no
 * sitemap (SITEMAP), 503 when the platform cannot be asked.
 */
export async function sitemapResponse(
  request: Request,
  make: () => Promise<Iterable<string> | null>,
): Promise<Response> {
  if (!env().SITEMAP) return new Response(null, { status: 404 });
  try {
    const pieces = await make();
    return pieces ? new Response(streamOf(pieces), { headers }) : new Response(null, { status: 404 });
  } catch (error) {
    return failureResponse(error, request, null, { timeout: outage, 'circuit-open': outage });
  }
}

/** Each piece is made when the one before it was taken. */
function streamOf(pieces: Iterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const left = pieces[Symbol.iterator]();
  return new ReadableStream({
    pull: (controller) => {
      const { done, value } = left.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
