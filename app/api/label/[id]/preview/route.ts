import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { drawingAnswer, takesGzip } from '@/lib/loaders/drawings/drawing-response';
import { loadLabelDrawing } from '@/lib/loaders/drawings/label-drawing';
import { answerLabel } from '@/lib/loaders/responses/label-response';
import { withSession } from '@/lib/session/with-session';

const unzip = promisify(gunzip);

/** So long a picture may be shown again, in seconds: for undo and redo. */
const maxAge = 60;

/** The label as a drawing. */
export const GET = withSession((request, asked) =>
  answerLabel(request, asked, async ({ asker, ...label }) => {
    const gzipped = await loadLabelDrawing(label, asker, request.signal);
    const cacheControl = `private, max-age=${maxAge}`;
    return takesGzip(request)
      ? drawingAnswer(gzipped, 'image/svg+xml', cacheControl, { 'Content-Encoding': 'gzip' })
      : drawingAnswer(await unzip(gzipped), 'image/svg+xml', cacheControl);
  }),
);

export { noHead as HEAD } from '@/lib/loaders/responses/handler-responses';
