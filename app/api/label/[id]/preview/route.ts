import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { acceptsGzip, drawingResponse, loadLabelDrawing } from '@/lib/loaders/drawings/drawing-response';
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
    return acceptsGzip(request)
      ? drawingResponse(gzipped, 'image/svg+xml', cacheControl, { 'Content-Encoding': 'gzip' })
      : drawingResponse(await unzip(gzipped), 'image/svg+xml', cacheControl);
  }),
);

export { headNotAllowed as HEAD } from '@/lib/loaders/responses/handler-responses';
