import { ImageResponse } from 'next/og';
import { z } from 'zod';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { interfaceLanguages } from '@/lib/domain/languages/languages';
import { cardSize } from '@/lib/domain/discovery/social-card';
import { cardFonts } from '@/lib/loaders/drawings/card-font';
import { loadSocialCard, pictureOf } from '@/lib/loaders/drawings/social-card';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { forPrograms } from '@/lib/loaders/responses/for-programs';
import { isKnownCopy } from '@/lib/loaders/request/known-copy';
import { withSession } from '@/lib/session/with-session';
import { UpstreamError } from '@/lib/upstream/transport/upstream-error';
import { CardDrawing } from './drawing';

const parameters = z.object({ id: z.string(), interfaceLang: z.enum(interfaceLanguages) });
const hour = 3_600;
const statuses = { unknown: 404, removed: 410, unavailable: 503 } as const;
const retryAfter = { 'Retry-After': '5', 'Cache-Control': 'no-store' };

/** A product's social card as an image, in an interface language; the same for every visitor. */
export const GET = withSession(
  forPrograms(async (request, { params }) => {
    const parsed = parameters.safeParse(await params);
    const id = parsed.success ? parseProductId(parsed.data.id) : null;
    if (!parsed.success || id === null) return new Response(null, { status: 404 });
    try {
      const { brand, card, pictures } = await loadSocialCard(id, parsed.data.interfaceLang);
      const picture = await pictureOf({ brand, card, pictures }, async () => {
        const drawing = <CardDrawing card={card} brand={brand} pictures={pictures} />;
        return Buffer.from(await new ImageResponse(drawing, { ...cardSize, fonts: cardFonts }).arrayBuffer());
      });
      if (picture === null) return new Response(null, { status: 503, headers: retryAfter });
      return imageResponse(picture, request);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const status = statuses[failureCause(error)];
      return new Response(null, { status, headers: status === 503 ? retryAfter : { 'Cache-Control': 'no-store' } });
    }
  }),
);

function imageResponse({ bytes, tag }: { bytes: Buffer; tag: string }, request: Request): Response {
  const headers = {
    'Content-Type': 'image/png',
    'Cache-Control': `public, max-age=${hour}, stale-while-revalidate=${24 * hour}`,
    ETag: tag,
  };
  const isKnown = isKnownCopy(request, tag);
  return new Response(isKnown ? null : new Uint8Array(bytes), { status: isKnown ? 304 : 200, headers });
}
