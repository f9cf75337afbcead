import 'server-only';
import { failureResponse, type HttpFailure } from '@/lib/loaders/failure-answer';
import { env } from '@/lib/env';
import { ages } from '@/lib/upstream/data-cache';

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
