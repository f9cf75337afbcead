import { labelCallQuery } from '@/lib/domain/label-query';
import { answerLabel } from '@/lib/loaders/label-request';
import { fetchLabelDrawing } from '@/lib/upstream/label';

/** So long a picture may be shown again, in seconds: for undo and redo. */
const maxAge = 60;

/** The label as a drawing, for an `<img>`. */
export const GET = (request: Request, context: { params: Promise<object> }): Promise<Response> =>
  answerLabel(request, context, async ({ id, settings, asker }) => {
    const query = labelCallQuery(settings, { timestamp: Date.now(), onePerPage: true });
    const drawing = await fetchLabelDrawing(id, query, asker);
    return new Response(new Uint8Array(drawing), {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': `private, max-age=${maxAge}`,
        // Opened by itself it runs nothing and reaches nothing.
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
      },
    });
  });

export { noHead as HEAD } from '@/lib/loaders/no-head';
