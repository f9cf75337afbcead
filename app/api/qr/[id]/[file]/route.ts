import { z } from 'zod';
import { parseProductId } from '@/lib/domain/product/identifiers';
import { internetShortcut, type PermalinkFile, permalinkFiles, permalinkPath } from '@/lib/domain/pages/permalink';
import { publicUrl } from '@/lib/domain/pages/paths';
import { deployment } from '@/lib/loaders/request/deployment';
import { qrPng, qrSvg } from '@/lib/loaders/drawings/qr-code';
import { forPrograms, notThere } from '@/lib/loaders/responses/for-programs';
import { isKnownCopy, tagOf } from '@/lib/loaders/request/known-copy';
import { withSession } from '@/lib/session/with-session';

const renderers: Record<PermalinkFile, (address: string) => string | Buffer<ArrayBuffer> | Promise<string>> = {
  'code.svg': qrSvg,
  'code.png': qrPng,
  'link.url': internetShortcut,
};

const parameters = z.object({ id: z.string(), file: z.enum(['code.svg', 'code.png', 'link.url']) });
const day = 86_400;

/** A product's permalink as QR code and as internet shortcut. It makes no platform call: a permalink never changes. */
export const GET = withSession(
  forPrograms(async (request, { params }) => {
    const parsed = parameters.safeParse(await params);
    const id = parsed.success ? parseProductId(parsed.data.id) : null;
    if (!parsed.success || id === null) return notThere();
    const { file } = parsed.data;
    const address = publicUrl(deployment().siteUrl, permalinkPath(id));
    const content = await renderers[file](address);
    const etag = tagOf(content);
    const isKnown = isKnownCopy(request, etag);
    return new Response(isKnown ? null : content, {
      status: isKnown ? 304 : 200,
      headers: {
        ETag: etag,
        'Content-Type': permalinkFiles[file].mediaType,
        'Cache-Control': `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
      },
    });
  }),
);
