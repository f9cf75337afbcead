import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { acceptsGzip, drawingResponse, loadLabelDrawing } from '@/lib/loaders/drawings/drawing-response';
import { allowOtherOrigins } from '@/lib/loaders/responses/for-programs';
import { labelResponse } from '@/lib/loaders/responses/label-response';
import { withSession } from '@/lib/session/with-session';

const unzip = promisify(gunzip);

/** Cache lifetime of a preview, in seconds: for undo and redo. */
const maxAge = 60;

/** The label as an image. */
export const GET = withSession((request, context) =>
  labelResponse(request, context, async ({ callContext, ...label }) => {
    const gzipped = await loadLabelDrawing(label, callContext, request.signal);
    const cacheControl = `private, max-age=${maxAge}`;
    // A user may see a label that others do not.
    if (!callContext.visitor) allowOtherOrigins();
    return acceptsGzip(request)
      ? drawingResponse(request, gzipped, 'image/svg+xml', cacheControl, { 'Content-Encoding': 'gzip' })
      : drawingResponse(request, await unzip(gzipped), 'image/svg+xml', cacheControl);
  }),
);
