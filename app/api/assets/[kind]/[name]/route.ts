import { z } from 'zod';
import { drawingResponse } from '@/lib/loaders/drawings/drawing-response';
import { failureCause } from '@/lib/loaders/data/failure-cause';
import { assetKinds, loadAsset } from '@/lib/upstream/asset';
import { withSession } from '@/lib/session/with-session';

const parameters = z.object({
  kind: z.enum(assetKinds),
  name: z.string().regex(/^[\w-]{1,64}\.(svg|png|jpg)$/),
});

const day = 86_400;
const statuses = { unknown: 404, removed: 404, unavailable: 503 } as const;

/** Logos, pictograms and safety signs of the platform (docs/platform-api.md 3.13). */
export const GET = withSession(async (request, { params }) => {
  const parsed = parameters.safeParse(await params);
  if (!parsed.success) return new Response(null, { status: 404 });
  try {
    const { mediaType, bytes } = await loadAsset(parsed.data.kind, parsed.data.name);
    return drawingResponse(request, bytes, mediaType, `public, max-age=${day}, stale-while-revalidate=${7 * day}`);
  } catch (error) {
    return new Response(null, { status: statuses[failureCause(error)], headers: { 'Cache-Control': 'no-store' } });
  }
});
